import type { Variation } from './variation.ts';

/** An operation that is there may be used any number of times. */
export const multipleOperations: Variation = {
  name: 'multiple-operations',
  effects: { repeatsOperations: true },
};
