import type { Facts } from '@forceout/table';

/** What can be wrong with data, a backup or an export: `verbs.data.<key>` has the words. */
export type DataFaultKey =
  | 'cut-off'
  | 'damaged'
  | 'exists'
  | 'in-use'
  | 'missing'
  | 'newer'
  | 'newer-backup'
  | 'newer-export'
  | 'no-backup'
  | 'no-export'
  | 'no-file'
  | 'no-folder'
  | 'no-line'
  | 'not-empty'
  | 'nothing'
  | 'past-end'
  | 'rows'
  | 'there-already'
  | 'unreadable';

/** Something about the data that whoever runs the server can put right. Words are found where it is told. */
export class DataFault extends Error {
  readonly key: DataFaultKey;
  readonly facts: Facts;

  constructor(key: DataFaultKey, facts: Facts = {}, cause?: unknown) {
    super(`${key} ${JSON.stringify(facts)}`, { cause });
    this.key = key;
    this.facts = facts;
  }
}

/** The file is there, but it is not a data base, or not a whole one. */
export const unreadableData = (path: string, cause: unknown): DataFault =>
  new DataFault('unreadable', { path, error: (cause as Error).message }, cause);
