import { coversClause } from '@forceout/rulebook';
import type { Facts, Json, Reason, Said } from '@forceout/table';
import { saidBy } from '@forceout/table/said';
import type { EquationsCode, EquationsKey } from '../codes.ts';
import { addressOf, cite, type Ground, type Rules } from '../rules.ts';

/** A reason why an Equation is not correct. The first clause is the one to cite; the others name the same fault. */
export interface Finding extends Said {
  readonly code: EquationsCode;
  readonly clauses: readonly [Ground, ...Ground[]];
  readonly at?: Json;
}

type Clauses = Finding['clauses'];

export const finding = (key: EquationsKey, clauses: Clauses, facts?: Facts, at?: Json): Finding => ({
  ...saidBy(key, facts),
  code: key.split('.')[0] as EquationsCode,
  clauses,
  ...(at === undefined ? {} : { at }),
});

/** A finding that says no more than what it rests on, and on which side of the Equation that is. */
export const findingFrom = (
  code: EquationsCode,
  side: 'solution' | 'goal',
  { code: under, facts }: Said,
  clauses: Clauses,
  at: Json,
): Finding => ({ code, because: { code: under, facts: { ...facts, place: side } }, clauses, at });

export const toReason = (
  rules: Pick<Rules, 'edition' | 'division'>,
  { code, facts, because, clauses, at }: Finding,
): Reason => ({
  code,
  clause: cite(rules, clauses[0]),
  ...(facts === undefined ? {} : { facts }),
  ...(because === undefined ? {} : { because }),
  ...(at === undefined ? {} : { at }),
});

/** Does a claim under that clause cover what rests on this ground? Broader clauses cover narrower ones. */
export const covers = (rules: Rules, claimed: string, ground: Ground): boolean =>
  coversClause(claimed, addressOf(rules, ground));
