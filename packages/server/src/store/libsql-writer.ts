import { workerData } from 'node:worker_threads';
import type Database from 'libsql';
import { workerPort } from '../worker-port.ts';
import { CREATE, NAME, SHOW, TOUCH } from './append-sql.ts';
import { changesLog } from './changes-log.ts';
import type { SqlRow, Statement } from './engine.ts';
import type { EntryRow, FullRow, WriteJob, WriteResult } from './libsql-job.ts';
import { openDatabase, Prepared } from './libsql-open.ts';

const port = workerPort();

// The thread that writes: a commit waits for the disk, and nobody else should.

const db: Database.Database = openDatabase(workerData as string);
// Where the next entry of a table goes is looked up in a page of its own: those of many tables stay in memory.
db.pragma('cache_size = -16000');
const prepared = new Prepared(db);

/** How far the stream is; no row when it is not there, and no sequence to follow on while an archive stands for it. */
const HEAD = `SELECT MAX(log.seq) AS seq, (SELECT last FROM archives WHERE stream_id = $1) AS archived
  FROM streams LEFT JOIN log ON log.stream_id = streams.id WHERE streams.id = $1 GROUP BY streams.id`;
const WAKES = 'INSERT INTO wakes (stream_id, touched, wake_at) VALUES ($1, $2, $3)';
const APPEND = `INSERT INTO log (stream_id, wall, seq, person, key, body, secret)
  VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`;

/** Upkeep looks at whole days; a minute does not matter to it. */
const TOUCH_MS = 60_000;
const KNOWN_STREAMS = 20_000;

interface Known {
  readonly seq: number;
  /** When it was last written that the stream was touched, and when it wakes. */
  readonly touched: number;
  readonly wake: number | null;
}

/** What is in the log, of streams looked at lately. Nobody else writes, so it stays true until it is forgotten. */
const known = new Map<string, Known>();

/** The stream as it is now; null when nothing can be appended to it. */
function current(stream: string): Known | null {
  const found = known.get(stream);
  if (found !== undefined) return found;
  const [row] = prepared.run({ text: HEAD, values: [stream] });
  if (row === undefined || row.archived !== null) return null;
  return { seq: Number(row.seq ?? 0), touched: Number.NEGATIVE_INFINITY, wake: null };
}

function append([stream, wall, wake, card, seq, ...entry]: EntryRow): boolean {
  const before = current(stream);
  if (before === null || seq !== before.seq + 1) return false;
  const { changes } = prepared.get(APPEND).run(stream, wall, seq, ...entry);
  if (changes === 0) return false;
  const touches = before.wake !== wake || wall - before.touched >= TOUCH_MS;
  if (touches) prepared.get(TOUCH).run(stream, wall, wake);
  if (card !== null) prepared.get(SHOW).run(stream, card);
  if (known.size >= KNOWN_STREAMS) known.clear();
  known.set(stream, touches ? { seq, touched: wall, wake } : { ...before, seq });
  return true;
}

function appendFull({ row, names, creates }: FullRow): boolean {
  const [stream, wall, wake, card] = row;
  if (creates !== null) {
    const { kind, code, classId } = creates;
    const { changes } = prepared.get(CREATE).run(stream, kind, code, classId, wall, card ?? '{}');
    if (changes === 0) return false;
    prepared.get(WAKES).run(stream, wall, wake);
  }
  if (!append(row)) return false;
  for (const { key, name } of names) prepared.get(NAME).run(stream, key, name);
  return true;
}

/** Inside the transaction of the batch, all of it or nothing. */
function whole<T>(run: () => T, isDone: (result: T) => boolean): T {
  prepared.get('SAVEPOINT one').run();
  let done = false;
  try {
    const result = run();
    done = isDone(result);
    return result;
  } finally {
    if (!done) db.exec('ROLLBACK TO one');
    prepared.get('RELEASE one').run();
  }
}

function appendTogether(rows: readonly FullRow[]): boolean {
  const done = whole(
    () => rows.every(appendFull),
    all => all,
  );
  if (!done) for (const { row } of rows) known.delete(row[0]);
  return done;
}

function write(statements: readonly Statement[]): readonly (readonly SqlRow[])[] {
  if (statements.some(changesLog)) known.clear();
  if (statements.length === 1) return [prepared.run(statements[0]!)];
  return whole(
    () => statements.map(statement => prepared.run(statement)),
    () => true,
  );
}

const failed = (cause: unknown): WriteResult => ({ failed: String((cause as Error)?.message ?? cause) });

function attempt(job: WriteJob): WriteResult {
  try {
    if ('append' in job) return append(job.append);
    return 'together' in job ? appendTogether(job.together) : { rows: write(job.write) };
  } catch (cause) {
    known.clear();
    // A disk that fails may have undone the whole transaction: then nothing of it is done.
    if (!db.inTransaction) throw cause;
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

port.on('message', (jobs: readonly WriteJob[] | 'close') => {
  if (jobs === 'close') {
    db.close();
    port.close();
  } else port.postMessage(commit(jobs));
});
