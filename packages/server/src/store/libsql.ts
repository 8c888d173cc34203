import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import type { Engine, NewEntry, SqlRow, SqlValue, Statement } from './engine.ts';

export class DataInUse extends Error {
  constructor(path: string) {
    super(`The data in ${path} is in use by another Forceout. Stop that one first, or choose another folder.`);
  }
}

interface Job {
  readonly run: () => unknown;
  readonly done: (value: unknown) => void;
  readonly fail: (cause: unknown) => void;
}

/**
 * SQLite in this process. Writes of one turn of the event loop share a transaction and so one fsync (group commit); a
 * promise resolves only after the commit.
 */
export class LibsqlEngine implements Engine {
  readonly shared = false;
  readonly claiming = '';
  readonly #db: Database.Database;
  readonly #lock: Database.Database;
  readonly #prepared = new Map<string, Database.Statement>();
  #jobs: Job[] = [];

  constructor(path: string) {
    mkdirSync(dirname(path), { recursive: true });
    this.#lock = lock(path);
    this.#db = new Database(path);
    this.#db.exec('PRAGMA journal_mode = WAL');
    this.#db.exec('PRAGMA synchronous = FULL');
  }

  #statement(text: string): Database.Statement {
    let statement = this.#prepared.get(text);
    if (statement === undefined) {
      statement = this.#db.prepare(text.replace(/\$(\d+)/g, '?$1'));
      this.#prepared.set(text, statement);
    }
    return statement;
  }

  #run({ text, values }: Statement): readonly SqlRow[] {
    const statement = this.#statement(text);
    if (!statement.reader) {
      statement.run(...values);
      return [];
    }
    return statement.all(...values) as SqlRow[];
  }

  async query(text: string, values: readonly SqlValue[] = []): Promise<readonly SqlRow[]> {
    return this.#run({ text, values });
  }

  write(...statements: readonly Statement[]): Promise<readonly (readonly SqlRow[])[]> {
    return this.#commit(() => {
      this.#db.exec('SAVEPOINT one');
      try {
        const rows = statements.map(statement => this.#run(statement));
        this.#db.exec('RELEASE one');
        return rows;
      } catch (cause) {
        this.#db.exec('ROLLBACK TO one');
        this.#db.exec('RELEASE one');
        throw cause;
      }
    });
  }

  append(entry: NewEntry): Promise<boolean> {
    const { table, seq, wall, person, key, body, secret, wake, card } = entry;
    return this.#commit(() => {
      const { changes } = this.#statement(APPEND).run(table, seq, wall, person, key, body, secret);
      if (changes === 0) return false;
      this.#statement(TOUCH).run(table, wall, wake, card);
      return true;
    });
  }

  #commit<T>(run: () => T): Promise<T> {
    return new Promise<T>((done, fail) => {
      if (this.#jobs.length === 0) setImmediate(() => this.#flush());
      this.#jobs.push({ run, done: done as (value: unknown) => void, fail });
    });
  }

  #flush(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    const settled: (() => void)[] = [];
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const job of jobs) {
        try {
          const value = job.run();
          settled.push(() => job.done(value));
        } catch (cause) {
          settled.push(() => job.fail(cause));
        }
      }
      this.#db.exec('COMMIT');
    } catch (cause) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      for (const job of jobs) job.fail(cause);
      return;
    }
    for (const settle of settled) settle();
  }

  async wall(): Promise<number> {
    return Date.now();
  }

  hint(): void {}

  onHint(): void {}

  async close(): Promise<void> {
    if (this.#jobs.length > 0) this.#flush();
    this.#prepared.clear();
    this.#db.close();
    this.#lock.exec('ROLLBACK');
    this.#lock.close();
  }
}

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
  } catch {
    db.close();
    throw new DataInUse(dirname(path));
  }
}

const APPEND = `INSERT INTO log (table_id, seq, wall, person, key, body, secret)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1) ON CONFLICT DO NOTHING`;

const TOUCH = `UPDATE tables SET touched = ?2, wake_at = ?3, claimed_until = 0, card = COALESCE(?4, card) WHERE id = ?1`;
