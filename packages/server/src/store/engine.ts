/** One line of a table's log as it is stored. */
export interface StoredEntry {
  readonly seq: number;
  readonly wall: number;
  readonly person: string | null;
  /** Idempotency key, unique at its table. */
  readonly key: string | null;
  /** JSON of the wire's `Body`. */
  readonly body: string;
  /** JSON that never leaves the server: seeds not yet revealed. */
  readonly secret: string | null;
}

export interface NewEntry extends StoredEntry {
  readonly table: string;
  /** Server time at which somebody has to look at the table, or null when its time stands still. */
  readonly wake: number | null;
  /** What the lobby shows, where it has changed. */
  readonly card: string | null;
}

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
  /** Ends a CREATE TABLE whose rows are to lie in the order of their key. */
  readonly clustered: string;
  /** Ends a SELECT that claims rows, so that others pass over them. */
  readonly claiming: string;
  query(text: string, values?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  /** Writes, all or nothing; resolves when they are durable. */
  write(...statements: readonly Statement[]): Promise<readonly (readonly SqlRow[])[]>;
  /** Conditional: false when the table has an entry of that sequence or key, or is not there. Resolves when durable. */
  append(entry: NewEntry): Promise<boolean>;
  /** The time all processes on this data base agree on. */
  wall(): Promise<number>;
  /** Wakes the other processes; may be lost, may come late, never waits. */
  hint(subject: string): void;
  onHint(listener: (subject: string) => void): void;
  close(): Promise<void>;
}
