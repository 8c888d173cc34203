import { newestEdition, objectionsOf } from '@forceout/rulebook';
import type { Act, SubmittedSolution } from '@forceout/table';
import { needWords } from '../i18n/index.ts';
import { type Answer, type Lesson, move } from './lesson.ts';
import { courseSteps } from './steps.ts';

needWords('learn-equations');

const edition = newestEdition('equations');
const config = { edition, division: 'elementary', adventurous: false } as const;

const ROLL: Act = {
  seat: 0,
  do: 'roll',
  faces: [
    ...['1', '2', '3', '+', '-', '2'],
    ...['1', '2', '3', 'x', '/', '0'],
    ...['4', '5', '6', 'x', '-', '*'],
    ...['7', '8', '9', '+', '/', 'r'],
  ],
};

/** Only one sign among the numbers. */
const ONE_SIGN: Act = {
  seat: 0,
  do: 'roll',
  faces: [
    ...['1', '2', '3', '0', '1', '2'],
    ...['1', '2', '3', '0', '1', '2'],
    ...['4', '5', '6', '4', '5', '6'],
    ...['7', '8', '9', '+', '7', '8'],
  ],
};

const GOAL_11: readonly Act[] = [ROLL, { seat: 0, do: 'goal', goal: '11' }];
const WITH_MOVER: readonly Act[] = [{ seat: 2, do: 'side', with: 'mover' }];

const line = (solution: string, goal: string): SubmittedSolution => ({ solution, goal });
/** As it is printed: 3 × 4. */
const printed = (text: string): string =>
  text
    .replaceAll('x', '×')
    .replaceAll('-', '−')
    .replaceAll('r', '√')
    .replaceAll('*', '^')
    .replace(/([+×−√^])/g, ' $1 ');
const answer = (text: string, goal: string): Answer => ({ says: printed(text), written: line(text, goal) });

const { lesson, setGoal, ownMoves, callNow, callImpossible, checkBoth } = courseSteps('equations', config);

