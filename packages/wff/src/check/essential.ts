import { lettersOfRule } from '../language/rules.ts';
import { letterAt, type Solution, type WrittenSolution } from '../language/solution.ts';
import type { Wff } from '../language/wff.ts';
import { provable } from '../prove/prove.ts';
import { ruleSet } from '../prove/rule-set.ts';
import type { Meter } from '../prove/steps.ts';
import type { Readings } from '../readings.ts';
import { countLetters } from './cubes.ts';

export interface Essential {
  readonly premises: readonly boolean[];
  readonly rules: readonly boolean[];
}

/** Would a Solution with these premises and rules have a proof at all (I-A, VII-B, VII-B-2-d)? */
export function reaches(solution: Solution, goal: Wff, readings: Readings, meter?: Meter): boolean {
  if (solution.rules.length === 0) return false;
  if (
    solution.premises.length === 0 &&
    (!readings.emptyPremises || solution.rules.map(lettersOfRule).join('').length < 2)
  )
    return false;
  const rules = ruleSet(solution.rules.map(listed => listed.rule));
  return provable({ premises: solution.premises, goal, rules }, readings, meter);
}

/**
 * VII-B-4: an item is essential when no correct Solution is left without it. Taking away more never helps to prove
 * more, so looking at one item at a time is enough, also for several at once (VII-B-4-c).
 */
export function essentialItems(solution: Solution, goal: Wff, readings: Readings, meter?: Meter): Essential {
  const { premises, rules } = solution;
  const without = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, i) => i !== at);
  return {
    premises: premises.map((_, i) => !reaches({ premises: without(premises, i), rules }, goal, readings, meter)),
    rules: rules.map((_, i) => !reaches({ premises, rules: without(rules, i) }, goal, readings, meter)),
  };
}

/**
 * The items (premises first) that a checker may treat as holding a Required cube of this letter. Marks settle it; without
 * enough of them the checker chooses among equal letters (VII-B-4-e).
 */
export function attackable(
  solution: WrittenSolution,
  required: string,
  marked: readonly number[] | null,
): ReadonlyMap<string, readonly number[]> {
  const marks = (marked ?? []).map(position => letterAt(solution, position)).filter(mark => mark !== null);
  const found = new Map<string, readonly number[]>();
  for (const [letter, count] of countLetters(required)) {
    const shown = marks.filter(mark => mark.letter === letter).map(mark => mark.item);
    found.set(letter, shown.length >= count ? [...new Set(shown)] : itemsWith(solution, letter));
  }
  return found;
}

function itemsWith(solution: WrittenSolution, letter: string): readonly number[] {
  const items: number[] = [];
  for (let position = 0; ; position++) {
    const at = letterAt(solution, position);
    if (at === null) return items;
    if (at.letter === letter && items.at(-1) !== at.item) items.push(at.item);
  }
}
