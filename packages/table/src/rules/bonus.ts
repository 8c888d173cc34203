import { rulesOf } from '@forceout/rulebook';
import { leads } from '../seats.ts';
import type { Seat, Unsettled } from '../state.ts';
import { lastCubeIsDue } from './last-cube.ts';
import type { MatCounts } from './mat-counts.ts';

/** A leader's bonus costs a point (IV-C-2), but for the divisions where it is free (WFF IV-D-2). */
export const bonusIsFree = (state: Unsettled, seat: Seat): boolean =>
  !leads(state, seat) || rulesOf(state.config.edition).leaderBonusFree.includes(state.config.division);

/** With one cube left a bonus is nothing but the last cube going to Forbidden (R-MOVE-4). */
export const bonusLeavesAMove = (mat: Pick<MatCounts, 'resources'>): boolean => !lastCubeIsDue(mat);
