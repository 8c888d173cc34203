import { gcd } from './integers.ts';

/** A fraction in lowest terms, the denominator positive. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

export const rational = (n: bigint | number, d: bigint | number = 1n): Rational => {
  const top = BigInt(n);
  const bottom = BigInt(d);
  if (bottom === 1n) return { n: top, d: 1n };
  const common = gcd(top, bottom);
  const sign = bottom < 0n ? -1n : 1n;
  return { n: (sign * top) / common, d: (sign * bottom) / common };
};

export const ZERO: Rational = { n: 0n, d: 1n };
export const ONE: Rational = { n: 1n, d: 1n };
export const HALF: Rational = { n: 1n, d: 2n };

export const sum = (a: Rational, b: Rational): Rational =>
  a.d === 1n && b.d === 1n ? { n: a.n + b.n, d: 1n } : rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const negative = (a: Rational): Rational => ({ n: -a.n, d: a.d });
export const difference = (a: Rational, b: Rational): Rational => sum(a, negative(b));
export const product = (a: Rational, b: Rational): Rational => {
  if (a.d === 1n && b.d === 1n) return { n: a.n * b.n, d: 1n };
  if (isOne(a)) return b;
  return isOne(b) ? a : rational(a.n * b.n, a.d * b.d);
};
const isOne = (a: Rational): boolean => a.n === 1n && a.d === 1n;
export const reciprocal = (a: Rational): Rational => (a.n < 0n ? { n: -a.d, d: -a.n } : { n: a.d, d: a.n });
export const quotient = (a: Rational, b: Rational): Rational => (isOne(b) ? a : rational(a.n * b.d, a.d * b.n));

export const same = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;
export const isNothing = (a: Rational): boolean => a.n === 0n;
export const floor = (a: Rational): bigint => (a.n >= 0n ? a.n / a.d : -((-a.n + a.d - 1n) / a.d));
export const raise = (a: Rational, k: number): Rational =>
  k >= 0 ? { n: a.n ** BigInt(k), d: a.d ** BigInt(k) } : raise(reciprocal(a), -k);

export const fraction = (a: Rational): string => (a.d === 1n ? `${a.n}` : `${a.n}/${a.d}`);

/** The fraction with the smallest denominator in [low, high], both positive or zero. */
export function simplestBetween(low: Rational, high: Rational): Rational {
  const whole = floor(low);
  if (whole * low.d === low.n) return { n: whole, d: 1n };
  if (whole + 1n <= floor(high)) return { n: whole + 1n, d: 1n };
  const shift = { n: -whole, d: 1n };
  const inner = simplestBetween(reciprocal(sum(high, shift)), reciprocal(sum(low, shift)));
  return sum(reciprocal(inner), { n: whole, d: 1n });
}
