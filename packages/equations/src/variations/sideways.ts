import type { Variation } from './variation.ts';

/** A number on its side is its reciprocal. */
export const sideways: Variation = {
  name: 'sideways',
  effects: { turnsSideways: true },
  needs: 'number',
  turn: 's',
  bounds: { breaks: 'always' },
};
