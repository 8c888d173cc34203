import { newestEdition } from '@forceout/rulebook';
import { type Lesson, move, NOBODY_ELSE } from './lesson.ts';

export const lesson: Lesson = {
  game: 'on-sets',
  config: { edition: newestEdition('on-sets'), division: 'elementary', adventurous: false },
  steps: [
    { kind: 'read', text: 'learn.os.hello', terms: ['shake', 'mat', 'goal'] },
    {
      kind: 'watch',
      text: 'learn.os.roll',
      terms: ['resources', 'universe'],
      acts: [
        { seat: 0, do: 'preset', faces: ['V', 'V', 'L'] },
        {
          seat: 0,
          do: 'roll',
          faces: ['3', '1', '2', 'B', 'R', 'G', 'Y', 'R', 'G', 'B', 'Y', 'U', 'N', '-', "'"],
        },
        { seat: 2, do: 'deal', cards: ['B', 'BR', 'G', 'GY', 'Y', 'BY', 'RG', 'blank'] },
      ],
    },
    {
      kind: 'quiz',
      text: 'learn.os.union',
      terms: ['set-name'],
      answers: ['2', '3', '4', '5'],
      right: 2,
      why: 'learn.os.union.why',
    },
    { kind: 'quiz', text: 'learn.os.inter', answers: ['0', '1', '2', '4'], right: 1, why: 'learn.os.inter.why' },
    {
      kind: 'quiz',
      text: 'learn.os.prime',
      terms: ['complement'],
      answers: ['3', '4', '5', '8'],
      right: 2,
      why: 'learn.os.prime.why',
    },
    {
      kind: 'task',
      text: 'learn.os.goal',
      hint: 'learn.os.goal.hint',
      terms: ['goal', 'upside-down'],
      task: {
        do: 'goal',
        goal: {
          layout: 'row2',
          digits: [
            { d: 3, up: true },
            { d: 1, up: true },
          ],
        },
      },
    },
    { kind: 'watch', text: 'learn.os.leo', terms: ['required', 'mover'], acts: [move(1, 'U', 'required')] },
    { kind: 'watch', text: 'learn.os.ana', terms: ['forbidden'], acts: [move(2, 'B', 'forbidden')] },
    {
      kind: 'task',
      text: 'learn.os.move',
      hint: 'learn.os.move.hint',
      terms: ['permitted'],
      task: { do: 'move', face: 'R', to: 'permitted' },
    },
    { kind: 'watch', text: 'learn.os.minus', acts: [move(1, '-', 'forbidden')] },
    {
      kind: 'quiz',
      text: 'learn.os.see',
      terms: ['solution'],
      answers: ['R ∪ Y', 'R ∪ G', 'R ∩ G'],
      right: 1,
      why: 'learn.os.see.why',
    },
    { kind: 'task', text: 'learn.os.lift', hint: 'learn.os.lift.hint', terms: ['block'], task: { do: 'lift' } },
    {
      kind: 'task',
      text: 'learn.os.say',
      hint: 'learn.os.say.hint',
      terms: ['now', 'impossible', 'challenger'],
      task: { do: 'say', say: 'now' },
      after: NOBODY_ELSE,
    },
    {
      kind: 'task',
      text: 'learn.os.write',
      hint: 'learn.os.write.hint',
      task: { do: 'write', solution: { restrictions: [], setName: 'R∪G' } },
    },
    { kind: 'read', text: 'learn.os.score', terms: ['third'] },
    { kind: 'read', text: 'learn.os.more', terms: ['impossible', 'bonus', 'restriction', 'variation'] },
  ],
};
