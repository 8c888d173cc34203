import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { NewEntry } from '@forceout/host';
import Database from 'libsql';
import { builtFile } from '../built-file.ts';
import { DataFault, unreadableData } from './data-fault.ts';
import type { Engine, SqlRow, SqlValue, Statement } from './engine.ts';
import type { EntryRow, WriteJob, WriteResult } from './libsql-job.ts';
import { openDatabase, Prepared } from './libsql-open.ts';
import { Scans } from './libsql-scan.ts';
import { privateFile } from './private-file.ts';
import { privateFolder } from './private-folder.ts';

/** Seldom: a page that was written several times meanwhile is copied once. */
const COPY_MS = 5000;
/** With fewer writes it waits longer: to copy costs as much as a hundred of them, and a log that long is soon read. */
const COPY_WRITES = 1000;
const COPY_LATEST_MS = 30_000;
/** A reader may be in the way for a moment. */
const SCRUBS = 3;
/** Answers given in one turn of the event loop. */
const ANSWERED = 32;

interface Waiting {
  readonly job: WriteJob;
  readonly done: (value: never) => void;
  readonly fail: (cause: Error) => void;
}

/**
 * SQLite in this process. A thread of its own writes: while one commit waits for the disk the next writes gather, and go
 * in together with the next (group commit). A promise resolves only after its commit.
 */
export class LibsqlEngine implements Engine {
  readonly shared = false;
  readonly dialect = {
    clustered: ' WITHOUT ROWID',
    ofCard: (column: string, ...path: readonly string[]) =>
      `${column} TEXT GENERATED ALWAYS AS (CASE json_type(card, '$.${path.join('.')}') WHEN 'true' THEN 'true' WHEN 'false'
        THEN 'false' ELSE json_extract(card, '$.${path.join('.')}') END) VIRTUAL`,
    claiming: '',
    unsampled: () => [],
    sealLog: [
      `CREATE TRIGGER log_never_changes BEFORE UPDATE ON log
         BEGIN SELECT RAISE(ABORT, 'an entry of the log never changes'); END`,
    ],
  };
  readonly #path: string;
  readonly #lock: Database.Database;
  readonly #reader: Database.Database;
  readonly #prepared: Prepared;
  readonly #scans: Scans;
  #writer: Worker;
  #copier: Worker | null = null;
  readonly #copyTimer: NodeJS.Timeout;
  #copying = false;
  /** Writes since the last copy, and when that was. */
  #written = 0;
  #copied = performance.now();
  #waiting: Waiting[] = [];
  #underWay: readonly Waiting[] = [];
  #closed = false;
  #isServing = true;

