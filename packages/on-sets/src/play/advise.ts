import { firstOf, rulesOf, TARGETS } from '@forceout/rulebook';
import type { Budget, Claim, Cube, CubeMove, Existence, Fewest, Json, Position, SafeMove } from '@forceout/table';
import { CoverageAccount } from '@forceout/table/coverage';
import { lastCubeBarred, shiftTargets } from '@forceout/table/rules';
import { saidBy } from '@forceout/table/said';
import type { OnSetsKey } from '../codes.ts';
import type { WrittenSolution } from '../solution.ts';
import { fewest } from '../solve/fewest.ts';
import { outlooks } from '../solve/safe-moves.ts';
import { solve, solveWith } from '../solve/solve.ts';
import { isSymbol } from '../symbols.ts';
import { type Goal, goalValues, LAYOUTS, layoutSize } from '../values/goal.ts';
import { Steps } from '../values/steps.ts';
import { editionOf, goalOf, inForceOf, internalPosition } from './internal-position.ts';
import { isShiftInForce, ruleMove } from './moves.ts';

const asJson = (witness: readonly WrittenSolution[]): Json => {
  const written = witness.map(solution => ({ ...solution }) as Json);
  return written.length === 1 ? firstOf(written) : written;
};

export function solveFor(position: Position, after: Claim, budget: Budget): Existence {
  if (after === 'no-goal') return solveAnyGoal(position, budget);
  const goal = goalOf(position.goalText);
  if (!goal) return { exists: null };
  const decision = solve(internalPosition(position, after, goal), budget);
  return decision.exists ? { exists: true, witness: { solution: asJson(decision.witness), goal: null } } : decision;
}

export function fewestFor(position: Position, after: Claim, budget: Budget): Fewest {
  const goal = goalOf(position.goalText);
  if (!goal) return { exists: null };
  const found = fewest(internalPosition(position, after, goal), budget);
  return found.exists ? { ...found, witness: { solution: asJson(found.witness), goal: null } } : found;
}

/** III-D: could any Goal be set that has a Solution from all that was rolled? */
function solveAnyGoal(position: Position, budget: Budget): Existence {
  const { absValue } = inForceOf(position.variations, editionOf(position.rules));
  const account = new CoverageAccount();
  account.open(EVERY_GOAL);
  const goals = [...distinctGoals(position, absValue)];
  if (goals.length === 0) account.ruledOut(EVERY_GOAL, 'goal-value');
  else
    account.split(
      EVERY_GOAL,
      goals.map(([values]) => ({ goal: values })),
    );
  const steps = new Steps(budget);
  for (const [values, goal] of goals) {
    const decision = solveWith(internalPosition(position, 'no-goal', goal), steps);
    if (decision.exists) {
      const digits = goal.digits.map(({ d, up }) => ({ d, up }));
      return { exists: true, witness: { solution: asJson(decision.witness), goal: { layout: goal.layout, digits } } };
    }
    if (decision.exists === false) account.searched({ goal: values }, 'solve');
  }
  const { covered } = account;
  if (!account.complete) return { exists: null, covered };
  return { exists: false, reason: saidBy('no-goal-solvable' satisfies OnSetsKey), covered };
}

const EVERY_GOAL = { goals: 'all' };

/** One Goal for each list of legal values, told apart by that list. */
function distinctGoals(position: Position, absValue: boolean): ReadonlyMap<string, Goal> {
  const goals = new Map<string, Goal>();
  for (const goal of goalsFrom([...position.resources, ...position.goal])) {
    const key = goalValues(goal, absValue).join(' or ');
    if (key !== '' && !goals.has(key)) goals.set(key, goal);
  }
  return goals;
}

function* goalsFrom(cubes: readonly Cube[]): Generator<Goal> {
  const faces = cubes.map(cube => Number(cube.face)).filter(face => face >= 1 && face <= 5);
  const rows = function* (size: number, left: readonly number[]): Generator<readonly number[]> {
    if (size === 0) yield [];
    else
      for (const [i, face] of left.entries())
        for (const rest of rows(size - 1, left.toSpliced(i, 1)))
          for (const sign of [face, -face]) yield [sign, ...rest];
  };
  for (const layout of LAYOUTS)
    for (const row of rows(layoutSize(layout), faces))
      yield { layout, digits: row.map(sign => ({ d: Math.abs(sign), up: sign > 0 })) };
}

export function safeMovesOf(position: Position, budget: Budget): readonly SafeMove[] {
  const goal = goalOf(position.goalText);
  if (!goal) return [];
  const outlook = outlooks(internalPosition(position, 'impossible', goal), budget);
  const moves: CubeMove[] = [];
  for (const cube of position.resources)
    for (const to of TARGETS) {
      if (lastCubeBarred(position, 'resources', to)) continue;
      moves.push({ cube, from: 'resources', to, as: 'move' });
    }
  const shifts = shiftTargets(rulesOf(position.rules.edition), isShiftInForce(position.variations));
  for (const cube of position.permitted)
    for (const to of shifts) moves.push({ cube, from: 'permitted', to, as: 'shift' });
  return moves
    .filter(move => ruleMove(position, move).ok)
    .flatMap(({ cube, from, to }) =>
      isSymbol(cube.face) ? [{ cube: cube.id, to, ...outlook(cube.face, from, to) }] : [],
    );
}
