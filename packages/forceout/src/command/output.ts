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

/** Does something whose failure is not the fault of what was typed: says what came of it, or what went wrong. */
export async function done(work: () => string | object | Promise<string | object>): Promise<0 | 1> {
  try {
    const said = await work();
    if (said !== '') process.stdout.write(`${typeof said === 'string' ? said : JSON.stringify(said)}\n`);
    return 0;
  } catch (cause) {
    process.stderr.write(`${(cause as Error).message}\n`);
    return 1;
  }
}
