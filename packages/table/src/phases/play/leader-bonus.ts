import type { Cube } from '../../game.ts';
import type { Fault, Seat } from '../../state.ts';
import type { Transaction } from '../../transaction.ts';

/** That somebody who led took a bonus, by a move or while setting the Goal: what is written of it, to be charged later. */
export const leaderBonus = (
  t: Transaction,
  seat: Seat,
  cube: Cube,
  clause: 'leaderBonus' | 'goalLeaderBonus',
  before: Fault['before'],
): Fault => ({ kind: 'leader-bonus', seat, cubes: [cube.id], clause: t.clause(clause), before });
