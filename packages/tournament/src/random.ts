import { seededBits, shuffledBy } from '@forceout/rulebook/seeded';

/** Chance that comes from a seed alone. */
export interface Chance {
  /** A whole number from 0 to below `n`. */
  readonly below: (n: number) => number;
  /** 32 bits. */
  readonly bits: () => number;
}

export function chanceFrom(seed: number): Chance {
  const bits = seededBits(seed ^ 0x9e3779b9);
  return { bits, below: n => Math.floor((bits() / 4294967296) * n) };
}

export const shuffled = <T>(items: readonly T[], { below }: Chance): T[] => shuffledBy(below, items);
