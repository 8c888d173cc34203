import type { InForce } from '../position.ts';
import { type Hand, LEAVES, OPS, type Pool } from './pools.ts';
import type { FilterTables, FilterUsage } from './restrictions.ts';
import type { Algebra, SetTables } from './tables.ts';
import { between, countAt, MAX_COUNT, pack, total, type Usage, unit, withTotal } from './usage.ts';

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

/** Operand counts, smallest first. */
function* leafUsages(hand: Hand): Generator<Part> {
  const wanted = LEAVES.indexOf(hand.wanted as (typeof LEAVES)[number]);
  for (const usage of between(lows(hand.leaves), highs(hand.leaves)))
    yield { usage, met: wanted >= 0 && countAt(usage, wanted) > (hand.leaves[wanted]?.required ?? 0) };
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

/** Every usage that a Set-Name of this hand may have, smallest first. */
export function* nameUsages(hand: Hand, inForce: InForce, tables: SetTables): Generator<NameUsage> {
  const { counting } = tables.algebra;
  const opsFor = opUsages(hand, inForce, counting);
  for (const leaf of leafUsages(hand)) {
    tables.steps.spend(1);
    const size = total(leaf.usage);
    if (size === 0 || (size > 1 && !tables.canJoin)) continue;
    for (const op of opsFor(size - 1)) {
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

/** Every usage that a Restriction part of this hand may have, fewest operands first. */
export function* filterUsages(
  hand: Hand,
  inForce: InForce,
  filters: FilterTables,
): Generator<{ readonly usage: FilterUsage; readonly met: boolean }> {
  const { algebra, steps, canJoin } = filters.tables;
  const opsFor = opUsages(hand, inForce, algebra.counting);
  const [equal = NO_POOL, subset = NO_POOL] = hand.rels;
  for (const leaf of leafUsages(hand)) {
    const size = total(leaf.usage);
    for (let equals = equal.required; equals <= equal.available && equals < size; equals++)
      for (let subsets = subset.required; subsets <= subset.available && equals + subsets < size; subsets++) {
        steps.spend(1);
        const k = equals + subsets;
        if (k === 0) continue;
        const relMet =
          (hand.wanted === '=' && equals > equal.required) || (hand.wanted === 'C' && subsets > subset.required);
        // One chain has k + 1 sides, single relations two each; every join makes one side of two operands.
        const fewest = algebra.counting === 'exact' ? Math.max(0, size - 2 * k) : size - k - 1;
        for (let joins = fewest; joins <= size - k - 1; joins++)
          for (const op of opsFor(joins)) {
            if (!canJoin && size > 2 * k) continue;
            yield {
              usage: { leaves: leaf.usage, ops: op.usage, equals, subsets },
              met: hand.wanted === null || leaf.met || op.met || relMet,
            };
          }
      }
  }
}
