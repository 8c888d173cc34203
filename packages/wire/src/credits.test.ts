import { describe, expect, it } from 'vitest';
import { Credits } from './credits.ts';

describe('the share of messages', () => {
  it('is used up by a burst and comes back with time', () => {
    const credits = new Credits(3, 2, 0);
    expect([credits.take(0), credits.take(0), credits.take(0), credits.take(0)]).toEqual([true, true, true, false]);
    expect(credits.take(499)).toBe(false);
    expect(credits.take(1000)).toBe(true);
    expect(credits.take(1_000_000)).toBe(true);
    expect([credits.take(0), credits.take(500)]).toEqual([true, true]);
  });
});
