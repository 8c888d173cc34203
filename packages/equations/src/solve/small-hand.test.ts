import { describe, expect, it } from 'vitest';
import { E, rulesOf, S } from '../ask.test-help.ts';
import { hands, hasSolutionByTrial } from '../hands.ts';
import type { Mat } from '../mat.ts';
import { writtenGoalCases } from './goal.ts';
import { type Solved, solveProblem } from './solve.ts';

const SIGNS = '+++---xxx///';

function answer(required: string, permitted: string, goal: string, steps: number, rules = rulesOf(E)): Solved {
  const cubes = (faces: string) => [...faces].map(face => ({ face, colour: null }));
  const mat: Mat = { required: cubes(required), permitted: cubes(permitted), forbidden: [], resources: [] };
  const { goals } = writtenGoalCases(goal, rules, false, { steps });
  return solveProblem({ mat, mode: 'forceout', rules, goals }, { steps });
}

describe('hands of four digits', () => {
  it('24 from every fifteenth hand: the answers are those of a plain trial of all ways', () => {
    for (const [n, hand] of hands().entries()) {
      if (n % 15 > 0) continue;
      const solved = answer(hand.join(''), SIGNS, '24', 1_000_000);
      expect([hand, solved.solvable]).toEqual([hand, hasSolutionByTrial(hand, 24)]);
    }
  });

  it('a Solution of few digits costs few steps', () => {
    for (const hand of ['3388', '1555', '4477', '1346'])
      expect([hand, answer(hand, SIGNS, '24', 2_000).solvable]).toEqual([hand, true]);
    expect(answer('3388', SIGNS, '24', 2_000, rulesOf(S)).solvable).toBe(true);
  });

  it('a no has the account of the searches after it, and none without their steps', () => {
    const no = answer('3467', SIGNS, '24', 1_000_000);
    expect(no).toMatchObject({ solvable: false, proof: 'exhaustive' });
    const by = no.solvable === false ? no.covered.map(line => line.by) : [];
    expect(by).toContain('tables');
    expect(answer('3467', SIGNS, '24', 2_000).solvable).toBe(null);
  });

  it('only as many signs are used as there are, and every Required cube', () => {
    expect(answer('46', '', '24', 1_000_000).solvable).toBe(false);
    expect(answer('446', 'x', '24', 1_000_000).solvable).toBe(false);
    expect(answer('46+', 'x', '24', 1_000_000).solvable).toBe(false);
    expect(answer('45+', 'x', '9', 1_000_000)).toMatchObject({ solvable: true, solution: '(4+5)' });
    expect(answer('4', '5+x', '20', 1_000_000)).toMatchObject({ solvable: true, solution: '(4x5)' });
  });
});
