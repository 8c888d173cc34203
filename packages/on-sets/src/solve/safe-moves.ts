import { rulesOf } from '@forceout/rulebook';
import type { Budget, MoveOutlook, Target } from '@forceout/table';
import { nowIsOpen } from '@forceout/table/rules';
import type { Mat, Mode, OnSetsPosition } from '../position.ts';
import type { OnSetsSymbol } from '../symbols.ts';
import { Steps } from '../values/steps.ts';
import { solveWith, workshopFor } from './solve.ts';

const without = (faces: readonly OnSetsSymbol[], face: OnSetsSymbol): readonly OnSetsSymbol[] =>
  faces.toSpliced(faces.indexOf(face), 1);

export const afterMove = (mat: Mat, face: OnSetsSymbol, from: 'resources' | 'permitted', to: Target): Mat => {
  const taken = { ...mat, [from]: without(mat[from], face) };
  return { ...taken, [to]: [...taken[to], face] };
};

export const mayNow = ({ edition, mat, inForce }: OnSetsPosition): boolean =>
  nowIsOpen(rulesOf(edition), mat, inForce.twoSolutions);

/** Judges moves of one position; all of them share one set of tables, and equal moves are judged once. */
export function outlooks(
  position: OnSetsPosition,
  budget: Budget,
): (face: OnSetsSymbol, from: 'resources' | 'permitted', to: Target) => MoveOutlook {
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
    const now = !mayNow(moved) || possible === false ? false : ask('now');
    const outlook = { givesNow: now, makesImpossible: possible === null ? null : !possible };
    memo.set(key, outlook);
    return outlook;
  };
}
