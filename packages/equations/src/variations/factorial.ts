import type { Variation } from './variation.ts';

/** Two ! for Goal and Solution together, on no cube. */
export const factorial: Variation = {
  name: 'factorial',
  effects: { writesFactorials: true },
  isListed: false,
};
