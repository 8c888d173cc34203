import type { Variation } from './variation.ts';

/** × before a number counts its factors. */
export const numberOfFactors: Variation = {
  name: 'number-of-factors',
  effects: { prefixCountsFactors: true },
  needs: 'x',
  prefix: 'x',
  bounds: { makesPrimes: true },
};
