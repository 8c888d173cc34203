import { describe, expect, it } from 'vitest';
import { J, M, type OnMat, onMat, rulesOf, S, type Setting } from '../ask.test-help.ts';
import { writtenGoalCases } from './goal.ts';
import { solveProblem } from './solve.ts';

/** Found by a search of this many steps: a fraction of a second. */
const STEPS = 6_000_000;

function isFound(setting: Setting, goal: string, required: string, permitted: string, resources: string): void {
  const rules = rulesOf(setting);
  const cubes = (faces: string) => [...faces].map(face => ({ face, colour: null }));
  const mat = {
    required: cubes(required),
    permitted: cubes(permitted),
    forbidden: [],
    resources: cubes(resources),
  };
  const budget = { steps: STEPS };
  const { goals } = writtenGoalCases(goal, rules, false, budget);
  const solved = solveProblem({ mat, mode: 'impossible', rules, goals }, budget);
  expect([goal, solved.solvable]).toEqual([goal, true]);
  if (!solved.solvable) return;
  const on: OnMat = { required, permitted, resources, mode: 'impossible' };
  expect(onMat(solved.solution, solved.goal, on, setting)).toEqual([]);
}

describe('irrational Goals are found among many cubes', () => {
  it.each<readonly [Setting, string, string, string, string]>([
    [M, 'r30', '883', '5/', '-1-311322*--6-87'],
    [M, 'r3', 'r3', '', '1224+-x/*78695'],
    [J, 'r3', 'r3+', '2', '1224+-x/*78695'],
    [J, '3r5', '3r52-', '2', '1224+-x/*78695'],
    [S, '2*(1/3)', '32*1/', '', '1224+-x786'],
    [S, '2+(r3)', '2r3', '', '1224+-x786'],
  ])('%o Goal %s', isFound);
});
