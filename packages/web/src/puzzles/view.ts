import type { PackedPosition } from '@forceout/players';
import { unpackPosition } from '@forceout/players';
import { rulesOf } from '@forceout/rulebook';
import { type Claim, type Position, replay, requireShake, type TableView } from '@forceout/table';
import { viewOf } from '@forceout/wire';

/** The position as every part of the page and of the worker unpacks it: cubes have the same ids everywhere. */
export const positionOfPuzzle = (packed: PackedPosition): Position =>
  unpackPosition(packed, rulesOf(packed.edition).season);

/** A table that stands still at a position, so that pads, Goals and cards can be shown as in a match. */
export function viewOfPosition(position: Position, claim: Claim): TableView {
  const { rules, cards, goalText, variations, resources, required, permitted, forbidden, goal } = position;
  const state = replay([
    {
      event: 'opened',
      seq: 0,
      at: 0,
      config: {
        ...rules,
        players: ['1', '2'],
        enforcement: 'prevent',
        judging: 'auto',
        leftoverSand: 'off',
        firstGoalSetter: 0,
        judge: false,
      },
    },
    { event: 'shake-began', seq: 1, at: 0, phase: 'roll-deal', shake: 1, setter: 1, out: [], variations },
  ]);
  const shake = {
    ...requireShake(state),
    rolled: true,
    dealt: true,
    cards,
    goalText,
    claim,
    lastMover: 1,
    mat: { resources, required, permitted, forbidden, goal },
  };
  return viewOf({ ...state, phase: 'write', shake }, 0);
}
