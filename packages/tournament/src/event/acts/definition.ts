import { clauseRef, type EditionRules, rulesOf } from '@forceout/rulebook';
import { type Fields, must, object, text, type Values, wholeNumber } from '../../requests/read.ts';
import type { Happening } from '../event.ts';
import { Refused } from '../refusal.ts';
import type { Competition, Entry, EventState, HallRound, HallTable, Official, Role } from '../state.ts';

/** Who acts: an official by key, or a player at his table by the id of his entry. */
export type Actor =
  | { readonly kind: 'official'; readonly official: Official }
  | { readonly kind: 'player'; readonly entry: Entry }
  /** The tables on screen, which tell the hall what happened at them. */
  | { readonly kind: 'screens' }
  /** Who looks through the judge's test. */
  | { readonly kind: 'examiner' };

export type ActorRole = Role | 'player' | 'screens' | 'examiner';

export interface Situation {
  readonly state: EventState;
  readonly at: number;
  readonly by: string;
  readonly actor: Actor;
}

/** One act, said once: what it carries, who may do it, and what comes of it. */
interface ActDefinition<F extends Fields> {
  readonly fields: F;
  readonly may: readonly ActorRole[];
  readonly decide: (situation: Situation, body: Values<F>) => Happening;
}

export interface AnyAct {
  readonly may: readonly ActorRole[];
  /** Reads the fields of an act, and decides. */
  readonly decide: (situation: Situation, fields: unknown) => Happening;
}

export function defineAct<F extends Fields>({ fields, may, decide }: ActDefinition<F>): AnyAct {
  const read = object(fields);
  return { may, decide: (situation, given) => decide(situation, read(given, '')) };
}

export const DIRECTION = ['director', 'coordinator'] as const;
export const JUDGES = ['judge', 'head-judge'] as const;

export function competitionOf(state: EventState, id: string): Competition {
  const found = Object.hasOwn(state.competitions, id) ? state.competitions[id] : undefined;
  if (!found) throw new Refused('unknown', { what: 'competition', id });
  return found;
}

export function openCompetition(state: EventState, id: string): Competition {
  const found = competitionOf(state, id);
  if (found.closed) throw new Refused('closed', { competition: id });
  return found;
}

export function roundOf(state: EventState, competition: string, number: number): HallRound {
  competitionOf(state, competition);
  const found = state.rounds[competition]?.find(round => round.number === number);
  if (!found) throw new Refused('unknown', { what: 'round', id: number });
  return found;
}

export function tableOf(round: HallRound, number: number): HallTable {
  const found = round.tables.find(table => table.number === number);
  if (!found) throw new Refused('unknown', { what: 'table', id: number });
  return found;
}

export function entryOf(state: EventState, id: string): Entry {
  const found = Object.hasOwn(state.entries, id) ? state.entries[id] : undefined;
  if (!found) throw new Refused('unknown', { what: 'player', id });
  return found;
}

/** The rules of a competition, and a way to cite them. */
export function citing(competition: Competition) {
  const rules = rulesOf(competition.edition);
  return {
    rules,
    cite: (name: keyof EditionRules['clauses']) => clauseRef(competition.edition, rules.clauses[name]),
  };
}

/** The fields that name a table of a round. */
export const tableFields = { competition: must(text), round: must(wholeNumber(1)), table: must(wholeNumber(1)) };
