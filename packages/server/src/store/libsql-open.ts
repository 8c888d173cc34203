import Database from 'libsql';
import type { SqlRow, Statement } from './engine.ts';

/** Every commit reaches the disk before it is one. */
export function openDatabase(path: string): Database.Database {
  const db = new Database(path);
  // First of all: even to open it one may have to wait for another thread.
  db.pragma('busy_timeout = 5000');
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  // What is deleted is overwritten: names of pupils do not lie about in pages that are free.
  db.pragma('secure_delete = ON');
  // A thread of its own copies the log back into the file; only when it falls far behind do the others lend a hand.
  db.pragma('wal_autocheckpoint = 50000');
  return db;
}

/** Statements by their text, prepared once. */
export class Prepared {
  readonly #byText = new Map<string, Database.Statement>();

  constructor(readonly db: Database.Database) {}

  get(text: string): Database.Statement {
    let statement = this.#byText.get(text);
    if (statement === undefined) {
      statement = this.db.prepare(text.replace(/\$(\d+)/g, '?$1'));
      this.#byText.set(text, statement);
    }
    return statement;
  }

  run({ text, values }: Statement): readonly SqlRow[] {
    const statement = this.get(text);
    if (statement.reader) return statement.all(...values) as SqlRow[];
    statement.run(...values);
    return [];
  }
}
