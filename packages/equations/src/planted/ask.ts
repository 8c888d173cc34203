import { newestEdition, rulesOf } from '@forceout/rulebook';
import type { Budget } from '@forceout/table';
import type { Mat, MatCube } from '../mat.ts';
import type { Dice } from '../random.ts';
import { pick } from '../random.ts';
import { COLOURS } from '../rules.ts';
import { writtenGoalCases } from '../solve/goal.ts';
import { outlooks } from '../solve/safe-moves.ts';
import { solveProblem, wildOnMat } from '../solve/solve.ts';
import { isCorrect, type Planted } from './plant.ts';

/** What the solver answered to one question, and what is wrong with it; null: nothing. */
export interface Asked {
  readonly solvable: boolean | null;
  readonly fault: string | null;
}

export const told = ({ division, variations, mode, goal, mat, solution }: Planted, changed = mat): string => {
  const row = (cubes: readonly MatCube[]): string => cubes.map(c => `${c.colour}:${c.face}`).join(' ');
  const { required, permitted, resources } = changed;
  return `${division} ${mode} [${variations.join(' ')}] Goal ${goal} Required ${row(required)} Permitted ${row(permitted)} Resources ${row(resources)}: ${solution}`;
};

/** A Solution exists: the solver must not deny it, and what it finds must be correct. */
export function askFor(planted: Planted, mat: Mat, allowance: Budget): Asked {
  const { rules, mode, goal } = planted;
  const budget = { ...allowance };
  const { goals, open } = writtenGoalCases(goal, rules, wildOnMat(mat, rules), budget);
  const solved = solveProblem({ mat, mode, rules, goals, openGoal: open }, budget);
  if (solved.solvable === false)
    return { solvable: false, fault: `denied: ${told(planted, mat)} (${JSON.stringify(solved.covered)})` };
  if (solved.solvable === null) return { solvable: null, fault: null };
  const isRight = isCorrect(solved.solution, solved.goal, mat, mode, rules);
  return { solvable: true, fault: isRight ? null : `wrong witness ${solved.solution}: ${told(planted, mat)}` };
}

const spliced = (list: readonly MatCube[], at: number): readonly MatCube[] => list.toSpliced(at, 1);

/** The same mat changed so that the planted Solution stands: one more cube, one bound less, another order or colour. */
export function variantOf({ mat, rules }: Planted, roll: Dice): Mat {
  const more = { face: pick(roll, [...'0123456789+-x/*r']), colour: pick(roll, COLOURS) };
  switch (roll(4)) {
    case 0:
      return { ...mat, permitted: [...mat.permitted, more] };
    case 1: {
      const at = mat.required.length === 0 ? -1 : roll(mat.required.length);
      if (at < 0) return { ...mat, forbidden: [...mat.forbidden, more] };
      return {
        ...mat,
        required: spliced(mat.required, at),
        permitted: [...mat.permitted, mat.required[at]!],
      };
    }
    case 2:
      return {
        ...mat,
        required: mat.required.toReversed(),
        permitted: mat.permitted.toReversed(),
        resources: mat.resources.toReversed(),
      };
    default: {
      if (rules.exponent !== null && rules.exponent !== 'any') return { ...mat, resources: [...mat.resources, more] };
      const renamed = (cubes: readonly MatCube[]): readonly MatCube[] =>
        cubes.map(c => ({ ...c, colour: c.colour && COLOURS[(COLOURS.indexOf(c.colour) + 1) % 4]! }));
      return {
        required: renamed(mat.required),
        permitted: renamed(mat.permitted),
        forbidden: renamed(mat.forbidden),
        resources: renamed(mat.resources),
      };
    }
  }
}

/** Moves that leave the planted Solution standing must not be said to make everything impossible. */
export function movesFault(planted: Planted, allowance: Budget): string | null {
  const { mat, rules, goal, solution, mode } = planted;
  const budget = { ...allowance };
  const { goals, open } = writtenGoalCases(goal, rules, wildOnMat(mat, rules), budget);
  if (open || mat.resources.length === 0) return null;
  const edition = rulesOf(newestEdition('equations'));
  const outlook = outlooks({ mat, rules, goals }, budget, mat.resources.length * 3, edition);
  for (const [n, cube] of mat.resources.entries())
    for (const to of ['required', 'permitted', 'forbidden'] as const) {
      const after: Mat = { ...mat, resources: spliced(mat.resources, n), [to]: [...mat[to], cube] };
      if (!isCorrect(solution, goal, after, 'impossible', rules)) continue;
      const { makesImpossible, givesNow } = outlook(cube, to);
      if (makesImpossible === true)
        return `${cube.colour}:${cube.face} to ${to} said to end all hope: ${told(planted)}`;
      const isNow = after.resources.length >= 2 && after.required.length + after.permitted.length > 0;
      if (givesNow === false && isNow && mode !== 'now' && isCorrect(solution, goal, after, 'now', rules))
        return `${cube.colour}:${cube.face} to ${to} said to give no Now: ${told(planted)}`;
    }
  return null;
}
