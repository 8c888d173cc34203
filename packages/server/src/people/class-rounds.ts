import type { SetWork } from '@forceout/wire';
import type { Tally } from './class-log.ts';
import { seatsFor, tablesOf } from './class-tables.ts';

/** A match among pupils that is over: who came in which place. */
export interface ClassResult {
  readonly match: string;
  readonly game: string;
  readonly at: number;
  readonly places: readonly { readonly pupil: string; readonly place: number }[];
}

export const isOfRounds = ({ kind }: Pick<SetWork, 'kind'>): boolean => kind === 'ladder' || kind === 'round-robin';

/** The matches that count for a ladder or a round robin: its game, from the day it was set to the day it is due. */
export const resultsOf = ({ game, set, due }: SetWork, results: readonly ClassResult[]): readonly ClassResult[] =>
  results.filter(result => result.game === game && result.at >= set && result.at <= due);

/** How many matches each has played, and won. */
export function tallied(results: readonly ClassResult[]): Readonly<Record<string, Tally>> {
  const tallies: Record<string, Tally> = {};
  for (const { places } of results)
    for (const { pupil, place } of places) {
      const { n, right } = tallies[pupil] ?? { n: 0, right: 0 };
      tallies[pupil] = { n: n + 1, right: right + (place === 1 ? 1 : 0) };
    }
  return tallies;
}

/**
 * The ladder from its top to its foot: everybody starts in the given order, and after each match those who sat there share
 * out the rungs they held, the best the highest. Whoever ties keeps the order they came in.
 */
export function ladderAfter(pupils: readonly string[], results: readonly ClassResult[]): readonly string[] {
  const rungs = [...pupils];
  for (const { places } of results) {
    const there = places.filter(({ pupil }) => rungs.includes(pupil));
    const held = there.map(({ pupil }) => rungs.indexOf(pupil)).sort((a, b) => a - b);
    const placeOf = new Map(there.map(({ pupil, place }) => [pupil, place]));
    const order = held.map(rung => rungs[rung] ?? '').sort((a, b) => (placeOf.get(a) ?? 0) - (placeOf.get(b) ?? 0));
    for (const [i, rung] of held.entries()) rungs[rung] = order[i] ?? '';
  }
  return rungs;
}

/** Neighbours on the ladder play; every other round begins its tables elsewhere, so that they mix with those above and below. */
export function ladderRound(ladder: readonly string[], round: number): readonly (readonly string[])[] {
  const sizes = seatsFor(ladder.length);
  if (round % 2 === 0 || sizes.length < 2) return tablesOf(ladder, sizes);
  const [top, second, third, foot] = ladder;
  if (top !== undefined && second !== undefined && third !== undefined && foot !== undefined && ladder.length === 4)
    return [
      [top, foot],
      [second, third],
    ];
  // Two at the top and what is left over at the foot: the borders lie between those of the round before.
  const rest = ladder.length - 2;
  return rest === 1 ? [ladder] : tablesOf(ladder, [2, ...seatsFor(rest)]);
}

const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** How often two have met. */
export function meetings(tables: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  for (const table of tables)
    for (const [i, a] of table.entries())
      for (const b of table.slice(i + 1)) met.set(pairOf(a, b), (met.get(pairOf(a, b)) ?? 0) + 1);
  return met;
}

/**
 * A round of everybody against everybody, in pairs: the pupils of the class stand in a circle that turns by one place each
 * round, so that as many rounds as there are others bring all together once. Whoever faces nobody, because the other is
 * away or the class is odd, is paired with whom they met least; one who is left over makes a pair three.
 */
export function circleRound(
  pupils: readonly string[],
  round: number,
  here: ReadonlySet<string>,
  met: ReadonlyMap<string, number>,
): readonly (readonly string[])[] {
  const ring: (string | null)[] = [...pupils, ...(pupils.length % 2 === 0 ? [] : [null])];
  const [first = null, ...others] = ring;
  const turn = others.length === 0 ? 0 : round % others.length;
  const turned = [first, ...others.slice(turn), ...others.slice(0, turn)];
  const isHere = (pupil: string | null | undefined): pupil is string => pupil != null && here.has(pupil);
  const tables: string[][] = [];
  const unpaired: string[] = [];
  for (let i = 0; i < turned.length / 2; i++) {
    const pair = [turned[i], turned[turned.length - 1 - i]].filter(isHere);
    if (pair.length === 2) tables.push(pair);
    else unpaired.push(...pair);
  }
  const times = (a: string, b: string): number => met.get(pairOf(a, b)) ?? 0;
  while (unpaired.length > 1) {
    const one = unpaired.shift() ?? '';
    const [best] = unpaired.toSorted((a, b) => times(one, a) - times(one, b));
    unpaired.splice(unpaired.indexOf(best ?? ''), 1);
    tables.push([one, best ?? '']);
  }
  const [last] = unpaired;
  if (last === undefined || tables.length === 0) return tables;
  const known = (table: readonly string[]): number => table.reduce((sum, other) => sum + times(last, other), 0);
  const [third] = tables.toSorted((a, b) => known(a) - known(b));
  return tables.map(table => (table === third ? [...table, last] : table));
}
