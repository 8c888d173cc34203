import type { Level } from '../bots/level.ts';
import { type Rating, type Result, ratedAll } from '../puzzles/glicko.ts';

/** Computer players do not learn: their ratings are set, a step apart (200 points: three of four expected to be won). */
const bot = (rating: number): Rating => ({ rating, deviation: 50, volatility: 0.06 });
export const BOT_RATINGS: Readonly<Record<Level, Rating>> = {
  newcomer: bot(900),
  learner: bot(1100),
  player: bot(1300),
  expert: bot(1500),
};

/** A person has two ratings, one against people and one against bots, so that neither can be got from the other. */
export interface RatingsOf {
  readonly people: Rating;
  readonly bots: Rating;
}

export type MatchSeat =
  | { readonly kind: 'person'; readonly ratings: RatingsOf }
  | { readonly kind: 'bot'; readonly level: Level };

/** Of three players each meets two: all pairs count, with half their weight. */
const weightAt = (seats: number): number => (seats === 2 ? 1 : 1 / (seats - 1));

/**
 * The ratings of each person after a match: every pair is one result, by what both scored in the shakes (null: gave up).
 * Null for bots, and where nothing has changed.
 */
export function ratingsAfterMatch(
  seats: readonly MatchSeat[],
  scores: readonly (number | null)[],
): readonly (Partial<RatingsOf> | null)[] {
  const weight = weightAt(seats.length);
  return seats.map((mine, i) => {
    if (mine.kind === 'bot') return null;
    const against = { people: [] as Result[], bots: [] as Result[] };
    seats.forEach((theirs, j) => {
      if (i === j) return;
      const score = pairScore(scores[i] ?? null, scores[j] ?? null);
      if (theirs.kind === 'bot') against.bots.push({ other: BOT_RATINGS[theirs.level], score, weight });
      else against.people.push({ other: theirs.ratings.people, score, weight });
    });
    return {
      ...(against.people.length === 0 ? {} : { people: ratedAll(mine.ratings.people, against.people) }),
      ...(against.bots.length === 0 ? {} : { bots: ratedAll(mine.ratings.bots, against.bots) }),
    };
  });
}

function pairScore(mine: number | null, theirs: number | null): 0 | 0.5 | 1 {
  const [a, b] = [mine ?? Number.NEGATIVE_INFINITY, theirs ?? Number.NEGATIVE_INFINITY];
  return a > b ? 1 : a < b ? 0 : 0.5;
}
