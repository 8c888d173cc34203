import type { Chance } from '../random.ts';
import type { Count } from './count.ts';
import type { Seating } from './field.ts';
import type { Wish } from './wish.ts';

/** Up to here every seating is looked at; the work doubles with each player. */
export const EXACT_UP_TO = 18;

/** Numbers are added without loss up to here. */
const WORD = 2 ** 52;

/** What sitting together costs, count by count in the order of the wish. The first seat goes to who had it least. */
function costOf(wish: Wish, members: readonly number[]): number[] {
  const { field, strata } = wish;
  const pairs = members.flatMap((a, i) => members.slice(i + 1).map(b => [a, b] as const));
  const over = (holds: (a: number, b: number) => number): number => pairs.reduce((sum, [a, b]) => sum + holds(a, b), 0);
  const mates = (a: number, b: number): boolean => field.team[a] === field.team[b] && field.team[a] !== -1;
  const values: Record<Count, () => number> = {
    teammates: () => over((a, b) => (mates(a, b) ? 1 : 0)),
    forbidden: () => over((a, b) => field.forbidden[a * field.size + b]!),
    repeats: () => over((a, b) => field.meetings[a * field.size + b]!),
    sameSchool: () =>
      over((a, b) => (!mates(a, b) && field.school[a] === field.school[b] && field.school[a] !== -1 ? 1 : 0)),
    secondBye: () => (members.length === 1 ? field.byes[members[0]!]! : 0),
    secondTwo: () => (members.length === 2 ? members.reduce((sum, a) => sum + field.twos[a]!, 0) : 0),
    spread: () => {
      const points = members.map(a => field.points[a]!);
      return Math.max(...points) - Math.min(...points);
    },
    strata: () => over((a, b) => (strata[a] === strata[b] ? 1 : 0)),
    firstSeat: () => (members.length === 1 ? 0 : Math.min(...members.map(a => field.firsts[a]!))),
  };
  return wish.order.map(count => values[count]());
}

/** Counts in order become digits of as few numbers as hold them, so that comparing is comparing numbers. */
function packer(costs: readonly (readonly number[])[], tables: number): (cost: readonly number[]) => number[] {
  const levels = costs[0]?.length ?? 0;
  const radix = Array.from(
    { length: levels },
    (_, i) => costs.reduce((max, cost) => Math.max(max, cost[i]!), 0) * tables + 1,
  );
  const words: { from: number; to: number }[] = [];
  let [from, product] = [0, 1];
  radix.forEach((base, i) => {
    if (product * base > WORD) {
      words.push({ from, to: i });
      [from, product] = [i, 1];
    }
    product *= base;
  });
  words.push({ from, to: levels });
  return cost =>
    words.map(word => {
      let value = 0;
      for (let i = word.from; i < word.to; i += 1) value = value * radix[i]! + cost[i]!;
      return value;
    });
}

/**
 * The least seating there is, and chance among all that are equally good: for each set of players still standing, the
 * least that seating them can cost, and in how many ways.
 */
export function exactSeating(wish: Wish, chance: Chance): Seating {
  const { size } = wish.field;
  const { shape } = wish;
  if (size === 0) return { tables: [], bye: [] };
  const groups: number[][] = [];
  for (let a = 0; a < size; a += 1) {
    if (shape.byes > 0) groups.push([a]);
    for (let b = a + 1; b < size; b += 1) {
      if (shape.twos > 0) groups.push([a, b]);
      if (shape.threes > 0) for (let c = b + 1; c < size; c += 1) groups.push([a, b, c]);
    }
  }
  const costs = groups.map(group => costOf(wish, group));
  const pack = packer(costs, shape.threes + shape.twos + shape.byes);
  const packed = costs.map(pack);
  const wordCount = packed[0]!.length;

  // Groups by their lowest member, each as a mask, so that the lowest player still standing chooses among his own.
  const masks = Int32Array.from(groups, group => group.reduce((mask, a) => mask | (1 << a), 0));
  const lowest = Array.from({ length: size }, (_, a) =>
    Int32Array.from(groups.flatMap((group, g) => (group[0] === a ? [g] : []))),
  );
  const words = Array.from({ length: wordCount }, (_, w) => Float64Array.from(packed, cost => cost[w]!));
  const sizes = Int8Array.from(groups, group => group.length);

  const everybody = 2 ** size - 1;
  const least = Array.from({ length: wordCount }, () => new Float64Array(everybody + 1));
  const ways = new Float64Array(everybody + 1).fill(-1);
  ways[0] = 1;

  /** Whether a table of so many may be taken with `standing` players left: the rest must still come out even. */
  const fits = (taken: number, standing: number): boolean => {
    const rest = standing % 3;
    if (taken === 3) return standing >= 3 && (rest === 0 || shape.byes > 0 || standing > (rest === 1 ? 4 : 2));
    if (taken === 2) return shape.byes > 0 ? false : rest !== 0;
    return rest === 1;
  };

  const solve = (standing: number, left: number): void => {
    if (ways[standing] !== -1) return;
    const first = 31 - Math.clz32(standing & -standing);
    let total = 0;
    const best = new Array<number>(wordCount).fill(Number.POSITIVE_INFINITY);
    const own = lowest[first]!;
    for (let k = 0; k < own.length; k += 1) {
      const g = own[k]!;
      const mask = masks[g]!;
      if ((mask & standing) !== mask || !fits(sizes[g]!, left)) continue;
      const rest = standing & ~mask;
      solve(rest, left - sizes[g]!);
      if (ways[rest] === 0) continue;
      let order = 0;
      for (let w = 0; w < wordCount && order === 0; w += 1) order = words[w]![g]! + least[w]![rest]! - best[w]!;
      if (order > 0) continue;
      if (order < 0) {
        total = 0;
        for (let w = 0; w < wordCount; w += 1) best[w] = words[w]![g]! + least[w]![rest]!;
      }
      total += ways[rest]!;
    }
    for (let w = 0; w < wordCount; w += 1) least[w]![standing] = best[w]!;
    ways[standing] = total;
  };
  solve(everybody, size);

  const chosen: number[][] = [];
  let standing = everybody;
  while (standing !== 0) {
    const first = 31 - Math.clz32(standing & -standing);
    const left = popCount(standing);
    const open = [...lowest[first]!].filter(g => {
      const mask = masks[g]!;
      if ((mask & standing) !== mask || !fits(sizes[g]!, left)) return false;
      const rest = standing & ~mask;
      return ways[rest]! > 0 && words.every((word, w) => word[g]! + least[w]![rest]! === least[w]![standing]);
    });
    let lot = chance.below(2 ** 30) / 2 ** 30;
    lot *= ways[standing]!;
    let pick = open[0]!;
    for (const g of open) {
      pick = g;
      lot -= ways[standing & ~masks[g]!]!;
      if (lot < 0) break;
    }
    chosen.push(groups[pick]!);
    standing &= ~masks[pick]!;
  }
  return { tables: chosen.filter(group => group.length > 1), bye: chosen.filter(group => group.length === 1).flat() };
}

function popCount(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}
