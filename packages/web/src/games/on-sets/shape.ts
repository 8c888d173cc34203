import { type Goal, goalOf, LAYOUTS, type Layout, layoutSize } from '@forceout/on-sets';
import type { Cube, Json } from '@forceout/table';

/** A digit cube laid in the Goal. */
export interface Laid {
  readonly cube: Cube;
  readonly up: boolean;
}

export interface Shape {
  readonly layout: Layout;
  readonly laid: readonly Laid[];
}

export const NO_SHAPE: Shape = { layout: 'single', laid: [] };

/** The shapes that so many cubes can take, in the order they are offered. */
export const layoutsFor = (count: number): readonly Layout[] => LAYOUTS.filter(layout => layoutSize(layout) === count);

const fit = (layout: Layout, count: number): Layout =>
  layoutSize(layout) === count ? layout : (layoutsFor(count)[0] ?? 'single');

/** Puts a cube in or takes it out; the shape follows the number of cubes. What lies in the Goal stays there. */
export function toggle({ layout, laid }: Shape, cube: Cube, fixed: readonly string[] = []): Shape {
  if (fixed.includes(cube.id)) return { layout, laid };
  const without = laid.filter(l => l.cube.id !== cube.id);
  const next = without.length < laid.length ? without : laid.length < 3 ? [...laid, { cube, up: true }] : laid;
  return { layout: fit(layout, next.length), laid: next };
}

export const turn = (shape: Shape, id: string): Shape => ({
  ...shape,
  laid: shape.laid.map(l => (l.cube.id === id ? { ...l, up: !l.up } : l)),
});

/** Swaps a cube with the one before it. */
export function earlier(shape: Shape, id: string): Shape {
  const i = shape.laid.findIndex(l => l.cube.id === id);
  if (i < 1) return shape;
  return { ...shape, laid: shape.laid.with(i - 1, shape.laid[i]!).with(i, shape.laid[i - 1]!) };
}

export const goalJson = ({ layout, laid }: Shape): Json => ({
  layout,
  digits: laid.map(({ cube, up }) => ({ d: Number(cube.face), up })),
});

/** The Goal as it lies on the mat. */
export function shapeOf(goal: Json, cubes: readonly Cube[]): Shape {
  const read: Goal | null = goalOf(goal);
  if (!read) return NO_SHAPE;
  const laid = read.digits.flatMap(({ up }, i) => {
    const cube = cubes[i];
    return cube ? [{ cube, up }] : [];
  });
  return laid.length === read.digits.length ? { layout: read.layout, laid } : NO_SHAPE;
}
