import type { Variation } from './variation.ts';

/** × stands for any symbol. */
export const xWild: Variation = {
  name: 'x-wild',
  effects: {},
  needs: 'x',
  wild: 'x',
};
