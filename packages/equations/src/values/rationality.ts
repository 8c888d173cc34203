import { boundOf } from './bounds.ts';
import { isReal, isZero } from './decide.ts';
import { enclose } from './enclose.ts';
import type { Interval } from './interval.ts';
import { isRadicalSum } from './invert.ts';
import { orNull } from './meter.ts';
import { add, asFraction, clearLogs, type Num, numberOf } from './number.ts';
import { negative, type Rational, rational, simplestBetween } from './rational.ts';
import { type Factor, isRational, multiplySums, type Sum } from './sum.ts';

/** `huge`: an integer too long to write out, with its remainder by 2. */
export type Rationality =
  | { readonly is: 'rational'; readonly value: Rational }
  | { readonly is: 'huge'; readonly odd: boolean }
  /** Rational, no integer, too long to write out. */
  | { readonly is: 'fraction' }
  | { readonly is: 'irrational' }
  | { readonly is: 'unknown' };

const IRRATIONAL: Rationality = { is: 'irrational' };
const UNKNOWN: Rationality = { is: 'unknown' };
const MOST_BITS = 24_000;

export function rationality(a: Num): Rationality {
  const plain = asFraction(a);
  if (plain) return { is: 'rational', value: plain };
  const real = isReal(a);
  if (real !== true) return real === false ? IRRATIONAL : UNKNOWN;
  const integer = hugeInteger(a);
  if (integer) return integer;
  const powers = primePowers(a);
  if (powers) return powers;
  if (isRadicalSum(a.num) && isRadicalSum(a.den)) return IRRATIONAL;
  if (isRootOfFactorial(a) || isBakerIrrational(a)) return IRRATIONAL;
  return orNull(() => nestedRationality(a)) ?? UNKNOWN;
}

/** Nested radicals: a fraction of them that is rational has a denominator below a known bound. */
function nestedRationality(a: Num): Rationality {
  const top = boundOf(a.num);
  const bottom = boundOf(a.den);
  const near = enclose(a, 256);
  if (near === null || Math.abs(near.re.e) > MOST_BITS) return UNKNOWN;
  const guess = simplest(near.re);
  if (isZero(add(a, numberOf(negative(guess)))) === true) return { is: 'rational', value: guess };
  if (top === null || bottom === null) return UNKNOWN;
  const degree = top.degree * bottom.degree;
  const bits = Math.ceil(top.denominator + degree * Math.max(0, bottom.house)) + 2;
  if (2 * bits > MOST_BITS) return UNKNOWN;
  const sharp = enclose(a, Math.max(256, 2 * bits + 64));
  if (sharp === null) return UNKNOWN;
  const only = simplest(sharp.re);
  if (only.d > 1n << BigInt(bits)) return IRRATIONAL;
  const zero = isZero(add(a, numberOf(negative(only))));
  if (zero === null) return UNKNOWN;
  return zero ? { is: 'rational', value: only } : IRRATIONAL;
}

/** The fraction of least denominator in an interval. */
function simplest({ lo, hi, e }: Interval): Rational {
  const unit = e >= 0 ? rational(1n << BigInt(e)) : rational(1n, 1n << BigInt(-e));
  const at = (n: bigint): Rational => rational(n * unit.n, unit.d);
  if (lo <= 0n && hi >= 0n) return rational(0);
  if (hi < 0n) return negative(simplestBetween(at(-hi), at(-lo)));
  return simplestBetween(at(lo), at(hi));
}

/**
 * Baker's theorem: logs of multiplicatively independent numbers are linearly independent over the algebraic numbers,
 * also together with 1. So a product of prime powers with an irrational algebraic exponent is transcendental, and a
 * quotient of linear forms in logs of primes that are not proportional is irrational.
 */
function isBakerIrrational(a: Num): boolean {
  const one = a.den.length === 1 && a.den[0]!.mono.key === '';
  if (one && a.num.length === 1) {
    const { factors } = a.num[0]!.mono;
    const irrational = (f: Factor): boolean => !isRational(f.exponent) && isRadicalSum(f.exponent.num);
    if (factors.every(f => f.base.kind === 'prime' && (isRational(f.exponent) || irrational(f))))
      return factors.some(irrational);
  }
  const { sum, by } = clearLogs(a.num);
  const below = multiplySums(a.den, by);
  return isLogForm(sum) && (isRadicalSum(below) || isLogForm(below));
}

/** One product of rational powers of primes, however long: whole exponents or not. */
function primePowers(a: Num): Rationality | null {
  const only = a.num[0]!;
  if (a.num.length !== 1 || a.den.length !== 1 || a.den[0]!.mono.key !== '' || only.im.n !== 0n) return null;
  const exponents: Rational[] = [];
  for (const { base, exponent } of only.mono.factors) {
    if (base.kind !== 'prime' || !isRational(exponent)) return null;
    exponents.push(exponent);
  }
  return exponents.some(e => e.d !== 1n) ? IRRATIONAL : { is: 'fraction' };
}

/** Between n/2 and n lies a prime, which divides n! once: no root of n! is rational, whatever whole powers stand beside it. */
function isRootOfFactorial(a: Num): boolean {
  const { factors } = a.num[0]!.mono;
  if (a.num.length !== 1 || a.den.length !== 1 || a.den[0]!.mono.key !== '') return false;
  const big = factors.filter(f => f.base.kind === 'factorial');
  const only = big[0];
  if (big.length !== 1 || !only || !isRational(only.exponent) || only.exponent.d === 1n) return false;
  const half = only.base.kind === 'factorial' ? only.base.n / 2n : 0n;
  return factors.every(f => f === only || (f.base.kind === 'prime' && f.base.p <= half && isRational(f.exponent)));
}

const isLogForm = (s: Sum): boolean =>
  s.every(({ mono }) => {
    const logs = mono.factors.filter(f => f.base.kind === 'log');
    return (
      logs.length === 1 &&
      logs.every(
        f => f.base.kind === 'log' && f.base.of.kind === 'prime' && isRational(f.exponent) && f.exponent.n === 1n,
      ) &&
      mono.factors.every(f => f.base.kind === 'log' || (f.base.kind === 'prime' && isRational(f.exponent)))
    );
  });

/** Sums of whole multiples of whole powers and factorials are whole, however tall. */
function hugeInteger(a: Num): Rationality | null {
  if (a.den.length !== 1 || a.den[0]!.mono.key !== '' || a.den[0]!.re.d !== 1n || a.den[0]!.re.n !== 1n) return null;
  let odd = false;
  for (const t of a.num) {
    if (t.re.d !== 1n || t.im.n !== 0n || !t.mono.factors.every(isWholeFactor)) return null;
    const even = t.mono.factors.some(f => f.base.kind === 'factorial' || (f.base.kind === 'prime' && f.base.p === 2n));
    if (!even && t.re.n % 2n !== 0n) odd = !odd;
  }
  return { is: 'huge', odd };
}

function isWholeFactor({ base, exponent }: Factor): boolean {
  if (base.kind !== 'prime' && base.kind !== 'factorial') return false;
  if (isRational(exponent)) return exponent.d === 1n && exponent.n > 0n;
  return hugeInteger(exponent) !== null && exponent.num.every(t => t.re.n > 0n);
}
