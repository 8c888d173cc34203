import { newestEdition, objectionsOf } from '@forceout/rulebook';
import type { Act, Json } from '@forceout/table';
import { needWords } from '../i18n/index.ts';
import { type Lesson, type LessonId, move } from './lesson.ts';

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

const lesson = (id: LessonId, rest: Omit<Lesson, 'id' | 'game' | 'title' | 'config'> & Partial<Lesson>): Lesson => ({
  id,
  game: 'wff',
  title: `learn.wf.${id}`,
  config,
  ...rest,
});

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
      {
        kind: 'task',
        text: 'learn.wf.goal.set',
        hint: 'learn.wf.goal.set.hint',
        terms: ['goal'],
        task: { do: 'goal', goal: 'Kpq' },
      },
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
      {
        kind: 'task',
        text: 'learn.wf.places.move',
        hint: 'learn.wf.places.move.hint',
        terms: ['permitted'],
        task: { do: 'move', face: 'p', to: 'permitted' },
        after: [move(1, 'i', 'permitted'), move(2, 'A', 'forbidden')],
      },
      {
        kind: 'task',
        text: 'learn.wf.places.forbid',
        hint: 'learn.wf.places.forbid.hint',
        task: { do: 'move', face: 'N', to: 'forbidden' },
      },
      { kind: 'read', text: 'learn.wf.places.end' },
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
      { kind: 'task', text: 'learn.wf.now.lift', hint: 'learn.do.lift', terms: ['block'], task: { do: 'lift' } },
      {
        kind: 'task',
        text: 'learn.wf.now.say',
        hint: 'learn.do.now',
        terms: ['challenger'],
        task: { do: 'say', say: 'now' },
        after: WITH_MOVER,
      },
      {
        kind: 'task',
        text: 'learn.wf.now.write',
        hint: 'learn.wf.now.write.hint',
        task: { do: 'write', solution: joined('p', 'q') },
      },
      { kind: 'read', text: 'learn.wf.now.score', terms: ['third'] },
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
      { kind: 'task', text: 'learn.wf.impossible.lift', hint: 'learn.do.lift', terms: ['block'], task: { do: 'lift' } },
      {
        kind: 'task',
        text: 'learn.wf.impossible.say',
        hint: 'learn.do.impossible',
        terms: ['impossible'],
        task: { do: 'say', say: 'impossible' },
        after: [
          { seat: 2, do: 'side', with: 'challenger' },
          { seat: 1, do: 'submit', solution: joined('p', 'q') },
        ],
      },
      { kind: 'read', text: 'learn.wf.impossible.score' },
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
    steps: [
      { kind: 'read', text: 'learn.wf.checking.hello', terms: ['rule'] },
      {
        kind: 'task',
        text: 'learn.wf.checking.leo',
        hint: 'learn.wf.checking.leo.hint',
        task: { do: 'check', writer: 1, reason: objectionsOf('wff', edition).rule },
      },
      {
        kind: 'task',
        text: 'learn.wf.checking.ana',
        hint: 'learn.wf.checking.ana.hint',
        task: { do: 'check', writer: 2, reason: null },
        after: [{ seat: 1, do: 'accept', writer: 2 }],
      },
      { kind: 'read', text: 'learn.wf.checking.score' },
    ],
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
      { kind: 'task', text: 'learn.wf.more.lift', hint: 'learn.do.lift', task: { do: 'lift' } },
      {
        kind: 'task',
        text: 'learn.wf.more.say',
        hint: 'learn.do.now',
        task: { do: 'say', say: 'now' },
        after: WITH_MOVER,
      },
      {
        kind: 'task',
        text: 'learn.wf.more.write',
        hint: 'learn.wf.more.write.hint',
        task: { do: 'write', solution: SUPPOSED },
      },
      { kind: 'read', text: 'learn.wf.more.score', terms: ['essential'] },
    ],
  }),
];
