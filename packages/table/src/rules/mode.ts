import type { Claim } from '../game.ts';

/** Which cubes a Solution may draw on besides Required and Permitted: one of Resources, none, or all. */
export const MODES = ['now', 'impossible', 'forceout', 'stop'] as const satisfies readonly Claim[];
export type Mode = (typeof MODES)[number];

/** Cube use after a claim: a disputed "no Goal" leads to a Goal as anybody could have set it, with all of Resources. */
export const modeAfter = (claim: Claim): Mode => (claim === 'no-goal' ? 'impossible' : claim);
