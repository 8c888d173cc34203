import { rulesOf, type Target } from '@forceout/rulebook';
import { type Game, type Position, shiftTargets } from '@forceout/table';

/** Where a cube of Permitted may go on to in this position. */
export const shiftsAt = (game: Game, { rules, variations }: Position): readonly Target[] =>
  shiftTargets(rulesOf(rules.edition), game.shifts(variations));
