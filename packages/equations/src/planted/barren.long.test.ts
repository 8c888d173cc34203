import { expect, it } from 'vitest';
import { barren } from './barren.ts';

it.each([1, 2, 3, 4])(
  '1,500 small mats without a Solution: every line of every account holds (%i)',
  part => {
    const { contradictions, noes } = barren({ count: 1500, seed: 100 + part });
    expect(contradictions).toEqual([]);
    expect(noes).toBeGreaterThan(1300);
  },
  600_000,
);
