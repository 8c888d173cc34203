import { expect, test } from 'vitest';
import { rowsNotTaken } from './test/led.ts';

/** Rows that chance hardly ever comes to; each has a test of its own beside its phase. */
const RARE = ['present withdraw', 'stop-write withdraw', 'scoresheet appeal'];

test('every act leads where the table of transitions says, and long walks take every row', () => {
  expect(rowsNotTaken(6000, 120).filter(row => !RARE.includes(row))).toEqual([]);
});
