import { expect, it } from 'vitest';
import { dayOf } from './day.ts';

it('a moment falls on the day the machine says too', () => {
  for (let at = Date.UTC(2024, 1, 1); at < Date.UTC(2032, 2, 3); at += 3_599_999 * 7)
    expect(dayOf(at)).toBe(new Date(at).toISOString().slice(0, 10));
});
