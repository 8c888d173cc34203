import type { Variation } from './variation.ts';

/** A number on a cube of that colour may be an exponent without *. */
export const exponent: Variation = {
  name: 'exponent',
  effects: {},
  needs: 'coloured number',
  bounds: { leavesElementary: true, breaks: 'always', makesPrimes: true },
};
