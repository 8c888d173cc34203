import { describe, expect, it } from 'vitest';
import { ask, E, J, M, onMat, plus, rulesOf, S, type Setting } from '../ask.test-help.ts';
import { game } from '../game.ts';
import { resourceLimit } from '../mat.ts';
import { laid, rulesFor } from '../play/table.test-help.ts';
import { integer } from '../values/number.ts';
import { supplyOf } from './kinds.ts';
import { MemoryBudget } from './memory-budget.ts';
import { Towers } from './towers.ts';

interface On {
  readonly required?: string | readonly string[];
  readonly permitted?: string | readonly string[];
  readonly resources?: string | readonly string[];
  readonly mode: string;
}

const solve = (setting: Setting, goal: string, { required = '', permitted = '', resources = '', mode }: On) =>
  ask(setting, { ask: 'solve', goal, required, permitted, resources, mode });

const groundsOf = (answer: ReturnType<typeof solve>): readonly unknown[] => [
  ...new Set((answer.covered as readonly { by: string | null }[]).map(l => l.by)),
];

const repeated = (setting: Setting, more = ''): Setting => plus(setting, `multiple-operations ${more}`.trim());

describe('signs that repeat without end, where one cube may come from Resources', () => {
  it.each([
    ['a Required sign between numbers and one digit', M, '63', { required: '/', resources: '23r', mode: 'now' }],
    ['neither digit nor sign on the mat', M, '7', { resources: '23r+', mode: 'now' }],
    ['two digits without a sign', repeated(M, 'factorial'), '9', { required: '2', resources: '37', mode: 'now' }],
    [
      'one digit with ! alone is one cube',
      repeated(M, 'factorial'),
      '29x8',
      { permitted: '-', resources: '33+x', mode: 'now' },
    ],
    [
      'a 1 that no sign can go with is no power of the base',
      repeated(M, 'powers-of-base'),
      '33',
      { permitted: '+5', resources: '1-r7', mode: 'now' },
    ],
  ] as const)('%s', (_, setting, goal, on) => {
    expect(solve(repeated(setting), goal, on).solvable).toBe(false);
  });

  it('but with a 1 beside them, which is any power, nothing is said', () => {
    const on = { required: '1r', mode: 'forceout' };
    expect(solve(repeated(M, 'powers-of-base'), '10r10', on).solvable).toBe(null);
  });

  it.each([
    ['rrrrr8', ['black:2', 'red:3', 'black:r']],
    ['rrrrr9', ['red:2', 'black:3', 'black:r']],
    ['rrrr17', ['black:1', 'black:+', 'black:2', 'red:4', 'black:r']],
  ] as const)('a coloured exponent beside √ is not forgotten: Goal %s', (goal, required) => {
    expect(solve(repeated(M, 'exponent-red'), goal, { required, mode: 'forceout' }).solvable).not.toBe(false);
  });

  it('a coloured exponent that may have ! behind it again and again: nothing is said', () => {
    const required = ['black:1', 'black:+', 'black:2', 'red:3', 'black:r'];
    const setting = repeated(M, 'exponent-red factorial');
    expect(solve(setting, 'rrrr65', { required, mode: 'forceout' }).solvable).not.toBe(false);
  });

  it('a coloured exponent that no sign without end can go with is none of it; beside √ it is in the list', () => {
    const withFive = (colour: string) =>
      solve(repeated(M, 'exponent-blue'), '18', {
        permitted: [`${colour}:5`, 'red:3', 'red:*'],
        resources: ['red:r', 'blue:2', 'red:-'],
        mode: 'now',
      }).solvable;
    expect([withFive('red'), withFive('blue')]).toEqual([false, false]);
  });

  it('and two digits of one number are two cubes: 03! and on', () => {
    const isLeft = (more: string): boolean => {
      const { covered } = solve(repeated(E, more), '7', { required: '0', resources: '3', mode: 'now' });
      return (covered as readonly { part: { cubes?: unknown } }[]).some(({ part }) => part.cubes === 'more');
    };
    expect([isLeft('factorial'), isLeft('factorial two-digit')]).toEqual([false, true]);
  });
});

