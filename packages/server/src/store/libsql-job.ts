import type { RosterName, StreamCreation } from '@forceout/host';
import type { SqlRow, SqlValue, Statement } from './engine.ts';

/** An entry as a plain row: on the way to another thread names cost more than they tell. */
export type EntryRow = readonly [
  stream: string,
  wall: number,
  wake: number | null,
  card: string | null,
  seq: number,
  ...entry: readonly SqlValue[],
];

/** An entry with what few of them bring. */
export interface FullRow {
  readonly row: EntryRow;
  readonly names: readonly RosterName[];
  readonly creates: StreamCreation | null;
}

/** A write, as it travels to the thread that does it. */
export type WriteJob =
  | { readonly append: EntryRow }
  | { readonly together: readonly FullRow[] }
  | { readonly write: readonly Statement[] };

export type WriteResult = boolean | { readonly rows: readonly (readonly SqlRow[])[] } | { readonly failed: string };
