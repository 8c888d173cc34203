import type { Variation } from './variation.ts';

/** ÷ on its side is the remainder. */
export const remainder: Variation = {
  name: 'remainder',
  effects: { slashIsRemainder: true },
  needs: '/',
  reads: () => [{ face: '/', piece: '|', as: 'sign', turned: true }],
  bounds: { zero: true, makesPrimes: true },
};
