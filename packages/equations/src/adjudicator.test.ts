import { describe, expect, it } from 'vitest';
import { adjudicator } from './adjudicator.ts';
import { ask, errorOf, M, plus, rawAnswer, S } from './ask.test-help.ts';

describe('questions', () => {
  it('that cannot be understood get a code', () => {
    expect(errorOf(M, { ask: 'nothing' })).toBe('unknown-ask');
    expect(errorOf(M, { ask: 'toString' })).toBe('unknown-ask');
    expect(errorOf(M, {})).toBe('missing-field');
    expect(errorOf(M, { ask: 'value' })).toBe('missing-field');
    expect(errorOf(M, { ask: 'value', text: 7 })).toBe('bad-field');
    expect(errorOf(M, { ask: 'value', text: '7', colour: 'red' })).toBe('unknown-field');
    expect(errorOf(M, { ask: 'value', text: '7', where: 'mat' })).toBe('bad-field');
    expect(errorOf(M, { ask: 'value', text: '7', edition: 'equations-2014' })).toBe('bad-field');
    expect(errorOf(M, { ask: 'value', text: '7', division: 'tiny' })).toBe('bad-field');
    expect(errorOf(plus(M, 'base-13'), { ask: 'value', text: '7' })).toBe('bad-field');
    expect(errorOf(M, { ask: 'value', text: '7', variations: 'average' })).toBe('bad-field');
    expect(errorOf(M, { ask: 'value', text: '7', budgetMs: -1 })).toBe('bad-field');
    const judge = { ask: 'judge', solution: '6+2', goal: '8', mode: 'now' };
    expect(errorOf(M, judge)).toBe('missing-field');
    expect(errorOf(M, { ...judge, mat: '62+' })).toBe('bad-field');
    expect(errorOf(M, { ...judge, mat: { table: '62' } })).toBe('unknown-field');
    expect(errorOf(M, { ...judge, mat: { permitted: '6q2' } })).toBe('bad-field');
    expect(errorOf(M, { ...judge, mat: { permitted: ['pink:6'] } })).toBe('bad-field');
    expect(errorOf(M, { ...judge, mat: {}, mode: 'later' })).toBe('bad-field');
  });

  it('take signs as they are printed', () => {
    expect(ask(M, { ask: 'value', text: '(6×(9÷3))−√4' })).toMatchObject({ kind: 'value', exact: '16' });
    const mat = { permitted: ['black 9', 'blue:÷', 'red:3', 'green:^', 'black:√'] };
    expect(ask(M, { ask: 'judge', solution: '9÷3', goal: '3', mat, mode: 'now' })).toMatchObject({
      correct: true,
      reasons: [],
    });
  });

  it('with a budget that is over are left open', () => {
    let now = 0;
    const clock = (): number => {
      now += 1000;
      return now;
    };
    const question = { game: 'equations', division: 'senior', ask: 'equation', budgetMs: 1 };
    const text = '1+2-3x4/5+6-7x8/9+1-2x3/4';
    const answer = adjudicator.answer({ ...question, solution: text, goal: '(9*9)+1' }, clock);
    expect(answer).toMatchObject({ ok: true, answer: { correct: null } });
  });

  it('about Senior hold Sideways and Upside-down, asked for or not', () => {
    expect(ask(S, { ask: 'value', text: 'su4' })).toMatchObject({ exact: '-1/4' });
    expect(rawAnswer({ game: 'equations', ask: 'value', text: 'su4' })).toMatchObject({
      ok: true,
      answer: { exact: '-1/4' },
    });
  });
});

it('every answer that is a ruling names the clause it rests on and says it in a sentence', () => {
  const equation = { solution: '6+2', goal: '8' };
  const mat = { permitted: '62+' };
  const solve = { ask: 'solve', permitted: '62+', goal: '8' };
  const rests: readonly (readonly [Parameters<typeof ask>[1], string])[] = [
    [{ ask: 'value', text: '8/0' }, 'III-A examples'],
    [{ ask: 'equality', lhs: '6+2', rhs: '8' }, 'VII-B-2'],
    [{ ask: 'equality', lhs: '6+2', rhs: '9' }, 'VII-B-2'],
    [{ ask: 'equality', lhs: '6+2', rhs: '9/0' }, 'III-A examples'],
    [{ ask: 'ambiguity', text: '6+2x3' }, 'VII-B-6'],
    [{ ask: 'ambiguity', text: '6+2' }, 'VII-B-6'],
    [{ ask: 'ambiguity', text: '6+2x3', where: 'goal' }, 'IV-B-2'],
    [{ ask: 'ambiguity', text: '8/0' }, 'III-A examples'],
    [{ ask: 'equation', ...equation }, 'VII-B'],
    [{ ask: 'equation', ...equation, goal: '9' }, 'VII-C-5-d'],
    [{ ask: 'judge', ...equation, mat, mode: 'now' }, 'VII-B'],
    [{ ask: 'judge', ...equation, mat: { ...mat, required: '4' }, mode: 'now' }, 'VII-B-3-b'],
    [{ ask: 'equals', ...equation }, 'VII-C-5-d-iii'],
    [{ ask: 'equals', ...equation, goal: '9' }, 'VII-C-5-d-iii'],
    [{ ...solve, mode: 'now' }, 'VI-A-2'],
    [{ ...solve, mode: 'impossible', goal: '99' }, 'VI-A-1'],
    [{ ...solve, mode: 'forceout' }, 'VIII-A'],
    [{ ...solve, mode: 'stop' }, 'XI-B-2'],
  ];
  for (const [question, named] of rests) {
    const { clause, message } = ask(M, question);
    expect([question, clause]).toEqual([question, `equations-2015 ${named}`]);
    expect(message).toEqual({ said: expect.objectContaining({ code: expect.any(String) }) });
  }
});
