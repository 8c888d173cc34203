import { expect, test } from 'vitest';
import type { State } from '../check/judge.ts';
import { DEFAULT_READINGS } from '../readings.ts';
import { safeMoves } from './safe-moves.ts';

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
  safeMoves(at, BUDGET).find(move => move.letter === letter && move.to === to);

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
  expect(safeMoves(state({ permitted: 'p', resources: 'R' }, 'p'), BUDGET).map(({ to }) => to)).toEqual([
    'required',
    'permitted',
  ]);
  expect(safeMoves(state({ permitted: 'p' }, 'p'), BUDGET)).toEqual([]);
});

test('[wff-2017 VI-A-1] too small a budget says null, not no', () => {
  const moves = safeMoves(state({ required: 'ApKiN', permitted: 'sE', resources: 'qorNioCKCrCKpKKR' }, 'q'), {
    steps: 50,
  });
  expect(moves.some(({ makesImpossible }) => makesImpossible === null)).toBe(true);
});
