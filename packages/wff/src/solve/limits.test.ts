import { pick, seededRandom } from '@forceout/rulebook/seeded';
import { expect, test } from 'vitest';
import { wff } from '../language/wff.ts';
import { ruleSet } from '../prove/rule-set.ts';
import { DEFAULT_READINGS } from '../readings.ts';
import type { Problem } from './candidate.ts';
import { exhaust } from './exhaust.ts';
import { GOALS, limitOrShape } from './limits.test-help.ts';
import { limitOf } from './limits.ts';
import { tally } from './pool.ts';
import { leanRuleSets, ruleLists } from './rule-lists.ts';
import { newSurvey } from './survey.ts';

test('[wff-2017 VI-A-1] no list of rules that a limit rules out has a Solution', () => {
  const random = seededRandom(99);
  const counts = new Map<string, number>();
  for (let i = 0; i < 150; i++) {
    const goal = wff(pick(random, GOALS));
    const size = 5 + (i % 5);
    const most = tally(Array.from({ length: size }, () => pick(random, [...'CAKENRRRpppqqriioo'])).join(''));
    const required = most.map(n => [...Array(n)].filter(() => random() < 0.35).length);
    const problem: Problem = { goal, pool: { required, most }, readings: DEFAULT_READINGS };
    const survey = newSurvey(problem);
    const lists = leanRuleSets(i % 3 === 0 ? 'elementary' : 'regular', DEFAULT_READINGS)
      .flat()
      .flatMap(set => ruleLists(set, problem.pool));
    const out = lists.filter(list => {
      const limit = limitOrShape(survey, list);
      if (limit !== null) counts.set(limit, (counts.get(limit) ?? 0) + 1);
      return limit !== null;
    });
    if (out.length > 0)
      expect({ problem, found: exhaust(problem, out, { left: 1e12, cancelled: null }) }).toEqual({
        problem,
        found: null,
      });
  }
});

test('[wff-2017 VI-A-1] a letter that stands once and connects nothing has no Solution, also by search', () => {
  const pool = { required: tally('sCo'), most: tally('CCppqsCo') };
  const problem: Problem = { goal: wff('q'), pool, readings: DEFAULT_READINGS };
  const lists = ruleLists(ruleSet(['Co']), pool);
  expect(lists.map(list => limitOf(newSurvey(problem), list))).toEqual(['stray-letter']);
  expect(exhaust(problem, lists, { left: 1e9, cancelled: null })).toBe(null);
});
