import type { Variation } from './variation.ts';

/** A radical is the least common multiple. */
export const lcm: Variation = {
  name: 'lcm',
  effects: { radicalIsMultiple: true },
  needs: 'r',
  reads: () => [{ face: 'r', piece: 'L', as: 'sign', turned: false }],
  bounds: { shrinks: true },
};
