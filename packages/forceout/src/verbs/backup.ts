import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backup } from '@forceout/server';
import { backupName, isExpired } from '../backup-name.ts';
import { type ExitCode, type Given, Unclear, wholeNumber } from '../command/given.ts';
import { done } from '../command/output.ts';
import { placeOf } from '../place.ts';

const KEEP_DAYS = 30;

/** Into a file, or into a folder: there it gets a name that says when it has to go, and those that had to go are deleted. */
export async function run(given: Given): Promise<ExitCode> {
  const { args, options, json } = given;
  const place = placeOf(options.data);
  if (!('folder' in place)) throw new Unclear('PostgreSQL makes backups of its own: use pg_dump.');
  const [to = ''] = args;
  const days = wholeNumber(given, 'keep', KEEP_DAYS);
  const folder = existsSync(to) && statSync(to).isDirectory() ? to : null;
  if (folder === null && options.keep !== undefined)
    throw new Unclear(`--keep goes with a folder, and ${to} is none. Make the folder first.`);
  return done(() => {
    const now = Date.now();
    const file = folder === null ? to : join(folder, backupName(now, days));
    const rows = backup(place.folder, file);
    const expired = folder === null ? [] : readdirSync(folder).filter(name => isExpired(name, now));
    for (const name of expired) rmSync(join(folder ?? '', name));
    if (json) return { file, rows, ...(folder === null ? {} : { deleted: expired }) };
    const gone = expired.length === 0 ? '' : ` Deleted what was to go by today: ${expired.join(', ')}.`;
    return `Wrote ${file}: ${rows} log rows, all of them checked.${gone}`;
  });
}
