import { restore } from '@forceout/server';
import { type ExitCode, type Given, Unclear } from '../command/given.ts';
import { readable } from '../command/input.ts';
import { answer, stored } from '../command/output.ts';
import { verbWords } from '../command/verb-words.ts';
import { placeOf } from '../place.ts';

export async function run(given: Given): Promise<ExitCode> {
  const { args, options } = given;
  const place = placeOf(options.data);
  if (!('folder' in place)) throw new Unclear('restore.postgres');
  const [file = ''] = args;
  await readable(file);
  const { folder } = place;
  const rows = await stored(() => restore(file, folder));
  await answer(given, (await verbWords(given.language))('restore.done', { rows, folder }), { folder, rows });
  return 0;
}
