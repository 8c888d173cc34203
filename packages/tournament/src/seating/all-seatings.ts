import type { Seating } from './field.ts';
import type { Shape } from './shape.ts';

/** Every seating of a small field: who sits with whom, the order at a table apart. */
export function allSeatings(size: number, shape: Shape): readonly Seating[] {
  const found: Seating[] = [];
  const fill = (standing: readonly number[], tables: readonly (readonly number[])[], bye: readonly number[]): void => {
    if (standing.length === 0) {
      found.push({ tables, bye });
      return;
    }
    const [a, ...rest] = standing as [number, ...number[]];
    const threes = tables.filter(table => table.length === 3).length;
    if (bye.length < shape.byes) fill(rest, tables, [...bye, a]);
    rest.forEach((b, i) => {
      const without = [...rest.slice(0, i), ...rest.slice(i + 1)];
      if (tables.length - threes < shape.twos) fill(without, [...tables, [a, b]], bye);
      if (threes === shape.threes) return;
      without.forEach((c, j) => {
        if (j >= i) fill(without.toSpliced(j, 1), [...tables, [a, b, c]], bye);
      });
    });
  };
  fill(
    Array.from({ length: size }, (_, a) => a),
    [],
    [],
  );
  return found;
}
