import { pick, type Random, shuffled } from '@forceout/rulebook/seeded';
import type { GameLevel, ListedRule } from '../language/rules.ts';
import { rulesOfLevel } from '../language/rules.ts';
import { partsOf, type Wff, wff } from '../language/wff.ts';
import { provable } from '../prove/prove.ts';
import { ruleSet } from '../prove/rule-set.ts';
import type { Readings } from '../readings.ts';
import { hasTwoCubes, lettersUsed, type Problem } from './candidate.ts';

export interface LeanSolution {
  readonly goal: Wff;
  readonly premises: readonly Wff[];
  readonly rules: readonly ListedRule[];
}

const VARIABLES = ['p', 'p', 'q', 'q', 'r', 's'] as const;

function grow(random: Random, length: number): string {
  if (length <= 1) return pick(random, VARIABLES);
  if (length === 2 || random() < 0.12) return `N${grow(random, length - 1)}`;
  const left = 1 + Math.floor(random() * (length - 2));
  return pick(random, ['C', 'C', 'C', 'K', 'A', 'E', 'E']) + grow(random, left) + grow(random, length - 1 - left);
}

function inside(whole: Wff): readonly Wff[] {
  const parts = partsOf(whole);
  if (parts.op === 'var') return [whole];
  return parts.op === 'N' ? [whole, ...inside(parts.of)] : [whole, ...inside(parts.left), ...inside(parts.right)];
}

/** Premises put together of few parts, so that they hang together: parts of one occur in others. */
function premisesOf(random: Random): readonly Wff[] {
  const parts: Wff[] = Array.from({ length: 3 }, () => wff(grow(random, pick(random, [1, 1, 1, 2, 3, 3, 4]))));
  const some = (): Wff => pick(random, parts);
  const join = (): string => pick(random, ['C', 'C', 'C', 'K', 'A', 'E', 'E']);
  return Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
    const shape = random();
    if (shape < 0.25) return some();
    if (shape < 0.8) return wff(join() + some() + some());
    return wff(
      random() < 0.5 ? join() + join() + some() + some() + some() : join() + some() + join() + some() + some(),
    );
  });
}

/**
 * A Solution found without any of the solver's limits: premises at random, a Goal that follows, then items taken away in a
 * random order until every one of them is essential. Null where nothing follows.
 */
export function randomLean(random: Random, level: GameLevel, readings: Readings): LeanSolution | null {
  const given = premisesOf(random);
  const pool = [...given.flatMap(inside), wff(grow(random, 1 + Math.floor(random() * 5)))];
  const first = pick(random, pool);
  const goal = random() < 0.7 ? first : wff(pick(random, ['A', 'K', 'C', 'E']) + first + pick(random, pool));
  const works = (premises: readonly Wff[], rules: readonly ListedRule[]): boolean =>
    rules.length > 0 &&
    (premises.length > 0 || readings.emptyPremises) &&
    hasTwoCubes({ premises, rules }) &&
    provable({ premises, goal, rules: ruleSet(rules.map(r => r.rule)) }, readings);
  let premises: readonly Wff[] = [...new Set(given)];
  let rules: readonly ListedRule[] = rulesOfLevel(level)
    .filter(rule => rule !== 'Rp')
    .map(rule => ({ rule, wild: rule !== 'R' && random() < 0.5 }));
  if (goal.length > 6 || !works(premises, rules)) return null;
  const items = shuffled(random, [...premises.map(premise => ({ premise })), ...rules.map(rule => ({ rule }))]);
  for (const item of items) {
    const fewer = 'premise' in item ? premises.filter(one => one !== item.premise) : premises;
    const less = 'rule' in item ? rules.filter(one => one !== item.rule) : rules;
    if (works(fewer, less)) [premises, rules] = [fewer, less];
  }
  return { goal, premises, rules };
}

/** The mat that has exactly its cubes, all of them Required: nothing else can be laid. */
export function tightProblem({ goal, premises, rules }: LeanSolution, readings: Readings): Problem {
  const used = lettersUsed({ premises, rules });
  return { goal, pool: { required: used, most: used }, readings };
}
