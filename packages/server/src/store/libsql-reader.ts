import { workerData } from 'node:worker_threads';
import { workerPort } from '../worker-port.ts';
import type { SqlRow } from './engine.ts';
import { openDatabase, Prepared } from './libsql-open.ts';
import { PAGE_CHARACTERS, PAGE_ROWS, type ReadJob, type ReadResult } from './libsql-scan.ts';

const port = workerPort();

// The thread for long looks: it reads while the others serve and write, and hands over what it found page by page.

const prepared = new Prepared(openDatabase(workerData as string));

/** What was found and not yet fetched. */
const found = new Map<number, SqlRow[]>();

function nextPage(rows: SqlRow[]): readonly SqlRow[] {
  let size = 0;
  let count = 0;
  while (count < rows.length && count < PAGE_ROWS && size < PAGE_CHARACTERS)
    for (const value of Object.values(rows[count++] ?? {})) if (typeof value === 'string') size += value.length;
  return rows.splice(0, count);
}

function sendPage(id: number, rows: SqlRow[]): void {
  const page = nextPage(rows);
  if (rows.length === 0) found.delete(id);
  else found.set(id, rows);
  port.postMessage({ id, rows: page, more: rows.length > 0 } satisfies ReadResult);
}

port.on('message', (job: ReadJob | 'close') => {
  if (job === 'close') {
    prepared.db.close();
    port.close();
    return;
  }
  const { id, statement } = job;
  if (statement === 'drop') found.delete(id);
  else if (statement === 'more') sendPage(id, found.get(id) ?? []);
  else
    try {
      sendPage(id, [...prepared.run(statement)]);
    } catch (cause) {
      port.postMessage({ id, failed: String((cause as Error)?.message ?? cause) } satisfies ReadResult);
    }
});
