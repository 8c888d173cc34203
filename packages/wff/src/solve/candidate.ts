import type { ListedRule } from '../language/rules.ts';
import { lettersOfRule } from '../language/rules.ts';
import type { Solution } from '../language/solution.ts';
import type { Wff } from '../language/wff.ts';
import { provable } from '../prove/prove.ts';
import { ruleSet } from '../prove/rule-set.ts';
import type { Meter } from '../prove/steps.ts';
import type { Readings } from '../readings.ts';
import { type Letters, none, type Pool, tally, within } from './pool.ts';

export interface Problem {
  readonly goal: Wff;
  readonly pool: Pool;
  readonly readings: Readings;
}

export function lettersUsed({ premises, rules }: Solution): Letters {
  const used = none();
  for (const premise of premises) tally(premise, used);
  for (const listed of rules) tally(lettersOfRule(listed), used);
  return used;
}

/** VII-B-3-a; only a Solution without premises can fail it. */
export const hasTwoCubes = ({ premises, rules }: Solution): boolean =>
  premises.length > 0 || rules.length > 1 || lettersOfRule(rules[0]!).length > 1;

/** Does the Solution have a proof? */
function works(
  { goal, readings }: Problem,
  premises: readonly Wff[],
  rules: readonly ListedRule[],
  meter?: Meter,
): boolean {
  if (rules.length === 0 || (premises.length === 0 && !readings.emptyPremises)) return false;
  if (!hasTwoCubes({ premises, rules })) return false;
  return provable({ premises, goal, rules: ruleSet(rules.map(listed => listed.rule)) }, readings, meter);
}

/**
 * Takes away whatever is not essential. What is left has only essential items, so any marking of the Required cubes is
 * safe; null when it has no proof or no longer uses every Required cube.
 */
export function lean(problem: Problem, solution: Solution, meter?: Meter): Solution | null {
  if (!works(problem, solution.premises, solution.rules, meter)) return null;
  let { premises, rules } = solution;
  for (let i = rules.length - 1; i >= 0; i--) {
    const less = rules.filter((_, at) => at !== i);
    if (works(problem, premises, less, meter)) rules = less;
  }
  for (let i = premises.length - 1; i >= 0; i--) {
    const less = premises.filter((_, at) => at !== i);
    if (works(problem, less, rules, meter)) premises = less;
  }
  const used = lettersUsed({ premises, rules });
  const { required, most } = problem.pool;
  return within(required, used) && within(used, most) ? { premises, rules } : null;
}
