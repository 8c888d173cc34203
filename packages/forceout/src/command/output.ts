import { Unreadable } from './faults.ts';
import { Unclear, Undone } from './given.ts';

/** Resolves when the reader has taken it, so that nothing piles up. */
export const write = (text: string) => new Promise<void>(done => process.stdout.write(text, () => done()));

const LATER_MS = 500;

/** How far long work has come: on a terminal, in place, never in a file of lines. */
export function progress(label: string): {
  readonly report: (done: number, all?: number) => void;
  readonly end: () => void;
} {
  const shown = process.stderr.isTTY === true;
  const since = performance.now();
  let told = since;
  return {
    report: (done, all) => {
      const now = performance.now();
      if (!shown || now - told < LATER_MS) return;
      told = now;
      const share = all === undefined ? `${done}` : `${done}/${all} (${Math.floor((100 * done) / Math.max(1, all))} %)`;
      process.stderr.write(`\r\u001b[K${label}: ${share}, ${Math.round((now - since) / 1000)} s`);
    },
    end: () => void (shown && told !== since && process.stderr.write('\r\u001b[K')),
  };
}

/** What came of a command: a sentence for people, or the same for programs. */
export async function answer(given: { readonly json: boolean }, said: string, fields: object): Promise<void> {
  await write(`${given.json ? JSON.stringify(fields) : said}\n`);
}

/** Work of the store: what it says when it cannot, whoever runs the server can put right. */
export async function stored<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    // Loaded by whoever has called it already; the other commands do without.
    const { DataFault } = await import('@forceout/server');
    if (cause instanceof DataFault) throw new Undone(`data.${cause.key}`, cause.facts);
    const { path, code, message } = cause as NodeJS.ErrnoException;
    if (cause instanceof Unclear || cause instanceof Unreadable || path !== undefined) throw cause;
    if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') throw new Undone('database-away', { error: message || code });
    throw new Undone('not-done', { message: message || String(code) });
  }
}
