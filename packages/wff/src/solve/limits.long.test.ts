import { pick, seededRandom } from '@forceout/rulebook/seeded';
import { expect, test } from 'vitest';
import type { GameLevel } from '../language/rules.ts';
import { wff } from '../language/wff.ts';
import { DEFAULT_READINGS } from '../readings.ts';
import type { Problem } from './candidate.ts';
import { OTHER_READINGS } from './enumerate.test-help.ts';
import { exhaust } from './exhaust.ts';
import { GOALS, limitOrShape } from './limits.test-help.ts';
import { tally } from './pool.ts';
import { leanRuleSets, ruleLists } from './rule-lists.ts';
import { newSurvey } from './survey.ts';

/** Several wild Rs make rules cheap, so that what the limits say about the premises is put to the test. */
function tryLimits(seed: number, level: GameLevel, wild: string, letters: number, count: number): void {
  const random = seededRandom(seed);
  for (let i = 0; i < count; i++) {
    const others = Array.from({ length: letters + (i % 3) }, () => pick(random, [...'CCAAKKEENpppqqqr']));
    const most = tally(wild + others.join(''));
    const required = most.map(n => [...Array(n)].filter(() => random() < 0.35).length);
    const readings = i % 2 === 0 ? DEFAULT_READINGS : OTHER_READINGS[i % OTHER_READINGS.length]!;
    const problem: Problem = { goal: wff(pick(random, GOALS)), pool: { required, most }, readings };
    const survey = newSurvey(problem);
    const lists = leanRuleSets(level, readings)
      .flat()
      .flatMap(set => ruleLists(set, problem.pool));
    const out = lists.filter(list => limitOrShape(survey, list) !== null);
    const found = out.length === 0 ? null : exhaust(problem, out, { left: 1e12, cancelled: null });
    expect({ problem, found }).toEqual({ problem, found: null });
  }
}

test('[wff-2017 VI-A-1] what the limits rule out has no Solution: the game of seven rules', () => {
  tryLimits(17, 'elementary', 'RRR', 5, 800);
});

test('[wff-2017 VI-A-1] what the limits rule out has no Solution: the Regular game', () => {
  tryLimits(18, 'regular', 'RRRR', 4, 400);
});
