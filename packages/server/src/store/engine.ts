import type { NewEntry } from '@forceout/host';

export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;
export interface Statement {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** What an adapter adds to a data base. Texts are common SQL with `$1` places; both adapters understand them. */
export interface Engine {
  /** Several processes may use it at the same time. */
  readonly shared: boolean;
  /** How the two data bases say the same thing. */
  readonly dialect: Dialect;
  /** A look by key: few rows, found by an index. */
  query(text: string, values?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  /**
   * What may have to look at many rows, or give many back: some at a time, and never on the thread that serves. See
   * `scanned` for those who want them all.
   */
  scan(text: string, values?: readonly SqlValue[]): AsyncIterable<readonly SqlRow[]>;
  /** Writes, all or nothing; resolves when they are durable. */
  write(...statements: readonly Statement[]): Promise<readonly (readonly SqlRow[])[]>;
  /** As `StreamStore.append`. */
  append(...entries: readonly NewEntry[]): Promise<boolean>;
  /** The time all processes on this data base agree on. */
  wall(): Promise<number>;
  /** Wakes the other processes; may be lost, may come late, never waits. */
  notify(subject: string): void;
  onNotify(listener: (subject: string) => void): void;
  /**
   * What was deleted is in no file any more: the data base overwrites it or writes its tables anew, and lets go of the
   * write-ahead log.
   */
  scrub?(): Promise<void>;
  /** Looks over rows that came in all at once, where the data base would otherwise guess for a while how to find them. */
  lookOver?(): Promise<void>;
  /** One statement that does not wait in line behind all others: by it this process says that it lives. */
  urgent?(text: string, values?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  /** Nobody is served before this is done, so looks stay on this thread: to start another one would take longer. */
  whileStarting?<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface Dialect {
  /** Ends a CREATE TABLE whose rows are to lie in the order of their key. */
  readonly clustered: string;
  /** Ends a SELECT that claims rows of `wakes` called `w`, so that others pass over them. */
  readonly claiming: string;
  /** A column that follows from the JSON in `card`: the part that `path` leads to, as text. */
  readonly ofCard: (column: string, ...path: readonly string[]) => string;
  /** Keeps values of a column out of what the data base notes down for itself about a table. */
  readonly unsampled: (table: string, column: string) => readonly string[];
  /** Makes the data base itself refuse a change of what stands in the log. */
  readonly sealLog: readonly string[];
}

/** All rows of a scan. */
export async function scanned(
  engine: Pick<Engine, 'scan'>,
  text: string,
  values: readonly SqlValue[] = [],
): Promise<readonly SqlRow[]> {
  const all: SqlRow[] = [];
  for await (const page of engine.scan(text, values)) for (const row of page) all.push(row);
  return all;
}
