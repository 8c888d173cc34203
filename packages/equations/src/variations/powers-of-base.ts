import type { Variation } from './variation.ts';

/** 1 is any power of the base, without end. */
export const powersOfBase: Variation = {
  name: 'powers-of-base',
  effects: { oneIsAPower: true },
  needs: '1',
  bounds: { leavesElementary: true, knowsNoBounds: true },
};
