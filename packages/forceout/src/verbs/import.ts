import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { importAll, openEngine } from '@forceout/server';
import { placeOf } from '../place.ts';

export const summary = 'read all data from an export into an empty place: forceout import [file] [--data folder]';

export async function run(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { data: { type: 'string' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    const input = file === undefined ? process.stdin : (await open(file)).createReadStream();
    const engine = await openEngine(placeOf(values.data));
    try {
      const rows = await importAll(engine, createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }));
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
