import { describe, expect, it } from 'vitest';
import { shareOf } from './stats.ts';

describe('shares', () => {
  it('ties count half', () => {
    expect(shareOf(60, 20, 100).share).toBeCloseTo(0.7);
  });

  it('the interval holds the share, narrows with matches and stays within 0 and 1', () => {
    const [few, many] = [shareOf(15, 0, 20), shareOf(150, 0, 200)];
    for (const s of [few, many]) {
      expect(s.low).toBeLessThan(s.share);
      expect(s.high).toBeGreaterThan(s.share);
    }
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
    expect(shareOf(200, 0, 200).high).toBeLessThanOrEqual(1);
    expect(shareOf(0, 0, 200).low).toBeGreaterThanOrEqual(0);
  });

  it('three wins in four are 191 points of Elo; an even score none', () => {
    expect(shareOf(75, 0, 100).elo).toBe(191);
    expect(shareOf(40, 20, 100).elo).toBe(0);
  });
});
