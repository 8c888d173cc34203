import type { Variation } from './variation.ts';

/** + is the mean of two numbers. */
export const average: Variation = {
  name: 'average',
  needs: '+',
  bounds: { breaks: '+' },
};
