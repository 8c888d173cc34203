import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { BadExport, importAll, openEngine } from '@forceout/server';
import { linesOf } from '../lines.ts';
import { placeOf } from '../place.ts';

export const summary = 'read all data from an export into an empty place: forceout import [file] [--data folder]';

/** Longer than any row: what is longer is no export. */
const LINE_CHARS = 64_000_000;

async function* exported(input: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of linesOf(input, LINE_CHARS)) {
    if (line === null) throw new BadExport('A line is too long; this is not an export of Forceout.');
    yield line;
  }
}

export async function run(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { data: { type: 'string' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    // Looked at before the store is: a wrong name leaves nothing behind.
    if (file !== undefined) await (await open(file)).close();
    const engine = await openEngine(placeOf(values.data));
    try {
      // Read only as fast as the store takes it in.
      const input = (file === undefined ? process.stdin : createReadStream(file)).setEncoding('utf8');
      const rows = await importAll(engine, exported(input));
      process.stdout.write(`Imported ${rows} rows.\n`);
    } finally {
      await engine.close();
    }
    return 0;
  } catch (cause) {
    process.stderr.write(`${(cause as Error).message}\n`);
    return 1;
  }
}
