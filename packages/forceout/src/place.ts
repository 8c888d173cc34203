import type { Place } from '@forceout/server';
import { Unclear } from './command/given.ts';
import { settingOf } from './settings.ts';

/** Where data lives: the data base of DATABASE_URL, else a folder of our own. */
export function placeOf(folder: string | undefined): Place {
  const url = settingOf('DATABASE_URL');
  if (folder === undefined && url !== undefined) {
    if (!/^postgres(ql)?:\/\//.test(url)) throw new Unclear('database-url');
    return { url };
  }
  return { folder: folder ?? settingOf('FORCEOUT_DATA') ?? './data' };
}
