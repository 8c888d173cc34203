import { newestEdition } from '@forceout/rulebook';
import { type Lesson, move } from './lesson.ts';

const faces = [
  ...['1', '2', '3', '+', '-', '2'],
  ...['1', '2', '3', 'x', '/', '0'],
  ...['4', '5', '6', 'x', '-', '*'],
  ...['7', '8', '9', '+', '/', 'r'],
];

export const lesson: Lesson = {
  game: 'equations',
  config: { edition: newestEdition('equations'), division: 'elementary', adventurous: false },
  steps: [
    { kind: 'read', text: 'learn.eq.hello', terms: ['shake', 'mat', 'goal'] },
    { kind: 'watch', text: 'learn.eq.roll', terms: ['resources'], acts: [{ seat: 0, do: 'roll', faces }] },
    {
      kind: 'task',
      text: 'learn.eq.goal',
      hint: 'learn.eq.goal.hint',
      terms: ['numeral'],
      task: { do: 'goal', goal: '11' },
    },
    { kind: 'watch', text: 'learn.eq.leo', terms: ['required', 'mover'], acts: [move(1, '+', 'required')] },
    { kind: 'watch', text: 'learn.eq.ana', terms: ['forbidden'], acts: [move(2, '9', 'forbidden')] },
    {
      kind: 'task',
      text: 'learn.eq.move',
      hint: 'learn.eq.move.hint',
      terms: ['permitted'],
      task: { do: 'move', face: '5', to: 'permitted' },
    },
    {
      kind: 'quiz',
      text: 'learn.eq.order',
      terms: ['ambiguous'],
      answers: ['14', '20', '14 / 20'],
      right: 2,
      why: 'learn.eq.order.why',
    },
    { kind: 'watch', text: 'learn.eq.minus', acts: [move(1, '-', 'forbidden')] },
    {
      kind: 'quiz',
      text: 'learn.eq.see',
      terms: ['solution'],
      answers: ['5 + 7', '5 + 6', '8 + 3'],
      right: 1,
      why: 'learn.eq.see.why',
    },
    { kind: 'task', text: 'learn.eq.lift', hint: 'learn.eq.lift.hint', terms: ['block'], task: { do: 'lift' } },
    {
      kind: 'task',
      text: 'learn.eq.say',
      hint: 'learn.eq.say.hint',
      terms: ['now', 'impossible', 'challenger'],
      task: { do: 'say', say: 'now' },
      after: [{ seat: 2, do: 'side', with: 'mover' }],
    },
    {
      kind: 'task',
      text: 'learn.eq.write',
      hint: 'learn.eq.write.hint',
      task: { do: 'write', solution: '5+6', goal: '11' },
    },
    { kind: 'read', text: 'learn.eq.score', terms: ['third'] },
    { kind: 'read', text: 'learn.eq.more', terms: ['variation', 'sideways', 'upside-down', 'wild', 'radical'] },
  ],
};
