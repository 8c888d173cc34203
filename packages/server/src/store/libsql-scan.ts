import { Worker } from 'node:worker_threads';
import { builtFile } from '../built-file.ts';
import type { SqlRow, Statement } from './engine.ts';

/** A page is taken in well under a millisecond or two: so long nobody else is served. */
export const PAGE_ROWS = 200;
export const PAGE_CHARACTERS = 200_000;

/** What the thread that reads is asked for: rows, the next of them, or nothing more. */
export interface ReadJob {
  readonly id: number;
  readonly statement: Statement | 'more' | 'drop';
}

export type ReadResult =
  | { readonly id: number; readonly rows: readonly SqlRow[]; readonly more: boolean }
  | { readonly id: number; readonly failed: string };

interface Waiting {
  readonly done: (page: { readonly rows: readonly SqlRow[]; readonly more: boolean }) => void;
  readonly fail: (cause: Error) => void;
}

/** Long looks into a SQLite file, by a thread of their own. It is hired when the first one comes. */
export class Scans {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #ids = 0;
  #closed = false;

  constructor(readonly path: string) {}

  async *rows(statement: Statement): AsyncGenerator<readonly SqlRow[]> {
    const id = ++this.#ids;
    let next: ReadJob['statement'] = statement;
    let more = true;
    try {
      while (more) {
        const page = await this.#ask({ id, statement: next });
        more = page.more;
        next = 'more';
        yield page.rows;
      }
    } finally {
      if (more) this.#worker?.postMessage({ id, statement: 'drop' } satisfies ReadJob);
    }
  }

  #ask(job: ReadJob): Promise<{ readonly rows: readonly SqlRow[]; readonly more: boolean }> {
    return new Promise((done, fail) => {
      if (this.#closed) return fail(new Error('the store is closed'));
      this.#worker ??= this.#hire();
      this.#waiting.set(job.id, { done, fail });
      this.#worker.ref();
      this.#worker.postMessage(job);
    });
  }

  #hire(): Worker {
    const worker = new Worker(builtFile('store/libsql-reader.js'), { workerData: this.path, execArgv: [] });
    worker.on('message', (result: ReadResult) => {
      const waiting = this.#waiting.get(result.id);
      this.#waiting.delete(result.id);
      // A late answer must not let go of a thread whose end is waited for.
      if (this.#waiting.size === 0 && !this.#closed) worker.unref();
      if ('failed' in result) waiting?.fail(new Error(result.failed));
      else waiting?.done(result);
    });
    // What it had found is gone with it; those who wait are told, the next look has a new thread.
    worker.on('error', cause => {
      if (this.#worker === worker) this.#worker = null;
      this.#fail(cause);
    });
    return worker;
  }

  #fail(cause: Error): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { fail } of waiting) fail(cause);
  }

  async close(dismiss: (worker: Worker) => Promise<void>): Promise<void> {
    this.#closed = true;
    this.#fail(new Error('the store is closed'));
    if (this.#worker !== null) await dismiss(this.#worker);
  }
}
