import { type CoverageLine, coversEverything } from '@forceout/table';
import { describe, expect, it } from 'vitest';
import { ask, clause, E, J, M, type OnMat, onMat, plus, S, type Setting } from '../ask.test-help.ts';
import { CaseAccount } from './account.ts';

const solve = (setting: Setting, goal: string, { mode = 'impossible', ...sections }: OnMat) =>
  ask(setting, { ask: 'solve', goal, mode, ...sections });

/** The judge accepts the Solution, so the search may not deny it. */
function isNotDenied(setting: Setting, solution: string, goal: string, on: OnMat): void {
  expect([solution, onMat(solution, goal, on, setting)]).toEqual([solution, []]);
  const answer = solve(setting, goal, on);
  expect([solution, answer.solvable]).toEqual([solution, true]);
  expect(onMat(String(answer.witness), String(answer.goal), on, setting)).toEqual([]);
}

describe('Solutions of five and more digits where the way back from the Goal is barred', () => {
  it('Multiple of k', () => {
    isNotDenied(plus(M, 'multiple-of-7'), '1+1+1+1+1', '12', { required: '++++11111', mode: 'forceout' });
    isNotDenied(plus(J, 'multiple-of-11'), '(((2+2)+(2+2))+(2+2))', '1', { required: '+++++222222', mode: 'stop' });
  });

  it('√ = i, without a sign between the numbers', () => {
    isNotDenied(plus(S, 'sqrt-i'), 'iiiii', 'i', { required: 'rrrrr' });
    isNotDenied(plus(S, 'sqrt-i'), 'iiiii2', '2i', { required: 'rrrrr2' });
  });

  it('Exponent', () => {
    isNotDenied(plus(J, 'exponent'), "((((1+1)+1)+1)+1)'2", '25', { required: '11111++++2' });
  });
});

describe('ten and eleven as exponents', () => {
  it('are coloured cubes like any other digit', () => {
    isNotDenied(plus(J, 'base-11 exponent'), "2'T", '(2*T)', { required: '2*' });
    isNotDenied(plus(J, 'base-12 exponent'), "2'E", '(2*E)', { required: '2r' });
    isNotDenied(plus(J, 'base-11 exponent-red'), "2'T", '(2*T)', { required: ['red:*', 'blue:2'] });
  });

  it('but not of another colour', () => {
    const on = { required: ['blue:*', 'blue:2'] };
    expect(solve(plus(J, 'base-11 exponent-red'), '(2*T)', on)).toMatchObject({ solvable: false });
  });
});

describe('combinations that cannot be selected are judged as they stand', () => {
  it('Elementary with Multiple of k', () => {
    isNotDenied(plus(E, 'multiple-of-7'), '4+0', '18', { required: '4+0' });
  });

  it('Elementary with √ = i and Multiple Operations', () => {
    isNotDenied(plus(E, 'sqrt-i multiple-operations'), 'ii1', '94-95', { required: 'rr1' });
  });

  it('Elementary with √ = i, where bounds of real numbers say nothing of the other root', () => {
    const on: OnMat = { required: '*', permitted: '95/5+52', mode: 'forceout' };
    isNotDenied(plus(E, 'number-of-factors sqrt-i'), '9*{1}(5/(5+5))', '1-4', on);
  });

  it('√ = i with Percent or LCM, for which the radical is still a sign', () => {
    isNotDenied(plus(S, 'sqrt-i percent'), '1%2', '1/50', { required: '12r' });
    isNotDenied(plus(E, 'sqrt-i lcm'), '4L6', '12', { required: '46r' });
  });

  it('two wild faces at once are left open', () => {
    const on = { required: 'x3', permitted: '0' };
    expect(onMat('x{4}0{+}3', '7', on, plus(J, 'zero-wild x-wild'))).toEqual([]);
    expect(solve(plus(J, 'zero-wild x-wild'), '7', on).solvable).not.toBe(false);
  });

  it('Elementary with Exponent and Multiple Operations', () => {
    isNotDenied(plus(E, 'exponent multiple-operations'), "(2'2)", '4', { required: '22' });
  });
});

