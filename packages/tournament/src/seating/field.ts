import { itemAt } from '@forceout/rulebook';
import type { Player } from '../player.ts';
import type { Leftover } from './method.ts';

/** A round that was played: tables by id, the first listed sat in the first seat. */
export interface PastRound {
  readonly tables: readonly (readonly string[])[];
  readonly points?: readonly (readonly (number | null)[] | null)[];
  readonly bye?: readonly string[];
}

/** Who is to be seated, and what that depends on. */
export interface ToSeat {
  readonly players: readonly Player[];
  readonly past: readonly PastRound[];
  readonly forbidden: readonly (readonly [string, string])[];
  readonly leftover: Leftover;
}

/** Everything a seating looks at, by the players' places in the list: small numbers in flat arrays, for speed. */
export interface Field {
  readonly size: number;
  readonly ids: readonly string[];
  /** -1 = none. */
  readonly team: Int32Array;
  readonly school: Int32Array;
  /** Past rounds at one table, by `a * size + b`. */
  readonly meetings: Uint16Array;
  /** The most any two have met. */
  readonly mostMeetings: number;
  /** 1 where the two may not meet. */
  readonly forbidden: Uint8Array;
  readonly forbiddenPairs: readonly (readonly [number, number])[];
  readonly byes: Int32Array;
  readonly twos: Int32Array;
  readonly firsts: Int32Array;
  readonly points: Int32Array;
  /** Places in the list, the most points first, equal ones as listed. */
  readonly byPoints: readonly number[];
}

/** A seating by places in the list. */
export interface Seating {
  readonly tables: readonly (readonly number[])[];
  readonly bye: readonly number[];
}

function numbered(names: readonly (string | undefined)[]): Int32Array {
  const seen = new Map<string, number>();
  return Int32Array.from(names, name => {
    if (name === undefined) return -1;
    const number = seen.get(name) ?? seen.size;
    seen.set(name, number);
    return number;
  });
}

export function fieldOf(
  players: readonly Player[],
  past: readonly PastRound[],
  forbidden: readonly (readonly [string, string])[],
): Field {
  const size = players.length;
  const place = new Map(players.map(({ id }, i) => [id, i]));
  const field = {
    size,
    ids: players.map(({ id }) => id),
    team: numbered(players.map(({ team }) => team)),
    school: numbered(players.map(({ school }) => school)),
    meetings: new Uint16Array(size * size),
    forbidden: new Uint8Array(size * size),
    byes: new Int32Array(size),
    twos: new Int32Array(size),
    firsts: new Int32Array(size),
    points: new Int32Array(size),
  };
  const forbiddenPairs: [number, number][] = [];
  let mostMeetings = 0;
  for (const [one, other] of forbidden) {
    const [a, b] = [place.get(one), place.get(other)];
    if (a === undefined || b === undefined || field.forbidden[a * size + b] === 1) continue;
    forbiddenPairs.push([a, b]);
    field.forbidden[a * size + b] = 1;
    field.forbidden[b * size + a] = 1;
  }
  for (const round of past) {
    round.tables.forEach((ids, t) => {
      const seats = ids.map(id => place.get(id));
      const points = round.points?.[t];
      seats.forEach((a, i) => {
        if (a === undefined) return;
        field.points[a] = itemAt(field.points, a) + (points?.[i] ?? 0);
        if (i === 0) field.firsts[a] = itemAt(field.firsts, a) + 1;
        if (ids.length === 2) field.twos[a] = itemAt(field.twos, a) + 1;
        for (const b of seats)
          if (b !== undefined && b !== a) mostMeetings = Math.max(mostMeetings, (field.meetings[a * size + b]! += 1));
      });
    });
    for (const id of round.bye ?? []) {
      const a = place.get(id);
      if (a !== undefined) field.byes[a] = itemAt(field.byes, a) + 1;
    }
  }
  const byPoints = players.map((_, i) => i).sort((a, b) => itemAt(field.points, b) - itemAt(field.points, a) || a - b);
  return { ...field, mostMeetings, forbiddenPairs, byPoints };
}

/** Strata for so many tables: the first `tables` by points are stratum 0, the next stratum 1, … */
export function strataOf(field: Field, tables: number): Int32Array {
  const strata = new Int32Array(field.size);
  field.byPoints.forEach((a, rank) => {
    strata[a] = Math.floor(rank / Math.max(1, tables));
  });
  return strata;
}
