import type { Budget } from '@forceout/table';
import { LETTERS } from '../check/cubes.ts';
import type { State } from '../check/judge.ts';
import { solve } from './solve.ts';

export const SECTIONS = ['required', 'permitted', 'forbidden'] as const;
export type Section = (typeof SECTIONS)[number];

/** What a move opens to the opponents; null where the budget did not suffice to say. */
export interface LetterMove {
  readonly letter: string;
  readonly to: Section;
  readonly givesNow: boolean | null;
  readonly makesImpossible: boolean | null;
}

/** Every letter of Resources and every section it may go to (VIII-A: the last cube not to Forbidden). */
export function safeMoves(state: State, budget: Budget): readonly LetterMove[] {
  const letters = LETTERS.filter(letter => state.mat.resources.includes(letter));
  const last = state.mat.resources.length === 1;
  const moves = letters.flatMap(letter =>
    SECTIONS.filter(to => !(last && to === 'forbidden')).map(to => ({ letter, to })),
  );
  // Two questions a move, each with its share of the steps, so that an early hard one does not use up the rest.
  const share: Budget = { ...budget, steps: Math.floor(budget.steps / Math.max(1, 2 * moves.length)) };
  return moves.map(({ letter, to }) => ({ letter, to, ...consequences(afterMove(state, letter, to), share) }));
}

export function afterMove(state: State, letter: string, to: Section): State {
  const { mat } = state;
  return { ...state, mat: { ...mat, resources: mat.resources.replace(letter, ''), [to]: mat[to] + letter } };
}

function consequences(state: State, budget: Budget): Pick<LetterMove, 'givesNow' | 'makesImpossible'> {
  const givesNow = mayChallengeNow(state) ? solve({ ...state, mode: 'now' }, budget).exists : false;
  // What a Now-Solution may use an Impossible-Solution may use as well.
  if (givesNow === true) return { givesNow, makesImpossible: false };
  const possible = solve({ ...state, mode: 'impossible' }, budget).exists;
  return { givesNow, makesImpossible: possible === null ? null : !possible };
}

/** VI-A-2 a and b: two cubes left in Resources, one played to Required or Permitted. */
const mayChallengeNow = ({ mat }: State): boolean =>
  mat.resources.length >= 2 && mat.required.length + mat.permitted.length > 0;