clause('XIII-B-7', 'a Goal more than 1,000 from zero is ruled out, not left undecided', () => {
  const on = { permitted: '123456+x' };
  for (const setting of [plus(M, 'multiple-of-7'), plus(E, 'multiple-of-7')])
    expect(solve(setting, '99x11', on)).toMatchObject({
      solvable: false,
      proof: 'invariant',
      covered: [{ how: 'ruled-out', by: 'goal-bound' }],
    });
  expect(solve(plus(J, 'multiple-of-7'), '99x11', on)).toMatchObject({ solvable: true });
  expect(solve(plus(M, 'multiple-of-7'), '99x10', on)).toMatchObject({ solvable: true });
});

describe('the account', () => {
  const covered = (answer: ReturnType<typeof solve>): readonly CoverageLine[] =>
    answer.covered as unknown as readonly CoverageLine[];

  it('has nothing left where the answer is no', () => {
    const answer = solve(E, '97', { required: '8871', permitted: '--x', mode: 'forceout' });
    expect(answer).toMatchObject({ solvable: false, proof: 'exhaustive' });
    expect(coversEverything(covered(answer))).toBe(true);
    expect(covered(answer)).toEqual([
      { part: { goals: ['97'], cubes: [2, 7], digits: [1, 4] }, how: 'searched', by: 'tables' },
    ]);
  });

  it('says which pass went through the long Solutions', () => {
    const answer = solve(E, '97', { required: '111111', permitted: '----++', mode: 'forceout' });
    expect(answer.solvable).toBe(false);
    expect(new Set(covered(answer).map(l => l.by))).toEqual(new Set(['size']));
    const long = solve(E, '4', { required: '11111', permitted: '----', mode: 'forceout' });
    expect(new Set(covered(long).map(l => l.by))).toEqual(new Set(['tables', 'choices', 'meeting']));
  });

  it('shows what is left where the answer is undecided', () => {
    const answer = solve(plus(J, 'powers-of-base number-of-factors'), '49', { required: 'x1' });
    expect(answer.solvable).toBe(null);
    expect(covered(answer).some(l => l.how === 'left')).toBe(true);
  });

  it('enters every Goal value on its own', () => {
    const answer = solve(E, '8-3-2', { required: '99', permitted: 'x' });
    const goals = covered(answer).flatMap(l => l.part.goals as readonly string[]);
    expect(new Set(goals).size).toBe(2);
  });

  it('a Goal without a reading is a line too', () => {
    expect(solve(E, '1/0', { permitted: '12+' })).toMatchObject({
      solvable: false,
      proof: 'invariant',
      covered: [{ how: 'ruled-out', by: 'no-legal-reading' }],
    });
  });
});

describe('strokes', () => {
  const account = (isEndless = false): CaseAccount =>
    new CaseAccount({ wild: null, factorials: 0 }, ['7'], 4, 3, isEndless);

  it('nothing is covered before a pass has been through', () => {
    expect(account().isCovered).toBe(false);
    expect(coversEverything(account().lines)).toBe(false);
  });

  it('one part more is left until every cell is struck off', () => {
    const one = account();
    for (let size = 2; size <= 4; size++)
      for (let digits = 1; digits <= 3; digits++) {
        expect(one.isCovered).toBe(false);
        one.strike(size, digits, 'tables');
      }
    expect(one.isCovered).toBe(true);
    expect(one.lines).toEqual([
      { part: { goals: ['7'], cubes: [2, 4], digits: [1, 3] }, how: 'searched', by: 'tables' },
    ]);
  });

  it('what repeats without end is only covered by a pass for everything', () => {
    const one = account(true);
    for (let size = 2; size <= 4; size++)
      for (let digits = 1; digits <= 3; digits++) one.strike(size, digits, 'tables');
    expect(one.isCovered).toBe(false);
    one.strikeAll('list');
    expect(one.isCovered).toBe(true);
  });
});
