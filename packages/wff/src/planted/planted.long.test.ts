import { expect, it } from 'vitest';
import { planted } from '../planted.ts';

it('[wff-2017 VI-A-1] ten thousand planted Solutions: none is denied', () => {
  const { contradictions, undecided } = planted({ count: 10_000, seed: 18, moves: 100 });
  expect(contradictions).toEqual([]);
  expect(undecided).toBeLessThan(10);
});
