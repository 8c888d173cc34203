import { newestEdition, objectionsOf } from '@forceout/rulebook';
import type { Act, Json, SubmittedSolution } from '@forceout/table';
import { needWords } from '../i18n/index.ts';
import { type Answer, type Lesson, move } from './lesson.ts';
import { courseSteps } from './steps.ts';

needWords('learn-on-sets');

const edition = newestEdition('on-sets');
const config = { edition, division: 'elementary', adventurous: false } as const;

const CARDS = ['B', 'BR', 'G', 'GY', 'Y', 'BY', 'RG', 'blank'];
const COLOURS = ['B', 'R', 'G', 'Y', 'R', 'G', 'B', 'Y'];

/** The digits and the operations as they fell; the three cubes that are set out are V, V and Λ. */
const roll = (digits: readonly string[], operations: readonly string[]): readonly Act[] => [
  { seat: 0, do: 'preset', faces: ['V', 'V', 'L'] },
  { seat: 0, do: 'roll', faces: [...digits, ...COLOURS, ...operations] },
  { seat: 2, do: 'deal', cards: CARDS },
];

const sum = (a: number, b: number): Json => ({
  layout: 'row2',
  digits: [
    { d: a, up: true },
    { d: b, up: true },
  ],
});

const name = (setName: string, ...restrictions: readonly string[]): SubmittedSolution => ({
  solution: { restrictions, setName },
  goal: null,
});

const answer = (says: string): Answer => ({ says, written: name(says.replaceAll(' ', '')) });

const ROLLED = roll(['3', '1', '2'], ['U', 'N', '-', "'"]);
const GOAL_4: readonly Act[] = [...ROLLED, { seat: 0, do: 'goal', goal: sum(3, 1) }];
const NOBODY_ELSE: readonly Act[] = [{ seat: 2, do: 'side', present: false }];

const { lesson, setGoal, ownMoves, callNow, callImpossible, checkBoth } = courseSteps('on-sets', config);

