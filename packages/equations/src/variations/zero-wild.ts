import type { Variation } from './variation.ts';

/** 0 stands for any symbol, in Elementary for any number. */
export const zeroWild: Variation = {
  name: 'zero-wild',
  effects: {},
  needs: '0',
  wild: '0',
};
