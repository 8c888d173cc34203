import { expect, it } from 'vitest';
import { planted } from '../planted.ts';

it('[onsets V-A-1] two thousand planted Solutions: none is denied, every witness is correct, no move is told wrongly', () => {
  const { contradictions, undecided, found } = planted({ count: 2000, seed: 2026, moves: 200 });
  expect(contradictions).toEqual([]);
  expect(undecided).toBe(0);
  expect(found).toBe(2000);
});
