import type { Variation } from './variation.ts';

/** * is the greatest common factor. */
export const gcf: Variation = {
  name: 'gcf',
  effects: { starIsDivisor: true },
  needs: '*',
  reads: () => [{ face: '*', piece: 'G', as: 'sign', turned: false }],
  bounds: { shrinks: true },
};
