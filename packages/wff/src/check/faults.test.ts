import { groundsOf } from '@forceout/rulebook';
import { clausesOf } from '@forceout/rulebook/clauses';
import { expect, test } from 'vitest';
import { standsUnder } from './faults.ts';

test('[wff-2017 VII-C-5] a checker may name the reason itself, a broader clause, or any VII-B criterion', () => {
  expect(standsUnder('wff-2017', 'r-count', 'VII-B-2-h')).toBe(true);
  expect(standsUnder('wff-2017', 'r-count', 'VII-B-2')).toBe(true);
  expect(standsUnder('wff-2017', 'r-count', 'VII-C-5-g')).toBe(true);
  expect(standsUnder('wff-2017', 'line-not-wff', 'VII-C-5-g')).toBe(true);
  expect(standsUnder('wff-2017', 'line-not-wff', 'VII-C-5-g-5')).toBe(false);
  expect(standsUnder('wff-2017', 'premise-not-wff', 'VII-C-5-b')).toBe(true);
  expect(standsUnder('wff-2017', 'premise-not-wff', 'VII-C-5-a')).toBe(false);
  expect(standsUnder('wff-2017', 'required-unused', 'VII-B-3')).toBe(true);
  expect(standsUnder('wff-2017', 'cube-missing', 'VII-C-5-f')).toBe(true);
  expect(standsUnder('wff-2017', 'non-essential', 'VII-C-5-d')).toBe(true);
  expect(standsUnder('wff-2017', 'two-rules', 'VII-C-5')).toBe(true);
  expect(standsUnder('wff-2017', 'two-rules', 'VIII-A')).toBe(false);
});

test('[wff-2017 VII-C-5] every clause that a fault cites is in the catalogue', async () => {
  const known = new Set((await clausesOf('wff-2017')).map(({ clause }) => clause));
  const cited = Object.values<readonly string[]>(groundsOf('wff', 'wff-2017')).flat();
  expect(cited.filter(clause => !known.has(clause))).toEqual([]);
});
