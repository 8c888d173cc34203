import { factor, isPrime, smallGcd, smallPrimes } from './integers.ts';
import { spend } from './meter.ts';
import type { Num } from './number.ts';
import { type Factor, isRational, type Sum } from './sum.ts';

/** The remainder of a whole number by m, however tall it is written; null when the form does not show it. */
export function residue(a: Num, m: number): number | null {
  const below = a.den[0];
  if (a.den.length !== 1 || !below || below.mono.key !== '' || below.re.n !== 1n || below.re.d !== 1n) return null;
  return sumResidue(a.num, m);
}

function sumResidue(s: Sum, m: number): number | null {
  let total = 0;
  for (const { re, im, mono } of s) {
    spend(2);
    if (im.n !== 0n) return null;
    if (re.d !== 1n) {
      const vanishes = mono.factors.some(({ base }) => base.kind === 'factorial' && base.n >= re.d * BigInt(m));
      if (!vanishes || !mono.factors.every(isWholePower)) return null;
      continue;
    }
    let term = Number(((re.n % BigInt(m)) + BigInt(m)) % BigInt(m));
    for (const { base, exponent } of mono.factors) {
      if (base.kind !== 'prime' && base.kind !== 'factorial') return null;
      const inside = base.kind === 'prime' ? Number(base.p % BigInt(m)) : factorialResidue(base.n, m);
      if (inside === null) return null;
      const power = isRational(exponent) ? rationalPower(inside, exponent, m) : tallPower(inside, exponent, m);
      if (power === null) return null;
      term = times(term, power, m);
    }
    total = (total + term) % m;
  }
  return total;
}

const isWholePower = ({ base, exponent }: Factor): boolean =>
  (base.kind === 'prime' || base.kind === 'factorial') && isRational(exponent) && exponent.d === 1n && exponent.n > 0n;

/** Steps from n up to m that are worth their while. */
const LONGEST_WAY = 60_000;

/** n! by m: zero up to n; above, for a prime, by Wilson's theorem, going up from n to m. */
function factorialResidue(n: bigint, m: number): number | null {
  if (n >= BigInt(m)) return 0;
  const low = Number(n);
  if (m - low > LONGEST_WAY || m > LARGEST_FACTOR || isPrime(BigInt(m)) !== true) return null;
  spend(1 + ((m - low) >> 4));
  let above = 1;
  for (let k = low + 1; k < m; k++) above = (above * k) % m;
  return (m - powerMod(above, BigInt(m - 2), m)) % m;
}

function rationalPower(x: number, e: { readonly n: bigint; readonly d: bigint }, m: number): number | null {
  if (e.d !== 1n || e.n <= 0n) return null;
  return powerMod(x, e.n < LONG_EXPONENT ? e.n : shortened(e.n, totient(m)), m);
}

const LONG_EXPONENT = 1n << 64n;
const shortened = (e: bigint, by: number): bigint => (e % BigInt(by)) + 32n * BigInt(by);

/** By Euler, also for numbers that share a factor with m: a long exponent counts by φ(m) only, when it is known to be positive. */
function tallPower(x: number, exponent: Num, m: number): number | null {
  if (exponent.num.some(t => t.re.n < 0n)) return null;
  const by = totient(m);
  const e = residue(exponent, by);
  return e === null ? null : powerMod(x, BigInt(e + 32 * by), m);
}

function totient(m: number): number {
  let result = m;
  for (const p of factor(BigInt(m)).primes.keys()) result = (result / Number(p)) * (Number(p) - 1);
  return result;
}

/** Products of remainders up to this are exact in doubles. */
const LARGEST_FACTOR = 90_000_000;

const times = (a: number, b: number, m: number): number =>
  m <= LARGEST_FACTOR ? (a * b) % m : Number((BigInt(a) * BigInt(b)) % BigInt(m));

function powerMod(x: number, e: bigint, m: number): number {
  let result = 1 % m;
  let square = x % m;
  for (let k = e; k > 0n; k >>= 1n) {
    if (k & 1n) result = times(result, square, m);
    square = times(square, square, m);
  }
  return result;
}

/** Below every factorial that is not written out. */
const TELLING = [1009, 907, 11, 7] as const;

