import { type TableEvent, upcastEvent } from '@forceout/table';
import type { SavedTable } from './setup.ts';

/** Somebody else has written at that place of the log: another tab of this browser plays at the same table. */
export class LogMoved extends Error {}

/** Where matches on this device are kept: the log is only ever added to. */
export interface LocalStore {
  load(id: string): Promise<{ readonly saved: SavedTable; readonly events: readonly TableEvent[] } | null>;
  /** Resolves when the events are safely kept; all or none. Fails with `LogMoved` where one of their places is taken. */
  append(saved: SavedTable, events: readonly TableEvent[]): Promise<void>;
  list(): Promise<readonly SavedTable[]>;
  remove(id: string): Promise<void>;
}

/** For tests, and for browsers that keep nothing. */
export class MemoryStore implements LocalStore {
  readonly #tables = new Map<string, { saved: SavedTable; events: TableEvent[] }>();

  async load(id: string) {
    return this.#tables.get(id) ?? null;
  }

  async append(saved: SavedTable, events: readonly TableEvent[]) {
    const before = this.#tables.get(saved.setup.id)?.events ?? [];
    if (before.some(({ seq }) => seq === events[0]?.seq)) throw new LogMoved();
    this.#tables.set(saved.setup.id, { saved, events: [...before, ...events] });
  }

  async list() {
    return [...this.#tables.values()].map(({ saved }) => saved);
  }

  async remove(id: string) {
    this.#tables.delete(id);
  }
}

const done = <R>(request: IDBRequest<R>): Promise<R> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const committed = (tx: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    tx.oncomplete = () => resolve();
    tx.onabort = () => reject(tx.error?.name === 'ConstraintError' ? new LogMoved() : tx.error);
  });

class DatabaseStore implements LocalStore {
  readonly #db: IDBDatabase;

  constructor(db: IDBDatabase) {
    this.#db = db;
  }

  async load(id: string) {
    const tx = this.#db.transaction(['tables', 'events']);
    const saved = (await done(tx.objectStore('tables').get(id))) as SavedTable | undefined;
    if (saved === undefined) return null;
    const range = IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
    const rows = (await done(tx.objectStore('events').getAll(range))) as readonly { event: TableEvent }[];
    return { saved, events: rows.map(({ event }) => upcastEvent(event)) };
  }

  async append(saved: SavedTable, events: readonly TableEvent[]) {
    const { id } = saved.setup;
    const tx = this.#db.transaction(['tables', 'events'], 'readwrite');
    for (const event of events) tx.objectStore('events').add({ id, seq: event.seq, event });
    tx.objectStore('tables').put({ id, ...saved });
    await committed(tx);
  }

  async list() {
    return (await done(this.#db.transaction('tables').objectStore('tables').getAll())) as readonly SavedTable[];
  }

  async remove(id: string) {
    const tx = this.#db.transaction(['tables', 'events'], 'readwrite');
    tx.objectStore('tables').delete(id);
    tx.objectStore('events').delete(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]));
    await committed(tx);
  }
}

let opened: Promise<LocalStore> | null = null;

/** The browser's own database; where it is refused (some private windows) matches last as long as the page. */
export function openStore(): Promise<LocalStore> {
  opened ??= new Promise(resolve => {
    const request = indexedDB.open('forceout', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('tables', { keyPath: 'id' });
      request.result.createObjectStore('events', { keyPath: ['id', 'seq'] });
    };
    request.onsuccess = () => resolve(new DatabaseStore(request.result));
    request.onerror = () => resolve(new MemoryStore());
  });
  return opened;
}
