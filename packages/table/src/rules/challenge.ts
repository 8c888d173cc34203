import type { Seat, Shake, Unsettled } from '../state.ts';

/** A turn with a bonus is one act: nobody challenges in the middle of it, unless the table says so (R-MOVE-1). */
export const isMidTurn = ({ shake, config }: Pick<Unsettled, 'shake' | 'config'>): boolean =>
  shake?.bonusPlayed === true && config.options.challengeMidTurn !== true;

/** The last Mover cannot challenge himself (V-B); before the Goal there is nobody to challenge. */
export const mayBeChallengedBy = (shake: Pick<Shake, 'lastMover'>, seat: Seat): boolean =>
  shake.lastMover !== null && shake.lastMover !== seat;
