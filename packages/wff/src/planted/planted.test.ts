import { expect, it } from 'vitest';
import { planted } from '../planted.ts';

it('[wff-2017 VI-A-1] two thousand planted Solutions: none is denied, every witness is correct, no move is told wrongly', () => {
  const { contradictions, undecided } = planted({ count: 2000, seed: 2017, moves: 200, steps: 400_000 });
  expect(contradictions).toEqual([]);
  expect(undecided).toBeLessThan(20);
});
