import { newestEdition, objectionsOf } from '@forceout/rulebook';
import type { Act, Json } from '@forceout/table';
import { needWords } from '../i18n/index.ts';
import { type Lesson, move } from './lesson.ts';
import { courseSteps } from './steps.ts';

needWords('learn-wff');

const edition = newestEdition('wff');
const config = { edition, division: 'elementary' } as const;

const ROLL: Act = { seat: 0, do: 'roll', faces: [...'KKCANRECAKNREC', ...'pqrsiopqiopqrs'] };
/** A single i, no o and no R: without that i no rule can be named. */
const ONE_I: Act = { seat: 0, do: 'roll', faces: [...'KKCANECAKNECKA', ...'pqrsipqrspqrsp'] };

const GOAL: readonly Act[] = [ROLL, { seat: 0, do: 'goal', goal: 'Kpq' }];
const WITH_MOVER: readonly Act[] = [{ seat: 2, do: 'side', with: 'mover' }];

/** Two premises, joined by Ki. */
const joined = (first: string, second: string): Json => ({
  premises: [first, second],
  rules: ['Ki'],
  proof: {
    premises: [first, second],
    goal: 'Kpq',
    lines: [
      { wff: first, rule: 's' },
      { wff: second, rule: 's' },
      { wff: 'Kpq', rule: 'Ki' },
    ],
  },
});

const SUPPOSED: Json = {
  premises: ['q'],
  rules: ['Ci', 'R'],
  proof: {
    premises: ['q'],
    goal: 'Cpq',
    lines: [
      { label: '1', wff: 'q', rule: 's' },
      {
        label: '2',
        sub: [
          { label: 'a', wff: 'p', rule: 's' },
          { label: 'b', wff: 'q', rule: 'R', cites: ['1'] },
        ],
      },
      { label: '3', wff: 'Cpq', rule: 'Ci', cites: ['2'] },
    ],
  },
};

const { lesson, setGoal, ownMoves, callNow, callImpossible, checkBoth } = courseSteps('wff', config);

