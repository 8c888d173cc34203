/** What has a log of its own. All kinds have the same append, the same order and the same way to catch up. */
export const STREAM_KINDS = ['table', 'event', 'class'] as const;
export type StreamKind = (typeof STREAM_KINDS)[number];

/** One entry of a stream as it is stored. Once there it never changes. */
export interface StoredEntry {
  readonly seq: number;
  readonly wall: number;
  /** Key of the person who did it. Names stand in the roster of the stream, never here. */
  readonly person: string | null;
  /** Idempotency key, unique in its stream. */
  readonly key: string | null;
  /** JSON; what it says is the business of the kind of stream. */
  readonly body: string;
  /** JSON that never leaves the server: seeds not yet revealed. */
  readonly secret: string | null;
}

/** A name, under the key that stands for its person in the entries of a stream. */
export interface RosterName {
  readonly key: string;
  readonly name: string;
}

/** What a stream is made with, beside its first entry. */
export interface StreamCreation {
  readonly kind: StreamKind;
  /** Short code by which others come in, unique over all streams. */
  readonly code: string | null;
  readonly classId: string | null;
}

export interface NewEntry extends StoredEntry {
  readonly stream: string;
  /** Server time at which somebody has to look at the stream, or null when nothing is due. */
  readonly wake: number | null;
  /** What lists show of the stream, where it has changed. Names do not stand in it. */
  readonly card: string | null;
  /** Names that the roster does not have yet. */
  readonly names?: readonly RosterName[];
  /** Only with sequence 1: the stream begins here. */
  readonly creates?: StreamCreation;
}

export interface StreamRow {
  readonly id: string;
  readonly kind: StreamKind;
  readonly code: string | null;
  readonly classId: string | null;
  readonly made: number;
  readonly card: string;
}

/**
 * Logs of entries. The simulator has an implementation of its own; one suite of tests holds for all. Whatever storage
 * does wrong is told as `StoreDown`; anything else that is thrown is our own fault.
 */
export interface StreamStore {
  /** Several processes may use it at the same time. */
  readonly shared: boolean;
  /**
   * Appends one entry, or several of different streams, all or nothing; resolves when they are durable. False when one of
   * them is not the next of its stream, repeats a key, goes to a stream that is not there, or takes a name or code again.
   */
  append(...entries: readonly NewEntry[]): Promise<boolean>;
  /** Entries after a sequence, in order. */
  read(stream: string, after: number, limit: number): Promise<readonly StoredEntry[]>;
  seqOfKey(stream: string, key: string): Promise<number | null>;
  row(stream: string): Promise<StreamRow | null>;
  rowByCode(code: string): Promise<StreamRow | null>;
  /** The last sequence of each of these streams. */
  heads(streams: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /** Names by key. Whoever is not in it has been forgotten. */
  roster(stream: string): Promise<ReadonlyMap<string, string>>;
  /** Deletes the names of a person from every roster; tells in which streams they stood. */
  forget(key: string): Promise<readonly string[]>;

  /** Deletes a whole stream with its roster. */
  remove(stream: string): Promise<void>;
  /** Puts a compressed archive in the place of the entries; reading goes on as before, appending waits for `restore`. */
  archive(stream: string): Promise<boolean>;
  /** Brings the entries back out of the archive, each as it was. False when there is none. */
  restore(stream: string): Promise<boolean>;

  /** Streams of a kind whose time has come, each for one caller only until the lease is over. */
  claimWakes(kind: StreamKind, now: number, leaseMs: number, limit: number): Promise<readonly string[]>;
  /** Streams of a kind whose time runs. */
  running(kind: StreamKind): Promise<readonly string[]>;

  wall(): Promise<number>;
  notify(subject: string): void;
  onNotify(listener: (subject: string) => void): void;
}
