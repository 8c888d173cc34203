import { expect, test } from 'vitest';
import { itemLetters, letterAt, printSolution } from './solution.ts';

const solution = { premises: ['q', 'Kpr'], rules: ['Ai', 'R(Ni)', 'R', 'Rp'] };

test('[wff-2017 VII-B-4-e] letters are counted through the premises and then the rules, R(Ni) as one', () => {
  expect(itemLetters(solution)).toEqual(['q', 'Kpr', 'Ai', 'R', 'R', 'Rp']);
  expect([0, 1, 4, 5, 6, 7, 9].map(at => letterAt(solution, at))).toEqual([
    { item: 0, letter: 'q' },
    { item: 1, letter: 'K' },
    { item: 2, letter: 'A' },
    { item: 2, letter: 'i' },
    { item: 3, letter: 'R' },
    { item: 4, letter: 'R' },
    { item: 5, letter: 'p' },
  ]);
  expect(letterAt(solution, 10)).toBeNull();
});

test('[wff-2017 VII-B-1] a Solution is written apart: premises, a slash, rules', () => {
  expect(printSolution(solution)).toBe('q, Kpr / Ai, R(Ni), R, Rp');
});
