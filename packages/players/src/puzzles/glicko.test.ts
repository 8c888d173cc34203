import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rated, ratedAll } from './glicko.ts';

describe('Glicko-2', () => {
  it('the worked example of the paper: 1500 with deviation 200 after one win and two losses', () => {
    const mine = { rating: 1500, deviation: 200, volatility: 0.06 };
    const game = (rating: number, deviation: number, score: 0 | 1) => ({
      other: { rating, deviation, volatility: 0.06 },
      score,
    });
    const after = ratedAll(mine, [game(1400, 30, 1), game(1550, 100, 0), game(1700, 300, 0)]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it('a result of weight one half, twice, is one result; of no weight, none', () => {
    const mine = { rating: 1500, deviation: 200, volatility: 0.06 };
    const other = { rating: 1400, deviation: 30, volatility: 0.06 };
    const half = { other, score: 1, weight: 0.5 } as const;
    const whole = ratedAll(mine, [{ other, score: 1 }]);
    const halves = ratedAll(mine, [half, half]);
    expect(halves.rating).toBeCloseTo(whole.rating, 9);
    expect(halves.deviation).toBeCloseTo(whole.deviation, 9);
    expect(ratedAll(mine, [half]).rating).toBeLessThan(whole.rating);
    expect(ratedAll(mine, [{ ...half, weight: 0 }])).toEqual(mine);
    expect(ratedAll(mine, [])).toEqual(mine);
  });

  const rating = fc.record({
    rating: fc.integer({ min: 400, max: 2800 }),
    deviation: fc.integer({ min: 50, max: 350 }),
    volatility: fc.constant(0.06),
  });

  it('who wins does not fall, who loses does not rise, and both are surer than before or at least not lost', () => {
    fc.assert(
      fc.property(rating, rating, (a, b) => {
        expect(rated(a, b, 1).rating).toBeGreaterThanOrEqual(a.rating);
        expect(rated(a, b, 0).rating).toBeLessThanOrEqual(a.rating);
        expect(rated(a, b, 1).deviation).toBeLessThanOrEqual(350);
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  it('beating the stronger one is worth more', () => {
    const mine = { rating: 1500, deviation: 150, volatility: 0.06 };
    const of = (r: number) => rated(mine, { rating: r, deviation: 80, volatility: 0.06 }, 1).rating;
    expect(of(1800)).toBeGreaterThan(of(1500));
    expect(of(1500)).toBeGreaterThan(of(1200));
  });
});
