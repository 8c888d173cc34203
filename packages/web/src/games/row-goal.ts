import type { Cube } from '@forceout/table';
import type { Turn } from '../ui/cube.tsx';

/** A cube in a Goal that is laid in a row. `gap`: it stands apart from the one before it. */
export interface RowCube {
  readonly cube: Cube;
  readonly turn: Turn | undefined;
  readonly gap: boolean;
}

export type Row = readonly RowCube[];

export const append = (row: Row, cube: Cube): Row =>
  row.some(r => r.cube.id === cube.id) ? row : [...row, { cube, turn: undefined, gap: false }];

/** The first cube of a row stands apart from nothing. */
const tidy = (row: Row): Row => row.map((r, i) => (i === 0 && r.gap ? { ...r, gap: false } : r));

export const without = (row: Row, id: string): Row => tidy(row.filter(r => r.cube.id !== id));

export const patch = (row: Row, id: string, change: Partial<Omit<RowCube, 'cube'>>): Row =>
  tidy(row.map(r => (r.cube.id === id ? { ...r, ...change } : r)));

export function shift(row: Row, id: string, by: -1 | 1): Row {
  const i = row.findIndex(r => r.cube.id === id);
  const j = i + by;
  const a = row[i];
  const b = row[j];
  if (!a || !b) return row;
  return tidy(row.with(i, b).with(j, a));
}