export const lessons: readonly Lesson[] = [
  lesson('goal', {
    start: [],
    table: { step: 'places' },
    steps: [
      { kind: 'watch', text: 'learn.os.goal.roll', terms: ['resources', 'universe'], acts: ROLLED },
      pick('learn.os.goal.red', 'R', 'learn.os.goal.red.why'),
      pick('learn.os.goal.union', 'R∪G', 'learn.os.goal.union.why'),
      pick('learn.os.goal.inter', 'R∩G', 'learn.os.goal.inter.why'),
      pick('learn.os.goal.prime', 'B′', 'learn.os.goal.prime.why'),
      {
        kind: 'quiz',
        text: 'learn.os.goal.minus',
        terms: ['set-name'],
        answers: [
          { says: '3', why: 'learn.os.goal.minus.3' },
          { says: '2' },
          { says: '1', why: 'learn.os.goal.minus.1' },
        ],
        right: 1,
        why: 'learn.os.goal.minus.why',
        shows: name('G-R'),
      },
      setGoal(sum(3, 1), 'goal', 'upside-down'),
    ],
  }),
  lesson('places', {
    start: GOAL_4,
    table: { step: 'forbidden' },
    steps: [
      { kind: 'read', text: 'learn.os.places.hello', terms: ['mat', 'solution'] },
      { kind: 'watch', text: 'learn.os.places.leo', terms: ['required'], acts: [move(1, 'U', 'required')] },
      {
        kind: 'quiz',
        text: 'learn.os.places.uses',
        answers: [answer('G ∩ R'), answer('R ∪ G'), answer('V − Y')],
        right: 1,
        why: 'learn.os.places.uses.why',
      },
      { kind: 'watch', text: 'learn.os.places.ana', terms: ['forbidden'], acts: [move(2, "'", 'forbidden')] },
      {
        kind: 'quiz',
        text: 'learn.os.places.out',
        answers: [answer('(R ∪ G)′'), answer('R ∪ B')],
        right: 1,
        why: 'learn.os.places.out.why',
      },
      ...ownMoves(
        { face: 'R', to: 'permitted', after: [move(1, 'N', 'permitted'), move(2, 'Y', 'forbidden')] },
        { face: '-', to: 'forbidden' },
      ),
    ],
  }),
  lesson('now', {
    start: [...GOAL_4, move(1, 'U', 'required'), move(2, 'B', 'forbidden'), move(0, 'R', 'permitted')],
    table: { step: 'challenge' },
    steps: [
      { kind: 'watch', text: 'learn.os.now.leo', terms: ['mover', 'now'], acts: [move(1, '-', 'forbidden')] },
      {
        kind: 'quiz',
        text: 'learn.os.now.see',
        claim: 'now',
        terms: ['solution'],
        answers: [answer('R ∪ Y'), answer('R ∪ G'), answer('R ∩ G')],
        right: 1,
        why: 'learn.os.now.see.why',
      },
      ...callNow('now', NOBODY_ELSE, { solution: name('R∪G').solution }, 'third'),
    ],
  }),
  lesson('impossible', {
    start: [...roll(['5', '1', '2'], ['U', 'N', 'N', 'N']), { seat: 0, do: 'goal', goal: sum(5, 1) }],
    table: { step: 'challenge' },
    steps: [
      {
        kind: 'quiz',
        text: 'learn.os.impossible.bigger',
        answers: [
          { says: '∩', why: 'learn.os.impossible.smaller', written: name('G∩Y') },
          { says: '∪', written: name('G∪Y') },
        ],
        right: 1,
        why: 'learn.os.impossible.bigger.why',
      },
      { kind: 'watch', text: 'learn.os.impossible.leo', terms: ['forbidden'], acts: [move(1, 'U', 'forbidden')] },
      {
        kind: 'quiz',
        text: 'learn.os.impossible.see',
        answers: [answer('V'), answer('G ∪ B'), { says: { key: 'learn.nothing' } }],
        right: 2,
        why: 'learn.os.impossible.see.why',
      },
      ...callImpossible([...NOBODY_ELSE, { seat: 1, do: 'submit', solution: name('G∩B').solution }]),
    ],
  }),
  lesson('checking', {
    config: { ...config, judging: 'players' },
    start: [
      ...GOAL_4,
      move(1, 'U', 'required'),
      move(2, 'R', 'permitted'),
      move(0, '-', 'forbidden'),
      { seat: 1, do: 'lift' },
      { seat: 1, do: 'say', say: 'now' },
      { seat: 2, do: 'side', present: true },
      { seat: 1, do: 'submit', solution: name('R∪Y').solution },
      { seat: 2, do: 'submit', solution: name('R∪G').solution },
    ],
    table: { step: 'challenge', checking: true },
    steps: checkBoth(objectionsOf('on-sets', edition).value, 'solution'),
  }),
  lesson('more', {
    config: { ...config, division: 'middle', restrictions: true },
    start: [
      { seat: 0, do: 'roll', faces: ['5', '1', '2', ...COLOURS, 'U', 'N', '-', "'", 'C', 'V', 'L'] },
      { seat: 2, do: 'deal', cards: CARDS },
      { seat: 0, do: 'goal', goal: sum(5, 1) },
      move(1, 'C', 'required'),
      move(2, 'V', 'permitted'),
      move(0, 'B', 'permitted'),
      move(1, 'Y', 'forbidden'),
    ],
    table: { step: 'restrictions' },
    steps: [
      { kind: 'read', text: 'learn.os.more.hello', terms: ['restriction'] },
      {
        kind: 'pick',
        text: 'learn.os.more.out',
        of: { restrictions: ['B⊆R'], setName: 'V' },
        want: 'out',
        why: 'learn.os.more.out.why',
      },
      {
        kind: 'quiz',
        text: 'learn.os.more.left',
        answers: [
          { says: '8', why: 'learn.os.more.left.8' },
          { says: '6' },
          { says: '2', why: 'learn.os.more.left.2' },
        ],
        right: 1,
        why: 'learn.os.more.left.why',
        shows: name('V', 'B⊆R'),
      },
      ...callNow('more', NOBODY_ELSE, { solution: name('V', 'B⊆R').solution }),
    ],
  }),
];

function pick(text: Lesson['steps'][number]['text'], setName: string, why: Lesson['title']): Lesson['steps'][number] {
  return { kind: 'pick', text, of: { restrictions: [], setName }, want: 'in', why };
}
