import { spend } from '../values/meter.ts';
import { ROUNDING } from './enclosures.ts';

const STIRLING_FROM = 1000;
/** Sixteen times what doubles are off by in its largest term, and more than the series is. */
const STIRLING_OFF = 2 ** -48;

/** log₂ n! to within 1 / (360 n³). */
const stirling = (n: number): number => (n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n)) / Math.LN2;

/** log₂ n! by n, each with n roundings at most. */
const sums: number[] = [0];

/** Bounds of log₂ n! for n ≥ 1. */
export function logOfFactorial(n: number): readonly [number, number] {
  spend(1);
  if (n > STIRLING_FROM) {
    const log = stirling(n);
    return [log - STIRLING_OFF * log, log + STIRLING_OFF * log];
  }
  while (sums.length <= n) sums.push(sums[sums.length - 1]! + Math.log2(sums.length));
  const log = sums[n]!;
  return [log - ROUNDING * n * log, log + ROUNDING * n * log];
}
