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
    ['3-8', { permitted: '97x+' }, { what: 'sign' }],
    ['1/2', { permitted: '9733x+*r' }, { what: 'whole' }],
    ['0', { required: '2x', permitted: '93*r' }, { what: 'zero' }],
    ['1', { required: '50x', permitted: '87/2x' }, { what: 'required-zero' }],
    ['28', { permitted: '9932xx/r' }, { what: 'prime-support', factor: '7' }],
    ['93', { permitted: '988+-' }, { what: 'size', limit: 'known', most: 25 }],
  ] as const)('Goal %s', (goal, on, facts) => {
    const reason = { said: { code: 'none', facts } };
    expect(solve(E, goal, on)).toMatchObject({ solvable: false, proof: 'invariant', reason });
  });

  it.each([
    ['r2', M, { permitted: '9733x+-/' }, 'rational'],
    ['r2', plus(M, 'multiple-of-7'), { permitted: '9733x+-/' }, 'rational'],
    ['2i', plus(S, 'sqrt-i'), { permitted: '9733x+-/' }, 'rational'],
    ['1/5', M, { required: '+', permitted: '9733x+*r' }, 'gap'],
    ['1/r2', M, { required: '+', permitted: '9733x+*r' }, 'gap'],
    ['74', M, { required: '04', permitted: '9632x/+r' }, 'prime-support'],
    ['5', J, { required: '0', permitted: '8642x/-r' }, 'prime-support'],
    ['12*6', J, { permitted: '9998x+-+' }, 'size'],
  ] as const)('Goal %s: %o', (goal, setting, on, by) => {
    expect(solve(setting, goal, on)).toMatchObject({ solvable: false, proof: 'invariant', covered: [{ by }] });
  });

  it('but not where a sign, a colour or a variation makes it possible', () => {
    expect(solve(M, 'r2', { permitted: '2r+1', required: 'r' }).solvable).toBe(true);
    expect(solve(plus(J, 'exponent'), 'r2', { required: '22' }).solvable).toBe(true);
    expect(solve(plus(S, 'log'), '8|3', { required: '8/3' }).solvable).toBe(true);
    expect(solve(plus(M, 'average'), '1/2', { required: '1+0' }).solvable).toBe(true);
    expect(solve(M, '1/5', { required: '5*-01' }).solvable).toBe(true);
    expect(solve(M, 'r2', { required: '2*1/', permitted: '2' }).solvable).toBe(true);
    expect(solve(plus(J, 'sideways'), '1/5', { required: '5x1' }).solvable).toBe(true);
    expect(solve(plus(M, 'percent'), '1/4', { required: '55r' }).solvable).toBe(true);
  });

  it('a zero that does nothing leaves the other signs their use, and a power takes it', () => {
    expect(solve(M, '5', { required: '0', permitted: '41+-' }).solvable).toBe(true);
    expect(solve(M, '5', { required: '0*+', permitted: '42' }).solvable).toBe(true);
    expect(solve(plus(M, 'multiple-operations'), '5', { required: '0+', permitted: '41' }).solvable).toBe(true);
    expect(solve(plus(M, 'average'), '5/2', { required: '0+', permitted: '5x' }).solvable).toBe(true);
    expect(solve(plus(J, 'sideways'), '30', { required: '0', permitted: '56/+' }).solvable).toBe(true);
  });

  it('a size that a sign or a variation reaches is reached', () => {
    expect(solve(plus(J, 'sideways'), '42', { required: '67/' }).solvable).toBe(true);
    expect(solve(M, '8*9', { required: '8*9' }).solvable).toBe(true);
    expect(solve(plus(J, 'powers-of-base'), '60', { required: '1x6' }).solvable).toBe(true);
    expect(solve(plus(M, 'factorial'), '90x8', { required: '6+0' }).solvable).toBe(true);
  });

  it('with a decimal', () => {
    expect(solve(plus(E, 'decimal-point'), '1/2', { permitted: '21*-' })).toMatchObject({
      solvable: false,
      reason: { said: { code: 'none', facts: { what: 'decimal-end' } } },
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

describe('each invariant is named in the account where it rules out the Goal', () => {
  it.each([
    ['base', plus(J, 'base-8'), '7', { required: '9', permitted: '12+' }],
    ['no-digits', M, '7', { permitted: '+-' }],
    ['signs-for-digits', M, '7', { required: '++', permitted: '34' }],
    ['digits-for-signs', M, '7', { required: '3421', permitted: '+' }],
    ['sign', E, '3-8', { permitted: '97x+' }],
    ['zero', E, '0', { required: '2x', permitted: '93*r' }],
    ['whole', E, '1/2', { permitted: '9733x+*r' }],
    ['decimal-end', plus(E, 'decimal-point'), '1/2', { permitted: '21*-' }],
    ['required-zero', E, '1', { required: '50x', permitted: '87/2x' }],
    ['prime-support', E, '28', { permitted: '9932xx/r' }],
    ['rational', M, 'r2', { permitted: '9733x+-/' }],
    ['gap', M, '1/5', { required: '+', permitted: '9733x+*r' }],
    ['size', E, '93', { permitted: '988+-' }],
    ['size', J, '33*9', { required: 'x0-', permitted: '26', resources: '-21036-x+7/+' }],
    ['length', E, '1/79', { permitted: '23+/' }],
    ['goal-bound', plus(M, 'multiple-of-7'), '99x11', { permitted: '123456+x' }],
    ['no-legal-reading', E, '1/0', { permitted: '12+' }],
  ] as const)('%s', (by, setting, goal, on) => {
    expect(solve(setting, goal, on)).toMatchObject({ solvable: false, proof: 'invariant', covered: [{ by }] });
  });
});
