import { parentPort, workerData } from 'node:worker_threads';
import type Database from 'libsql';
import type { SqlRow, Statement } from './engine.ts';
import type { EntryRow, WriteJob, WriteResult } from './libsql-job.ts';
import { openDatabase, Prepared } from './libsql-open.ts';

// The thread that writes: a commit waits for the disk, and nobody else should.

const db: Database.Database = openDatabase(workerData as string);
const prepared = new Prepared(db);

const HEAD = `SELECT MAX(log.seq) AS seq FROM tables LEFT JOIN log ON log.table_id = tables.id
  WHERE tables.id = $1 GROUP BY tables.id`;
const APPEND = `INSERT INTO log (table_id, wall, seq, person, key, body, secret)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`;
const TOUCH = 'UPDATE wakes SET touched = $2, wake_at = $3, claimed_until = 0 WHERE table_id = $1';
const SHOW = 'UPDATE tables SET card = $2 WHERE id = $1';

/** Upkeep looks at whole days; a minute does not matter to it. */
const TOUCH_MS = 60_000;
const KNOWN_TABLES = 20_000;

interface Known {
  readonly seq: number;
  /** When it was last written that the table was touched, and when it wakes. */
  readonly touched: number;
  readonly wake: number | null;
}

/** What is in the log, of tables looked at lately. Nobody else writes, so it stays true until it is forgotten. */
const known = new Map<string, Known>();

/** The table as it stands; null when it is not there. */
function standing(table: string): Known | null {
  const found = known.get(table);
  if (found !== undefined) return found;
  const [row] = prepared.run({ text: HEAD, values: [table] });
  return row === undefined ? null : { seq: Number(row.seq ?? 0), touched: Number.NEGATIVE_INFINITY, wake: null };
}

function append([table, wall, wake, card, seq, ...entry]: EntryRow): boolean {
  const before = standing(table);
  if (before === null || seq !== before.seq + 1) return false;
  const { changes } = prepared.get(APPEND).run(table, wall, seq, ...entry);
  if (changes === 0) return false;
  const touches = before.wake !== wake || wall - before.touched >= TOUCH_MS;
  if (touches) prepared.get(TOUCH).run(table, wall, wake);
  if (card !== null) prepared.get(SHOW).run(table, card);
  if (known.size >= KNOWN_TABLES) known.clear();
  known.set(table, touches ? { seq, touched: wall, wake } : { ...before, seq });
  return true;
}

const changesLog = ({ text }: Statement): boolean => /\blog\b/.test(text);

function write(statements: readonly Statement[]): readonly (readonly SqlRow[])[] {
  if (statements.some(changesLog)) known.clear();
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
    known.clear();
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
    known.clear();
    return jobs.map(() => failed(cause));
  }
}

parentPort!.on('message', (jobs: readonly WriteJob[] | 'close') => {
  if (jobs === 'close') {
    db.close();
    parentPort!.close();
  } else parentPort!.postMessage(commit(jobs));
});
