import { expect, test } from 'vitest';
import { walk } from '../test/walk.ts';

/** Whoever writes to it from now on throws. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

test('a state and an event that somebody has seen are never written to again', () => {
  for (let seed = 1; seed <= 60; seed++)
    walk(seed, 60, ({ after, events }) => {
      freeze(after);
      freeze(events);
    });
});

test('all states are of one shape: the same fields in the same order, the shake in them as well', () => {
  const shapes = { table: new Set<string>(), shake: new Set<string>(), mat: new Set<string>() };
  for (let seed = 1; seed <= 40; seed++)
    walk(seed, 60, ({ after }) => {
      shapes.table.add(Object.keys(after).join());
      if (after.shake === null) return;
      shapes.shake.add(Object.keys(after.shake).join());
      shapes.mat.add(Object.keys(after.shake.mat).join());
    });
  expect([shapes.table.size, shapes.shake.size, shapes.mat.size]).toEqual([1, 1, 1]);
});
