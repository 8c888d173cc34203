import { reasonTextOf } from '../reason-text.ts';

/** A ruling of the game in words. */
export const reasonText = reasonTextOf('equations');
