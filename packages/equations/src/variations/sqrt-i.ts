import type { Variation } from './variation.ts';

/** The radical is i; it may stand beside a number without a sign. */
export const sqrtI: Variation = {
  name: 'sqrt-i',
  effects: { radicalIsUnit: true },
  needs: 'r',
  reads: () => [{ face: 'r', piece: 'i', as: 'unit', turned: false, instead: true }],
  bounds: { leavesElementary: true, knowsNoBounds: true },
};
