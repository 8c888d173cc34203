import { expect, test } from 'vitest';
import type { Rule } from '../language/rules.ts';
import { wff } from '../language/wff.ts';
import { ruleSet } from '../prove/rule-set.ts';
import { tally } from './pool.ts';
import { supportsOf } from './support.ts';

const ways = (goal: string, rules: string) =>
  supportsOf(wff(goal), ruleSet(rules.split(' ') as Rule[])).map(letters => letters.join(''));
const letters = (text: string) => tally(text).join('');

test('[wff-2017 III-A] without sub-proofs the parts of the goal must stand in the premises', () => {
  expect(ways('Kpq', 'Ko')).toEqual([letters('Kpq')]);
  expect(ways('Kpq', 'Ki')).toEqual([letters('Kpq'), letters('pq')]);
  expect(ways('Apq', 'Ai')).toEqual([letters('Apq'), letters('p'), letters('q')]);
  expect(ways('Cpq', 'Eo')).toEqual([letters('Cpq'), letters('Epq')]);
  expect(ways('Epq', 'Ei')).toEqual([letters('Epq'), letters('CpqCqp')]);
  expect(ways('Np', 'Ki Ai Ei')).toEqual([letters('Np')]);
});

test('[wff-2017 III-A] a part that can be taken out of another needs no letters of its own', () => {
  expect(ways('KpKpq', 'Ki Ko')).toContain(letters('Kpq'));
  expect(ways('KpNp', 'Ki Ko')).toEqual([letters('KpNp'), letters('pNp')]);
});

test('[wff-2017 III-B] what a sub-proof supposes costs nothing; without R nothing else reaches into it', () => {
  expect(ways('Cpp', 'Ci')).toContain(letters(''));
  expect(ways('Cpq', 'Ci R')).toEqual([letters('Cpq'), letters('q')]);
  expect(ways('Cpq', 'Ci')).toEqual([letters('Cpq')]);
});
