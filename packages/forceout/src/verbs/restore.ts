import { restore } from '@forceout/server';
import { type ExitCode, type Given, Unclear } from '../command/given.ts';
import { done } from '../command/output.ts';
import { placeOf } from '../place.ts';

export async function run(given: Given): Promise<ExitCode> {
  const { args, options, json } = given;
  const place = placeOf(options.data);
  if (!('folder' in place)) throw new Unclear('A backup goes into a folder; `forceout import` fills PostgreSQL.');
  const [file = ''] = args;
  return done(() => {
    const rows = restore(file, place.folder);
    return json ? { folder: place.folder, rows } : `Restored ${rows} log rows into ${place.folder}.`;
  });
}
