import type { NewEntry, SqlRow, SqlValue, Statement } from './engine.ts';

/** An entry as a plain row: on the way to another thread names cost more than they tell. */
export type EntryRow = readonly [
  table: string,
  wall: number,
  wake: number | null,
  card: string | null,
  seq: number,
  ...entry: readonly SqlValue[],
];

/** A write, as it travels to the thread that does it. */
export type WriteJob = { readonly append: EntryRow } | { readonly write: readonly Statement[] };

export type WriteResult = boolean | { readonly rows: readonly (readonly SqlRow[])[] } | { readonly failed: string };

export const rowOf = ({ table, wall, wake, card, seq, person, key, body, secret }: NewEntry): EntryRow => [
  table,
  wall,
  wake,
  card,
  seq,
  person,
  key,
  body,
  secret,
];