  constructor(path: string) {
    privateFolder(dirname(path));
    // What SQLite puts beside the data is as open as the data itself.
    for (const file of [path, `${path}.lock`]) privateFile(file);
    this.#path = path;
    this.#lock = lock(path);
    try {
      this.#reader = openDatabase(path);
    } catch (cause) {
      release(this.#lock);
      throw unreadableData(path, cause);
    }
    this.#prepared = new Prepared(this.#reader);
    this.#scans = new Scans(path);
    this.#writer = this.#hire();
    this.#copyTimer = setInterval(() => this.#copy(), COPY_MS);
    this.#copyTimer.unref();
  }

  #copy(): void {
    if (this.#written === 0 || this.#copying) return;
    if (this.#written < COPY_WRITES && performance.now() - this.#copied < COPY_LATEST_MS) return;
    this.#written = 0;
    this.#copied = performance.now();
    this.#copying = true;
    this.#copier ??= this.#hireCopier();
    this.#copier.postMessage('copy');
  }

  #hireCopier(): Worker {
    const copier = new Worker(builtFile('store/libsql-copier.js'), { workerData: this.#path, execArgv: [] });
    copier.unref();
    copier.on('message', (said: 'copied' | 'scrubbed' | 'busy') => {
      if (said === 'copied') this.#copying = false;
    });
    // Without it the writer copies by itself, later.
    copier.on('error', () => clearInterval(this.#copyTimer));
    return copier;
  }

  #hire(): Worker {
    const writer = new Worker(builtFile('store/libsql-writer.js'), { workerData: this.#path, execArgv: [] });
    writer.unref();
    writer.on('message', (results: readonly WriteResult[]) => {
      const jobs = this.#underWay;
      this.#underWay = [];
      this.#next();
      this.#answer(jobs, results, 0);
    });
    writer.on('error', cause => this.#broken(cause));
    return writer;
  }

  /** Some at a time: those who are told first act again while the others are told, and the next commit fills up. */
  #answer(jobs: readonly Waiting[], results: readonly WriteResult[], from: number): void {
    const to = Math.min(jobs.length, from + ANSWERED);
    for (let i = from; i < to; i++) {
      const { done, fail } = jobs[i]!;
      const result = results[i]!;
      if (typeof result === 'boolean') done(result as never);
      else if ('rows' in result) done(result.rows as never);
      else fail(new Error(result.failed));
    }
    if (to < jobs.length) setImmediate(() => this.#answer(jobs, results, to));
  }

  /** Whether its last commit took effect is not known; the next writes go to a new thread. */
  #broken(cause: Error): void {
    const jobs = this.#underWay;
    this.#underWay = [];
    if (!this.#closed) this.#writer = this.#hire();
    for (const { fail } of jobs) fail(cause);
    this.#next();
  }

  #add<T>(job: WriteJob): Promise<T> {
    return new Promise<T>((done, fail) => {
      if (this.#closed) return fail(new Error('the store is closed'));
      this.#waiting.push({ job, done: done as (value: never) => void, fail });
      // What else arrives in this turn of the event loop goes in as well.
      if (this.#waiting.length === 1) setImmediate(() => this.#next());
    });
  }

  #next(): void {
    if (this.#underWay.length > 0 || this.#waiting.length === 0) return;
    this.#underWay = this.#waiting;
    this.#waiting = [];
    this.#written += this.#underWay.length;
    this.#writer.ref();
    this.#writer.postMessage(this.#underWay.map(({ job }) => job));
  }

  async query(text: string, values: readonly SqlValue[] = []): Promise<readonly SqlRow[]> {
    return this.#prepared.run({ text, values });
  }

  async *scan(text: string, values: readonly SqlValue[] = []): AsyncGenerator<readonly SqlRow[]> {
    if (this.#isServing) yield* this.#scans.rows({ text, values });
    else yield this.#prepared.run({ text, values });
  }

  async whileStarting<T>(work: () => Promise<T>): Promise<T> {
    this.#isServing = false;
    try {
      return await work();
    } finally {
      this.#isServing = true;
    }
  }

  write(...statements: readonly Statement[]): Promise<readonly (readonly SqlRow[])[]> {
    return this.#add({ write: statements });
  }

  append(...entries: readonly NewEntry[]): Promise<boolean> {
    return this.#add(appendJob(entries));
  }

  async scrub(): Promise<void> {
    for (let tries = 0; tries < SCRUBS && !this.#closed; tries++) {
      this.#copier ??= this.#hireCopier();
      const copier = this.#copier;
      copier.ref();
      const said = await new Promise<string>(done => {
        const hear = (word: string): void => {
          if (word === 'copied') return;
          copier.off('message', hear);
          done(word);
        };
        copier.on('message', hear);
        copier.once('error', () => done('busy'));
        copier.postMessage('scrub');
      });
      copier.unref();
      if (said === 'scrubbed') return;
    }
  }

  async wall(): Promise<number> {
    return Date.now();
  }

  notify(): void {}

  onNotify(): void {}

  async close(): Promise<void> {
    while (this.#waiting.length + this.#underWay.length > 0) await this.write().catch(() => {});
    this.#closed = true;
    clearInterval(this.#copyTimer);
    await Promise.all([dismissed(this.#writer), this.#copier && dismissed(this.#copier), this.#scans.close(dismissed)]);
    this.#reader.close();
    release(this.#lock);
  }
}

const rowOf = ({ stream, wall, wake, card, seq, person, key, body, secret }: NewEntry): EntryRow => [
  stream,
  wall,
  wake,
  card,
  seq,
  person,
  key,
  body,
  secret,
];

/** Nearly always one entry that brings nothing else. */
function appendJob(entries: readonly NewEntry[]): WriteJob {
  const [only] = entries;
  if (entries.length === 1 && only !== undefined && only.names === undefined && only.creates === undefined)
    return { append: rowOf(only) };
  return {
    together: entries.map(entry => ({ row: rowOf(entry), names: entry.names ?? [], creates: entry.creates ?? null })),
  };
}

function release(lock: Database.Database): void {
  lock.exec('ROLLBACK');
  lock.close();
}

const GONE = -1;

const dismissed = (thread: Worker): Promise<void> =>
  new Promise(done => {
    if (thread.threadId === GONE) return done();
    // Nothing else may keep the process alive until it is gone.
    thread.ref();
    thread.once('exit', () => done());
    thread.postMessage('close');
  });

/**
 * Two servers on one file would each believe they alone decide. A transaction that is never ended, on a file beside the
 * data, keeps the others out; however the process ends, the system lets go of it. (The data's own file would stay locked
 * after `close` until the driver's statements are collected.)
 */
function lock(path: string): Database.Database {
  const db = new Database(`${path}.lock`);
  try {
    db.exec('BEGIN EXCLUSIVE');
    return db;
  } catch (cause) {
    db.close();
    const busy = String((cause as { code?: unknown }).code).startsWith('SQLITE_BUSY');
    throw busy ? new DataFault('in-use', { folder: dirname(path) }) : unreadableData(`${path}.lock`, cause);
  }
}
