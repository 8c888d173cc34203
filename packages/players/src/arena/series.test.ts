import { describe, expect, it } from 'vitest';
import { cellOf } from '../test/games.ts';
import { playMatch } from './match.ts';
import { type Pairing, playNext, START, shareOfStanding } from './series.ts';
import { tallyOf } from './tally.ts';

const { game, edition } = cellOf('on-sets');
const pairing: Pairing = { edition, division: 'elementary', stronger: 'expert', weaker: 'newcomer', shakes: 1 };
const noClock = () => 0;

describe('a series', () => {
  it('taken up again goes on as if it had never stopped', () => {
    const play = (n: number, from = START) => {
      let s = from;
      while (s.matches < n) s = playNext(game, pairing, s, noClock);
      return s;
    };
    const saved = JSON.parse(JSON.stringify(play(2))) as typeof START;
    expect(play(4, saved)).toEqual(play(4));
  });

  it('an expert against a newcomer: no illegal act, every challenge right, no open Now missed, mostly won', () => {
    let s = START;
    while (s.matches < 8) s = playNext(game, pairing, s, noClock, 400_000);
    const [expert] = s.tally;
    expect(s.illegal).toBe(0);
    expect(expert.now + expert.impossible).toBeGreaterThan(0);
    expect(expert.nowRight).toBe(expert.now);
    expect(expert.impossibleRight).toBe(expert.impossible);
    expect(expert.missedNow).toBe(0);
    expect(shareOfStanding(s).share).toBeGreaterThan(0.75);
  });

  it('a tally counts each challenge of a seat once', () => {
    const bots = [1, 2].map(n => ({ level: 'learner' as const, style: 'bold' as const, seed: n }));
    const result = playMatch(game, { edition, division: 'middle', shakes: 3 }, bots, 9);
    const made = (seat: number) =>
      result.events.filter(e => e.event === 'challenged' && e.challenge.by === seat && e.challenge.kind !== 'no-goal')
        .length;
    for (const seat of [0, 1]) {
      const tally = tallyOf(game, result, seat, 0);
      expect(tally.now + tally.impossible).toBe(made(seat));
      expect(tally.nowRight).toBeLessThanOrEqual(tally.now);
    }
  });
});
