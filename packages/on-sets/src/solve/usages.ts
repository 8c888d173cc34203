import type { InForce } from '../position.ts';
import { type Hand, LEAVES, OPS, type Pool } from './pools.ts';
import type { FilterUsage } from './restrictions.ts';
import type { Algebra, SetTables } from './tables.ts';
import { countAt, MAX_COUNT, pack, total, type Usage, unit, withTotal } from './usage.ts';

export interface NameUsage {
  readonly leaves: Usage;
  readonly ops: Usage;
  /** Uses the cube that Required Cube asks for. */
  readonly met: boolean;
  /** Has at least two cubes of its own, so it can stand without a Restriction (VII-B-4-a). */
  readonly alone: boolean;
}

const lows = (pools: readonly Pool[]): number[] => pools.map(pool => pool.required);
const highs = (pools: readonly Pool[]): number[] => pools.map(pool => Math.min(MAX_COUNT, pool.available));
const NO_POOL: Pool = { required: 0, available: 0 };
const PRIME = 3;

interface Part {
  readonly usage: Usage;
  /** Required Cube is met by it. */
  readonly met: boolean;
}

/** Operation counts with so many joins (exact), or what has to be there at least (Multiple Operations). */
function opUsages(hand: Hand, inForce: InForce, counting: Algebra['counting']): (joins: number) => Iterable<Part> {
  const wanted = OPS.indexOf(hand.wanted as (typeof OPS)[number]);
  if (counting !== 'exact') {
    const least = leastUsages(hand, inForce, counting, wanted);
    return joins => least.filter(({ usage }) => total(usage) <= joins);
  }
  const prime = hand.ops[PRIME] ?? NO_POOL;
  const low = lows(hand.ops).slice(0, PRIME);
  const high = highs(hand.ops).slice(0, PRIME);
  return function* (joins) {
    for (const signs of withTotal(low, high, joins))
      for (let n = prime.required; n <= Math.min(MAX_COUNT, prime.available); n++) {
        const usage = signs + n * unit(PRIME);
        yield { usage, met: wanted >= 0 && countAt(usage, wanted) > (hand.ops[wanted]?.required ?? 0) };
      }
  };
}

function leastUsages(hand: Hand, inForce: InForce, counting: Algebra['counting'], wanted: number): readonly Part[] {
  const least = lows(hand.ops);
  const merged = (counts: readonly number[]): Usage => {
    const [u = 0, n = 0, m = 0] = counts;
    if (counting !== 'closed') return pack([u, n, m, 0]);
    return inForce.symDiff ? pack([u + n, 0, m, 0]) : pack([u + n + m, 0, 0, 0]);
  };
  const pool = hand.ops[wanted] ?? NO_POOL;
  const spare = pool.available > pool.required;
  const plain = { usage: merged(least), met: wanted === PRIME && spare };
  if (wanted < 0 || wanted === PRIME || !spare) return [plain];
  return [{ usage: merged(least.map((n, i) => (i === wanted ? n + 1 : n))), met: true }, plain];
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
    const { hand, inForce, tables } = this;
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
          met: hand.wanted === null || leaf.met || op.met,
          alone: signs > 0,
        };
      }
    }
  }

  /** Every usage that Restrictions with so many relations and operands may have. */
  *filters(relations: number, size: number): Generator<{ readonly usage: FilterUsage; readonly met: boolean }> {
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
        const relMet =
          (hand.wanted === '=' && equals > equal.required) || (hand.wanted === 'C' && subsets > subset.required);
        for (let joins = fewest; joins <= most; joins++)
          for (const op of this.opsFor(joins))
            yield {
              usage: { leaves: leaf.usage, ops: op.usage, equals, subsets },
              met: hand.wanted === null || leaf.met || op.met || relMet,
            };
      }
  }

  /** Operand counts with this total. */
  private *leaves(size: number): Generator<Part> {
    const { hand, least, most } = this;
    const wanted = LEAVES.indexOf(hand.wanted as (typeof LEAVES)[number]);
    for (const usage of withTotal(least, most, size))
      yield { usage, met: wanted >= 0 && countAt(usage, wanted) > (hand.leaves[wanted]?.required ?? 0) };
  }
}
