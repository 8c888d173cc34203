import { cubeFindings } from '../check/cubes.ts';
import { symbolsOf } from '../check/solution.ts';
import type { Mat, MatCube, Mode } from '../mat.ts';
import type { Rules } from '../rules.ts';
import type { GoalCase } from './goal.ts';
import type { SearchBudget } from './search.ts';
import { type Solved, solveProblem } from './solve.ts';

export type Section = 'required' | 'permitted' | 'forbidden';

export interface MoveOutlook {
  /** After this move an opponent can say Now and be right; null = undecided. */
  readonly givesNow: boolean | null;
  /** After this move an Impossible is right; null = undecided. */
  readonly makesImpossible: boolean | null;
}

const same = (a: MatCube, b: MatCube): boolean => a.face === b.face && a.colour === b.colour;

export const afterMove = (mat: Mat, cube: MatCube, to: Section): Mat => {
  const at = mat.resources.findIndex(c => same(c, cube));
  return { ...mat, resources: mat.resources.toSpliced(at, 1), [to]: [...mat[to], cube] };
};

/** VI-A-2-a, VI-A-2-b: Now needs two cubes in Resources and one in Required or Permitted. */
export const nowIsOpen = (mat: Mat): boolean =>
  mat.resources.length >= 2 && mat.required.length + mat.permitted.length > 0;

/** Judges moves of one position. Solutions found for one move are tried on the others first. */
export function outlooks(
  mat: Mat,
  rules: Rules,
  goals: readonly GoalCase[],
  budget: SearchBudget,
  moves: number,
): (cube: MatCube, to: Section) => MoveOutlook {
  const found = new Set<string>();
  const memo = new Map<string, MoveOutlook>();
  let questions = Math.max(1, 2 * moves);

  const exists = (after: Mat, mode: Mode): boolean | null => {
    for (const solution of found) {
      const symbols = symbolsOf(solution);
      if (symbols && cubeFindings(symbols, after, mode, rules).length === 0) return true;
    }
    const share = Math.floor(budget.steps / questions);
    const own = { steps: share, cancelled: budget.cancelled };
    const solved: Solved = solveProblem({ mat: after, mode, rules, goals }, own);
    budget.steps -= share - own.steps;
    if (solved.solvable) found.add(solved.solution);
    return solved.solvable;
  };

  return (cube, to) => {
    const key = `${cube.colour} ${cube.face} ${to}`;
    const known = memo.get(key);
    if (known) return known;
    const after = afterMove(mat, cube, to);
    const possible = exists(after, 'impossible');
    questions = Math.max(1, questions - 1);
    // A Now Solution is one of those that Impossible denies, so without any there is no Now either.
    const now = !nowIsOpen(after) || possible === false ? false : exists(after, 'now');
    questions = Math.max(1, questions - 1);
    const outlook = { givesNow: now, makesImpossible: possible === null ? null : !possible };
    memo.set(key, outlook);
    return outlook;
  };
}
