import type { NewEntry, SqlRow, Statement } from './engine.ts';

/** A write, as it travels to the thread that does it. */
export type WriteJob =
  | { readonly kind: 'append'; readonly entry: NewEntry }
  | { readonly kind: 'write'; readonly statements: readonly Statement[] };

export type WriteResult =
  | { readonly ok: true; readonly value: boolean | readonly (readonly SqlRow[])[] }
  | { readonly ok: false; readonly message: string };
