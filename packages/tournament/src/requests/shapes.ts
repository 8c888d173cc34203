import { DIVISIONS, EDITIONS, itemAt, needed } from '@forceout/rulebook';
import type { Player } from '../player.ts';
import type { PastRound } from '../seating/field.ts';
import { RequestFault } from './fault.ts';
import { bad, boolean, list, may, must, object, oneOf, orNull, type Read, text, wholeNumber } from './read.ts';

/** A square of so many players is kept in memory. */
const MOST_PLAYERS = 4000;
export const MOST_ROUNDS = 100;

export const edition = oneOf(EDITIONS);
export const division = oneOf(DIVISIONS);
export const seed = wholeNumber(0, 2147483647);
const matchPoints = wholeNumber(0, 6);

/** Who is listed twice, and where the second time. */
export function refuseTwice(listed: readonly { readonly id: string; readonly at: string }[]): void {
  const seen = new Map<string, string>();
  for (const { id, at } of listed) {
    const before = seen.get(id);
    if (before !== undefined) throw new RequestFault('duplicate-player', at, { player: id, before });
    seen.set(id, at);
  }
}

export function refuseUnknown(known: ReadonlySet<string>, id: string, at: string): void {
  if (!known.has(id)) throw new RequestFault('unknown-player', at, { player: id });
}

const player = object({ id: must(text), team: may(text), school: may(text) });

export const players: Read<readonly Player[]> = (value, at) => {
  const all = list(player, 0, MOST_PLAYERS)(value, at);
  refuseTwice(all.map(({ id }, i) => ({ id, at: `${at}[${i}].id` })));
  return all;
};

const table = list(text, 1, 3);
const pastRound = object({
  tables: must(list(table)),
  points: may(list(orNull(list(orNull(matchPoints))))),
  bye: may(list(text)),
});

export const past: Read<readonly PastRound[]> = (value, at) => {
  const rounds = list(pastRound, 0, MOST_ROUNDS)(value, at);
  rounds.forEach(({ tables, points, bye = [] }, r) => {
    const here = `${at}[${r}]`;
    refuseTwice([
      ...tables.flatMap((ids, t) => ids.map((id, i) => ({ id, at: `${here}.tables[${t}][${i}]` }))),
      ...bye.map((id, i) => ({ id, at: `${here}.bye[${i}]` })),
    ]);
    if (points && points.length !== tables.length) throw bad(`${here}.points`, 'per-table', { tables: tables.length });
    points?.forEach((own, t) => {
      if (own && own.length !== itemAt(tables, t).length)
        throw bad(`${here}.points[${t}]`, 'per-player', { players: itemAt(tables, t).length });
    });
  });
  return rounds;
};

export const forbidden: Read<readonly (readonly [string, string])[]> = (value, at) =>
  list(list(text, 2, 2))(value, at).map(([one, other], i) => {
    if (one === other) throw bad(`${at}[${i}]`, 'pair', { player: needed(one, 'One of a pair') });
    return [needed(one, 'One of a pair'), needed(other, 'The other of a pair')];
  });

const result = object({
  players: must(list(text, 1, 3)),
  points: may(list(orNull(matchPoints))),
  scores: may(list(orNull(wholeNumber()))),
  confirmed: may(boolean),
});
export const roundResults = list(object({ tables: must(list(result)) }), 0, MOST_ROUNDS);
