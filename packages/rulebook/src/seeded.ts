import { itemAt } from './needed.ts';

/*
 * Chance that comes from a seed alone, the same on every machine (mulberry32). It is for what has to come out the same
 * again: searches, seatings, samples, simulations. The dice of a match are not thrown with it (Law 10).
 */

/** 32 bits at a time. */
export function seededBits(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return (x ^ (x >>> 14)) >>> 0;
  };
}

/** From 0 up to 1. */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  const bits = seededBits(seed);
  return () => bits() / 4294967296;
}

/** One of a list that is not empty. */
export const pick = <T>(random: Random, list: readonly T[]): T => itemAt(list, Math.floor(random() * list.length));

/** The same entries in another order; `below` gives a whole number from 0 to below another. */
export function shuffledBy<T>(below: (n: number) => number, list: readonly T[]): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const here = itemAt(copy, i);
    copy[i] = itemAt(copy, j);
    copy[j] = here;
  }
  return copy;
}

export const shuffled = <T>(random: Random, list: readonly T[]): T[] => shuffledBy(n => Math.floor(random() * n), list);
