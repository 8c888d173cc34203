import { strToU8, unzipSync, zipSync } from 'fflate';
import { textOf } from '../ui/text-of-file.ts';
import type { RosterFiles } from './read-roster.ts';

/** A roster of a whole district; what unpacks to more is none. */
const MOST = 30_000_000;

/** A browser that fetches a file twice calls it `users (1).csv`, people call it `users-2026.csv`. */
const plainName = (path: string): string =>
  (path.split('/').at(-1) ?? path).toLowerCase().replace(/^([a-z]+)[^a-z].*\.csv$/, '$1.csv');

/** The CSV files somebody chose: one by one, or in a zip. */
export async function filesIn(chosen: readonly File[]): Promise<RosterFiles> {
  const files: Record<string, string> = {};
  for (const file of chosen) {
    if (!/\.zip$/i.test(file.name)) {
      files[plainName(file.name)] = textOf(await file.arrayBuffer());
      continue;
    }
    let size = 0;
    const inside = unzipSync(new Uint8Array(await file.arrayBuffer()), {
      filter: ({ name, originalSize }) => {
        const wanted = /\.csv$/i.test(name);
        if (wanted) size += originalSize;
        if (size > MOST) throw new Error('too much in the archive');
        return wanted;
      },
    });
    for (const [path, bytes] of Object.entries(inside)) files[plainName(path)] = textOf(bytes);
  }
  return files;
}

export const zipOf = (files: RosterFiles): Blob =>
  new Blob(
    [zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))) as BlobPart],
    {
      type: 'application/zip',
    },
  );
