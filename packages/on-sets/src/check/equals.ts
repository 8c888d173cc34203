import type { Budget } from '@forceout/table';
import { legalGoalValues, type OnSetsPosition } from '../position.ts';
import { readWritten, sharePair, type WrittenSolution } from '../solution.ts';
import { within } from '../values/steps.ts';
import { interpret, scaleFor } from './interpret.ts';

/**
 * The judge's question (2026-27 VII-C-6): does some legal reading equal some legal value of the Goal? Nothing else is
 * looked at; of a pair, both Solutions have to.
 */
export function equalsGoal(
  position: Pick<OnSetsPosition, 'cards' | 'inForce' | 'goal'>,
  solutions: readonly WrittenSolution[],
  budget: Budget,
): boolean | null {
  const values = legalGoalValues(position);
  const written = position.inForce.twoSolutions ? sharePair(solutions) : solutions;
  return within(
    budget,
    steps =>
      written.length > 0 &&
      written.every(solution => {
        const read = readWritten(solution, position.inForce.wildCube);
        if (!read.setName || read.troubles.length > 0) return false;
        const restrictions = read.restrictions.flatMap(restriction => (restriction ? [restriction] : []));
        const scale = scaleFor(position.cards, position.inForce, solution.blankAs);
        return interpret(read.setName, restrictions, scale, steps).some(reading => values.includes(reading.count));
      }),
    null,
  );
}
