import { expect, it } from 'vitest';
import { adjudicator } from './adjudicator.ts';
import { checker } from './checker.ts';

const QUESTIONS = [
  { ask: 'value', text: '3+4' },
  { ask: 'equality', lhs: '2+2', rhs: '4' },
  { ask: 'ambiguity', text: '2+3x4' },
  { ask: 'equation', solution: '(4x2)-3', goal: '5' },
  { ask: 'judge', solution: '2+3', goal: '5', mat: { permitted: '23+' }, mode: 'forceout' },
  { ask: 'equals', solution: '2+3', goal: '5', mat: { permitted: '23+' }, mode: 'forceout' },
];

it.each(QUESTIONS)('answers $ask as the adjudicator does, without the solver', question => {
  const asked = { game: 'equations', division: 'middle', ...question };
  const answered = checker.answer(asked, () => 0);
  expect(answered.ok).toBe(true);
  expect(answered).toEqual(adjudicator.answer(asked, () => 0));
});

it('names what it answers: everything but solve', () => {
  expect(checker.asks).toEqual(QUESTIONS.map(({ ask }) => ask));
  expect(checker.answer({ game: 'equations', ask: 'solve' }, () => 0)).toMatchObject({ ok: false });
});
