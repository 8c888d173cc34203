import { describe, expect, it } from 'vitest';
import { chanceOf } from './chance.ts';

describe('chance', () => {
  it('the same seeds draw the same numbers', () => {
    const [a, b] = [chanceOf(1, 2), chanceOf(1, 2)];
    expect(Array.from({ length: 50 }, () => a.below(1000))).toEqual(Array.from({ length: 50 }, () => b.below(1000)));
  });

  it('every face comes up about as often as the others', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const chance = chanceOf(7);
    for (let i = 0; i < 6000; i++) counts[chance.below(6)]!++;
    expect(Math.min(...counts)).toBeGreaterThan(880);
    expect(Math.max(...counts)).toBeLessThan(1120);
  });

  it('neighbouring seeds are not alike', () => {
    const firsts = Array.from({ length: 200 }, (_, i) => chanceOf(i, 3).below(100));
    expect(new Set(firsts).size).toBeGreaterThan(70);
  });

  it('happens as often as it says', () => {
    const chance = chanceOf(11);
    expect(Array.from({ length: 2000 }, () => chance.happens(25)).filter(Boolean).length).toBeGreaterThan(430);
    expect(chanceOf(1).happens(0)).toBe(false);
    expect(chanceOf(1).happens(100)).toBe(true);
  });
});
