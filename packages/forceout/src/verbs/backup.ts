import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backup } from '@forceout/server';
import { backupName, isExpired } from '../backup-name.ts';
import { type ExitCode, type Given, Unclear, wholeNumber } from '../command/given.ts';
import { answer, stored } from '../command/output.ts';
import { verbWords } from '../command/verb-words.ts';
import { placeOf } from '../place.ts';

const KEEP_DAYS = 30;

/** Into a file, or into a folder: there it gets a name that says when it has to go, and those that had to go are deleted. */
export async function run(given: Given): Promise<ExitCode> {
  const { args, options } = given;
  const place = placeOf(options.data);
  if (!('folder' in place)) throw new Unclear('backup.postgres');
  const [to = ''] = args;
  const days = wholeNumber(given, 'keep', KEEP_DAYS);
  const folder = existsSync(to) && statSync(to).isDirectory() ? to : null;
  if (folder === null && options.keep !== undefined) throw new Unclear('backup.keep', { file: to });
  const now = Date.now();
  const file = folder === null ? to : join(folder, backupName(now, days));
  const rows = await stored(() => backup(place.folder, file));
  const deleted = folder === null ? [] : readdirSync(folder).filter(name => isExpired(name, now));
  for (const name of deleted) rmSync(join(folder ?? '', name));
  const translate = await verbWords(given.language);
  const said = [
    translate('backup.wrote', { file, rows }),
    ...(deleted.length === 0 ? [] : [translate('backup.deleted', { files: deleted.join(', ') })]),
  ];
  await answer(given, said.join(' '), { file, rows, ...(folder === null ? {} : { deleted }) });
  return 0;
}
