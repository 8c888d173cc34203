import { expect, it } from 'vitest';
import { planted } from './planted.ts';

it('2,000 planted Solutions, changed mats and moves among them: none is denied, no witness is wrong', () => {
  const { contradictions, found, ...rest } = planted({ count: 2000, seed: 20151116, steps: 60_000, moves: 60 });
  expect(contradictions).toEqual([]);
  expect(rest.planted).toBe(2000);
  expect(found).toBeGreaterThan(1600);
}, 400_000);
