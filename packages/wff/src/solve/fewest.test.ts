import { seededRandom } from '@forceout/rulebook/seeded';
import { expect, test } from 'vitest';
import { judgeSolution, type State } from '../check/judge.ts';
import { itemLetters } from '../language/solution.ts';
import { DEFAULT_READINGS } from '../readings.ts';
import { randomState } from '../samples.ts';
import { fewest, solve } from './solve.ts';

const state = (required: string, permitted: string, goal: string, over: Partial<State> = {}): State => ({
  mat: { required, permitted, forbidden: '', resources: '' },
  goal,
  level: 'regular',
  mode: 'forceout',
  readings: DEFAULT_READINGS,
  longestGoal: null,
  ...over,
});

const STEPS = { steps: 30_000_000 };

test('[wff-2017 VII-B-3-a] the Solution of fewest cubes: two where they suffice, more where Required asks for more', () => {
  expect(fewest(state('', 'pRpKKqo', 'p'), STEPS)).toMatchObject({
    exists: true,
    cubes: 2,
    proven: true,
    solution: { premises: ['p'], rules: ['R(Rp)'] },
  });
  expect(fewest(state('q', 'pRKKo', 'p'), STEPS)).toMatchObject({
    exists: true,
    cubes: 4,
    solution: { rules: ['R(Ko)'] },
  });
  expect(fewest(state('qo', 'pKK', 'p'), STEPS)).toMatchObject({ exists: true, cubes: 5 });
  expect(fewest(state('s', 'pRp', 'p'), STEPS)).toMatchObject({ exists: false });
});

test('[wff-2017 VII-B-3] no Solution found otherwise has fewer cubes, and the judge accepts the fewest', () => {
  const random = seededRandom(6);
  let proven = 0;
  for (let i = 0; i < 30; i++) {
    const at = randomState(random, i % 2 === 0 ? 'elementary' : 'regular', 'now', 'mild', 9);
    const any = solve(at, STEPS);
    const best = fewest(at, { steps: 3_000_000 });
    if (any.exists !== true || best.exists !== true) {
      expect(best.exists).toBe(any.exists);
      continue;
    }
    expect(best.cubes).toBeLessThanOrEqual(itemLetters(any.solution).join('').length);
    expect(best.cubes).toBe(itemLetters(best.solution).join('').length);
    expect(judgeSolution(at, { solution: best.solution, marked: null })).toEqual([]);
    if (best.proven) proven++;
  }
  expect(proven).toBeGreaterThan(0);
});

test('[wff-2017 VII-B] with theorems allowed, a Solution may have no premise but still needs two cubes', () => {
  const open = { readings: { ...DEFAULT_READINGS, emptyPremises: true } };
  expect(fewest(state('', 'Ci', 'Cpp', open), STEPS)).toMatchObject({
    exists: true,
    solution: { premises: [], rules: ['Ci'] },
  });
  expect(fewest(state('', 'R', 'Cpp', open), STEPS)).toMatchObject({ exists: false });
  expect(fewest(state('', 'Ci', 'Cpp'), STEPS)).toMatchObject({ exists: false });
  expect(fewest(state('', 'Rq', 'Cpp', open), STEPS)).toMatchObject({ exists: true, cubes: 2 });
});
