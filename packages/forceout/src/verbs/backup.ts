import { backup } from '@forceout/server';
import { type ExitCode, type Given, Unclear } from '../command/given.ts';
import { done } from '../command/output.ts';
import { placeOf } from '../place.ts';

export async function run(given: Given): Promise<ExitCode> {
  const { args, options, json } = given;
  const place = placeOf(options.data);
  if (!('folder' in place)) throw new Unclear('PostgreSQL makes backups of its own: use pg_dump.');
  const [file = ''] = args;
  return done(() => {
    const rows = backup(place.folder, file);
    return json ? { file, rows } : `Wrote ${file}: ${rows} log rows, all of them checked.`;
  });
}
