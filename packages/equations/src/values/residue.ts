import { smallGcd, smallPrimes } from './integers.ts';
import { spend } from './meter.ts';
import type { Num } from './number.ts';
import { isRational, type Sum } from './sum.ts';

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
    if (re.d !== 1n || im.n !== 0n) return null;
    let term = Number(((re.n % BigInt(m)) + BigInt(m)) % BigInt(m));
    for (const { base, exponent } of mono.factors) {
      let inside: number;
      if (base.kind === 'prime') inside = Number(base.p % BigInt(m));
      else if (base.kind === 'factorial' && base.n >= BigInt(m)) inside = 0;
      else return null;
      const power = isRational(exponent) ? rationalPower(inside, exponent, m) : tallPower(inside, exponent, m);
      if (power === null) return null;
      term = times(term, power, m);
    }
    total = (total + term) % m;
  }
  return total;
}

function rationalPower(x: number, e: { readonly n: bigint; readonly d: bigint }, m: number): number | null {
  return e.d === 1n && e.n > 0n ? powerMod(x, e.n, m) : null;
}

/** By Fermat for a prime modulus: the exponent counts by m - 1 only, when it is known to be positive. */
function tallPower(x: number, exponent: Num, m: number): number | null {
  const e = residue(exponent, m - 1);
  if (e === null || exponent.num.some(t => t.re.n < 0n)) return null;
  return x === 0 ? 0 : powerMod(x, BigInt(e), m);
}

const times = (a: number, b: number, m: number): number => Number((BigInt(a) * BigInt(b)) % BigInt(m));

function powerMod(x: number, e: bigint, m: number): number {
  let result = 1;
  let square = x % m;
  for (let k = e; k > 0n; k >>= 1n) {
    if (k & 1n) result = times(result, square, m);
    square = times(square, square, m);
  }
  return result;
}

const PRIMES = smallPrimes.filter(p => p > 2);
const ENOUGH = 40;

/** Proves that a whole number is no k-th power: modulo some prime it is not even the remainder of one. */
export function isNoPower(a: Num, k: bigint): boolean {
  let tried = 0;
  for (const q of PRIMES) {
    const index = smallGcd(Number(k % BigInt(q - 1)), q - 1);
    if (index === 1) continue;
    const r = residue(a, q);
    if (r === null || tried++ > ENOUGH) return false;
    if (r !== 0 && powerMod(r, BigInt((q - 1) / index), q) !== 1) return true;
  }
  return false;
}
