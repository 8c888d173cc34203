import { describe, expect, it } from 'vitest';
import { type Mat, resourceLimit } from '../mat.ts';
import { dice } from '../random.ts';
import { readRules } from '../rules.ts';
import { bitLength } from '../values/integers.ts';
import { metered } from '../values/meter.ts';
import { supplyOf } from './kinds.ts';
import { Limits } from './limits.ts';
import { MemoryBudget } from './memory-budget.ts';
import { Multisets } from './multisets.ts';
import { rolled } from './random-mat.test-help.ts';
import { searchPartsOf } from './search-cache.ts';
import { KnownBounds } from './value-bounds.ts';
import { LARGE_MAYBE } from './values.ts';

const SETS: readonly (readonly string[])[] = [
  [],
  ['sideways'],
  ['upside-down', 'average'],
  ['two-digit'],
  ['percent'],
  ['remainder'],
  ['number-of-factors'],
  ['decimal-point'],
  ['factorial'],
  ['factorial', 'sideways'],
];

const cubesOf = (faces: string) => [...faces].map(face => ({ face, colour: null }));
/** Of a bound worked out in doubles. */
const ROUNDING = 1e-6;

describe('no value of some cubes is longer, larger or of another sort than the bounds allow', () => {
  it.each(SETS.map(set => [set.join(' ') || 'no variation', set] as const))('%s', (name, variations) => {
    const read = readRules('elementary', variations);
    if (!read.ok) throw new Error(read.unknown);
    const { rules } = read;
    const roll = dice(name.length * 419);
    let compared = 0;
    for (let n = 0; n < 40; n++) {
      const mat: Mat = { required: [], permitted: cubesOf(rolled(roll, 5 + roll(3))), forbidden: [], resources: [] };
      const supply = supplyOf(mat, resourceLimit('impossible'), rules, null, variations.includes('factorial') ? 1 : 0);
      const all = Uint8Array.from(supply.types, t => t.most);
      const knownBounds = new KnownBounds(supply, supply.limit);
      metered(
        { steps: 300_000 },
        () => {
          const sets = new Multisets(supply);
          const { tables, values } = searchPartsOf(sets, new Limits(sets, [], 'full'), [], new MemoryBudget());
          const visit = (counts: Uint8Array, t: number): void => {
            if (t === counts.length) {
              const bounds = knownBounds.beside(all.map((most, k) => most - counts[k]!));
              for (const id of tables.get(sets.of(new Uint8Array(counts)))) {
                const r = values.rationalOf(id);
                if (id <= LARGE_MAYBE || r === null) continue;
                compared++;
                const size = r.n < 0n ? -r.n : r.n;
                expect(Math.max(bitLength(size), bitLength(r.d)) - 1).toBeLessThanOrEqual(bounds.value + ROUNDING);
                if (size > r.d) expect(bitLength(size / r.d) - 1).toBeLessThanOrEqual(bounds.size + ROUNDING);
                if (bounds.whole) expect(r.d).toBe(1n);
                if (bounds.positive) expect(r.n >= 0n).toBe(true);
              }
              return;
            }
            for (let k = 0; k <= all[t]!; k++) {
              counts[t] = k;
              visit(counts, t + 1);
            }
            counts[t] = 0;
          };
          visit(new Uint8Array(all.length), 0);
        },
        () => undefined,
      );
    }
    expect(compared).toBeGreaterThan(1000);
  });
});
