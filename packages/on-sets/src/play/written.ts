import { firstOf, type OnSetsGrounds } from '@forceout/rulebook';
import type { Claim, Json, Position, Refused, Said, SubmittedSolution } from '@forceout/table';
import { saidBy } from '@forceout/table/said';
import type { OnSetsKey } from '../codes.ts';
import { cite } from '../position.ts';
import { BadQuestion } from '../questions/fields.ts';
import { readOneSolution } from '../questions/read-position.ts';
import type { WrittenSolution } from '../solution.ts';
import { editionOf, goalOf } from './internal-position.ts';

export const asList = (solution: Json): readonly Json[] => (Array.isArray(solution) ? solution : [solution]);

/** The Solutions on the paper; null when the paper does not have the form of one. */
export function solutionsOf(solution: Json): readonly WrittenSolution[] | null {
  try {
    return asList(solution).map(one => readOneSolution(one, 'solution.'));
  } catch {
    return null;
  }
}

const plain = (solution: WrittenSolution): Json => ({ ...solution });

/** Form only. A Set-Name that means nothing can still be written down; it is then simply wrong. */
export function readSolution(
  position: Position,
  written: SubmittedSolution,
  after: Claim,
): { readonly ok: true; readonly written: SubmittedSolution } | Refused {
  const edition = editionOf(position.rules);
  const refuse = (key: OnSetsKey, clause: keyof OnSetsGrounds, because?: Said): Refused => ({
    ok: false,
    ...saidBy(key, undefined, because),
    clause: cite(edition, clause),
  });
  const list = asList(written.solution);
  if (list.length < 1 || list.length > 2) return refuse('bad-solution.count', 'written');
  let solutions: readonly WrittenSolution[];
  try {
    solutions = list.map(one => readOneSolution(one, 'solution.'));
  } catch (e) {
    if (!(e instanceof BadQuestion)) throw e;
    return refuse('bad-solution', 'written', e.said);
  }
  let goal: Json = null;
  if (after === 'no-goal' && written.goal !== null) {
    const read = goalOf(written.goal);
    if (!read) return refuse('bad-goal.written', 'own-goal-written');
    goal = { layout: read.layout, digits: read.digits.map(({ d, up }) => ({ d, up })) };
  }
  const solution = Array.isArray(written.solution) ? solutions.map(plain) : plain(firstOf(solutions));
  return { ok: true, written: { solution, goal } };
}
