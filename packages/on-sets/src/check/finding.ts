import { clauseRef, coversClause, type Grounds, groundsOf, type OnSetsGrounds } from '@forceout/rulebook';
import type { Facts, Json, Reason, Said } from '@forceout/table';
import { saidBy } from '@forceout/table/said';
import type { OnSetsKey } from '../codes.ts';
import type { OnSetsPosition } from '../position.ts';

/** A reason with every clause under which a checker may raise it, without edition, the main one first. */
export interface Finding extends Reason {
  readonly grounds: readonly string[];
}

export function finding(
  position: Pick<OnSetsPosition, 'edition'>,
  key: OnSetsKey,
  under: keyof OnSetsGrounds | Grounds,
  facts?: Facts,
  at?: Json,
): Finding {
  return findingOf(position, saidBy(key, facts), under, at);
}

/** A finding of what the reader of a text already said. */
export function findingOf(
  position: Pick<OnSetsPosition, 'edition'>,
  said: Said,
  under: keyof OnSetsGrounds | Grounds,
  at?: Json,
): Finding {
  const grounds = typeof under === 'string' ? groundsOf('on-sets', position.edition)[under] : under;
  const base = { ...said, clause: clauseRef(position.edition, grounds[0]), grounds };
  return at === undefined ? base : { ...base, at };
}

/** Does a reason raised as `clause` cover a fault that stands under `ground`? Broader clauses cover narrower ones. */
export function covers(clause: string, ground: string): boolean {
  const named = clause
    .replace(/^onsets-\d+\s+/, '')
    .replace(/\s+(comment|examples|optional|order)\b.*$/, '')
    .trim();
  return coversClause(named, ground);
}

export const toReason = ({ grounds: _, ...reason }: Finding): Reason => reason;
