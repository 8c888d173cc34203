import { seededRandom } from '@forceout/rulebook/seeded';
import { describe, expect, it } from 'vitest';
import type { GameLevel, ListedRule, Rule } from '../language/rules.ts';
import { wff } from '../language/wff.ts';
import { ruleSet } from '../prove/rule-set.ts';
import { DEFAULT_READINGS, type Readings } from '../readings.ts';
import { OTHER_READINGS } from './enumerate.test-help.ts';
import { type LeanSolution, randomLean, tightProblem } from './lean.test-help.ts';
import { limitOrShape } from './limits.test-help.ts';
import { leanRuleSets, ruleLists } from './rule-lists.ts';
import { solve } from './solve.ts';
import { newSurvey } from './survey.ts';

/** Why the solver would not look for this Solution on the mat that has exactly its cubes; null: it would. */
function ruledOutBy(solution: LeanSolution, level: GameLevel, readings: Readings): string | null {
  const problem = tightProblem(solution, readings);
  const set = ruleSet(solution.rules.map(({ rule }) => rule));
  if (!leanRuleSets(level, readings).flat().includes(set)) return 'not lean';
  const survey = newSurvey(problem);
  const name = (rules: readonly ListedRule[]): string =>
    rules
      .map(r => `${r.rule}${r.wild}`)
      .sort()
      .join();
  const list = ruleLists(set, problem.pool).find(({ rules }) => name(rules) === name(solution.rules));
  return list === undefined ? 'unpaid' : limitOrShape(survey, list);
}

/** `FORCEOUT_LEAN=100000` for a campaign; the seed depends on it. */
const COUNT = Number(process.env.FORCEOUT_LEAN ?? 300);

describe('Solutions from which nothing can be taken away, found without the limits', () => {
  it.each(['elementary', 'regular'] as const)('[wff-2017 VI-A-1] no limit rules one out: %s', level => {
    const random = seededRandom(level.length * 1009 + COUNT);
    const ruled: unknown[] = [];
    let found = 0;
    for (let i = 0; found < COUNT; i++) {
      const readings = i % 3 < 2 ? DEFAULT_READINGS : (OTHER_READINGS[i % OTHER_READINGS.length] ?? DEFAULT_READINGS);
      const solution = randomLean(random, level, readings);
      if (solution === null) continue;
      found++;
      const by = ruledOutBy(solution, level, readings);
      if (by !== null) ruled.push({ by, readings, ...solution, rules: solution.rules.map(r => r.rule).join(' ') });
    }
    expect(ruled).toEqual([]);
  });
});

describe('Solutions that a limit could deny, or once did', () => {
  it.each([
    ['the Goal comes out of the E that is turned round', 'Aqq', ['Eqp', 'CEpqp'], ['Eo', 'Ei', 'Co', 'Ai']],
    ['a Goal that is a premise comes back by way of an E', 'Cpq', ['Cpq', 's', 'CsCqp'], ['Co', 'Ei', 'Eo']],
    ['and the other C of that E has to be shown', 'CKpqr', ['CKpqr', 'p', 'q'], ['Ci', 'Ki', 'R', 'Ei', 'Eo']],
    ['a theorem is shown under a supposition in vain', 'q', ['CCsCppq'], ['Ci', 'Co']],
    ['what Ko drops may stand once', 'p', ['Kps'], ['Ko']],
    ['a Goal that is a premise goes into a K and out of it', 'Apq', ['Apq'], ['Ki', 'Ko']],
    ['and behind an antecedent of its own', 'p', ['p'], ['Ci', 'Co']],
    ['a theorem needs no premise, but a Solution has one', 'Cpp', ['Csq'], ['Ci']],
    ['what is supposed leads on with what stands outside', 'Cpr', ['Cpq', 'Cqr'], ['Ci', 'Co', 'R']],
    ['a pair stands outside', 'NArs', ['q', 'Nq'], ['Ni', 'R']],
    ['a line is wanted again under one supposition more', 'q', ['CApCpqq'], ['Ai', 'Ci', 'Co', 'R']],
    ['a premise differs from the Goal by N', 'ApNq', ['NNApNq'], ['R', 'No']],
    ['two premises differ by N', 'p', ['EqAsr', 'NNNEqAsr'], ['R', 'No']],
    ['what both sides of an A show is had by Ao', 'Kpq', ['AKqpKrp', 'q'], ['Ko', 'Ki', 'Ao']],
    ['a C that comes by Ao leads on by Co', 'q', ['ACpqCpq', 'p'], ['Ao', 'Co']],
    ['what Ni shows of a sub-proof alone serves as an antecedent', 'p', ['CNNCssp'], ['Ci', 'Ni', 'Co']],
    ['a pair is taken out of what is supposed', 'NKNpp', ['q'], ['Ni', 'Ko']],
    ['a theorem is put together with a line', 'KpCss', ['Kpq'], ['Ci', 'Ki', 'Ko']],
  ] as const)('[wff-2017 VI-A-1] %s', (_, goal, premises, rules) => {
    const listed = (rules as readonly Rule[]).map(rule => ({ rule, wild: false }));
    const solution = { goal: wff(goal), premises: premises.map(text => wff(text)), rules: listed };
    expect(ruledOutBy(solution, 'regular', DEFAULT_READINGS)).toBe(null);
    const required = premises.join('') + rules.join('');
    const mat = { required, permitted: '', forbidden: '', resources: '' };
    const state = { goal, mat, mode: 'forceout' as const, level: 'regular' as const, readings: DEFAULT_READINGS };
    expect(solve({ ...state, longestGoal: 6 } as never, { steps: 1e7 }).exists).toBe(true);
  });
});
