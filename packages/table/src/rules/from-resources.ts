import type { Claim } from '../game.ts';

/** How many cubes of Resources a Solution may use: one after Now, none after Forceout, otherwise as many as lie there. */
export const mostFromResources = (claim: Claim): number =>
  claim === 'now' ? 1 : claim === 'forceout' ? 0 : Number.POSITIVE_INFINITY;
