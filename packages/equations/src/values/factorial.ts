import {
  addIntervals,
  divideIntervals,
  type Interval,
  lnInteger,
  lnOf,
  multiplyIntervals,
  negateInterval,
  ofRational,
  point,
  trim,
} from './interval.ts';
import { spend } from './meter.ts';
import { rational } from './rational.ts';

/** B(2k) / (2k (2k-1)), the coefficients of Stirling's series. */
const series = [
  [1, 12],
  [-1, 360],
  [1, 1260],
  [-1, 1680],
  [1, 1188],
  [-691, 360360],
  [1, 156],
  [-3617, 122400],
  [43867, 244188],
  [-174611, 125400],
] as const;

/**
 * ln(n!) for n of a thousand and more: Stirling's series is out by less than the first term it leaves out. Ten terms leave
 * less than 14 n^-21, so the interval is narrow for n that large.
 */
export function lnFactorial(n: bigint, bits: number): Interval {
  const before = logs.get(n);
  if (before && before.bits >= bits) return trim(before.value, bits);
  const value = stirling(n, bits);
  if (logs.size > 200) logs.clear();
  logs.set(n, { bits, value });
  return value;
}

/** Kept for the next question. */
const logs = new Map<bigint, { readonly bits: number; readonly value: Interval }>();

function stirling(n: bigint, bits: number): Interval {
  const wide = bits + 40;
  const number = point(n);
  const log = lnInteger(n, wide);
  const half = ofRational(rational(1, 2), wide);
  let total = addIntervals(
    multiplyIntervals(addIntervals(number, half, wide), log, wide),
    negateInterval(number),
    wide,
  );
  total = addIntervals(
    total,
    multiplyIntervals(half, lnOf(multiplyIntervals(point(2n), pi(wide), wide), wide), wide),
    wide,
  );
  const inverse = divideIntervals(point(1n), number, wide)!;
  const square = multiplyIntervals(inverse, inverse, wide);
  let power = inverse;
  for (const [above, below] of series) {
    const term = multiplyIntervals(ofRational(rational(above, below), wide), power, wide);
    total = addIntervals(total, term, wide);
    power = multiplyIntervals(power, square, wide);
  }
  const left = multiplyIntervals(point(14n), power, wide);
  return addIntervals(total, { lo: -left.hi, hi: left.hi, e: left.e }, bits);
}

let known: { readonly bits: number; readonly value: Interval } | null = null;

/** Machin: π/4 = 4 arctan(1/5) - arctan(1/239). Kept for the next question. */
function pi(bits: number): Interval {
  if (known && known.bits >= bits) return trim(known.value, bits + 16);
  const w = bits + 16;
  spend(w >> 2);
  const total = 4n * (4n * arctanInverse(5n, w) - arctanInverse(239n, w));
  const slack = BigInt(8 * w);
  known = { bits, value: { lo: total - slack, hi: total + slack, e: -w } };
  return known.value;
}

function arctanInverse(n: bigint, w: number): bigint {
  let power = (1n << BigInt(w)) / n;
  let total = power;
  for (let k = 3n, sign = -1n; power !== 0n; k += 2n, sign = -sign) {
    power /= n * n;
    total += (sign * power) / k;
  }
  return total;
}
