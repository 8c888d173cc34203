import { abs, bitLength, rootFloor } from './integers.ts';
import { BeyondBudget, spend, TOO_LARGE } from './meter.ts';
import type { Rational } from './rational.ts';

/** Every real in [lo, hi] · 2^e. Rounding always widens, so what an interval shows is proved. */
export interface Interval {
  readonly lo: bigint;
  readonly hi: bigint;
  readonly e: number;
}

/** A complex number in a rectangle; `im` null = exactly real. */
export interface Box {
  readonly re: Interval;
  readonly im: Interval | null;
}

const FARTHEST = 2 ** 50;

export const point = (n: bigint): Interval => ({ lo: n, hi: n, e: 0 });
export const ZERO_INTERVAL: Interval = point(0n);

const shift = (n: bigint, by: number): bigint => (by >= 0 ? n << BigInt(by) : n >> BigInt(-by));
const shiftUp = (n: bigint, by: number): bigint => -shift(-n, by);

/** Keeps about `bits` significant bits. */
export function trim({ lo, hi, e }: Interval, bits: number): Interval {
  const excess = Math.max(bitLength(lo), bitLength(hi)) - bits;
  if (Math.abs(e) > FARTHEST) throw TOO_LARGE;
  if (excess <= 0) return { lo, hi, e };
  return { lo: shift(lo, -excess), hi: shiftUp(hi, -excess), e: e + excess };
}

export function addIntervals(a: Interval, b: Interval, bits: number): Interval {
  if (a.lo === 0n && a.hi === 0n) return b;
  if (b.lo === 0n && b.hi === 0n) return a;
  const [low, high] = a.e <= b.e ? [a, b] : [b, a];
  const top = Math.max(bitsBeforePoint(a), bitsBeforePoint(b));
  const e = Math.min(high.e, Math.max(low.e, top - 2 * bits - 8));
  const x = rescale(low, e);
  const y = rescale(high, e);
  return trim({ lo: x.lo + y.lo, hi: x.hi + y.hi, e }, bits);
}

/** Everything in the interval is below 2 to this power. */
export const bitsBeforePoint = (a: Interval): number => Math.max(bitLength(a.lo), bitLength(a.hi)) + a.e;

const rescale = (a: Interval, e: number): Interval => ({ lo: shift(a.lo, a.e - e), hi: shiftUp(a.hi, a.e - e), e });

export const negateInterval = (a: Interval): Interval => ({ lo: -a.hi, hi: -a.lo, e: a.e });

export function multiplyIntervals(a: Interval, b: Interval, bits: number): Interval {
  spend(1 + ((bits / 512) | 0));
  const ends = [a.lo * b.lo, a.lo * b.hi, a.hi * b.lo, a.hi * b.hi];
  let lo = ends[0]!;
  let hi = lo;
  for (const x of ends) {
    if (x < lo) lo = x;
    if (x > hi) hi = x;
  }
  return trim({ lo, hi, e: a.e + b.e }, bits);
}

/** null while the divisor may still be zero. */
export function divideIntervals(a: Interval, b: Interval, bits: number): Interval | null {
  if (hasZero(b)) return null;
  spend(2 + ((bits / 256) | 0));
  if (b.hi < 0n) return divideIntervals(negateInterval(a), negateInterval(b), bits);
  const up = bits + Math.max(bitLength(b.lo), bitLength(b.hi)) + 2;
  const lo = a.lo >= 0n ? shift(a.lo, up) / b.hi : -(-shift(a.lo, up) / b.lo + 1n);
  const hi = a.hi >= 0n ? shift(a.hi, up) / b.lo + 1n : -(-shift(a.hi, up) / b.hi);
  return trim({ lo, hi, e: a.e - b.e - up }, bits);
}

export const hasZero = (a: Interval): boolean => a.lo <= 0n && a.hi >= 0n;

export function ofRational(r: Rational, bits: number): Interval {
  if (r.d === 1n) return trim({ lo: r.n, hi: r.n, e: 0 }, bits);
  return divideIntervals(point(r.n), point(r.d), bits)!;
}

export function toPower(a: Interval, k: number, bits: number): Interval {
  let result = point(1n);
  let square = a;
  for (let n = k; n > 0; n = Math.floor(n / 2)) {
    if (n % 2 === 1) result = multiplyIntervals(result, square, bits);
    if (n > 1) square = multiplyIntervals(square, square, bits);
  }
  return result;
}

/** The real k-th root of an interval of numbers that are not negative; a lower end below zero counts as zero. */
export function rootOf(a: Interval, k: number, bits: number): Interval {
  if (k > 24 && a.lo > 0n) return expOf(divideIntervals(lnOf(a, bits + 16), point(BigInt(k)), bits + 16)!, bits);
  spend(4 + ((bits / 64) | 0));
  const want = bits * k + 8;
  let up = Math.max(0, want - bitLength(a.hi));
  up += (((a.e - up) % k) + k) % k;
  const lo = a.lo <= 0n ? 0n : rootFloor(shift(a.lo, up), k);
  const hi = rootFloor(shift(a.hi, up), k) + 1n;
  return trim({ lo, hi, e: (a.e - up) / k }, bits);
}

