import { expect, test } from 'vitest';
import { parseProofText } from '../language/proof-text.ts';
import { DEFAULT_READINGS } from '../readings.ts';
import { type Counter, checkCounter } from './counter.ts';
import type { State } from './judge.ts';

const state = (required: string, goal: string): State => ({
  mat: { required, permitted: 'KKKAApqrsiioo', forbidden: '', resources: '' },
  goal,
  level: 'regular',
  mode: 'now',
  readings: DEFAULT_READINGS,
  longestGoal: null,
});

/** A text with its Solution line as a checker hands it in. */
function counter(text: string): Counter {
  const read = parseProofText(text);
  if (!read.ok || read.value.solution === null) throw new Error('unreadable');
  return { solution: read.value.solution, proof: read.value.proof };
}

const original = { solution: { premises: ['r', 'p', 's'], rules: ['Ki'] }, marked: null };
const PRINTED = 'r, s -> Krs\n1 r s\n2 s s\n3 Krs Ki, 1, 2\nsolution: r, s / Ki';

test('[wff-2017 VII-B-4-e example] [wff-2017 VII-B-4-a] r, s / Ki shows that the Required p is not essential', () => {
  expect(checkCounter(state('p', 'Krs'), original, counter(PRINTED))).toEqual({ holds: true, without: ['p'] });
});

test('[wff-2017 VII-B-4-a] what is left out must hold a Required cube, something must be left out, and the proof must stand', () => {
  const fails = (at: State, text: string) => checkCounter(at, original, counter(text));
  expect(fails(state('r', 'Krs'), PRINTED)).toMatchObject({ holds: false, under: 'counter-fails' });
  const same = 'r, p, s -> Krs\n1 r s\n2 p s\n3 s s\n4 Krs Ki, 1, 3\nsolution: r, p, s / Ki';
  expect(fails(state('p', 'Krs'), same)).toMatchObject({ holds: false, under: 'counter-fails' });
  expect(fails(state('p', 'Krs'), PRINTED.replace('Ki, 1, 2', 'Ki, 1, 1'))).toMatchObject({ holds: false });
  expect(fails(state('p', 'Krs'), PRINTED.replace('3 Krs', '3 Ksr'))).toMatchObject({ holds: false });
  const bare = { solution: { premises: ['r', 's'], rules: ['Ki'] }, proof: null };
  expect(checkCounter(state('p', 'Krs'), original, bare)).toMatchObject({ holds: false });
});

test('[wff-2017 VII-B-4-b] nothing may be added', () => {
  const more = 'r, s -> Krs\n1 r s\n2 s s\n3 Krs Ki, 1, 2\nsolution: r, s / Ki, Ko';
  expect(checkCounter(state('p', 'Krs'), original, counter(more))).toMatchObject({
    holds: false,
    under: 'counter-adds',
  });
});

test('[wff-2017 VII-B-4-c] several items may go at once', () => {
  const wide = { solution: { premises: ['r', 'p', 's', 'Np'], rules: ['Ki', 'Ai'] }, marked: null };
  expect(checkCounter(state('pAN', 'Krs'), wide, counter(PRINTED))).toEqual({
    holds: true,
    without: ['p', 'Np', 'Ai'],
  });
});

test('[wff-2017 VII-B-4-d] premises may not be split, nor a wild R read anew', () => {
  const joined = { solution: { premises: ['Krp', 's'], rules: ['Ki', 'Ko'] }, marked: null };
  expect(checkCounter(state('p', 'Krs'), joined, counter(PRINTED))).toMatchObject({
    holds: false,
    under: 'counter-adds',
  });
  const wild = { solution: { premises: ['r', 'p', 's'], rules: ['R(Ki)'] }, marked: null };
  expect(checkCounter(state('p', 'Krs'), wild, counter(PRINTED))).toMatchObject({
    holds: false,
    under: 'counter-adds',
  });
});

test('[wff-2017 VII-B-4-e] a mark on another p protects the premise that holds none', () => {
  const two = { solution: { premises: ['r', 'p', 's', 'Kpq'], rules: ['Ki'] }, marked: [4] };
  const without = 'r, s, Kpq -> Krs\n1 r s\n2 s s\n3 Kpq s\n4 Krs Ki, 1, 2\nsolution: r, s, Kpq / Ki';
  expect(checkCounter(state('p', 'Krs'), two, counter(without))).toMatchObject({ holds: false });
  expect(checkCounter(state('p', 'Krs'), { ...two, marked: null }, counter(without))).toMatchObject({ holds: true });
});

test('[wff-2017 VII-B] a counter-solution, too, needs a premise and a rule (R-WFF-8)', () => {
  const theorem = { solution: { premises: ['q'], rules: ['Ci'] }, marked: null };
  const none = '-> Cpp\n1 a p s\n2 Cpp Ci, 1\nsolution: / Ci';
  expect(checkCounter(state('q', 'Cpp'), theorem, counter(none))).toMatchObject({ holds: false });
});
