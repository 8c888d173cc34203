import type { SqlRow } from './engine.ts';

/** What stands in a column, as text. */
export const text = (row: SqlRow, column: string): string => String(row[column]);
export const maybeText = (row: SqlRow, column: string): string | null =>
  row[column] == null ? null : String(row[column]);
