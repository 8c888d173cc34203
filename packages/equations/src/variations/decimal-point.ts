import type { Variation } from './variation.ts';

/** * is a decimal point. */
export const decimalPoint: Variation = {
  name: 'decimal-point',
  effects: { starIsPoint: true },
  needs: '*',
  reads: () => [{ face: '*', piece: '.', as: 'point', turned: false }],
};
