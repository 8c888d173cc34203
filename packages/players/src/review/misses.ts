import type { Seat } from '@forceout/table';
import type { PuzzleKind } from '../puzzles/puzzle.ts';
import type { Judgement } from './judgement.ts';
import { MISTAKES, type Mistake } from './mistake.ts';
import type { Wrote } from './review.ts';

/** What a player can miss: a choice that was wrong, or a Solution that was. */
export const MISSES = [...MISTAKES, 'wrote-wrong'] as const;
export type Miss = (typeof MISSES)[number];

export interface MissCount {
  readonly missed: number;
  /** Times that it could have been missed. */
  readonly of: number;
}
export type MissCounts = Readonly<Partial<Record<Miss, MissCount>>>;

interface Decided {
  readonly judgements: readonly Judgement[];
  readonly wrote: readonly Pick<Wrote, 'seat' | 'verdict'>[];
}

/** Whether a choice that was decided gave the chance to make this mistake. */
const CHANCE: Readonly<Record<Mistake, (j: Judgement) => boolean>> = {
  'missed-now': j => j.nowOpen === true,
  'missed-impossible': j => j.impossible === true && j.did !== 'goal',
  'gave-now': j => j.did === 'move' && j.nowOpen !== true && j.impossible !== true,
  'made-impossible': j => j.did === 'move' && j.nowOpen !== true && j.impossible !== true,
  'goal-impossible': j => j.did === 'goal',
  'wrong-now': j => j.did === 'challenge',
  'wrong-impossible': j => j.did === 'challenge',
};

/** What a player missed in a review, and how often they could have. What was not decided is not counted. */
export function missesOf({ judgements, wrote }: Decided, seat: Seat): MissCounts {
  const mine = judgements.filter(j => j.seat === seat && j.verdict !== 'undecided');
  const counts: Partial<Record<Miss, MissCount>> = {};
  for (const mistake of MISTAKES) {
    const missed = mine.filter(j => j.mistakes.includes(mistake)).length;
    const of = mine.filter(j => j.mistakes.includes(mistake) || CHANCE[mistake](j)).length;
    if (of > 0) counts[mistake] = { missed, of };
  }
  const written = wrote.filter(w => w.seat === seat && w.verdict.correct !== null);
  const missed = written.filter(w => w.verdict.correct === false).length;
  if (written.length > 0) counts['wrote-wrong'] = { missed, of: written.length };
  return counts;
}

/** Several reviews together. */
export function sumOfMisses(all: readonly MissCounts[]): MissCounts {
  const sum: Partial<Record<Miss, MissCount>> = {};
  for (const counts of all)
    for (const miss of MISSES) {
      const more = counts[miss];
      if (more === undefined) continue;
      const { missed, of } = sum[miss] ?? { missed: 0, of: 0 };
      sum[miss] = { missed: missed + more.missed, of: of + more.of };
    }
  return sum;
}

/** The worst first: by share, with a doubt that grows smaller the more often it was seen. */
export function worstMisses(counts: MissCounts, most: number): readonly (MissCount & { readonly miss: Miss })[] {
  const badness = ({ missed, of }: MissCount): number => missed / (of + 2);
  return MISSES.flatMap(miss => {
    const count = counts[miss];
    return count === undefined || count.missed === 0 ? [] : [{ miss, ...count }];
  })
    .sort((a, b) => badness(b) - badness(a))
    .slice(0, most);
}

/** The kind of puzzle that trains what was missed. */
export const PRACTICE_FOR: Readonly<Record<Miss, PuzzleKind>> = {
  'missed-now': 'now',
  'wrong-now': 'now',
  'missed-impossible': 'impossible',
  'wrong-impossible': 'impossible',
  'goal-impossible': 'impossible',
  'gave-now': 'safe',
  'made-impossible': 'safe',
  'wrote-wrong': 'find',
};
