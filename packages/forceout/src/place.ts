import type { Place } from '@forceout/server';
import { Unclear } from './command/given.ts';

/** Where data lives: the data base of DATABASE_URL, else a folder of our own. */
export function placeOf(folder: string | undefined): Place {
  const url = process.env.DATABASE_URL;
  if (folder === undefined && url !== undefined && url !== '') {
    if (!/^postgres(ql)?:\/\//.test(url)) throw new Unclear('database-url');
    return { url };
  }
  return { folder: folder ?? process.env.FORCEOUT_DATA ?? './data' };
}
