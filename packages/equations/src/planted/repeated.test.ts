import { expect, it } from 'vitest';
import { repeated } from './repeated.ts';

it('signs that repeat without end: 120 small mats, every line of an account held against a plain enumeration', () => {
  const { contradictions, grounds } = repeated({ count: 120, seed: 5 });
  expect(contradictions).toEqual([]);
  for (const by of ['list', 'chains', 'towers']) expect([by, (grounds.get(by) ?? 0) > 0]).toEqual([by, true]);
}, 120_000);
