import { type EditionRules, TARGETS } from '@forceout/rulebook';
import type { Budget, Target } from '@forceout/table';
import { lastCubeBarred, nowIsOpen } from '@forceout/table/rules';
import { LETTERS } from '../check/cubes.ts';
import type { State } from '../check/judge.ts';
import { itemLetters } from '../language/solution.ts';
import { type Letters, poolsOf, tally, within } from './pool.ts';
import { solve } from './solve.ts';

/** What a move opens to the opponents; null where the budget did not suffice to say. */
export interface LetterMove {
  readonly letter: string;
  readonly to: Target;
  readonly givesNow: boolean | null;
  readonly makesImpossible: boolean | null;
}

/** Every letter of Resources and every section it may go to (VIII-A: the last cube not to Forbidden). */
export function safeMoves(state: State, budget: Budget, edition: EditionRules): readonly LetterMove[] {
  const letters = LETTERS.filter(letter => state.mat.resources.includes(letter));
  const sections = TARGETS.filter(to => !lastCubeBarred(state.mat, 'resources', to));
  // Two questions a move, each with its share of the steps, so that an early hard one does not use up the rest.
  const steps = Math.floor(budget.steps / Math.max(1, 2 * letters.length * sections.length));
  const exists = asker({ ...budget, steps });
  const before = { now: exists(state, 'now'), possible: exists(state, 'impossible') };
  return letters.flatMap(letter => {
    const asPermitted = exists(afterMove(state, letter, 'permitted'), 'now');
    return sections.map(to => {
      const at = afterMove(state, letter, to);
      // Forbidding a cube and requiring a Permitted one leave fewer Solutions, never more.
      const wider = to === 'forbidden' ? before.now : asPermitted;
      const givesNow =
        nowIsOpen(edition, at.mat, false) &&
        (to === 'permitted' ? asPermitted : wider === false ? false : exists(at, 'now'));
      // What a Now-Solution may use an Impossible-Solution may use as well.
      if (givesNow === true) return { letter, to, givesNow, makesImpossible: false };
      const possible = to === 'permitted' || before.possible === false ? before.possible : exists(at, 'impossible');
      return { letter, to, givesNow, makesImpossible: possible === null ? null : !possible };
    });
  });
}

/** Asks whether a Solution exists; one found before that fits the cubes again spares the search. */
function asker(share: Budget): (at: State, mode: State['mode']) => boolean | null {
  const found: Letters[] = [];
  return (at, mode) => {
    const asked = { ...at, mode };
    const pools = poolsOf(asked);
    if (found.some(used => pools.some(pool => within(pool.required, used) && within(used, pool.most)))) return true;
    const answer = solve(asked, share);
    if (answer.exists === true) found.push(tally(itemLetters(answer.solution).join('')));
    return answer.exists;
  };
}

export function afterMove(state: State, letter: string, to: Target): State {
  const { mat } = state;
  return { ...state, mat: { ...mat, resources: mat.resources.replace(letter, ''), [to]: mat[to] + letter } };
}
