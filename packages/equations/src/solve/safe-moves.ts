import type { EditionRules } from '@forceout/rulebook';
import type { MoveOutlook, Target } from '@forceout/table';
import { nowIsOpen } from '@forceout/table/rules';
import { cubeFindings } from '../check/cubes.ts';
import { symbolsOf } from '../check/solution.ts';
import type { Token } from '../language/token.ts';
import { type Mat, type MatCube, type Mode, resourceLimit } from '../mat.ts';
import type { SearchBudget } from './search.ts';
import { SearchCache } from './search-cache.ts';
import { type Problem, type Solved, solveProblem } from './solve.ts';

const same = (a: MatCube, b: MatCube): boolean => a.face === b.face && a.colour === b.colour;

export const afterMove = (mat: Mat, cube: MatCube, to: Target): Mat => {
  const at = mat.resources.findIndex(c => same(c, cube));
  return { ...mat, resources: mat.resources.toSpliced(at, 1), [to]: [...mat[to], cube] };
};

/**
 * Judges moves of one position. Solutions found for one move are tried on the others first, and what is known of the mat
 * as it stands settles many of them: a cube moved to Permitted takes no Solution away, one moved to Required or Forbidden
 * brings none, and what can be done with a Required cube can be done with a Permitted one.
 */
export function outlooks(
  problem: Omit<Problem, 'mode'>,
  budget: SearchBudget,
  moves: number,
  edition: EditionRules,
  /** The symbols of Solutions of this Goal, to be tried first. */
  known: readonly (readonly Token[])[] = [],
): (cube: MatCube, to: Target) => MoveOutlook {
  const { mat, rules } = problem;
  const found = [...known];
  const memo = new Map<string, MoveOutlook>();
  const cache = new SearchCache(mat);
  let questions = Math.max(1, 2 * moves);

  const isKnown = (after: Mat, mode: Mode): boolean =>
    found.some(symbols => cubeFindings(symbols, after, mode, rules).length === 0);
  const search = (after: Mat, mode: Mode, parts: number, limit = resourceLimit(mode)): boolean | null => {
    const share = Math.floor(budget.steps / parts);
    const own = { steps: share, cancelled: budget.cancelled };
    const solved: Solved = solveProblem({ ...problem, mat: after, mode, limit }, own, false, cache);
    budget.steps -= share - own.steps;
    questions = Math.max(1, questions - 1);
    const symbols = solved.solvable ? symbolsOf(solved.solution) : null;
    if (symbols) found.push(symbols);
    return solved.solvable;
  };
  const exists = (after: Mat, mode: Mode, parts = questions): boolean | null =>
    isKnown(after, mode) || search(after, mode, parts);
  const once = (ask: () => boolean | null): (() => boolean | null) => {
    let known: boolean | null | undefined;
    return () => {
      if (known === undefined) known = ask();
      return known;
    };
  };
  const possibleNow = once(() => exists(mat, 'impossible', Math.min(questions, 4)));
  const openNow = once(() => exists(mat, 'now', Math.min(questions, 8)));
  /** With the cube that is moved and one more from Resources: where no two of them make a Now, no move gives one. */
  const openWithTwo = once(() => search(mat, 'impossible', Math.min(questions, 8), 2));
  const permitted = new Map<string, () => boolean | null>();

  /** Can Now be said rightly after the move? */
  const givesNow = (cube: MatCube, to: Target, after: Mat): boolean | null => {
    if (!nowIsOpen(edition, after, false)) return false;
    if (to === 'forbidden') return openNow() === false ? false : exists(after, 'now');
    const key = `${cube.colour} ${cube.face}`;
    if (!permitted.has(key))
      permitted.set(
        key,
        once(() => {
          const wider = afterMove(mat, cube, 'permitted');
          return isKnown(wider, 'now') || (openWithTwo() === false ? false : exists(wider, 'now'));
        }),
      );
    const wider = permitted.get(key)!();
    return to === 'permitted' || wider === false ? wider : exists(after, 'now');
  };

  const weigh = (cube: MatCube, to: Target): MoveOutlook => {
    const after = afterMove(mat, cube, to);
    const before = possibleNow();
    const possible = to === 'permitted' || before === false ? before : exists(after, 'impossible');
    // A Now Solution is one of those that Impossible denies, so without any there is no Now either.
    const now = possible === false ? false : givesNow(cube, to, after);
    return { givesNow: now, makesImpossible: possible === null ? null : !possible };
  };

  return (cube, to) => {
    const key = `${cube.colour} ${cube.face} ${to}`;
    const known = memo.get(key) ?? weigh(cube, to);
    memo.set(key, known);
    return known;
  };
}
