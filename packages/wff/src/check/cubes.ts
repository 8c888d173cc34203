import { type Mode, mostFromResources } from '@forceout/table/rules';
import { itemLetters, type WrittenSolution } from '../language/solution.ts';
import { type Fault, fault } from './faults.ts';

export const LETTERS = ['C', 'A', 'K', 'E', 'N', 'R', 'p', 'q', 'r', 's', 'i', 'o'] as const;

export type { Mode };

export interface Mat {
  readonly required: string;
  readonly permitted: string;
  readonly forbidden: string;
  readonly resources: string;
}

export function countLetters(letters: string): Map<string, number> {
  const count = new Map<string, number>();
  for (const letter of letters) count.set(letter, (count.get(letter) ?? 0) + 1);
  return count;
}

/** VII-B-3: at least two cubes, all of Required, none of Forbidden, and of Resources what the challenge allows. */
export function checkCubes(solution: WrittenSolution, mat: Mat, mode: Mode): readonly Fault[] {
  const faults: Fault[] = [];
  const used = countLetters(itemLetters(solution).join(''));
  const total = [...used.values()].reduce((sum, n) => sum + n, 0);
  if (total < 2) faults.push(fault('too-few-cubes', { n: total }));
  const required = countLetters(mat.required);
  const permitted = countLetters(mat.permitted);
  const resources = countLetters(mat.resources);
  const forbidden = countLetters(mat.forbidden);
  for (const [letter, n] of required) {
    const missing = n - (used.get(letter) ?? 0);
    if (missing > 0) faults.push(fault('required-unused', { n, letter, missing }));
  }
  let drawn = 0;
  for (const [letter, n] of used) {
    const beyond = n - (required.get(letter) ?? 0) - (permitted.get(letter) ?? 0);
    if (beyond <= 0) continue;
    const there = mode === 'forceout' ? 0 : (resources.get(letter) ?? 0);
    drawn += Math.min(beyond, there);
    const lacking = beyond - there;
    if (lacking <= 0) continue;
    const onlyForbidden = (forbidden.get(letter) ?? 0) >= lacking;
    faults.push(
      onlyForbidden
        ? fault('forbidden-used', { n: lacking, letter })
        : fault('cube-missing', { n, letter, missing: lacking }),
    );
  }
  if (drawn > mostFromResources(mode)) faults.push(fault('two-from-resources', { n: drawn }));
  return faults;
}
