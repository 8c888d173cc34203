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
export function* withTotal(low: readonly number[], high: readonly number[], size: number): Generator<Usage> {
  const classes = low.length;
  // What the classes from i on take at least and at most.
  const least = new Array<number>(classes + 1).fill(0);
  const most = new Array<number>(classes + 1).fill(0);
  for (let i = classes - 1; i >= 0; i--) {
    least[i] = least[i + 1]! + low[i]!;
    most[i] = most[i + 1]! + high[i]!;
  }
  if (size < least[0]! || size > most[0]!) return;
  const counts = new Array<number>(classes).fill(0);
  const left = new Array<number>(classes + 1).fill(0);
  const packed = new Array<Usage>(classes + 1).fill(0);
  const enter = (i: number): void => {
    if (i < classes) counts[i] = Math.max(low[i]!, left[i]! - most[i + 1]!);
  };
  left[0] = size;
  enter(0);
  for (let i = 0; i >= 0; ) {
    if (i === classes) yield packed[i]!;
    else if (counts[i]! <= Math.min(high[i]!, left[i]! - least[i + 1]!)) {
      left[i + 1] = left[i]! - counts[i]!;
      packed[i + 1] = packed[i]! + counts[i]! * unit(i);
      enter(++i);
      continue;
    }
    // Back to the class before, with one more of it.
    if (--i >= 0) counts[i]!++;
  }
}

/** The operands of a usage one by one. */
export const singlesOf = (usage: Usage): readonly Usage[] =>
  [0, 1, 2, 3, 4, 5].filter(i => countAt(usage, i) > 0).map(unit);
