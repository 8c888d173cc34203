import { expect, test } from 'vitest';
import { checkCubes, type Mode } from './cubes.ts';

const mat = { required: '', permitted: '', forbidden: '', resources: '' };
const codes = (solution: string, cubes: Partial<typeof mat>, mode: Mode = 'now') => {
  const [premises, rules] = solution.split(' / ') as [string, string];
  const written = { premises: premises.split(', '), rules: rules.split(', ') };
  return checkCubes(written, { ...mat, ...cubes }, mode).map(({ code }) => code);
};

test('[wff-2017 VII-B-3] [wff-2017 VII-B-3-d] [wff-2017 I-B-2-b] Permitted cubes may be used or left', () => {
  expect(codes('Kpq / Ko', { permitted: 'KpqKo' })).toEqual([]);
  expect(codes('Kpq / Ko', { permitted: 'KpqKoRsss' })).toEqual([]);
});

test('[wff-2017 VII-B-3-a] at least two cubes', () => {
  const written = { premises: [], rules: ['R(Ci)'] };
  expect(checkCubes(written, { ...mat, permitted: 'R' }, 'now').map(({ code }) => code)).toEqual(['too-few-cubes']);
  expect(codes('p / R(Rp)', { permitted: 'pR' })).toEqual([]);
});

test('[wff-2017 VII-B-3-b] [wff-2017 I-B-2-d] all Required cubes, as many of a letter as there are', () => {
  expect(codes('Kpq / Ko', { required: 'K', permitted: 'pqKo' })).toEqual([]);
  expect(codes('Kpq / Ko', { required: 'KKK', permitted: 'pqo' })).toEqual(['required-unused']);
  expect(codes('Kpq / Ko', { required: 'sr', permitted: 'KKpqo' })).toEqual(['required-unused', 'required-unused']);
});

test('[wff-2017 VII-B-3-c] [wff-2017 I-B-2-c] no Forbidden cube', () => {
  expect(codes('Kpq / Ko', { permitted: 'KpKo', forbidden: 'q' }, 'impossible')).toEqual(['forbidden-used']);
});

test('[wff-2017 VII-B-3-c comment] a q in Forbidden does not bar another q', () => {
  expect(codes('Kpq / Ko', { required: 'q', permitted: 'KpKo', forbidden: 'q' })).toEqual([]);
});

test('[wff-2017 VII-B-3-e] after Now one cube of Resources at most', () => {
  expect(codes('Kpq / Ko', { permitted: 'KKp', resources: 'oqr' })).toEqual(['two-from-resources']);
  expect(codes('Kpq / Ko', { permitted: 'KKpo', resources: 'qr' })).toEqual([]);
});

test('[wff-2017 VII-B-3-f] after Impossible any cube of Resources; at the stop too; after the last cube none', () => {
  expect(codes('Kpq / Ko', { resources: 'KKpqo' }, 'impossible')).toEqual([]);
  expect(codes('Kpq / Ko', { resources: 'KKpqo' }, 'stop')).toEqual([]);
  expect(codes('Kpq / Ko', { permitted: 'KKpq', resources: 'o' }, 'forceout')).toEqual(['cube-missing']);
});

test('[wff-2017 VII-C-5-f] cubes that are nowhere', () => {
  expect(codes('Kpq / Ko', { permitted: 'Kpo', resources: 'AA' })).toEqual(['cube-missing', 'cube-missing']);
});

test('[wff-2017 III-D-1] [wff-2017 III-D-2] each wild R takes one R cube and nothing else', () => {
  expect(codes('q, p / R(Ko), R(Ki)', { permitted: 'pqRR' })).toEqual([]);
  expect(codes('q, p / R(Ko), R(Ki)', { permitted: 'pqR', forbidden: 'K' })).toEqual(['cube-missing']);
  expect(codes('p / Rp', { permitted: 'pR' })).toEqual(['cube-missing']);
});
