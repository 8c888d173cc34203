import { parentPort, workerData } from 'node:worker_threads';
import type Database from 'libsql';
import type { SqlRow, Statement } from './engine.ts';
import type { EntryRow, WriteJob, WriteResult } from './libsql-job.ts';
import { openDatabase, Prepared } from './libsql-open.ts';

// The thread that writes: a commit waits for the disk, and nobody else should.

const db: Database.Database = openDatabase(workerData as string);
const prepared = new Prepared(db);

const APPEND = `INSERT INTO log (table_id, wall, seq, person, key, body, secret)
  SELECT $1, $2, $3, $4, $5, $6, $7 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) ON CONFLICT DO NOTHING`;
const TOUCH = 'UPDATE wakes SET touched = $2, wake_at = $3, claimed_until = 0 WHERE table_id = $1';
const SHOW = 'UPDATE tables SET card = $2 WHERE id = $1';

/** Upkeep looks at whole days; a minute does not matter to it. */
const TOUCH_MS = 60_000;
const TOUCHED_TABLES = 20_000;
/** What was last written of when a table was touched and wakes: most acts change nothing worth a write. */
const touched = new Map<string, { readonly wall: number; readonly wake: number | null }>();

function append([table, wall, wake, card, ...entry]: EntryRow): boolean {
  const { changes } = prepared.get(APPEND).run(table, wall, ...entry);
  if (changes === 0) return false;
  const last = touched.get(table);
  if (last === undefined || last.wake !== wake || wall - last.wall >= TOUCH_MS) {
    if (touched.size >= TOUCHED_TABLES) touched.clear();
    touched.set(table, { wall, wake });
    prepared.get(TOUCH).run(table, wall, wake);
  }
  if (card !== null) prepared.get(SHOW).run(table, card);
  return true;
}

function write(statements: readonly Statement[]): readonly (readonly SqlRow[])[] {
  if (statements.length === 1) return [prepared.run(statements[0]!)];
  prepared.get('SAVEPOINT one').run();
  try {
    const rows = statements.map(statement => prepared.run(statement));
    prepared.get('RELEASE one').run();
    return rows;
  } catch (cause) {
    db.exec('ROLLBACK TO one');
    db.exec('RELEASE one');
    throw cause;
  }
}

const failed = (cause: unknown): WriteResult => ({ failed: String((cause as Error)?.message ?? cause) });

function attempt(job: WriteJob): WriteResult {
  try {
    return 'append' in job ? append(job.append) : { rows: write(job.write) };
  } catch (cause) {
    touched.clear();
    return failed(cause);
  }
}

/** All jobs in one transaction, and so with one wait for the disk; one that fails does not spoil the others. */
function commit(jobs: readonly WriteJob[]): readonly WriteResult[] {
  try {
    prepared.get('BEGIN IMMEDIATE').run();
    const results = jobs.map(attempt);
    prepared.get('COMMIT').run();
    return results;
  } catch (cause) {
    if (db.inTransaction) db.exec('ROLLBACK');
    touched.clear();
    return jobs.map(() => failed(cause));
  }
}

parentPort!.on('message', (jobs: readonly WriteJob[] | 'close') => {
  if (jobs === 'close') {
    db.close();
    parentPort!.close();
  } else parentPort!.postMessage(commit(jobs));
});
