import type { Claim, Game, Position, SubmittedSolution } from '@forceout/table';
import { variationSpecs } from '@forceout/table/rules';
import { checkSolutions } from './check/check.ts';
import { equalsGoal } from './check/equals.ts';
import { covers, type Finding, finding, toReason } from './check/finding.ts';
import { checkObjection } from './check/objection.ts';
import { fewestFor, safeMovesOf, solveFor } from './play/advise.ts';
import { equipmentOf } from './play/equipment.ts';
import { editionOf, goalOf, internalPosition } from './play/internal-position.ts';
import { isShiftInForce, leftovers, placeGoal, ruleGoal, ruleMove } from './play/moves.ts';
import { describeVariations, readVariation, ruleSelection } from './play/variations.ts';
import { readSolution, solutionsOf } from './play/written.ts';
import type { Goal } from './values/goal.ts';

/** After a disputed no-Goal the writer's own configuration is the Goal (2026-27 III-D-2). */
const goalFor = (position: Position, written: SubmittedSolution, after: Claim): Goal | null =>
  goalOf(after === 'no-goal' ? written.goal : position.goalText);

/** The Goal has to be written down, and laid with digit cubes that are there. */
function configFindings(position: Position, written: SubmittedSolution, after: Claim): Finding[] {
  if (after === 'no-goal' && written.goal === null)
    return [finding({ edition: editionOf(position.rules) }, 'goal-missing', 'own-goal')];
  if (after !== 'no-goal' || placeGoal(position, written.goal, [...position.resources, ...position.goal], null).ok)
    return [];
  return [finding({ edition: editionOf(position.rules) }, 'goal-not-there', 'own-goal')];
}

/** On-Sets as the referee sees it. */
export const game: Game = {
  id: 'on-sets',
  engine: 'on-sets 1',

  equipment: equipmentOf,
  variations: variationSpecs,
  readVariation,
  ruleSelection,
  describeVariations,

  placeGoal,
  ruleGoal,
  leftovers,
  ruleMove,
  paired: variations => variations.some(({ id }) => id === 'twoSolutions'),
  shifts: isShiftInForce,

  readSolution,

  check(position, written, after, budget) {
    const goal = goalFor(position, written, after);
    const solutions = solutionsOf(written.solution);
    const config = configFindings(position, written, after);
    if (!goal && config.length > 0) return { correct: false, reasons: config.map(toReason) };
    if (!goal || !solutions) return { correct: null, reasons: [] };
    const result = checkSolutions(internalPosition(position, after, goal), solutions, budget);
    return {
      correct: config.length > 0 ? false : result.correct,
      reasons: [...config, ...result.findings].map(toReason),
    };
  },

  checkObjection(position, written, objection, after, budget) {
    const goal = goalFor(position, written, after);
    const solutions = solutionsOf(written.solution);
    const config = configFindings(position, written, after).filter(f =>
      f.grounds.some(g => covers(objection.reason, g)),
    );
    if (config.length > 0) return { upheld: true, reasons: config.map(toReason) };
    if (!goal && after === 'no-goal') return { upheld: false, reasons: [] };
    if (!goal || !solutions) return { upheld: null, reasons: [] };
    const result = checkObjection(internalPosition(position, after, goal), solutions, objection, budget);
    return { upheld: result.upheld, reasons: result.findings.map(toReason) };
  },

  equalsGoal(position, written, budget) {
    const goal = goalOf(written.goal) ?? goalOf(position.goalText);
    const solutions = solutionsOf(written.solution);
    if (!goal || !solutions) return { equals: null };
    return { equals: equalsGoal(internalPosition(position, 'stop', goal), solutions, budget) };
  },

  solve: solveFor,
  fewest: fewestFor,
  safeMoves: safeMovesOf,
};
