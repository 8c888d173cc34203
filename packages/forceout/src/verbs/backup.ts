import { parseArgs } from 'node:util';
import { backup } from '@forceout/server';
import { placeOf } from '../place.ts';

export const summary = 'copy all data to one file while the server runs: forceout backup <file> [--data folder]';

export async function run(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { data: { type: 'string' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (file === undefined) throw new Error('Say where the backup goes: forceout backup <file>');
    const place = placeOf(values.data);
    if (!('folder' in place)) throw new Error('PostgreSQL makes backups of its own: use pg_dump.');
    process.stdout.write(`Wrote ${file}: ${backup(place.folder, file)} log rows, all of them checked.\n`);
    return 0;
  } catch (cause) {
    process.stderr.write(`${(cause as Error).message}\n`);
    return 1;
  }
}
