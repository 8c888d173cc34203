import type { Variation } from './variation.ts';

/** The Solution differs from the Goal by a multiple of k that is not zero. */
export const multipleOf: Variation = {
  name: 'multiple-of',
  effects: { goalIsMultiple: true },
  bounds: { leavesElementary: true },
};
