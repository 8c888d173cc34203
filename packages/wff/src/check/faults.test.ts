import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULT_CLAUSES, standsUnder } from './faults.ts';

test('[wff-2017 VII-C-5] a checker may name the reason itself, a broader clause, or any VII-B criterion', () => {
  expect(standsUnder('r-count', 'VII-B-2-h')).toBe(true);
  expect(standsUnder('r-count', 'VII-B-2')).toBe(true);
  expect(standsUnder('r-count', 'VII-C-5-g')).toBe(true);
  expect(standsUnder('line-not-wff', 'VII-C-5-g')).toBe(true);
  expect(standsUnder('line-not-wff', 'VII-C-5-g-5')).toBe(false);
  expect(standsUnder('premise-not-wff', 'VII-C-5-b')).toBe(true);
  expect(standsUnder('premise-not-wff', 'VII-C-5-a')).toBe(false);
  expect(standsUnder('required-unused', 'VII-B-3')).toBe(true);
  expect(standsUnder('cube-missing', 'VII-C-5-f')).toBe(true);
  expect(standsUnder('non-essential', 'VII-C-5-d')).toBe(true);
  expect(standsUnder('two-rules', 'VII-C-5')).toBe(true);
  expect(standsUnder('two-rules', 'VIII-A')).toBe(false);
});

test('[wff-2017 VII-C-5] every clause that a fault cites is in the catalogue', () => {
  const source = readFileSync(new URL('../../../rulebook/src/clauses/wff-2017.gen.ts', import.meta.url), 'utf8');
  for (const clause of Object.values(FAULT_CLAUSES).flat()) expect(source.includes(`["${clause}",`), clause).toBe(true);
});
