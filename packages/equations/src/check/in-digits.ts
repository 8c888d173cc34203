import { asFraction, type Num } from '../values/number.ts';

/** Longer ones tell a reader nothing. */
const LONGEST = 1_000_000_000n;

const row = (n: bigint, base: number): string => n.toString(base).replaceAll('a', 'T').replaceAll('b', 'E');

/** A short fraction as it is written with digits of the base; null: it is long, or none. */
export function inDigits(value: Num, base: number): string | null {
  const fraction = asFraction(value);
  if (fraction === null) return null;
  const { n, d } = fraction;
  const size = n < 0n ? -n : n;
  if (size > LONGEST || d > LONGEST) return null;
  return `${n < 0n ? '−' : ''}${row(size, base)}${d === 1n ? '' : `/${row(d, base)}`}`;
}
