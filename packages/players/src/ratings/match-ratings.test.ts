import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEW_RATING, ratedAll } from '../puzzles/glicko.ts';
import { BOT_RATINGS, type MatchSeat, ratingsAfterMatch } from './match-ratings.ts';

const rating = (r: number, deviation = 100) => ({ rating: r, deviation, volatility: 0.06 });
const person = (r: number): MatchSeat => ({ kind: 'person', ratings: { people: rating(r), bots: rating(r) } });

describe('ratings after a match', () => {
  it('two players: one result', () => {
    const [a, b] = ratingsAfterMatch([person(1200), person(1300)], [6, 4]);
    expect(a!.people).toEqual(ratedAll(rating(1200), [{ other: rating(1300), score: 1 }]));
    expect(b!.people).toEqual(ratedAll(rating(1300), [{ other: rating(1200), score: 0 }]));
    expect(a!.bots).toBeUndefined();
  });

  it('three players: three pairs by what they scored, each with weight one half', () => {
    const [, b] = ratingsAfterMatch([person(1200), person(1300), person(1400)], [6, 4, 4]);
    expect(b!.people).toEqual(
      ratedAll(rating(1300), [
        { other: rating(1200), score: 0, weight: 0.5 },
        { other: rating(1400), score: 0.5, weight: 0.5 },
      ]),
    );
  });

  it('bots count apart, and never change', () => {
    const seats: MatchSeat[] = [person(1200), { kind: 'bot', level: 'learner' }, person(1250)];
    const [a, bot] = ratingsAfterMatch(seats, [2, 6, 4]);
    expect(bot).toBeNull();
    expect(a!.bots).toEqual(ratedAll(rating(1200), [{ other: BOT_RATINGS.learner, score: 0, weight: 0.5 }]));
    expect(a!.people).toEqual(ratedAll(rating(1200), [{ other: rating(1250), score: 0, weight: 0.5 }]));
  });

  it('who gave up lost to all who did not', () => {
    const [a, b] = ratingsAfterMatch([person(1200), person(1200)], [null, -3]);
    expect(a!.people!.rating).toBeLessThan(1200);
    expect(b!.people!.rating).toBeGreaterThan(1200);
  });

  it('among equals what one gains the others lose', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 3 }), scores => {
        const seats = scores.map(
          () => ({ kind: 'person', ratings: { people: NEW_RATING, bots: NEW_RATING } }) as const,
        );
        const gains = ratingsAfterMatch(seats, scores).map(r => r!.people!.rating - NEW_RATING.rating);
        // Surprise moves how much a rating wavers, so it is even only to a fraction of a point.
        expect(Math.abs(gains.reduce((sum, gain) => sum + gain, 0))).toBeLessThan(0.5);
        for (const [i, gain] of gains.entries())
          if (scores.every(score => score <= scores[i]!)) expect(gain).toBeGreaterThanOrEqual(-1e-9);
      }),
      { seed: 4, numRuns: 100 },
    );
  });
});