describe('chains of signs on one digit', () => {
  it.each([
    ['a fraction after an irrational number', M, '7', 'r6'],
    ['an irrational Goal that is no such root', M, '3r5', 'r5'],
    ['the number of factors', repeated(M, 'number-of-factors'), '7', 'x9'],
    ['n! beyond the Goal', repeated(E, 'factorial'), '7', '3r'],
    ['a digit that is the Goal itself, and alone', repeated(M, 'number-of-factors'), '9', 'x9'],
  ] as const)('%s is struck off', (_, setting, goal, required) => {
    const answer = solve(repeated(setting), goal, { required, mode: 'forceout' });
    expect([answer.solvable, groundsOf(answer)]).toEqual([false, expect.arrayContaining(['chains'])]);
  });

  it.each([
    ['primes one after the other', plus(M, 'multiple-operations smallest-prime'), '29', 'x2', ''],
    ['√ again and again', repeated(M), 'r r r r r 3', 'r3', ''],
    ['the same number again', repeated(M, 'factorial'), '1', 'r1', ''],
    ['a sign from Resources', plus(M, 'multiple-operations smallest-prime'), '29', '2', 'x5'],
    ['a digit from Resources', plus(M, 'multiple-operations smallest-prime'), '29', 'x', '52'],
  ] as const)('%s is found', (_, setting, goal, required, resources) => {
    const on = { required, resources, mode: 'now' };
    const answer = solve(setting, goal, on);
    expect([goal, answer.solvable]).toEqual([goal, true]);
    expect(onMat(String(answer.witness), String(answer.goal), on, setting)).toEqual([]);
  });
});

describe('roots of roots without end, with several digits', () => {
  it.each([
    ['√ alone between and before two numbers', M, '6', '3', '8', 'r'],
    ['6 to a power that is nearly 1 is not 6', M, '6', '6', '6', 'r'],
    ['three digits', M, '5', '7', '34', 'r'],
    ['Multiple of k', plus(M, 'multiple-of-6'), '71', 'r0+', '', '34'],
    ['roots of what comes to any size', M, '31', '06+', '2-', '39r'],
    ['a point from Resources', plus(M, 'decimal-point'), '7/83', '3', '8', '*r'],
    ['! without end', plus(M, 'factorial'), '4', '7x', '6++', '2/'],
    ['a Required √ with a digit from Resources', J, '3', 'r', '0+-', '68'],
  ] as const)('%s: struck off', (_, setting, goal, required, permitted, resources) => {
    const answer = solve(repeated(setting), goal, { required, permitted, resources, mode: 'now' });
    expect([answer.solvable, groundsOf(answer)]).toEqual([false, expect.arrayContaining(['towers'])]);
  });

  it.each([
    ['√ before all of it', 'r r r r r 3', 'r12+', ''],
    ['√ before a part of it', 'r r r r r 3', 'r30+', ''],
    ['√ before the number behind a sign', 'r r r r r 3', 'r10-3+', ''],
    ['a power of a root', 'r r r 3', 'r3*1', 'r'],
  ] as const)('%s is not denied', (_, goal, required, permitted) => {
    expect(solve(repeated(M), goal, { required, permitted, mode: 'forceout' }).solvable).not.toBe(false);
  });
});

describe('all Solutions at once, where operations repeat', () => {
  const isBarren = (goal: number, required: string, resources: string): boolean => {
    const cubes = (faces: string) => [...faces].map(face => ({ face, colour: null }));
    const mat = { required: cubes(required), permitted: [], forbidden: [], resources: cubes(resources) };
    const supply = supplyOf(mat, resourceLimit('now'), rulesOf(repeated(M)), null, 0);
    return Towers.fits(supply, true) && new Towers(supply, [integer(goal)], new MemoryBudget(), 2 ** -8).isBarren(true);
  };

  it('are asked about, all of them: with a sign from Resources or a digit', () => {
    expect(isBarren(7, '23r', '-+')).toBe(true);
    expect(isBarren(11, '23r', '-+1')).toBe(true);
    expect(isBarren(9, '23*', 'r+')).toBe(false);
    expect(isBarren(8, '2*', '3r')).toBe(false);
  });
});

