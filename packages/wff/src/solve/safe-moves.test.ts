import { rulesOf } from '@forceout/rulebook';
import { pick, seededRandom, shuffled } from '@forceout/rulebook/seeded';
import { expect, test } from 'vitest';
import type { State } from '../check/judge.ts';
import { DEFAULT_READINGS } from '../readings.ts';
import { afterMove, safeMoves } from './safe-moves.ts';
import { solve } from './solve.ts';

const EDITION = rulesOf('wff-2017');
const state = (mat: Partial<State['mat']>, goal: string): State => ({
  mat: { required: '', permitted: '', forbidden: '', resources: '', ...mat },
  goal,
  level: 'elementary',
  mode: 'impossible',
  readings: DEFAULT_READINGS,
  longestGoal: 7,
});
const BUDGET = { steps: 100_000_000 };
const of = (at: State, letter: string, to: string) =>
  safeMoves(at, BUDGET, EDITION).find(move => move.letter === letter && move.to === to);

test('[wff-2017 VI-A-2] a move that leaves one cube to be added gives away a Now', () => {
  const at = state({ resources: 'pRNN' }, 'p');
  expect(of(at, 'R', 'permitted')).toMatchObject({ givesNow: true, makesImpossible: false });
  expect(of(at, 'N', 'permitted')).toMatchObject({ givesNow: false, makesImpossible: false });
});

test('[wff-2017 VI-A-1] a move that takes away the last hope makes Impossible right', () => {
  const at = state({ resources: 'pRNN' }, 'p');
  expect(of(at, 'p', 'forbidden')).toMatchObject({ givesNow: false, makesImpossible: true });
  expect(of(at, 'N', 'required')).toMatchObject({ makesImpossible: true });
});

test('[wff-2017 VI-A-2-a] [wff-2017 VI-A-2-b] no Now with fewer than two cubes in Resources, nor before one is played', () => {
  expect(of(state({ permitted: 'p', resources: 'RN' }, 'p'), 'R', 'permitted')).toMatchObject({ givesNow: false });
  expect(of(state({ resources: 'pRpN' }, 'p'), 'N', 'forbidden')).toMatchObject({ givesNow: false });
});

test('[wff-2017 VIII-A] the last cube is not moved to Forbidden', () => {
  expect(safeMoves(state({ permitted: 'p', resources: 'R' }, 'p'), BUDGET, EDITION).map(({ to }) => to)).toEqual([
    'required',
    'permitted',
  ]);
  expect(safeMoves(state({ permitted: 'p' }, 'p'), BUDGET, EDITION)).toEqual([]);
});

test('[wff-2017 VI-A-1] too small a budget says null, not no', () => {
  const mat = { required: 'ApKiN', permitted: 'sE', resources: 'qorNioCKCrCKpKKR' };
  const moves = safeMoves(state(mat, 'q'), { steps: 50 }, EDITION);
  expect(moves.some(({ makesImpossible }) => makesImpossible === null)).toBe(true);
});

test('[wff-2017 VI-A-1] [wff-2017 VI-A-2] every move is told as a search of the mat after it tells', () => {
  const random = seededRandom(7);
  let now = 0;
  let impossible = 0;
  for (let n = 0; n < 60; n++) {
    const cubes = shuffled(random, [...'CCAAKKENNRRRppqqrsiiioo']).join('');
    const [a, b] = [Math.floor(random() * 4), Math.floor(random() * 5)];
    const resources = cubes.slice(a + b, a + b + 3 + Math.floor(random() * 5));
    const mat = { required: cubes.slice(0, a), permitted: cubes.slice(a, a + b), resources };
    const at: State = { ...state(mat, pick(random, ['p', 'Cpq', 'Kpp', 'Apq', 'Np'])), level: 'regular' };
    for (const { letter, to, givesNow, makesImpossible } of safeMoves(at, BUDGET, EDITION)) {
      const after = afterMove(at, letter, to);
      const { required, permitted, resources } = after.mat;
      const open = resources.length >= 2 && required.length + permitted.length > 0;
      expect(givesNow).toBe(open && solve({ ...after, mode: 'now' }, BUDGET).exists);
      expect(makesImpossible).toBe(!solve({ ...after, mode: 'impossible' }, BUDGET).exists);
      if (givesNow === true) now++;
      if (makesImpossible === true) impossible++;
    }
  }
  expect(now).toBeGreaterThan(10);
  expect(impossible).toBeGreaterThan(10);
});
