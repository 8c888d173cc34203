import type { Variation } from './variation.ts';

/** Numerals may have two digits. */
export const twoDigit: Variation = {
  name: 'two-digit',
  effects: { longNumerals: true },
  numeral: 2,
};
