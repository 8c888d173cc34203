import { writePositionCode } from '@forceout/record';
import { type Claim, type Position, positionOf, type Unsettled } from '@forceout/table';
import { hrefTo } from '../route.ts';

/** The address of the analysis board with a position on it. */
export const hrefToAnalyse = (position: Position, claim: Claim): string =>
  hrefTo('analyse', writePositionCode({ position, claim }));

/** The same for a table; null where no Goal is laid yet. */
export function hrefToAnalyseTable(state: Unsettled): string | null {
  const position = positionOf(state);
  if (position === null || position.goalText === null) return null;
  const claim = state.shake?.claim ?? null;
  return hrefToAnalyse(position, claim === null || claim === 'no-goal' ? 'impossible' : claim);
}
