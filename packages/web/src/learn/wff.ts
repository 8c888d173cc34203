import { newestEdition } from '@forceout/rulebook';
import { type Lesson, move } from './lesson.ts';

const faces = [...'KKCANRECAKNREC', ...'pqrsiopqiopqrs'];

export const lesson: Lesson = {
  game: 'wff',
  config: { edition: newestEdition('wff'), division: 'elementary' },
  steps: [
    { kind: 'read', text: 'learn.wf.hello', terms: ['shake', 'mat', 'goal'] },
    { kind: 'watch', text: 'learn.wf.roll', terms: ['resources'], acts: [{ seat: 0, do: 'roll', faces }] },
    {
      kind: 'quiz',
      text: 'learn.wf.wff',
      terms: ['wff'],
      answers: ['pKq', 'KpNq', 'Kp'],
      right: 1,
      why: 'learn.wf.wff.why',
    },
    { kind: 'task', text: 'learn.wf.goal', hint: 'learn.wf.goal.hint', task: { do: 'goal', goal: 'Kpq' } },
    { kind: 'watch', text: 'learn.wf.leo', terms: ['required', 'mover'], acts: [move(1, 'K', 'required')] },
    { kind: 'watch', text: 'learn.wf.ana', terms: ['permitted'], acts: [move(2, 'i', 'permitted')] },
    {
      kind: 'quiz',
      text: 'learn.wf.rule',
      terms: ['rule', 'premise'],
      answers: ['K', 'K i', 'K p q'],
      right: 1,
      why: 'learn.wf.rule.why',
    },
    {
      kind: 'task',
      text: 'learn.wf.move',
      hint: 'learn.wf.move.hint',
      task: { do: 'move', face: 'p', to: 'permitted' },
    },
    { kind: 'watch', text: 'learn.wf.no', terms: ['forbidden'], acts: [move(1, 'N', 'forbidden')] },
    { kind: 'task', text: 'learn.wf.lift', hint: 'learn.wf.lift.hint', terms: ['block'], task: { do: 'lift' } },
    {
      kind: 'task',
      text: 'learn.wf.say',
      hint: 'learn.wf.say.hint',
      terms: ['now', 'impossible', 'challenger'],
      task: { do: 'say', say: 'now' },
      after: [{ seat: 2, do: 'side', with: 'mover' }],
    },
    {
      kind: 'task',
      text: 'learn.wf.write',
      hint: 'learn.wf.write.hint',
      terms: ['solution'],
      task: {
        do: 'write',
        solution: {
          premises: ['p', 'q'],
          rules: ['Ki'],
          proof: {
            premises: ['p', 'q'],
            goal: 'Kpq',
            lines: [
              { wff: 'p', rule: 's' },
              { wff: 'q', rule: 's' },
              { wff: 'Kpq', rule: 'Ki' },
            ],
          },
        },
      },
    },
    { kind: 'read', text: 'learn.wf.score', terms: ['third'] },
    { kind: 'read', text: 'learn.wf.more', terms: ['sub-proof', 'essential'] },
  ],
};
