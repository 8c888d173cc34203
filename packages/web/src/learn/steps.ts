import type { GameId } from '@forceout/rulebook';
import type { Act, Json, Target } from '@forceout/table';
import type { Term } from '../rules/terms.ts';
import type { Lesson, LessonId, Step } from './lesson.ts';

/** How the words of a game's lessons begin. */
const WORDS = { 'on-sets': 'os', equations: 'eq', wff: 'wf' } as const satisfies Record<GameId, string>;

interface OwnMove {
  readonly face: string;
  readonly to: Target;
  readonly after?: readonly Act[];
}

const termsOf = (terms: readonly Term[]): { readonly terms?: readonly Term[] } => (terms.length === 0 ? {} : { terms });

/** What the lessons of every game have in common: a game adds its cubes, its questions and its Solutions. */
export function courseSteps(game: GameId, config: Lesson['config']) {
  const of = WORDS[game];
  return {
    lesson: (id: LessonId, rest: Omit<Lesson, 'id' | 'game' | 'title' | 'config'> & Partial<Lesson>): Lesson => ({
      id,
      game,
      title: `learn.${of}.${id}`,
      config,
      ...rest,
    }),

    setGoal: (goal: Json, ...terms: readonly Term[]): Step => ({
      kind: 'task',
      text: `learn.${of}.goal.set`,
      hint: `learn.${of}.goal.set.hint`,
      terms,
      task: { do: 'goal', goal },
    }),

    /** The learner's own cubes: one is allowed, the other one is kept out. */
    ownMoves: ({ after = [], ...permitted }: OwnMove, forbidden: OwnMove): readonly Step[] => [
      {
        kind: 'task',
        text: `learn.${of}.places.move`,
        hint: `learn.${of}.places.move.hint`,
        terms: ['permitted'],
        task: { do: 'move', ...permitted },
        after,
      },
      {
        kind: 'task',
        text: `learn.${of}.places.forbid`,
        hint: `learn.${of}.places.forbid.hint`,
        task: { do: 'move', ...forbidden },
      },
      { kind: 'read', text: `learn.${of}.places.end` },
    ],

    /** Now is called and its Solution written; words that were explained before are not explained again. */
    callNow: (
      id: 'now' | 'more',
      others: readonly Act[],
      solution: { readonly solution: Json; readonly goal?: Json },
      ...scoreTerms: readonly Term[]
    ): readonly Step[] => [
      {
        kind: 'task',
        text: `learn.${of}.${id}.lift`,
        hint: 'learn.do.lift',
        ...(id === 'now' && { terms: ['block'] }),
        task: { do: 'lift' },
      },
      {
        kind: 'task',
        text: `learn.${of}.${id}.say`,
        hint: 'learn.do.now',
        ...(id === 'now' && { terms: ['challenger'] }),
        task: { do: 'say', say: 'now' },
        after: others,
      },
      {
        kind: 'task',
        text: `learn.${of}.${id}.write`,
        hint: `learn.${of}.${id}.write.hint`,
        task: { do: 'write', ...solution },
      },
      { kind: 'read', text: `learn.${of}.${id}.score`, ...termsOf(scoreTerms) },
    ],

    /** Impossible is called, and Leo tries all the same. */
    callImpossible: (others: readonly Act[]): readonly Step[] => [
      {
        kind: 'task',
        text: `learn.${of}.impossible.lift`,
        hint: 'learn.do.lift',
        terms: ['block'],
        task: { do: 'lift' },
      },
      {
        kind: 'task',
        text: `learn.${of}.impossible.say`,
        hint: 'learn.do.impossible',
        terms: ['impossible'],
        task: { do: 'say', say: 'impossible' },
        after: others,
      },
      { kind: 'read', text: `learn.${of}.impossible.score` },
    ],

    /** Leo's Solution has a fault, Ana's has none. */
    checkBoth: (reason: string, term: Term): readonly Step[] => [
      { kind: 'read', text: `learn.${of}.checking.hello`, terms: [term] },
      {
        kind: 'task',
        text: `learn.${of}.checking.leo`,
        hint: `learn.${of}.checking.leo.hint`,
        task: { do: 'check', writer: 1, reason },
      },
      {
        kind: 'task',
        text: `learn.${of}.checking.ana`,
        hint: `learn.${of}.checking.ana.hint`,
        task: { do: 'check', writer: 2, reason: null },
        after: [{ seat: 1, do: 'accept', writer: 2 }],
      },
      { kind: 'read', text: `learn.${of}.checking.score` },
    ],
  };
}
