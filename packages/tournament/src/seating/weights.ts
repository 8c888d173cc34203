import { COUNTS, type Count } from './count.ts';
import type { Wish } from './wish.ts';

/** Weight of each count while improving; a count that is not sought weighs nothing. */
export type Weights = Readonly<Record<Count, number>>;

const repeated = (names: Int32Array): boolean => {
  const seen = new Set<number>();
  return names.some(name => name !== -1 && (seen.has(name) || !seen.add(name)));
};

const most = (numbers: Int32Array): number => {
  let max = 0;
  for (const n of numbers) if (n > max) max = n;
  return max;
};

/** By how much one change of places can alter each count at most; 0 = the count cannot be anything but 0. */
export function reachOf(wish: Wish, rounds: number): Readonly<Record<Count, number>> {
  const { field, shape } = wish;
  const ahead = rounds - 1;
  const meetings = field.mostMeetings + ahead;
  return {
    teammates: repeated(field.team) ? 4 : 0,
    forbidden: field.forbiddenPairs.length > 0 ? 4 : 0,
    repeats: 4 * meetings,
    sameSchool: repeated(field.school) ? 4 : 0,
    secondBye: shape.byes > 0 ? most(field.byes) + ahead : 0,
    secondTwo: shape.twos > 0 ? 2 * (most(field.twos) + ahead) : 0,
    spread: wish.method === 'standings' ? 2 * most(field.points) : 0,
    strata: wish.method === 'interval' ? 4 : 0,
    firstSeat: 2 * most(field.firsts),
  };
}

/** Counts that may be other than 0, in the order of the wish. */
export const openCounts = (wish: Wish, rounds: number): readonly Count[] => {
  const reach = reachOf(wish, rounds);
  return wish.order.filter(count => reach[count] > 0);
};

function weighted(order: readonly Count[], next: (weight: number, count: Count) => number): Weights {
  const weights: Record<string, number> = Object.fromEntries(COUNTS.map(count => [count, 0]));
  let weight = 1;
  for (const count of [...order].reverse()) {
    weights[count] = weight;
    weight = next(weight, count);
  }
  return weights as Record<Count, number>;
}

/** Each count weighs so many times the next: changes may be bought, which helps out of dead ends. */
export const looseWeights = (order: readonly Count[], ratio: number): Weights =>
  weighted(order, weight => weight * ratio);

/** In one change of places nothing outweighs a count that comes before. */
export function strictWeights(wish: Wish, order: readonly Count[], rounds: number): Weights {
  const reach = reachOf(wish, rounds);
  let below = 0;
  return weighted(order, (weight, count) => {
    below += weight * reach[count];
    return below + 1;
  });
}
