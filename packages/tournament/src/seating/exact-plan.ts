import { firstOf, itemAt, needed } from '@forceout/rulebook';
import type { Chance } from '../random.ts';
import { allSeatings } from './all-seatings.ts';
import { accountOf } from './broken.ts';
import { type Count, HARD_COUNTS } from './count.ts';
import type { Seating } from './field.ts';
import { compareBroken, type Wish } from './wish.ts';

/** So many choices of rounds can be looked through. */
const CHOICES = 5_000_000;
const LARGEST = 9;

/** How often two rounds repeat each other: the same pairs, byes and players at tables of two. */
interface Overlap {
  readonly pairs: ReadonlySet<number>;
  readonly byes: ReadonlySet<number>;
  readonly twos: ReadonlySet<number>;
}

function overlapOf(size: number, { tables, bye }: Seating): Overlap {
  const pairs = tables.flatMap(table =>
    table.flatMap((a, i) => table.slice(i + 1).map(b => Math.min(a, b) * size + Math.max(a, b))),
  );
  return {
    pairs: new Set(pairs),
    byes: new Set(bye),
    twos: new Set(tables.filter(table => table.length === 2).flat()),
  };
}

const common = (a: ReadonlySet<number>, b: ReadonlySet<number>): number => {
  let count = 0;
  for (const x of a) if (b.has(x)) count += 1;
  return count;
};

/**
 * The rounds with the least sums there are, or `null` where there are too many to look through. The order of the
 * rounds changes no sum, so sets of rounds are looked at, and the one that is best by itself comes first.
 */
export function exactPlan(wish: Wish, rounds: number, chance: Chance): readonly Seating[] | null {
  const { field, shape, method } = wish;
  if (field.size > LARGEST) return null;
  const order = wish.order.filter(count => count !== 'firstSeat');
  const judged = allSeatings(field.size, shape).map(seating => ({
    seating,
    broken: accountOf(field, method, seating).broken,
  }));
  judged.sort((a, b) => compareBroken(order, a.broken, b.broken));
  // The hard counts do not depend on other rounds: every round has the least of them.
  const hard: readonly Count[] = HARD_COUNTS;
  const able = judged.filter(({ broken }) => compareBroken(hard, broken, firstOf(judged).broken) === 0);
  let choices = 1;
  for (let i = 0; i < rounds; i += 1) choices = (choices * (able.length + i)) / (i + 1);
  if (choices > CHOICES) return null;

  const soft = order.filter(count => !hard.includes(count));
  const most = (count: Count): number => able.reduce((max, { broken }) => Math.max(max, broken[count] ?? 0), 0);
  const weight: Partial<Record<Count, number>> = {};
  let next = 1;
  for (const count of [...soft].reverse()) {
    weight[count] = next;
    next *= rounds * most(count) + rounds * rounds * field.size * 2 + 1;
  }
  const own = able.map(({ broken }) =>
    soft.reduce((sum, count) => sum + needed(weight[count], `The weight of ${count}`) * (broken[count] ?? 0), 0),
  );
  const overlaps = able.map(({ seating }) => overlapOf(field.size, seating));
  const between = overlaps.map(a =>
    Float64Array.from(
      overlaps,
      b =>
        (weight.repeats ?? 0) * common(a.pairs, b.pairs) +
        (weight.secondBye ?? 0) * common(a.byes, b.byes) +
        (weight.secondTwo ?? 0) * common(a.twos, b.twos),
    ),
  );

  let least = Number.POSITIVE_INFINITY;
  let first = Number.POSITIVE_INFINITY;
  let equals = 0;
  let best: readonly number[] = [];
  const chosen: number[] = [];
  const choose = (from: number, cost: number): void => {
    if (chosen.length === rounds) {
      const lead = itemAt(own, firstOf(chosen));
      if (cost > least || (cost === least && lead > first)) return;
      equals = cost === least && lead === first ? equals + 1 : 1;
      if (chance.below(equals) === 0) best = [...chosen];
      [least, first] = [cost, lead];
      return;
    }
    for (let i = from; i < able.length; i += 1) {
      // Later rounds cost at least as much by themselves.
      if (cost + itemAt(own, i) * (rounds - chosen.length) > least) break;
      let with_ = cost + itemAt(own, i);
      for (const j of chosen) with_ += itemAt(itemAt(between, i), j);
      if (with_ > least) continue;
      chosen.push(i);
      choose(i, with_);
      chosen.pop();
    }
  };
  choose(0, 0);
  return best.map(i => itemAt(able, i).seating);
}