describe('a large factorial and Multiple of k', () => {
  it.each([
    ['25', plus(M, 'factorial multiple-of-10'), { permitted: 'r', resources: '7', mode: 'now' }],
    ['r63', plus(M, 'factorial multiple-of-9'), { required: '1', permitted: '/16', resources: '2', mode: 'now' }],
    ['1', plus(S, 'factorial'), { required: '29', resources: '-x*', mode: 'now' }],
  ] as const)('Goal %s: none', (goal, setting, on) => {
    expect(solve(setting, goal, on)).toMatchObject({ solvable: false });
  });
});

describe('a 1 that is any power of the base', () => {
  const powers = plus(J, 'powers-of-base');

  it.each([
    ['7', '1', '8*'],
    ['8', '16', '+'],
    ['9r5', '1', '3r'],
    ['4/47', '18', '/-5'],
  ] as const)('Goal %s from Required %s, Permitted %s: none', (goal, required, permitted) => {
    expect(solve(powers, goal, { required, permitted, mode: 'forceout' })).toMatchObject({ solvable: false });
  });

  it.each([
    ['10', '1*6', '1{6}'],
    ['60', '1x6', '1{1}'],
    ['97', '1-3', '1{2}'],
  ] as const)('Goal %s from Required %s: found with %s', (goal, required, _) => {
    const answer = solve(powers, goal, { required, mode: 'forceout' });
    expect([goal, answer.solvable]).toEqual([goal, true]);
    expect(onMat(String(answer.witness), String(answer.goal), { required, mode: 'forceout' }, powers)).toEqual([]);
  });

  it('beyond the powers that are listed', () => {
    expect(solve(powers, '10', { required: '1*9', mode: 'forceout' })).toMatchObject({ solvable: true });
  });

  it('what cannot be turned round is not denied: 10{6} has 49 factors', () => {
    const on = { required: 'x1', mode: 'forceout' };
    expect(solve(plus(J, 'powers-of-base number-of-factors'), '49', on).solvable).not.toBe(false);
  });

  it('two of them', () => {
    expect(solve(powers, '7', { required: '11', permitted: '+', mode: 'forceout' }).solvable).toBe(false);
    expect(solve(powers, '99', { required: '11-', mode: 'forceout' }).solvable).toBe(true);
  });

  it('one that is not listed beside another 1 is not denied: 1{6} * s6 + 1', () => {
    expect(solve(powers, '11', { required: '1*6+1', mode: 'forceout' }).solvable).not.toBe(false);
  });
});

describe('numbers that are only known to be large', () => {
  it.each([
    ['6', plus(M, 'factorial'), { required: '59x', permitted: '8*', mode: 'forceout' }],
    ['8', plus(M, 'factorial'), { required: '56*', mode: 'forceout' }],
  ] as const)('Goal %s is not made of them', (goal, setting, on) => {
    expect(solve(setting, goal, on)).toMatchObject({ solvable: false });
  });
});

describe('a 1 in the Goal that is any power of the base', () => {
  const asked = (goal: string, required: string, permitted = '') =>
    game.solve(
      laid(rulesFor('junior'), {
        goal,
        goalText: goal.replaceAll(' ', ''),
        required,
        permitted,
        with: 'powers-of-base',
      }),
      'forceout',
      { steps: 1_000_000 },
    );

  it.each([
    ['1', 'r 6', ''],
    ['1 + 3 0', 'r 0', ''],
    ['r 3 / 1', 'r 2', ''],
    ['3 1', '9 / 7', ''],
  ] as const)('Goal %s from Required %s: none', (goal, required, permitted) => {
    const answer = asked(goal, required, permitted);
    expect([goal, answer.exists]).toEqual([goal, false]);
  });

  it('six zeros: (2 x 5) * 6 is 1', () => {
    expect(asked('1', '2 x 5 * 6').exists).not.toBe(false);
    expect(asked('3 x 1', '2 x 5 * 6 x 3').exists).not.toBe(false);
    expect(asked('1 - 3', '2 x 5 * 6 - 3').exists).not.toBe(false);
    expect(asked('3 - 1', '2 x 5 * 0 - 6 3 -').exists).not.toBe(false);
  });
});
