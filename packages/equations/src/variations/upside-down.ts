import type { Variation } from './variation.ts';

/** A number on its head is its opposite. */
export const upsideDown: Variation = {
  name: 'upside-down',
  needs: 'number',
  turn: 'u',
  bounds: { belowZero: true, zero: true },
};
