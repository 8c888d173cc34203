import type { Variation } from './variation.ts';

/** A radical on its head is percent of; numerals beside it may have two digits. */
export const percent: Variation = {
  name: 'percent',
  effects: { radicalIsPercent: true },
  needs: 'r',
  reads: () => [{ face: 'r', piece: '%', as: 'sign', turned: true }],
  numeral: 2,
  bounds: { breaks: 'r' },
};
