import type { Variation } from './variation.ts';

/** ÷ on its side is a logarithm. */
export const log: Variation = {
  name: 'log',
  effects: { slashIsLogarithm: true },
  needs: '/',
  reads: () => [{ face: '/', piece: '|', as: 'sign', turned: true }],
  bounds: { leavesElementary: true, knowsNoBounds: true },
};
