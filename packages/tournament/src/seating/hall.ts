import { itemAt } from '@forceout/rulebook';
import type { Seating } from './field.ts';
import type { Wish } from './wish.ts';

/**
 * One or several rounds of the same players that are improved by letting two players of a round change places. Sums
 * over rounds need no special care: a meeting costs as many as the two have had already, in the past or in another
 * round here, so every pair of rounds with the same meeting counts once.
 */
export interface Hall {
  readonly rounds: number;
  /** Tables of three, then of two, then the byes as tables of one; three places each, -1 = no such place. */
  readonly groups: number;
  readonly sizes: Int8Array;
  readonly places: Int32Array;
  /** By `round * size + player`: the place he has. */
  readonly placeOf: Int32Array;
  /** Past meetings and those of all rounds here. */
  readonly meetings: Uint16Array;
  readonly twos: Int32Array;
  readonly byes: Int32Array;
}

/** The rounds given as a hall to improve. */
export function hallOf(wish: Wish, rounds: readonly (readonly number[])[]): Hall {
  const { field, shape } = wish;
  const { size } = field;
  const groups = shape.threes + shape.twos + shape.byes;
  const sizes = Int8Array.from({ length: groups }, (_, g) =>
    g < shape.threes ? 3 : g < shape.threes + shape.twos ? 2 : 1,
  );
  const places = new Int32Array(rounds.length * groups * 3).fill(-1);
  const placeOf = new Int32Array(rounds.length * size);
  const meetings = field.meetings.slice();
  const twos = field.twos.slice();
  const byes = field.byes.slice();
  rounds.forEach((line, r) => {
    let next = 0;
    for (let g = 0; g < groups; g += 1) {
      const base = (r * groups + g) * 3;
      for (let k = 0; k < itemAt(sizes, g); k += 1) {
        const a = itemAt(line, next);
        next += 1;
        places[base + k] = a;
        placeOf[r * size + a] = base + k;
        if (sizes[g] === 2) twos[a]! += 1;
        if (sizes[g] === 1) byes[a]! += 1;
        for (let j = 0; j < k; j += 1) {
          const b = itemAt(places, base + j);
          meetings[a * size + b]! += 1;
          meetings[b * size + a]! += 1;
        }
      }
    }
  });
  return { rounds: rounds.length, groups, sizes, places, placeOf, meetings, twos, byes };
}

/** The players of a round in the order of the places. */
export function lineOf(hall: Hall, round: number): number[] {
  const from = round * hall.groups * 3;
  return [...hall.places.subarray(from, from + hall.groups * 3)].filter(a => a !== -1);
}

export function seatingOf(wish: Wish, line: readonly number[]): Seating {
  const { threes, twos } = wish.shape;
  const tables: number[][] = [];
  let next = 0;
  for (let t = 0; t < threes + twos; t += 1) {
    const size = t < threes ? 3 : 2;
    tables.push(line.slice(next, next + size));
    next += size;
  }
  return { tables, bye: line.slice(next) };
}
