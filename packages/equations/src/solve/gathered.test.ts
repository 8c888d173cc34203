import { afterEach, describe, expect, it, vi } from 'vitest';
import { J, plus, rulesOf, S, type Setting } from '../ask.test-help.ts';
import type { Mat } from '../mat.ts';
import { writtenGoalCases } from './goal.ts';
import { Search } from './search.ts';
import { type Solved, solveProblem } from './solve.ts';

type Row = readonly [setting: Setting, goal: string, required: string, permitted: string, resources: string];

const STEPS = 2_500_000;

function answer([setting, goal, required, permitted, resources]: Row): Solved {
  const cubes = (faces: string) => [...faces].map(face => ({ face, colour: null }));
  const mat: Mat = {
    required: cubes(required),
    permitted: cubes(permitted),
    forbidden: [],
    resources: cubes(resources),
  };
  const rules = rulesOf(setting);
  const { goals } = writtenGoalCases(goal, rules, false, { steps: STEPS });
  return solveProblem({ mat, mode: 'impossible', rules, goals }, { steps: STEPS });
}

const rows = (all: readonly Row[]): readonly (readonly [string, Row])[] => all.map(row => [row[1], row]);

afterEach(() => vi.restoreAllMocks());

describe('many Required cubes', () => {
  const both: Setting = { ...J, with: 'sideways upside-down' };

  it.each(
    rows([
      [both, '1', '070249', '-x', '+2+0/3255-+97r'],
      [both, '42', '00994', '84r47+3', '-+32/65'],
      [plus(both, 'factorial'), '81', '51139', '09', '0213/x**689r'],
    ]),
  )('Goal %s: they are gathered in one part, which nothing else finds as soon', (_, row) => {
    expect(answer(row).solvable).toBe(true);
    vi.spyOn(Search.prototype, 'byGathering').mockReturnValue(null);
    expect(answer(row).solvable).toBe(null);
  });

  it('a Required sign beside the part that is gathered', () => {
    expect(answer([plus(both, 'number-of-factors'), '17+6', '00+', '', '32112/x**5798']).solvable).toBe(true);
  });
});

describe('√ = i', () => {
  const both: Setting = { ...S, with: 'sideways upside-down sqrt-i' };

  it.each(
    rows([
      [both, 'i*81', '73/-', '1*5', '2211/204/9'],
      [both, '26i2', '8x/+', '+', '21x325x*x78+'],
    ]),
  )('no cube is i, Goal %s is met with a root of a number below zero', (_, row) => {
    expect(answer(row).solvable).toBe(true);
    vi.spyOn(Search.prototype, 'byGathering').mockReturnValue(null);
    expect(answer(row).solvable).toBe(null);
  });
});

it('a Goal that is no fraction: what is under the root is gathered', () => {
  const both: Setting = { ...J, with: 'sideways upside-down' };
  expect(answer([both, 'r84', '*+', '//-', '22112x2468/r']).solvable).toBe(true);
});
