import { expect, test } from 'vitest';
import type { GameLevel } from '../language/rules.ts';
import { DEFAULT_READINGS } from '../readings.ts';
import { readSolutionForm } from './form.ts';

const codes = (premises: string[], rules: string[], level: GameLevel = 'regular', readings = DEFAULT_READINGS) =>
  readSolutionForm({ premises, rules }, level, readings).faults.map(({ code }) => code);

test('[wff-2017 VII-B] premises that are WFFs and legal rules, at least one of each', () => {
  expect(codes(['p', 'Cpq'], ['Co'])).toEqual([]);
  expect(codes([], ['Ci'])).toEqual(['no-premise']);
  expect(codes(['p'], [])).toEqual(['no-rule-listed']);
  expect(codes([], ['Ci'], 'regular', { ...DEFAULT_READINGS, emptyPremises: true })).toEqual([]);
});

test('[wff-2017 VII-C-5-b] [wff-2017 II-B-1] every premise is a WFF', () => {
  expect(codes(['pK', 'Cpq', ''], ['Co'])).toEqual(['premise-not-wff', 'premise-not-wff']);
});

test('[wff-2017 III-C] a rule is listed once, also when an R stands for it (R-WFF-7)', () => {
  expect(codes(['p'], ['Ko', 'Ko'])).toEqual(['rule-twice']);
  expect(codes(['p'], ['Ko', 'R(Ko)'])).toEqual(['rule-twice']);
});

test('[wff-2017 III-D] [wff-2017 III-D-2] several wild Rs name different rules, beside Rp and the R of the Regular game', () => {
  expect(codes(['p'], ['R(Ko)', 'R(Ki)', 'R', 'R(Ci)'])).toEqual([]);
  expect(codes(['p'], ['R(Ko)', 'R(Ki)', 'Rp'], 'elementary')).toEqual([]);
  expect(codes(['p'], ['R(Ko)', 'R(Ko)'])).toEqual(['rule-twice']);
});

test('[wff-2017 III-D-3] a bare R is Reiterate; where the game has no such rule it must say what it stands for', () => {
  expect(codes(['p'], ['R', 'Ci'], 'regular')).toEqual([]);
  expect(codes(['p'], ['R'], 'elementary')).toEqual(['wild-unmarked']);
});

test('[wff-2017 VII-C-5-e] rules of the Regular game are barred from the other two, wild or not', () => {
  expect(codes(['p'], ['No', 'R(Ci)'], 'elementary')).toEqual(['rule-not-in-game', 'rule-not-in-game']);
});

test('[wff-2017 VII-C-5-g-5] a name that is no rule', () => {
  expect(codes(['p'], ['Kx', 'R(Kx)', ''])).toEqual(['rule-name', 'rule-name', 'rule-name']);
});
