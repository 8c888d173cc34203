import { expect, it } from 'vitest';
import { keysTo } from '../../test/help/cube-keys.ts';
import { cubeAfterKey } from './cube-after-key.ts';

/** Rows of cubes, 50 px apart. */
const laid = (...rows: readonly number[]) =>
  rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({ getBoundingClientRect: () => ({ left: i * 50, top: 300 + row * 60 }) })),
  );

it('arrows go to the cube beside and round the ends, Home and End to the first and the last', () => {
  const cubes = laid(4, 4);
  expect(cubeAfterKey('ArrowRight', 3, cubes)).toBe(4);
  expect(cubeAfterKey('ArrowRight', 7, cubes)).toBe(0);
  expect(cubeAfterKey('ArrowLeft', 0, cubes)).toBe(7);
  expect(cubeAfterKey('Home', 5, cubes)).toBe(0);
  expect(cubeAfterKey('End', 2, cubes)).toBe(7);
});

it('up and down go to the nearest cube of the next row, round the ends', () => {
  const cubes = laid(4, 4, 2);
  expect(cubeAfterKey('ArrowDown', 1, cubes)).toBe(5);
  expect(cubeAfterKey('ArrowDown', 7, cubes)).toBe(9);
  expect(cubeAfterKey('ArrowUp', 9, cubes)).toBe(5);
  expect(cubeAfterKey('ArrowUp', 1, cubes)).toBe(9);
});

it('one row has nothing above or below but the cube beside it; other keys lead nowhere', () => {
  expect(cubeAfterKey('ArrowDown', 1, laid(1, 1).slice(0, 2))).toBe(0);
  expect(cubeAfterKey('x', 0, laid(3))).toBeNull();
  expect(cubeAfterKey('ArrowDown', 0, [])).toBeNull();
});

it.each([300, 307, 310, 313, 319])(
  'a cube that is lifted by its focus is still in its row, which begins at %i px',
  top => {
    const cubes = [0, 1, 2, 3].map(i => ({
      getBoundingClientRect: () => ({ left: (i % 2) * 50, top: top + (i < 2 ? 0 : 60) - (i === 0 ? 4 : 0) }),
    }));
    expect(cubeAfterKey('ArrowDown', 0, cubes)).toBe(2);
    expect(cubeAfterKey('ArrowUp', 2, cubes)).toBe(0);
    expect(cubeAfterKey('ArrowUp', 3, cubes)).toBe(1);
  },
);

it('every cube of 24 is at most six keys from every other, however long the rows are', () => {
  for (const row of [7, 8, 11])
    for (const count of [row + 3, 18, 24]) {
      const spots = Array.from({ length: count }, (_, i) => ({ left: (i % row) * 50, top: Math.floor(i / row) * 60 }));
      const ways = spots.flatMap((_, from) => spots.map((_, to) => keysTo(from, to, spots)?.length ?? 99));
      expect(Math.max(...ways)).toBeLessThanOrEqual(6);
    }
});
