import { itemAt } from '@forceout/rulebook';
/** Chance for one decision: the same numbers always give the same draws. */
export interface Chance {
  /** A whole number from 0 to n − 1. */
  below(n: number): number;
  /** True in `percent` of a hundred cases. */
  happens(percent: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** Mixes the bits of a few whole numbers (a finalizer in the manner of splitmix). */
const mix = (numbers: readonly number[]): number => {
  let h = 0x9e3779b9;
  for (const n of numbers) {
    h = Math.imul(h ^ (n | 0), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return h >>> 0;
};

export function chanceOf(...seeds: readonly number[]): Chance {
  let n = 0;
  const next = (): number => mix([...seeds, n++]);
  const below = (k: number): number => next() % k;
  return { below, happens: percent => below(100) < percent, pick: from => itemAt(from, below(from.length)) };
}
