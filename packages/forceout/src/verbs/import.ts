import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { BadExport, importAll, openEngine } from '@forceout/server';
import type { ExitCode, Given } from '../command/given.ts';
import { done, progress } from '../command/output.ts';
import { linesOf } from '../lines.ts';
import { placeOf } from '../place.ts';

/** Longer than any row: what is longer is no export. */
const LINE_CHARS = 64_000_000;

async function* exported(input: AsyncIterable<string>, report: (rows: number) => void): AsyncGenerator<string> {
  let rows = 0;
  for await (const line of linesOf(input, LINE_CHARS)) {
    if (line === null) throw new BadExport('A line is too long; this is not an export of Forceout.');
    report(++rows);
    yield line;
  }
}

export async function run({ args, options, json }: Given): Promise<ExitCode> {
  const file = args[0] === '-' ? undefined : args[0];
  return done(async () => {
    // Looked at before the store is: a wrong name leaves nothing behind.
    if (file !== undefined) await (await open(file)).close();
    const engine = await openEngine(placeOf(options.data));
    const shown = progress('import');
    try {
      // Read only as fast as the store takes it in.
      const input = (file === undefined ? process.stdin : createReadStream(file)).setEncoding('utf8');
      const rows = await importAll(engine, exported(input, shown.report));
      return json ? { rows } : `Imported ${rows} rows.`;
    } finally {
      shown.end();
      await engine.close();
    }
  });
}
