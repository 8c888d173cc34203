import { expect, it } from 'vitest';
import { planted } from './planted.ts';

it.each([1, 2, 3, 4, 5])(
  '2,000 of 10,000 planted Solutions with time to think: none is denied (%i)',
  part => {
    const { contradictions, found } = planted({ count: 2000, seed: 7000 + part, steps: 400_000, moves: 40 });
    expect(contradictions).toEqual([]);
    expect(found).toBeGreaterThan(1800);
  },
  600_000,
);
