import type { Variation } from './variation.ts';

/** × before a number is the smallest prime above it. */
export const smallestPrime: Variation = {
  name: 'smallest-prime',
  effects: { prefixFindsPrime: true },
  needs: 'x',
  prefix: 'x',
  bounds: { shrinks: true, makesPrimes: true },
};
