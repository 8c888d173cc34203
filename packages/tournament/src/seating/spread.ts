import { firstOf, itemAt } from '@forceout/rulebook';
import type { Wish } from './wish.ts';

/** The least spread if nothing else mattered: neighbours in points together, the smaller tables where they fit best. */
export function leastSpread({ field, shape, method }: Wish): number {
  if (method !== 'standings') return 0;
  const points = field.byPoints.map(a => itemAt(field.points, a));
  const { twos, byes } = shape;
  const index = (t: number, b: number): number => t * (byes + 1) + b;
  const width = (twos + 1) * (byes + 1);
  // By how many players are seated, and how many tables of two and byes were used for it.
  const least = Array.from({ length: field.size + 1 }, () => new Float64Array(width).fill(Number.POSITIVE_INFINITY));
  firstOf(least)[0] = 0;
  for (let seated = 0; seated < field.size; seated += 1)
    for (let t = 0; t <= twos; t += 1)
      for (let b = 0; b <= byes; b += 1) {
        const sofar = itemAt(itemAt(least, seated), index(t, b));
        if (sofar === Number.POSITIVE_INFINITY) continue;
        const take = (count: number, to: number): void => {
          const after = least[seated + count];
          if (after)
            after[to] = Math.min(
              itemAt(after, to),
              sofar + itemAt(points, seated) - itemAt(points, seated + count - 1),
            );
        };
        take(3, index(t, b));
        if (t < twos) take(2, index(t + 1, b));
        if (b < byes) take(1, index(t, b + 1));
      }
  return itemAt(itemAt(least, field.size), index(twos, byes));
}
