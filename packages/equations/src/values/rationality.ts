import { boundOf } from './bounds.ts';
import { isReal, isZero } from './decide.ts';
import { enclose } from './enclose.ts';
import { factor, multiplicity } from './integers.ts';
import type { Interval } from './interval.ts';
import { isRadicalSum } from './invert.ts';
import { orNull } from './meter.ts';
import { add, asFraction, clearLogs, type Num, numberOf } from './number.ts';
import { negative, type Rational, rational, simplestBetween } from './rational.ts';
import { type Factor, isRational, multiplySums, type Sum, soleTerm, type Term } from './sum.ts';

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
  if (isFractionOfFactorial(a)) return { is: 'fraction' };
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
 * also together with 1. So a product of prime powers with an irrational algebraic exponent is transcendental, alone or
 * among radicals, and a quotient of linear forms in logs of primes that are not proportional is irrational.
 */
function isBakerIrrational(a: Num): boolean {
  const apart = soleTerm(a.num.filter(t => !isRadicalSum([t])));
  if (apart !== null && isTranscendental(apart) && isRadicalSum(a.den)) return true;
  const top = clearLogs(a.num);
  const bottom = clearLogs(multiplySums(a.den, top.by));
  const [above, below] = [multiplySums(top.sum, bottom.by), bottom.sum];
  return isLogForm(above) && (isRadicalSum(below) || (isLogForm(below) && !areProportional(above, below)));
}

function isTranscendental({ mono: { factors } }: Term): boolean {
  const irrational = (f: Factor): boolean => !isRational(f.exponent) && isRadicalSum(f.exponent.num);
  return (
    factors.some(irrational) && factors.every(f => f.base.kind === 'prime' && (isRational(f.exponent) || irrational(f)))
  );
}

function areProportional(a: Sum, b: Sum): boolean {
  const steps = a.map(({ re, mono }) => {
    const other = b.find(t => t.mono.key === mono.key);
    return other ? rational(re.n * other.re.d, re.d * other.re.n) : null;
  });
  const [first] = steps;
  return a.length === b.length && steps.every(r => r !== null && r.n === first?.n && r.d === first.d);
}

/** One product of rational powers of primes, however long, that is no integer; null where it may be one. */
function primePowers(a: Num): Rationality | null {
  const only = soleTerm(a.num);
  if (only === null || soleTerm(a.den)?.mono.key !== '' || only.im.n !== 0n) return null;
  const powers: { readonly p: bigint; readonly e: Rational }[] = [];
  for (const { base, exponent } of only.mono.factors) {
    if (base.kind !== 'prime' || !isRational(exponent)) return null;
    powers.push({ p: base.p, e: exponent });
  }
  if (powers.some(({ e }) => e.d !== 1n)) return IRRATIONAL;
  let below = only.re.d;
  for (const { p, e } of powers) {
    const under = multiplicity(below, p);
    below = under.rest;
    if (e.n + BigInt(multiplicity(only.re.n, p).times - under.times) < 0n) return { is: 'fraction' };
  }
  return below === 1n ? null : { is: 'fraction' };
}

/** Between n/2 and n lies a prime, which divides n! once: no root of n! is rational, whatever whole powers stand beside it. */
function isRootOfFactorial(a: Num): boolean {
  const whole = soleTerm(a.num);
  if (whole === null || soleTerm(a.den)?.mono.key !== '') return false;
  const { factors } = whole.mono;
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

/** Sums of whole multiples of whole powers and factorials are whole, however tall; a fraction beside them is not. */
function hugeInteger(a: Num): Rationality | null {
  const below = soleTerm(a.den);
  if (below === null || below.mono.key !== '' || below.re.d !== 1n || below.re.n !== 1n) return null;
  let odd = false;
  let broken = false;
  for (const t of a.num) {
    if (t.im.n !== 0n || !t.mono.factors.every(isWholeFactor)) return null;
    if (t.mono.key === '' && t.re.d !== 1n) broken = true;
    else if (!dividesTall(t.re.d, t.mono.factors)) return null;
    const even = t.mono.factors.some(f => f.base.kind === 'factorial' || (f.base.kind === 'prime' && f.base.p === 2n));
    if (!even && t.re.n % 2n !== 0n) odd = !odd;
  }
  return broken ? { is: 'fraction' } : { is: 'huge', odd };
}

/** Does d divide the product of these whole powers, with a 2 to spare where there is one? n! is divisible by every prime power up to n. */
function dividesTall(d: bigint, factors: readonly Factor[]): boolean {
  if (d === 1n) return true;
  const { primes, rest } = factor(d);
  if (rest !== 1n) return false;
  return [...primes].every(([p, k]) =>
    factors.some(({ base, exponent }) => {
      if (base.kind === 'factorial') return 2n * p ** BigInt(k) <= base.n;
      return base.kind === 'prime' && base.p === p && (!isRational(exponent) || exponent.n > BigInt(k));
    }),
  );
}

function isWholeFactor({ base, exponent }: Factor): boolean {
  if (base.kind !== 'prime' && base.kind !== 'factorial') return false;
  if (isRational(exponent)) return exponent.d === 1n && exponent.n > 0n;
  return hugeInteger(exponent)?.is === 'huge' && exponent.num.every(t => t.re.n > 0n);
}

/** Between n/2 and n lies a prime, which divides n! once: without a match above it, n! below makes a fraction. */
function isFractionOfFactorial(a: Num): boolean {
  const only = soleTerm(a.num);
  if (only === null || soleTerm(a.den)?.mono.key !== '' || only.im.n !== 0n) return false;
  const { factors } = only.mono;
  if (!factors.every(f => isRational(f.exponent) && f.exponent.d === 1n)) return false;
  const below = factors.find(f => f.base.kind === 'factorial' && isRational(f.exponent) && f.exponent.n < 0n);
  if (below?.base.kind !== 'factorial') return false;
  const half = below.base.n / 2n;
  if (only.re.n > half || only.re.n < -half) return false;
  return factors.every(f => f === below || (f.base.kind === 'prime' && f.base.p <= half));
}
