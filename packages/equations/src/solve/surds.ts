import { bitLength, isNoPower, rootFloor, smallGcd } from '../values/integers.ts';
import { spend } from '../values/meter.ts';
import { product, type Rational, raise, reciprocal } from '../values/rational.ts';
import { type Enclosures, ROUNDING } from './enclosures.ts';
import { whole } from './forward.ts';
import type { ValueTable } from './values.ts';

/**
 * ± the positive index-th root of a positive fraction, the index as small as it can be: written alike means equal. The
 * fraction is above / below; `long` where these are too long for doubles, and NaN.
 */
export interface Surd {
  readonly side: number;
  readonly index: number;
  readonly above: number;
  readonly below: number;
  readonly long: Rational | null;
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
    return { side: Math.sign(n), index: 1, above: Math.abs(n), below: this.values.bottom[id]!, long: null };
  }

  /** The fraction, where it is known to be one. */
  fractionOf(id: number): Rational | null {
    if (this.values.top[id] === 0) return { n: 0n, d: 1n };
    const surd = this.of(id);
    if (surd === null || surd.index > 1) return null;
    const { n, d } = rationalOf(surd);
    return { n: surd.side < 0 ? -n : n, d };
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
    const isShort = a.long === null && b.long === null;
    const n = isShort ? whole(a.above, j) * whole(b.above, k) : Number.POSITIVE_INFINITY;
    const d = isShort ? whole(a.below, j) * whole(b.below, k) : Number.POSITIVE_INFINITY;
    if (n <= MAX && d <= MAX) {
      const g = smallGcd(n, d);
      return this.short(a.side * b.side, index, n / g, d / g);
    }
    const [x, y] = [rationalOf(a), rationalOf(b)];
    if (bits(x) * j + bits(y) * k > 2 * MOST_BITS) return null;
    return this.put(a.side * b.side, index, product(raise(x, j), raise(y, k)));
  }

  over(a: Surd, b: Surd): number | null {
    return this.times(a, { ...b, above: b.below, below: b.above, long: b.long && reciprocal(b.long) });
  }

  /** The size of a to the power of n / d in lowest terms, d > 0, with this sign; null: too long, or not followed up. */
  power(side: number, a: Surd, n: number, d: number): number | null {
    const index = a.index * d;
    const k = Math.abs(n);
    if (index > MOST_INDEX * 4) return null;
    const [above, below] = a.long === null ? [whole(a.above, k), whole(a.below, k)] : BEYOND;
    if (above <= MAX && below <= MAX)
      return n < 0 ? this.short(side, index, below, above) : this.short(side, index, above, below);
    const of = rationalOf(a);
    return bits(of) * k > 2 * MOST_BITS ? null : this.put(side, index, raise(of, n));
  }

  /** The same as `put` for what doubles hold. */
  private short(side: number, index: number, above: number, below: number): number | null {
    spend(3);
    let [n, d, k] = [above, below, index];
    for (let at = 0; k > 1 && at < PRIMES.length; at++) {
      const p = PRIMES[at]!;
      while (k % p === 0) {
        const [x, y] = [shortRoot(n, p), shortRoot(d, p)];
        if (x === null || y === null) break;
        [n, d, k] = [x, y, k / p];
      }
    }
    if (k > MOST_INDEX) return null;
    if (k === 1) return this.values.fraction(side * n, d);
    const key = `${side}:${k}:${n.toString(32)}/${d.toString(32)}`;
    return (
      this.byKey.get(key) ??
      this.enter(key, { side, index: k, above: n, below: d, long: null }, Math.log2(n), Math.log2(d))
    );
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
    if (n <= LARGEST && d <= LARGEST) return this.short(side, k, Number(n), Number(d));
    const key = `${side}:${k}:${n.toString(32)}/${d.toString(32)}`;
    const surd = { side, index: k, above: Number.NaN, below: Number.NaN, long: { n, d } };
    return this.byKey.get(key) ?? this.enter(key, surd, log2Of(n), log2Of(d));
  }

  private enter(key: string, surd: Surd, above: number, below: number): number {
    const { side, index } = surd;
    const log = (above - below) / index;
    const off = (16 * ROUNDING * (above + below + 1)) / index;
    const id = this.enclosures.exactly(side, log - off, log + off);
    this.byKey.set(key, id);
    this.byId.set(id, surd);
    return id;
  }
}

const MAX = Number.MAX_SAFE_INTEGER;
const BEYOND = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
const rationalOf = ({ above, below, long }: Surd): Rational => long ?? { n: BigInt(above), d: BigInt(below) };

function shortRoot(n: number, k: number): number | null {
  if (n === 1) return n;
  if (n < 2 ** k) return null;
  const guess = Math.round(n ** (1 / k));
  return whole(guess, k) === n ? guess : null;
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
