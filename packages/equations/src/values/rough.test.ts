import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bitLength } from './integers.ts';
import { add, integer, type Num, subtract, timesRational } from './number.ts';
import { positivePower } from './power.ts';
import { rational } from './rational.ts';
import { roughSize } from './rough.ts';
import { sureBits } from './size.ts';

/** A power as a symbol and as a number written out. */
interface Both {
  readonly symbol: Num;
  readonly written: bigint;
}

const power = fc.record({ base: fc.integer({ min: 2, max: 30 }), exponent: fc.integer({ min: 1, max: 3000 }) }).map(
  ({ base, exponent }): Both => ({
    symbol: positivePower(integer(base), { n: BigInt(exponent), d: 1n }),
    written: BigInt(base) ** BigInt(exponent),
  }),
);
const factor = fc.integer({ min: -50, max: 50 }).filter(k => k !== 0);

it('the size of a sum of powers lies between the bounds, and its sign is right', () => {
  let told = 0;
  fc.assert(
    fc.property(power, factor, power, factor, fc.boolean(), (a, k, b, m, plus) => {
      const [x, y] = [timesRational(a.symbol, rational(k)), timesRational(b.symbol, rational(m))];
      const [u, v] = [a.written * BigInt(k), b.written * BigInt(m)];
      const size = roughSize(plus ? add(x, y) : subtract(x, y));
      const written = plus ? u + v : u - v;
      if (size === null) return;
      told++;
      expect(size.sign).toBe(written > 0n ? 1 : -1);
      expect(size.least).toBeLessThanOrEqual(bitLength(written));
      expect(size.most).toBeGreaterThanOrEqual(bitLength(written) - 1);
      expect(sureBits(plus ? add(x, y) : subtract(x, y))?.bits).toBeLessThanOrEqual(bitLength(written));
    }),
    { seed: 11, numRuns: 500 },
  );
  expect(told).toBeGreaterThan(400);
});
