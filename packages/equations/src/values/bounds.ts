import { lcm } from './integers.ts';
import { isNothing } from './rational.ts';
import { isRational, type Sum } from './sum.ts';

/**
 * How near to zero an algebraic sum can be without being zero. Cleared of denominators it is an algebraic integer, so
 * the product of its conjugates is at least 1; each conjugate is at most the `house`, and there are at most `degree`.
 */
export interface Bound {
  /** log2 of the common denominator of the coefficients. */
  readonly denominator: number;
  /** log2 of a bound on every conjugate of sum · denominator. */
  readonly house: number;
  /** Bound on the degree, by the radicals that occur. */
  readonly degree: number;
  readonly common: bigint;
}

/** Beyond this the digits a proof would need are too many. */
const LARGEST_EXPONENT = 4000;

export function boundOf(s: Sum): Bound | null {
  const roots = new Map<string, bigint>();
  const size = houseOf(s, roots);
  if (size === null) return null;
  const degree = [...roots.values()].reduce((d, b) => d * Number(b), 1);
  return { ...size, degree };
}

/** Nonzero means farther than 2^-bits from zero; infinite when the sum is not algebraic. */
export function separation(s: Sum): number {
  const bound = boundOf(s);
  if (bound === null) return Number.POSITIVE_INFINITY;
  return (bound.degree - 1) * Math.max(0, bound.house) + bound.denominator + 2;
}

function houseOf(s: Sum, roots: Map<string, bigint>): Omit<Bound, 'degree'> | null {
  const common = s.reduce((m, t) => lcm(m, lcm(t.re.d, t.im.d)), 1n);
  let total = Number.NEGATIVE_INFINITY;
  for (const t of s) {
    const re = (t.re.n * common) / t.re.d;
    const im = (t.im.n * common) / t.im.d;
    if (!isNothing(t.im)) note(roots, 'i', 2n);
    let size = log2(re * re + im * im) / 2;
    for (const { base, exponent } of t.mono.factors) {
      if (!isRational(exponent)) return null;
      const e = Number(exponent.n) / Number(exponent.d);
      if (exponent.n < 0n || e > LARGEST_EXPONENT) return null;
      if (base.kind === 'prime') {
        note(roots, base.key, exponent.d);
        size += e * log2(base.p);
      } else if (base.kind === 'unity') note(roots, 'ω', exponent.d);
      else if (base.kind === 'sum' || base.kind === 'branch') {
        const inside = houseOf(base.of, roots);
        if (inside === null || inside.common !== 1n) return null;
        const index = base.kind === 'sum' ? exponent.d : BigInt(base.index);
        note(roots, base.key, index);
        size += (Number(exponent.n) / Number(index)) * Math.max(0, inside.house);
      } else return null;
    }
    total = logSum(total, size);
  }
  return { denominator: log2(common), house: total + 1e-6, common };
}

const note = (roots: Map<string, bigint>, key: string, index: bigint): void => {
  roots.set(key, lcm(roots.get(key) ?? 1n, index));
};

const logSum = (a: number, b: number): number => {
  const top = Math.max(a, b);
  return top === Number.NEGATIVE_INFINITY ? top : top + Math.log2(2 ** (a - top) + 2 ** (b - top));
};

/** Of a natural number, rounded up a little. */
export function log2(n: bigint): number {
  if (n === 0n) return Number.NEGATIVE_INFINITY;
  const hex = n.toString(16);
  if (hex.length <= 12) return Math.log2(Number(n)) + 1e-12;
  return Math.log2(Number.parseInt(hex.slice(0, 12), 16) + 1) + 4 * (hex.length - 12);
}
