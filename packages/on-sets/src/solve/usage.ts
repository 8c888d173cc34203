/**
 * How often each symbol class is used, packed five bits to a class: six for operands, four for operations. Of more than
 * thirty-one only thirty-one are looked at, and the solver then says "undecided" instead of "no".
 */
export type Usage = number;

const WIDTH = 5;
const FIELD = 31;
export const MAX_COUNT = FIELD;

export const pack = (counts: readonly number[]): Usage =>
  counts.reduce((packed, n, i) => packed | (n << (WIDTH * i)), 0);

export const countAt = (usage: Usage, i: number): number => (usage >>> (WIDTH * i)) & FIELD;

export const unit = (i: number): Usage => 1 << (WIDTH * i);

export function total(usage: Usage): number {
  let sum = 0;
  for (let rest = usage; rest !== 0; rest >>>= WIDTH) sum += rest & FIELD;
  return sum;
}

/** Every way to use at most this much, the empty and the full one included, in ascending order. */
export function partsOf(usage: Usage): readonly Usage[] {
  let known = memo.get(usage);
  if (!known) {
    let parts = [0];
    for (let i = 0; i < 6; i++) {
      const n = countAt(usage, i);
      if (n === 0) continue;
      const more: number[] = [];
      for (let k = 0; k <= n; k++) for (const part of parts) more.push(part + k * unit(i));
      parts = more;
    }
    known = parts;
    if ((stored += parts.length) > MOST_STORED) {
      memo.clear();
      stored = parts.length;
    }
    memo.set(usage, known);
  }
  return known;
}

const MOST_STORED = 500_000;
const memo = new Map<Usage, readonly Usage[]>();
let stored = 0;

/** All count vectors between two bounds with this total. */
export function* withTotal(low: readonly number[], high: readonly number[], size: number, i = 0): Generator<Usage> {
  const from = low[i];
  const to = high[i];
  if (from === undefined || to === undefined) {
    if (size === 0) yield 0;
    return;
  }
  let least = 0;
  let most = 0;
  for (let k = i + 1; k < low.length; k++) {
    least += low[k] ?? 0;
    most += high[k] ?? 0;
  }
  for (let n = Math.max(from, size - most); n <= Math.min(to, size - least); n++)
    for (const rest of withTotal(low, high, size - n, i + 1)) yield rest + n * unit(i);
}

/** The operands of a usage one by one. */
export const singlesOf = (usage: Usage): readonly Usage[] =>
  [0, 1, 2, 3, 4, 5].filter(i => countAt(usage, i) > 0).map(unit);
