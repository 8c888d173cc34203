import { expect, it } from 'vitest';
import { planted } from '../planted.ts';

it('[onsets V-A-1] ten thousand planted Solutions: none is denied or left undecided', () => {
  const { contradictions, undecided } = planted({ count: 10_000, seed: 14, moves: 200 });
  expect(contradictions).toEqual([]);
  expect(undecided).toBe(0);
});
