import { itemAt } from '@forceout/rulebook';
import { type ListedRule, lettersOfRule, parseListedRule } from './rules.ts';
import type { Wff } from './wff.ts';

/** A Solution as written: nothing is known yet about its WFFs and rule names. */
export interface WrittenSolution {
  readonly premises: readonly string[];
  readonly rules: readonly string[];
}

/** A Solution whose premises are WFFs and whose rule names exist. */
export interface Solution {
  readonly premises: readonly Wff[];
  readonly rules: readonly ListedRule[];
}

/** The letters of one premise or rule as cubes; an unreadable rule is taken letter by letter. */
export const lettersOfListed = (text: string): string => {
  const listed = parseListedRule(text);
  return listed === null ? text.replace(/[^A-Za-z]/g, '') : lettersOfRule(listed);
};

/** Every item (premises first, then rules) as the string of its cubes. */
export const itemLetters = (solution: WrittenSolution): readonly string[] => [
  ...solution.premises,
  ...solution.rules.map(lettersOfListed),
];

/** Which item (premises first) the letter at a position of the whole Solution belongs to, with the letter. */
export function letterAt(solution: WrittenSolution, position: number): { item: number; letter: string } | null {
  let left = position;
  for (const [item, letters] of itemLetters(solution).entries()) {
    if (left < letters.length) return { item, letter: itemAt(letters, left) };
    left -= letters.length;
  }
  return null;
}

export const printSolution = (solution: WrittenSolution): string =>
  `${solution.premises.join(', ')} / ${solution.rules.join(', ')}`;
