import { describe, expect, it } from 'vitest';
import { ask, clause, E, J, M, plus, S, type Setting } from '../ask.test-help.ts';

interface On {
  readonly required?: string;
  readonly permitted?: string;
  readonly resources?: string;
  readonly mode?: string;
}

const solve = (setting: Setting, goal: string, { required = '', permitted = '', resources = '', mode }: On) =>
  ask(setting, { ask: 'solve', goal, required, permitted, resources, mode: mode ?? 'impossible' });

describe('a reason people understand', () => {
  it.each([
    ['3-8', { permitted: '97x+' }, 'Without - no value is negative.'],
    ['1/2', { permitted: '9733x+*r' }, 'Without ÷ every value is an integer.'],
    ['0', { required: '2x', permitted: '93*r' }, 'Without - and 0 every value is above zero.'],
    ['1', { required: '50x', permitted: '87/2x' }, 'With × and ÷ alone the Required 0 makes everything zero.'],
    ['28', { permitted: '9932xx/r' }, 'Without + and - no factor 7 can arise.'],
    ['93', { permitted: '988+-' }, 'Nothing beyond 25 can be reached.'],
  ] as const)('Goal %s', (goal, on, reason) => {
    expect(solve(E, goal, on)).toMatchObject({ solvable: false, proof: 'invariant', reason });
  });

  it('with a decimal', () => {
    expect(solve(plus(E, 'decimal-point'), '1/2', { permitted: '21*-' })).toMatchObject({
      solvable: false,
      reason: 'Without × and ÷ the Goal needs a decimal that ends as it does.',
    });
  });
});

describe('no reason against what a variation makes possible', () => {
  it.each([
    ['upside-down', '1-9', { permitted: '91x+' }],
    ['average', '3/2', { permitted: '12+' }],
    ['percent', '4', { required: '50', permitted: '8rx' }],
    ['two-digit', '47', { permitted: '74x' }],
    ['remainder', '0', { permitted: '93/' }],
    ['decimal-point', '1/2', { permitted: '51*-' }],
    ['sideways', '3/2', { permitted: '2x3' }],
    ['factorial', '5', { required: '0x', permitted: '5' }],
  ] as const)('%s, Goal %s', (variation, goal, on) => {
    expect(solve(plus(E, variation), goal, on)).toMatchObject({ solvable: true });
  });

  it.each([
    ['base-8', '3/4', { permitted: '6*' }],
    ['base-8', '2/4', { required: '*', permitted: '0r82' }],
    ['base-9', '1/3', { permitted: '3*' }],
  ] as const)('Decimal Point with %s, Goal %s', (base, goal, on) => {
    expect(solve(plus(M, `decimal-point ${base}`), goal, on)).toMatchObject({ solvable: true });
  });
});

clause('XIII-C-8', 'a Goal with a ! has no Solution where Multiple of k is played', () => {
  const on = { permitted: '67+' };
  expect(solve(plus(J, 'factorial multiple-of-7'), '3!', on)).toMatchObject({ solvable: false, proof: 'invariant' });
  expect(solve(plus(J, 'factorial multiple-of-7'), '6', on)).toMatchObject({ solvable: true });
});

clause('XIII-D-11 example (e)', 'the search puts i between two numbers too', () => {
  expect(solve(plus(S, 'sqrt-i'), '9i', { required: '33', permitted: 'r', mode: 'now' }).solvable).toBe(true);
  expect(solve(plus(S, 'sqrt-i'), '1-1', { required: '40', permitted: 'r', mode: 'forceout' }).solvable).toBe(true);
  expect(solve(plus(S, 'sqrt-i'), '0', { required: 'r2', permitted: '-811' }).solvable).toBe(true);
});
