import type { Variation } from './variation.ts';

/** Numerals are written in base eight to twelve; * is ten, the radical eleven where there are such digits. */
export const base: Variation = {
  name: 'base',
  effects: { longNumerals: true },
  reads: ({ base }) => [
    ...(base >= 11 ? ([{ face: '*', piece: 'T', as: 'digit', turned: false }] as const) : []),
    ...(base === 12 ? ([{ face: 'r', piece: 'E', as: 'digit', turned: false }] as const) : []),
  ],
  numeral: 2,
  bounds: { leavesElementary: true, makesPrimes: true },
};