const constants = new Map<string, { readonly bits: number; readonly value: Interval }>();

/** ln of a positive integer, kept for the next question. */
export function lnInteger(n: bigint, bits: number): Interval {
  const key = `${n}`;
  const known = constants.get(key);
  if (known && known.bits >= bits) return trim(known.value, bits);
  const value = lnOf(point(n), bits + 8);
  if (constants.size > 200) constants.clear();
  constants.set(key, { bits, value });
  return trim(value, bits);
}

/** ln of a positive interval. */
export function lnOf(a: Interval, bits: number): Interval {
  if (a.lo <= 0n) throw new BeyondBudget('ln of an interval that touches zero');
  const w = bits + 16;
  const low = trim({ lo: a.lo, hi: a.lo, e: a.e }, w);
  const base = lnExact(low.lo, low.e, w);
  const spread = addIntervals({ lo: a.hi, hi: a.hi, e: a.e }, negateInterval({ lo: low.lo, hi: low.lo, e: low.e }), w);
  const width = divideIntervals(spread, { lo: low.lo, hi: low.lo, e: low.e }, w)!;
  return trim(addIntervals(base, { lo: 0n, hi: width.hi < 0n ? 0n : width.hi, e: width.e }, w), bits);
}

/** ln(m · 2^e), m > 0: m is brought to [3/4, 3/2) and ln = 2 artanh((m-1)/(m+1)). */
function lnExact(m: bigint, e: number, bits: number): Interval {
  const w = bits + 24;
  let length = bitLength(m);
  if (4n * m < 3n << BigInt(length)) length--;
  const twos = e + length;
  const one = 1n << BigInt(w);
  const x = shift(m, w - length);
  const t = ((x - one) << BigInt(w)) / (x + one);
  const total = 2n * artanh(t, w);
  const slack = BigInt(4 * w + 16);
  const near: Interval = { lo: total - slack, hi: total + slack, e: -w };
  if (twos === 0) return near;
  return addIntervals(near, multiplyIntervals(point(BigInt(twos)), ln2(bits + 60), bits + 60), bits + 8);
}

/** Fixed point; |t| <= 1/5. */
function artanh(t: bigint, w: number): bigint {
  const square = (t * t) >> BigInt(w);
  let power = t;
  let total = t;
  for (let k = 3n; power !== 0n && power !== -1n; k += 2n) {
    spend(1 + (w >> 9));
    power = (power * square) >> BigInt(w);
    total += power / k;
  }
  return total;
}

let twoLn: { readonly bits: number; readonly value: Interval } | null = null;

export function ln2(bits: number): Interval {
  if (twoLn && twoLn.bits >= bits) return trim(twoLn.value, bits);
  const w = bits + 24;
  const third = (1n << BigInt(w)) / 3n;
  const total = 2n * artanhThird(third, w);
  const slack = BigInt(4 * w + 16);
  twoLn = { bits, value: { lo: total - slack, hi: total + slack, e: -w } };
  return trim(twoLn.value, bits);
}

function artanhThird(third: bigint, w: number): bigint {
  let power = third;
  let total = third;
  for (let k = 3n; power !== 0n; k += 2n) {
    spend(1 + (w >> 9));
    power /= 9n;
    total += power / k;
  }
  return total;
}

export function expOf(a: Interval, bits: number): Interval {
  const size = Math.max(0, bitsBeforePoint(a));
  if (size > 55) throw TOO_LARGE;
  const w = bits + size + 24;
  const fixed = (x: bigint, up: boolean): bigint => (up ? shiftUp : shift)(x, a.e + w);
  const from = fixed(a.lo, false);
  const to = fixed(a.hi, true);
  const lo = expFixed(from, w);
  const hi = from === to ? lo : expFixed(to, w);
  const e = Math.min(lo.e, hi.e);
  return trim({ lo: shift(lo.lo, lo.e - e), hi: shiftUp(hi.hi, hi.e - e), e }, bits);
}

/** e^(x / 2^w). */
function expFixed(x: bigint, w: number): Interval {
  const two = ln2(w + 8);
  const middle = shift(two.lo, two.e + w);
  const k = x / middle;
  let r = x - k * middle;
  const halvings = Math.ceil(Math.sqrt(w) / 2) + 2;
  const wide = w + 2 * halvings + 16;
  r = shift(r, wide - w - halvings);
  const one = 1n << BigInt(wide);
  let power = one;
  let total = one;
  for (let n = 1n; power !== 0n && power !== -1n; n++) {
    spend(1 + (w >> 9));
    power = ((power * r) >> BigInt(wide)) / n;
    total += power;
  }
  for (let i = 0; i < halvings; i++) total = (total * total) >> BigInt(wide);
  const size = bitLength(abs(k));
  const slack = BigInt(8) << BigInt(wide - w + size + 6);
  return { lo: total - slack, hi: total + slack, e: Number(k) - wide };
}
