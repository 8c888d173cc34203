import type { Budget } from '@forceout/table';
import type { Mat, Mode, OnSetsPosition } from '../position.ts';
import type { OnSetsSymbol } from '../symbols.ts';
import { Steps } from '../values/steps.ts';
import { solveWith, workshopFor } from './solve.ts';

export type Section = 'required' | 'permitted' | 'forbidden';

export interface MoveOutlook {
  /** After this move an opponent can say Now and be right; null = undecided. */
  readonly givesNow: boolean | null;
  /** After this move an Impossible is right; null = undecided. */
  readonly makesImpossible: boolean | null;
}

const without = (faces: readonly OnSetsSymbol[], face: OnSetsSymbol): readonly OnSetsSymbol[] =>
  faces.toSpliced(faces.indexOf(face), 1);

export const afterMove = (mat: Mat, face: OnSetsSymbol, from: 'resources' | 'permitted', to: Section): Mat => {
  const taken = { ...mat, [from]: without(mat[from], face) };
  return { ...taken, [to]: [...taken[to], face] };
};

/** V-A-2-a, b, XIII-D-14: Now needs two cubes in Resources (three with Two Solutions) and one in Required or Permitted. */
export const nowIsOpen = ({ mat, inForce }: OnSetsPosition): boolean =>
  mat.resources.length >= (inForce.twoSolutions ? 3 : 2) && mat.required.length + mat.permitted.length > 0;

/** Judges moves of one position; all of them share one set of tables, and equal moves are judged once. */
export function outlooks(
  position: OnSetsPosition,
  budget: Budget,
): (face: OnSetsSymbol, from: 'resources' | 'permitted', to: Section) => MoveOutlook {
  const steps = new Steps(budget);
  const shop = workshopFor(position, steps);
  const memo = new Map<string, MoveOutlook>();
  return (face, from, to) => {
    const key = `${face} ${from} ${to}`;
    const known = memo.get(key);
    if (known) return known;
    const moved = { ...position, mat: afterMove(position.mat, face, from, to) };
    const ask = (mode: Mode): boolean | null => solveWith({ ...moved, mode }, steps, shop).exists;
    const possible = ask('impossible');
    // A Now Solution is one of those that Impossible denies, so without any there is no Now either.
    const now = !nowIsOpen(moved) || possible === false ? false : ask('now');
    const outlook = { givesNow: now, makesImpossible: possible === null ? null : !possible };
    memo.set(key, outlook);
    return outlook;
  };
}
