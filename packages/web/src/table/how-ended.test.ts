import type { TableEvent } from '@forceout/table';
import { expect, it } from 'vitest';
import { howEnded } from './how-ended.ts';

const began = { event: 'shake-began' };
const challenged = (by: number, kind: string) => ({ event: 'challenged', challenge: { by, kind } });
const scored = (shake: number, ...points: readonly number[]) => ({
  event: 'scored',
  shake,
  lines: points.map((each, seat) => ({ seat, points: each })),
});

it('a shake ends with the challenge of that shake, which is right where its maker has most', () => {
  const log = [
    ...[began, challenged(1, 'now'), scored(1, 2, 6, 2)],
    ...[began, challenged(0, 'impossible'), scored(2, 2, 6, 6)],
    ...[began, scored(3, 4, 4, 4)],
    ...[began, challenged(2, 'now'), scored(4, 2, 2, 2)],
  ];
  expect([...howEnded(log as unknown as readonly TableEvent[])]).toEqual([
    [1, { by: 1, kind: 'now', right: true }],
    [2, { by: 0, kind: 'impossible', right: false }],
    [3, null],
    [4, { by: 2, kind: 'now', right: false }],
  ]);
});
