import type { InForce } from '../position.ts';
import type { OnSetsSymbol } from '../symbols.ts';
import { type Hand, LEAVES, OPS, type Pool } from './pools.ts';
import type { FilterUsage } from './restrictions.ts';
import type { Algebra, SetTables } from './tables.ts';
import { countAt, MAX_COUNT, pack, total, type Usage, unit, withTotal } from './usage.ts';
import { MEETS_NOTHING, type Met, meetable, wantedOf } from './wanted.ts';

export interface NameUsage {
  readonly leaves: Usage;
  readonly ops: Usage;
  /** The cubes of Required Cube that it uses. */
  readonly met: Met;
  /** Has at least two cubes of its own, so it can stand without a Restriction (VII-B-4-a). */
  readonly alone: boolean;
}

const lows = (pools: readonly Pool[]): number[] => pools.map(pool => pool.required);
const highs = (pools: readonly Pool[]): number[] => pools.map(pool => Math.min(MAX_COUNT, pool.available));
const NO_POOL: Pool = { required: 0, available: 0 };
const PRIME = 3;

interface Part {
  readonly usage: Usage;
  readonly met: Met;
}

/** Operation counts with so many joins (exact), or what has to be there at least (Multiple Operations). */
function opUsages(hand: Hand, inForce: InForce, counting: Algebra['counting']): (joins: number) => Iterable<Part> {
  if (counting !== 'exact') {
    const least = leastUsages(hand, inForce, counting);
    return joins => least.filter(({ usage }) => total(usage) <= joins);
  }
  const prime = hand.ops[PRIME] ?? NO_POOL;
  const low = lows(hand.ops).slice(0, PRIME);
  const high = highs(hand.ops).slice(0, PRIME);
  return function* (joins) {
    for (const signs of withTotal(low, high, joins))
      for (let n = prime.required; n <= Math.min(MAX_COUNT, prime.available); n++) {
        const usage = signs + n * unit(PRIME);
        for (const met of metBy(hand, usage, OPS, hand.ops)) yield { usage, met };
      }
  };
}

/** What the spare cubes of these classes meet of Required Cube. */
const metBy = (hand: Hand, usage: Usage, classes: readonly OnSetsSymbol[], pools: readonly Pool[]): readonly Met[] =>
  hand.wanted.length === 0
    ? MEETS_NOTHING
    : meetable(hand.wanted, symbol => {
        const i = classes.indexOf(symbol);
        return i < 0 ? 0 : countAt(usage, i) - (pools[i]?.required ?? 0);
      });

/** Every set of wanted operations may be used beside those of Required, the largest first; ′ costs nothing. */
function leastUsages(hand: Hand, inForce: InForce, counting: Algebra['counting']): readonly Part[] {
  const least = lows(hand.ops);
  const merged = (counts: readonly number[]): Usage => {
    const [u = 0, n = 0, m = 0] = counts;
    if (counting !== 'closed') return pack([u, n, m, 0]);
    return inForce.symDiff ? pack([u + n, 0, m, 0]) : pack([u + n + m, 0, 0, 0]);
  };
  let parts: readonly { readonly counts: readonly number[]; readonly met: Met }[] = [{ counts: least, met: 0 }];
  hand.wanted.forEach(({ symbol }, bit) => {
    const op = OPS.indexOf(symbol as (typeof OPS)[number]);
    const { required, available } = hand.ops[op] ?? NO_POOL;
    if (available <= required) return;
    const using = parts.map(({ counts, met }) => ({
      counts: op === PRIME ? counts : counts.map((n, i) => (i === op ? n + 1 : n)),
      met: met | (1 << bit),
    }));
    parts = op === PRIME ? using : [...using, ...parts];
  });
  // Two wanted faces of one class take two cubes of it.
  const enough = (met: Met): boolean =>
    OPS.every((symbol, i) => {
      const { required, available } = hand.ops[i] ?? NO_POOL;
      return wantedOf(hand.wanted, met, symbol) <= Math.max(0, available - required);
    });
  return parts.filter(({ met }) => enough(met)).map(({ counts, met }) => ({ usage: merged(counts), met }));
}

/** The ways in which one hand may use its cubes, size by size. */
export class Usages {
  /** The most operands that a part can have. */
  readonly operands: number;
  /** The most relations that the Restrictions can have. */
  readonly relations: number;
  private readonly hand: Hand;
  private readonly inForce: InForce;
  private readonly tables: SetTables;
  private readonly least: readonly number[];
  private readonly most: readonly number[];
  private readonly opsFor: (joins: number) => Iterable<Part>;

  constructor(hand: Hand, inForce: InForce, tables: SetTables) {
    this.hand = hand;
    this.inForce = inForce;
    this.tables = tables;
    this.least = lows(hand.leaves);
    this.most = highs(hand.leaves);
    this.operands = hand.leaves.reduce((sum, pool) => sum + pool.available, 0);
    this.relations = hand.rels.reduce((sum, pool) => sum + pool.available, 0);
    this.opsFor = opUsages(hand, inForce, tables.algebra.counting);
  }

  /** Every usage that a Set-Name with so many operands may have. */
  *names(size: number): Generator<NameUsage> {
    const { inForce, tables } = this;
    const { counting } = tables.algebra;
    if (size > 1 && !tables.canJoin) return;
    for (const leaf of this.leaves(size)) {
      tables.steps.spend(1);
      for (const op of this.opsFor(size - 1)) {
        const signs = counting === 'exact' ? total(op.usage) : counting === 'closed' ? 2 : size - 1;
        if (inForce.twoOps && signs < 2) continue;
        yield {
          leaves: leaf.usage,
          ops: op.usage,
          met: leaf.met | op.met,
          alone: signs > 0,
        };
      }
    }
  }

  /** Every usage that Restrictions with so many relations and operands may have. */
  *filters(relations: number, size: number): Generator<{ readonly usage: FilterUsage; readonly met: Met }> {
    const { hand, tables } = this;
    if (!tables.canJoin && size > 2 * relations) return;
    const [equal = NO_POOL, subset = NO_POOL] = hand.rels;
    // One chain has k + 1 sides, single relations two each; every join makes one side of two operands.
    const most = size - relations - 1;
    const fewest = tables.algebra.counting === 'exact' ? Math.max(0, size - 2 * relations) : most;
    for (const leaf of this.leaves(size))
      for (let equals = equal.required; equals <= Math.min(relations, equal.available); equals++) {
        const subsets = relations - equals;
        if (subsets < subset.required || subsets > subset.available) continue;
        tables.steps.spend(1);
        const spare = (symbol: OnSetsSymbol): number =>
          symbol === '=' ? equals - equal.required : symbol === 'C' ? subsets - subset.required : 0;
        for (const related of meetable(hand.wanted, spare))
          for (let joins = fewest; joins <= most; joins++)
            for (const op of this.opsFor(joins))
              yield {
                usage: { leaves: leaf.usage, ops: op.usage, equals, subsets },
                met: leaf.met | op.met | related,
              };
      }
  }

  /** Operand counts with this total. */
  private *leaves(size: number): Generator<Part> {
    const { hand, least, most } = this;
    for (const usage of withTotal(least, most, size))
      for (const met of metBy(hand, usage, LEAVES, hand.leaves)) yield { usage, met };
  }
}
