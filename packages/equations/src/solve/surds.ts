import { bitLength, isNoPower, rootFloor, smallGcd } from '../values/integers.ts';
import { spend } from '../values/meter.ts';
import { product, type Rational, raise, reciprocal } from '../values/rational.ts';
import { type Enclosures, ROUNDING } from './enclosures.ts';
import type { ValueTable } from './values.ts';

/** ± the positive index-th root of a positive fraction, the index as small as it can be: written alike means equal. */
export interface Surd {
  readonly side: number;
  readonly index: number;
  readonly of: Rational;
}

const MOST_BITS = 512;
const MOST_INDEX = 60;

/** Every prime below the largest index. */
const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59];

/** Roots of fractions, of which the search knows exactly what they are: no two of one index are different numbers. */
export class Surds {
  private readonly byKey = new Map<string, number>();
  private readonly byId = new Map<number, Surd>();

  constructor(
    private readonly values: ValueTable,
    private readonly enclosures: Enclosures,
  ) {}

  /** Of an ordinary fraction too, zero left out; null: it is not known to be one. */
  of(id: number): Surd | null {
    const n = this.values.top[id]!;
    if (Number.isNaN(n)) return this.byId.get(id) ?? null;
    if (n === 0) return null;
    return { side: Math.sign(n), index: 1, of: { n: BigInt(Math.abs(n)), d: BigInt(this.values.bottom[id]!) } };
  }

  /** Written as a surd it is no fraction. */
  isIrrational(id: number): boolean {
    return (this.byId.get(id)?.index ?? 1) > 1;
  }

  /** ± the index-th root of the size of a fraction. */
  root(index: number, of: Rational, side = of.n < 0n ? -1 : 1): number | null {
    return this.put(side, index, of.n < 0n ? { n: -of.n, d: of.d } : of);
  }

  times(a: Surd, b: Surd): number | null {
    const index = (a.index / smallGcd(a.index, b.index)) * b.index;
    if (index > MOST_INDEX) return null;
    const [j, k] = [index / a.index, index / b.index];
    if (bits(a.of) * j + bits(b.of) * k > 2 * MOST_BITS) return null;
    return this.put(a.side * b.side, index, product(raise(a.of, j), raise(b.of, k)));
  }

  over(a: Surd, b: Surd): number | null {
    return this.times(a, { ...b, of: reciprocal(b.of) });
  }

  /** The size of a to the power of n / d in lowest terms, d > 0, with this sign; null: too long, or not followed up. */
  power(side: number, a: Surd, n: number, d: number): number | null {
    const index = a.index * d;
    const k = Math.abs(n);
    if (index > MOST_INDEX * 4 || bits(a.of) * k > 2 * MOST_BITS) return null;
    return this.put(side, index, raise(a.of, n));
  }

  private put(side: number, index: number, of: Rational): number | null {
    spend(3);
    let [n, d, k] = [of.n, of.d, index];
    for (const p of PRIMES) {
      while (k % p === 0) {
        const [above, below] = [wholeRoot(n, p), wholeRoot(d, p)];
        if (above === null || below === null) break;
        [n, d, k] = [above, below, k / p];
      }
    }
    if (k > MOST_INDEX || bits({ n, d }) > MOST_BITS) return null;
    if (k === 1 && n <= LARGEST && d <= LARGEST) return this.values.fraction(side * Number(n), Number(d));
    const key = `${side}:${k}:${n.toString(32)}/${d.toString(32)}`;
    const known = this.byKey.get(key);
    if (known !== undefined) return known;
    const log = (log2Of(n) - log2Of(d)) / k;
    const off = (16 * ROUNDING * (log2Of(n) + log2Of(d) + 1)) / k;
    const id = this.enclosures.exactly(side, log - off, log + off);
    this.byKey.set(key, id);
    this.byId.set(id, { side, index: k, of: { n, d } });
    return id;
  }
}

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);

const bits = ({ n, d }: Rational): number => Math.max(bitLength(n), bitLength(d));

function wholeRoot(n: bigint, k: number): bigint | null {
  if (n === 1n) return n;
  if (bitLength(n) <= k || isNoPower(n, k)) return null;
  const found = rootFloor(n, k);
  return found ** BigInt(k) === n ? found : null;
}

/** Off by less than eight units in the last place. */
export function log2Of(n: bigint): number {
  const shift = Math.max(0, bitLength(n) - 60);
  return Math.log2(Number(n >> BigInt(shift))) + shift;
}
