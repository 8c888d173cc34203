import type { Count, SoftCount } from './count.ts';
import { HARD_COUNTS } from './count.ts';
import { type Field, strataOf } from './field.ts';
import type { Method } from './method.ts';
import type { Shape } from './shape.ts';

/** What is sought: a field, the tables it needs, and the counts in order of weight. */
export interface Wish {
  readonly field: Field;
  readonly method: Method;
  readonly shape: Shape;
  readonly order: readonly Count[];
  readonly strata: Int32Array;
}

export const wishFor = (field: Field, method: Method, shape: Shape, soft: readonly SoftCount[]): Wish => ({
  field,
  method,
  shape,
  order: [...HARD_COUNTS, ...soft],
  strata: strataOf(field, shape.threes + shape.twos),
});

/** Negative when a breaks less, by the order of the wish. */
export function compareBroken(
  order: readonly Count[],
  a: Readonly<Partial<Record<Count, number>>>,
  b: Readonly<Partial<Record<Count, number>>>,
): number {
  for (const count of order) {
    const difference = (a[count] ?? 0) - (b[count] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
