import type { Variation } from './variation.ts';

/** A Solution has three operation signs at least. */
export const threeOperation: Variation = {
  name: 'three-operation',
  effects: {},
  leastOperations: 3,
};
