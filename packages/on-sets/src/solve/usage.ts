/**
 * How often each symbol class is used, packed five bits to a class: six for operands, four for operations. Counts of
 * thirty-one or more do not fit; the solver then says "undecided" instead of "no".
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
    if (memo.size > 4000) memo.clear();
    memo.set(usage, known);
  }
  return known;
}

const memo = new Map<Usage, readonly Usage[]>();

/** All count vectors between two bounds, smallest totals first. */
export function between(low: readonly number[], high: readonly number[]): readonly Usage[] {
  let out: Usage[] = [0];
  low.forEach((from, i) => {
    const more: Usage[] = [];
    for (let k = from; k <= (high[i] ?? from); k++) for (const part of out) more.push(part + k * unit(i));
    out = more;
  });
  return out.sort((a, b) => total(a) - total(b));
}

/** The operands of a usage one by one. */
export const singlesOf = (usage: Usage): readonly Usage[] =>
  [0, 1, 2, 3, 4, 5].filter(i => countAt(usage, i) > 0).map(unit);
