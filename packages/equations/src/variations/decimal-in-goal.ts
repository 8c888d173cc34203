import type { Variation } from './variation.ts';

/** A decimal point may be put into the Goal. */
export const decimalInGoal: Variation = {
  name: 'decimal-in-goal',
  effects: { pointInGoal: true },
};
