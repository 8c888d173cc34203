import { parseArgs } from 'node:util';
import { restore } from '@forceout/server';
import { placeOf } from '../place.ts';

export const summary = 'put a backup into an empty folder: forceout restore <file> [--data folder]';

export async function run(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { data: { type: 'string' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (file === undefined) throw new Error('Say which backup: forceout restore <file>');
    const place = placeOf(values.data);
    if (!('folder' in place)) throw new Error('A backup goes into a folder; `forceout import` fills PostgreSQL.');
    process.stdout.write(`Restored ${restore(file, place.folder)} log rows into ${place.folder}.\n`);
    return 0;
  } catch (cause) {
    process.stderr.write(`${(cause as Error).message}\n`);
    return 1;
  }
}
