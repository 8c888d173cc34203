import { expect, it } from 'vitest';
import { SilentNodes } from './silent-nodes.ts';

const silences = (looks: readonly (readonly [seenAt: number, now: number])[]) => {
  const nodes = new SilentNodes();
  return looks.map(([seenAt, now]) => nodes.look('a', seenAt, now));
};

it('a silent node is silent since its last beat, and one whose beat is still to come since it was first seen', () => {
  const since = (...looks: Parameters<typeof silences>[0]) => silences(looks).map(silence => silence.since);
  expect(since([900, 1000], [900, 4000])).toEqual([900, 900]);
  // At last the clock of whoever looks was set back.
  const ahead = [
    [3_601_000, 1000],
    [3_601_000, 3500],
    [3_601_500, 3600],
    [3_601_500, 100],
  ] as const;
  expect(since(...ahead)).toEqual([1000, 1000, 3600, 100]);
});

it('a node is looked at for as long as it says the same, however long ago that was', () => {
  const looks = [
    [900, 5000],
    [900, 6500],
    [899, 7000],
    [899, 7500],
  ] as const;
  expect(silences(looks).map(({ ms }) => ms)).toEqual([0, 1500, 0, 500]);
});
