import { cubeAfterKey } from '../../src/table/cube-after-key.ts';

const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'] as const;

export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** The fewest keys that lead from one cube of Resources to another; null where none do. */
export function keysTo(from: number, to: number, spots: readonly Spot[]): readonly string[] | null {
  const cubes = spots.map(spot => ({ getBoundingClientRect: () => spot }));
  const ways = new Map<number, readonly string[]>([[from, []]]);
  // A map is walked in the order of its entries, also of those that come meanwhile: the nearest cubes first.
  for (const [at, way] of ways) {
    if (at === to) return way;
    for (const key of KEYS) {
      const next = cubeAfterKey(key, at, cubes);
      if (next !== null && !ways.has(next)) ways.set(next, [...way, key]);
    }
  }
  return null;
}