type Class = number | 'pole' | null;

/** What a number leaves by some primes, however tall it is written; `pole`: it has the prime in its denominator. */
export const remaindersOf = (a: Num): readonly Class[] => TELLING.map(p => classOf(a, p));

/** Proves that a number is none of those that leave these remainders. */
export function isNoneOf(a: Num, others: readonly (readonly Class[])[]): boolean {
  let alike = others;
  for (const [n, p] of TELLING.entries()) {
    const own = classOf(a, p);
    if (own !== null) alike = alike.filter(o => o[n] === null || o[n] === own);
    if (alike.length === 0) return true;
  }
  return false;
}

function classOf({ num, den }: Num, p: number): Class {
  const [above, below] = [localResidue(num, p), localResidue(den, p)];
  if (above === null || below === null) return null;
  if (above === below && (above === 0 || above === 'pole')) return null;
  if (above === 'pole' || below === 0) return 'pole';
  return below === 'pole' ? 0 : times(above, inverse(below, p), p);
}

const remainder = (n: bigint, p: number): number => Number(((n % BigInt(p)) + BigInt(p)) % BigInt(p));
const inverse = (x: number, p: number): number => powerMod(x, BigInt(p - 2), p);

/** By a prime, where fractions count too; `pole`: the prime is in the denominator. */
function localResidue(s: Sum, p: number): Class {
  let total = 0;
  let poles = 0;
  for (const { re, im, mono } of s) {
    spend(2);
    const below = remainder(re.d, p);
    if (im.n !== 0n || below === 0) return null;
    let term = times(remainder(re.n, p), inverse(below, p), p);
    let pole = false;
    for (const { base, exponent } of mono.factors) {
      if (base.kind !== 'prime' && base.kind !== 'factorial') return null;
      const inside = base.kind === 'prime' ? remainder(base.p, p) : factorialResidue(base.n, p);
      if (inside === null) return null;
      if (isRational(exponent) && exponent.d === 1n && exponent.n < 0n) {
        if (inside === 0) pole = true;
        else term = times(term, inverse(powerMod(inside, -exponent.n, p), p), p);
        continue;
      }
      const power = isRational(exponent) ? rationalPower(inside, exponent, p) : tallPower(inside, exponent, p);
      if (power === null) return null;
      term = times(term, power, p);
    }
    if (pole && term === 0) return null;
    if (pole) poles++;
    else total = (total + term) % p;
  }
  return poles === 0 ? total : poles === 1 ? 'pole' : null;
}

const PRIMES = smallPrimes.filter(p => p > 2);
const ENOUGH = 40;
/** Primes beyond the factorials of a number: each leaves a chance of one in two at most. */
const ENOUGH_ABOVE = 24;

/** Proves that a whole number is no k-th power: modulo some prime it is not even the remainder of one. */
export const isNoPower = (a: Num, k: bigint): boolean => isNoPowerBy(a, k, PRIMES, ENOUGH) || isNoPowerAbove(a, k);

function isNoPowerBy(a: Num, k: bigint, primes: Iterable<number>, enough: number): boolean {
  let tried = 0;
  for (const q of primes) {
    const index = smallGcd(Number(k % BigInt(q - 1)), q - 1);
    if (index === 1) continue;
    if (tried++ > enough) return false;
    const r = residue(a, q);
    if (r === null) return false;
    if (r !== 0 && powerMod(r, BigInt((q - 1) / index), q) !== 1) return true;
  }
  return false;
}

/** Every prime up to n leaves nothing of n!, so n! + 1 looks like a power to all of them. */
function isNoPowerAbove(a: Num, k: bigint): boolean {
  let largest = 0n;
  for (const { mono } of a.num)
    for (const { base } of mono.factors) if (base.kind === 'factorial' && base.n > largest) largest = base.n;
  if (largest === 0n || largest > BigInt(LARGEST_FACTOR >> 1)) return false;
  return isNoPowerBy(a, k, primesAbove(Number(largest)), ENOUGH_ABOVE);
}

function* primesAbove(n: number): Generator<number> {
  for (let q = n + 1; q < n + 20_000; q++) if (isPrime(BigInt(q))) yield q;
}