export const lessons: readonly Lesson[] = [
  lesson('goal', {
    start: [],
    table: { step: 'places' },
    steps: [
      { kind: 'watch', text: 'learn.eq.goal.roll', terms: ['resources'], acts: [ROLL] },
      {
        kind: 'quiz',
        text: 'learn.eq.goal.first',
        answers: [
          { says: '14', why: 'learn.eq.goal.first.14' },
          { says: '20' },
          { says: '24', why: 'learn.eq.goal.first.24' },
        ],
        right: 1,
        why: 'learn.eq.goal.first.why',
        shows: line('(2+3)x4', '20'),
      },
      {
        kind: 'quiz',
        text: 'learn.eq.goal.second',
        answers: [
          { says: '20', why: 'learn.eq.goal.second.20' },
          { says: '9', why: 'learn.eq.goal.second.9' },
          { says: '14' },
        ],
        right: 2,
        why: 'learn.eq.goal.second.why',
        shows: line('2+(3x4)', '14'),
      },
      {
        kind: 'quiz',
        text: 'learn.eq.goal.order',
        terms: ['ambiguous'],
        answers: [
          { says: '14', why: 'learn.eq.goal.order.14', written: line('(2+3)x4', '20') },
          { says: '20', why: 'learn.eq.goal.order.20', written: line('2+(3x4)', '14') },
          { says: { key: 'learn.eq.goal.order.both' } },
        ],
        right: 2,
        why: 'learn.eq.goal.order.why',
      },
      setGoal('11', 'goal', 'numeral'),
    ],
  }),
  lesson('places', {
    start: GOAL_11,
    table: { step: 'forbidden' },
    steps: [
      { kind: 'read', text: 'learn.eq.places.hello', terms: ['mat', 'solution'] },
      { kind: 'watch', text: 'learn.eq.places.leo', terms: ['required'], acts: [move(1, '+', 'required')] },
      {
        kind: 'quiz',
        text: 'learn.eq.places.uses',
        answers: [answer('(9x2)-7', '11'), answer('5+6', '11'), answer('(7x2)-3', '11')],
        right: 1,
        why: 'learn.eq.places.uses.why',
      },
      { kind: 'watch', text: 'learn.eq.places.ana', terms: ['forbidden'], acts: [move(2, '9', 'forbidden')] },
      {
        kind: 'quiz',
        text: 'learn.eq.places.out',
        answers: [answer('9+2', '11'), answer('8+3', '11')],
        right: 1,
        why: 'learn.eq.places.out.why',
      },
      ...ownMoves(
        { face: '5', to: 'permitted', after: [move(1, 'x', 'permitted'), move(2, '0', 'forbidden')] },
        { face: '/', to: 'forbidden' },
      ),
    ],
  }),
  lesson('now', {
    start: [...GOAL_11, move(1, '+', 'required'), move(2, '9', 'forbidden'), move(0, '5', 'permitted')],
    table: { step: 'challenge' },
    steps: [
      { kind: 'watch', text: 'learn.eq.now.leo', terms: ['mover', 'now'], acts: [move(1, '-', 'forbidden')] },
      {
        kind: 'quiz',
        text: 'learn.eq.now.see',
        claim: 'now',
        terms: ['solution'],
        answers: [{ ...answer('5+7', '11'), why: 'learn.eq.now.see.12' }, answer('5+6', '11'), answer('8+3', '11')],
        right: 1,
        why: 'learn.eq.now.see.why',
      },
      ...callNow('now', WITH_MOVER, { solution: '5+6', goal: '11' }, 'third'),
    ],
  }),
  lesson('impossible', {
    start: [ONE_SIGN, { seat: 0, do: 'goal', goal: '15' }],
    table: { step: 'challenge' },
    steps: [
      { kind: 'read', text: 'learn.eq.impossible.hello' },
      { kind: 'watch', text: 'learn.eq.impossible.leo', terms: ['forbidden'], acts: [move(1, '+', 'forbidden')] },
      {
        kind: 'quiz',
        text: 'learn.eq.impossible.see',
        answers: [answer('9+6', '15'), answer('87', '15'), { says: { key: 'learn.nothing' } }],
        right: 2,
        why: 'learn.eq.impossible.see.why',
      },
      ...callImpossible([
        { seat: 2, do: 'side', with: 'challenger' },
        { seat: 1, do: 'submit', solution: '9+6', goal: '15' },
      ]),
    ],
  }),
  lesson('checking', {
    config: { ...config, judging: 'players' },
    start: [
      ...GOAL_11,
      move(1, '+', 'required'),
      move(2, '5', 'permitted'),
      move(0, '-', 'forbidden'),
      { seat: 1, do: 'lift' },
      { seat: 1, do: 'say', say: 'now' },
      { seat: 2, do: 'side', with: 'challenger' },
      { seat: 1, do: 'submit', ...line('5+7', '11') },
      { seat: 2, do: 'submit', ...line('5+6', '11') },
    ],
    table: { step: 'challenge', checking: true },
    steps: checkBoth(objectionsOf('equations', edition).value, 'solution'),
  }),
  lesson('more', {
    start: [
      ROLL,
      { seat: 0, do: 'goal', goal: '9' },
      move(1, '*', 'required'),
      move(2, '3', 'permitted'),
      move(0, '7', 'forbidden'),
      move(1, '-', 'forbidden'),
    ],
    table: { step: 'challenge' },
    steps: [
      {
        kind: 'quiz',
        text: 'learn.eq.more.power',
        answers: [
          { says: '6', why: 'learn.eq.more.power.6' },
          { says: '8' },
          { says: '9', why: 'learn.eq.more.power.9' },
        ],
        right: 1,
        why: 'learn.eq.more.power.why',
        shows: line('2*3', '8'),
      },
      {
        kind: 'quiz',
        text: 'learn.eq.more.root',
        terms: ['radical'],
        answers: [
          { says: '18', why: 'learn.eq.more.root.18' },
          { says: '11', why: 'learn.eq.more.root.11' },
          { says: '3' },
        ],
        right: 2,
        why: 'learn.eq.more.root.why',
        shows: line('2r9', '3'),
      },
      {
        kind: 'quiz',
        text: 'learn.eq.more.see',
        claim: 'now',
        answers: [
          { ...answer('2*3', '9'), why: 'learn.eq.more.see.8' },
          answer('3*2', '9'),
          { ...answer('3*3', '9'), why: 'learn.eq.more.see.27' },
        ],
        right: 1,
        why: 'learn.eq.more.see.why',
      },
      ...callNow('more', WITH_MOVER, line('3*2', '9')),
    ],
  }),
];
