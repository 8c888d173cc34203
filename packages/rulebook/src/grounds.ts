import { contentsOf } from './editions/contents.ts';
import type {
  grounds as equationsGrounds,
  objections as equationsObjections,
} from './editions/equations-2015/grounds.ts';
import type { grounds as onSetsGrounds, objections as onSetsObjections } from './editions/onsets-2014/grounds.ts';
import { ofGame } from './editions/registry.ts';
import type { faults, grounds as wffGrounds, objections as wffObjections } from './editions/wff-2017/grounds.ts';
import { type ClauseRef, clauseRef, DIVISIONS, type Division, type EditionId, type GameId } from './names.ts';

/** The clauses under which something is ruled, without the edition: the one to cite first, then others that name it too. */
export type Grounds = readonly [string, ...string[]];

type Named<Key extends string, Value> = Readonly<Record<Key, Value>>;

export type OnSetsGrounds = Named<keyof typeof onSetsGrounds, Grounds>;
export type EquationsGrounds = Named<keyof typeof equationsGrounds, Grounds>;
export type WffGrounds = Named<keyof typeof wffGrounds, Grounds>;
/** The faults of a WFF Solution or Proof. */
export type WffFault = keyof typeof faults;

export interface GroundsByGame {
  readonly 'on-sets': OnSetsGrounds;
  readonly equations: EquationsGrounds;
  readonly wff: WffGrounds;
}

export interface ObjectionsByGame {
  readonly 'on-sets': Named<keyof typeof onSetsObjections, string>;
  readonly equations: Named<keyof typeof equationsObjections, string>;
  readonly wff: Named<keyof typeof wffObjections, string>;
}

const bookOf = <G extends GameId>(game: G, edition: EditionId) => contentsOf(ofGame(game, edition));

/** What a game cites in an edition, by what happened. */
export const groundsOf = <G extends GameId>(game: G, edition: EditionId): GroundsByGame[G] =>
  bookOf(game, edition).grounds as GroundsByGame[G];

/** The clause that a checker names, by what is wrong with what was written. */
export const objectionsOf = <G extends GameId>(game: G, edition: EditionId): ObjectionsByGame[G] =>
  bookOf(game, edition).objections as ObjectionsByGame[G];

export const citeFirst = (edition: EditionId, [first]: Grounds): ClauseRef => clauseRef(edition, first);

const NEAREST: Readonly<Record<Division, readonly Division[]>> = {
  elementary: ['elementary', 'middle', 'junior', 'senior'],
  middle: ['middle', 'elementary', 'junior', 'senior'],
  junior: ['junior', 'senior', 'middle', 'elementary'],
  senior: ['senior', 'junior', 'middle', 'elementary'],
};

type Printed = Readonly<Record<Division, ReadonlyMap<string, string>>>;
const printed = new Map<EditionId, Printed>();

function printedIn(edition: EditionId): Printed {
  const known = printed.get(edition);
  if (known) return known;
  const rows = contentsOf(edition).variations;
  const made = Object.fromEntries(
    DIVISIONS.map(division => {
      const clauses = new Map<string, string>();
      for (const near of NEAREST[division])
        for (const row of rows)
          if (row.divisions.includes(near) && !clauses.has(row.id)) clauses.set(row.id, row.clause);
      return [division, clauses] as const;
    }),
  ) as Record<Division, Map<string, string>>;
  printed.set(edition, made);
  return made;
}

/** The clause, without the edition, that prints a variation for that division, or the nearest one where only others play it. */
export function variationClause(edition: EditionId, division: Division, id: string): string {
  const clause = printedIn(edition)[division].get(id);
  if (clause === undefined) throw new Error(`${edition} has no variation "${id}".`);
  return clause;
}

/** A broader clause covers what stands below it: `VII-B-2` covers `VII-B-2-h` and `VII-B-2 comment`. */
export const coversClause = (named: string, clause: string): boolean =>
  clause === named || (named !== '' && (clause.startsWith(`${named}-`) || clause.startsWith(`${named} `)));
