import { abs, bitLength } from './integers.ts';
import {
  addIntervals,
  type Box,
  bitsBeforePoint,
  divideIntervals,
  hasZero,
  type Interval,
  multiplyIntervals,
  negateInterval,
  point,
  ZERO_INTERVAL,
} from './interval.ts';
import { BeyondBudget } from './meter.ts';

export const real = (re: Interval): Box => ({ re, im: null });
const im = (a: Box): Interval => a.im ?? ZERO_INTERVAL;

export const plusBox = (a: Box, b: Box, bits: number): Box => ({
  re: addIntervals(a.re, b.re, bits),
  im: a.im === null && b.im === null ? null : addIntervals(im(a), im(b), bits),
});

export function byBox(a: Box, b: Box, bits: number): Box {
  if (a.im === null)
    return { re: multiplyIntervals(a.re, b.re, bits), im: b.im === null ? null : multiplyIntervals(a.re, b.im, bits) };
  if (b.im === null) return byBox(b, a, bits);
  return {
    re: addIntervals(multiplyIntervals(a.re, b.re, bits), negateInterval(multiplyIntervals(a.im, b.im, bits)), bits),
    im: addIntervals(multiplyIntervals(a.re, b.im, bits), multiplyIntervals(a.im, b.re, bits), bits),
  };
}

/** null while the divisor may still be zero. */
export function intoBox(a: Box, b: Box, bits: number): Box | null {
  if (b.im === null) {
    const re = divideIntervals(a.re, b.re, bits);
    const side = a.im === null ? null : divideIntervals(a.im, b.re, bits);
    return re === null ? null : { re, im: side };
  }
  const size = addIntervals(multiplyIntervals(b.re, b.re, bits), multiplyIntervals(b.im, b.im, bits), bits);
  if (hasZero(b.re) && hasZero(b.im)) return null;
  const top = byBox(a, { re: b.re, im: negateInterval(b.im) }, bits);
  const re = divideIntervals(top.re, size, bits);
  const side = divideIntervals(im(top), size, bits);
  return re === null || side === null ? null : { re, im: side };
}

export const boxHasZero = (a: Box): boolean => hasZero(a.re) && (a.im === null || hasZero(a.im));

export function boxPower(a: Box, k: number, bits: number): Box {
  let result: Box = real(point(1n));
  let square = a;
  for (let n = k; n > 0; n = Math.floor(n / 2)) {
    if (n % 2 === 1) result = byBox(result, square, bits);
    if (n > 1) square = byBox(square, square, bits);
  }
  return result;
}

/** Nearest double of the middle of an interval, scaled by 2^-e. */
const toDouble = (a: Interval, e: number): number => {
  const middle = a.lo + a.hi;
  const excess = Math.max(0, bitLength(middle) - 60);
  return Number(middle >> BigInt(excess)) * 2 ** (excess - 1 + a.e - e);
};

/**
 * The `branch`-th of the q-th roots: |z|^(1/q) e^(i (arg z + 2π branch)/q). A double picks the root, Newton's method
 * sharpens it, and the residue bounds what is left: some root of w^q = z lies within |w^q - z| / |w|^(q-1) of w.
 * null: too coarse yet to tell the roots apart.
 */
export function branchRoot(z: Box, q: number, branch: number, bits: number): Box | null {
  if (z.im === null || boxHasZero(z)) return null;
  if (z.re.lo < 0n && hasZero(z.im)) return null;
  const scaleBy = q * Math.round(Math.max(bitsBeforePoint(z.re), bitsBeforePoint(z.im)) / q);
  const re = toDouble(z.re, scaleBy);
  const side = toDouble(z.im, scaleBy);
  const angle = (Math.atan2(side, re) + 2 * Math.PI * branch) / q;
  const radius = Math.hypot(re, side) ** (1 / q);
  const fixed = (x: number): Interval => ({ lo: BigInt(Math.round(x * 2 ** 52)), hi: 0n, e: scaleBy / q - 52 });
  const start = (x: number): Interval => ({ ...fixed(x), hi: fixed(x).lo });
  let w: Box = { re: start(radius * Math.cos(angle)), im: start(radius * Math.sin(angle)) };
  const target: Box = { re: middle(z.re), im: middle(z.im) };
  for (let correct = 40; correct < bits; correct *= 2) {
    const power = boxPower(w, q - 1, bits + 32);
    const step = intoBox(
      plusBox(byBox(power, w, bits + 32), negated(target), bits + 32),
      byBox(power, real(point(BigInt(q))), bits + 32),
      bits + 32,
    );
    if (step === null) throw new BeyondBudget('a complex root did not converge');
    const next = plusBox(w, negated(step), bits + 32);
    w = { re: middle(next.re), im: middle(next.im ?? ZERO_INTERVAL) };
  }
  const power = boxPower(w, q - 1, bits + 32);
  const residue = intoBox(plusBox(byBox(power, w, bits + 32), negated(z), bits + 32), power, bits + 32);
  if (residue === null) return null;
  const far = Math.max(bitsBeforePoint(residue.re), bitsBeforePoint(residue.im ?? ZERO_INTERVAL)) + 1;
  if (far > Math.max(bitsBeforePoint(w.re), bitsBeforePoint(w.im ?? ZERO_INTERVAL)) - Math.ceil(Math.log2(q)) - 4)
    return null;
  return { re: widen(w.re, far), im: widen(w.im ?? ZERO_INTERVAL, far) };
}

const negated = (a: Box): Box => ({ re: negateInterval(a.re), im: a.im === null ? null : negateInterval(a.im) });

const middle = (a: Interval): Interval => {
  const m = (a.lo + a.hi) >> 1n;
  return { lo: m, hi: m, e: a.e };
};

const widen = (a: Interval, far: number): Interval =>
  addIntervals(a, { lo: -1n, hi: 1n, e: far }, Math.max(64, bitLength(abs(a.hi)) + 8));
