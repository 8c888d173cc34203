import { parentPort, workerData } from 'node:worker_threads';
import type Database from 'libsql';
import type { NewEntry, SqlRow, Statement } from './engine.ts';
import type { WriteJob, WriteResult } from './libsql-job.ts';
import { openDatabase, Prepared } from './libsql-open.ts';

// The thread that writes: a commit waits for the disk, and nobody else should.

const db: Database.Database = openDatabase(workerData as string);
const prepared = new Prepared(db);

const APPEND = `INSERT INTO log (table_id, seq, wall, person, key, body, secret)
  SELECT $1, $2, $3, $4, $5, $6, $7 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1) ON CONFLICT DO NOTHING`;
const TOUCH = 'UPDATE wakes SET touched = $2, wake_at = $3, claimed_until = 0 WHERE table_id = $1';
const SHOW = 'UPDATE tables SET card = $2 WHERE id = $1';

function append({ table, seq, wall, person, key, body, secret, wake, card }: NewEntry): boolean {
  const { changes } = prepared.get(APPEND).run(table, seq, wall, person, key, body, secret);
  if (changes === 0) return false;
  prepared.get(TOUCH).run(table, wall, wake);
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

const failed = (cause: unknown): WriteResult => ({ ok: false, message: String((cause as Error)?.message ?? cause) });

function attempt(job: WriteJob): WriteResult {
  try {
    return { ok: true, value: job.kind === 'append' ? append(job.entry) : write(job.statements) };
  } catch (cause) {
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
    return jobs.map(() => failed(cause));
  }
}

parentPort!.on('message', (jobs: readonly WriteJob[] | 'close') => {
  if (jobs === 'close') {
    db.close();
    parentPort!.close();
  } else parentPort!.postMessage(commit(jobs));
});
