import type { Variation } from './variation.ts';

/** + is the mean of two numbers. */
export const average: Variation = {
  name: 'average',
  effects: { plusIsMean: true },
  needs: '+',
  bounds: { breaks: '+' },
};