export const lessons: readonly Lesson[] = [
  lesson('goal', {
    start: [],
    table: { step: 'places' },
    steps: [
      { kind: 'watch', text: 'learn.wf.goal.roll', terms: ['resources'], acts: [ROLL] },
      { kind: 'build', text: 'learn.wf.goal.and', formula: 'Kpq' },
      { kind: 'build', text: 'learn.wf.goal.not', formula: 'Np' },
      { kind: 'build', text: 'learn.wf.goal.or', formula: 'Apq' },
      { kind: 'build', text: 'learn.wf.goal.if', formula: 'Cpq' },
      { kind: 'build', text: 'learn.wf.goal.ifnot', formula: 'CpNq' },
      { kind: 'build', text: 'learn.wf.goal.when', formula: 'Epq' },
      {
        kind: 'quiz',
        text: 'learn.wf.goal.wff',
        terms: ['wff'],
        answers: [
          { says: 'pKq', why: 'learn.wf.goal.wff.first' },
          { says: 'KpNq' },
          { says: 'Kp', why: 'learn.wf.goal.wff.short' },
        ],
        right: 1,
        why: 'learn.wf.goal.wff.why',
      },
      setGoal('Kpq', 'goal'),
    ],
  }),
  lesson('places', {
    start: GOAL,
    table: { step: 'forbidden' },
    steps: [
      { kind: 'read', text: 'learn.wf.places.hello', terms: ['mat', 'premise', 'rule'] },
      {
        kind: 'quiz',
        text: 'learn.wf.places.rule',
        answers: [
          { says: 'K', why: 'learn.wf.places.rule.k' },
          { says: 'K i' },
          { says: 'K p q', why: 'learn.wf.places.rule.kpq' },
        ],
        right: 1,
        why: 'learn.wf.places.rule.why',
      },
      { kind: 'watch', text: 'learn.wf.places.leo', terms: ['required'], acts: [move(1, 'K', 'required')] },
      {
        kind: 'quiz',
        text: 'learn.wf.places.uses',
        answers: [
          { says: 'Kpq', why: 'learn.wf.places.uses.none' },
          { says: 'p, q / Ki' },
          { says: 'q, Epq / Eo', why: 'learn.wf.places.uses.e' },
        ],
        right: 1,
        why: 'learn.wf.places.uses.why',
      },
      { kind: 'watch', text: 'learn.wf.places.ana', terms: ['forbidden'], acts: [move(2, 'E', 'forbidden')] },
      ...ownMoves(
        { face: 'p', to: 'permitted', after: [move(1, 'i', 'permitted'), move(2, 'A', 'forbidden')] },
        { face: 'N', to: 'forbidden' },
      ),
    ],
  }),
  lesson('now', {
    start: [...GOAL, move(1, 'K', 'required'), move(2, 'i', 'permitted'), move(0, 'p', 'permitted')],
    table: { step: 'challenge' },
    steps: [
      { kind: 'watch', text: 'learn.wf.now.leo', terms: ['mover', 'now'], acts: [move(1, 'N', 'forbidden')] },
      {
        kind: 'quiz',
        text: 'learn.wf.now.see',
        claim: 'now',
        terms: ['solution'],
        answers: [
          { says: 'r', written: { solution: joined('p', 'r'), goal: null } },
          { says: 'q' },
          { says: 's', written: { solution: joined('p', 's'), goal: null } },
        ],
        right: 1,
        why: 'learn.wf.now.see.why',
      },
      ...callNow('now', WITH_MOVER, { solution: joined('p', 'q') }, 'third'),
    ],
  }),
  lesson('impossible', {
    start: [ONE_I, { seat: 0, do: 'goal', goal: 'Kpq' }],
    table: { step: 'challenge' },
    steps: [
      { kind: 'read', text: 'learn.wf.impossible.hello' },
      { kind: 'watch', text: 'learn.wf.impossible.leo', terms: ['forbidden'], acts: [move(1, 'i', 'forbidden')] },
      {
        kind: 'quiz',
        text: 'learn.wf.impossible.see',
        answers: [
          { says: 'p, q / Ki', written: { solution: joined('p', 'q'), goal: null } },
          { says: 'p, q', why: 'learn.wf.impossible.norule' },
          { says: { key: 'learn.nothing' } },
        ],
        right: 2,
        why: 'learn.wf.impossible.see.why',
      },
      ...callImpossible([
        { seat: 2, do: 'side', with: 'challenger' },
        { seat: 1, do: 'submit', solution: joined('p', 'q') },
      ]),
    ],
  }),
  lesson('checking', {
    config: { ...config, judging: 'players' },
    start: [
      ...GOAL,
      move(1, 'K', 'required'),
      move(2, 'i', 'permitted'),
      move(0, 'p', 'permitted'),
      { seat: 1, do: 'lift' },
      { seat: 1, do: 'say', say: 'now' },
      { seat: 2, do: 'side', with: 'challenger' },
      { seat: 1, do: 'submit', solution: joined('p', 'r') },
      { seat: 2, do: 'submit', solution: joined('p', 'q') },
    ],
    table: { step: 'challenge', checking: true },
    steps: checkBoth(objectionsOf('wff', edition).rule, 'rule'),
  }),
  lesson('more', {
    config: { ...config, division: 'junior' },
    start: [
      ROLL,
      { seat: 0, do: 'goal', goal: 'Cpq' },
      move(1, 'C', 'required'),
      move(2, 'i', 'permitted'),
      move(0, 'q', 'permitted'),
      move(1, 'N', 'forbidden'),
    ],
    table: { step: 'challenge', division: 'junior' },
    steps: [
      { kind: 'read', text: 'learn.wf.more.hello', terms: ['sub-proof'] },
      { kind: 'read', text: 'learn.wf.more.ci' },
      {
        kind: 'quiz',
        text: 'learn.wf.more.suppose',
        answers: [
          { says: 'p' },
          { says: 'q', why: 'learn.wf.more.suppose.q' },
          { says: 'Cpq', why: 'learn.wf.more.suppose.goal' },
        ],
        right: 0,
        why: 'learn.wf.more.suppose.why',
      },
      ...callNow('more', WITH_MOVER, { solution: SUPPOSED }, 'essential'),
    ],
  }),
];
