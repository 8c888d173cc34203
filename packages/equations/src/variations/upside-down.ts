import type { Variation } from './variation.ts';

/** A number on its head is its opposite. */
export const upsideDown: Variation = {
  name: 'upside-down',
  effects: { turnsUpsideDown: true },
  needs: 'number',
  turn: 'u',
  bounds: { belowZero: true, zero: true },
};
