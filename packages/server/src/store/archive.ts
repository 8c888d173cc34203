import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { StoredEntry } from '@forceout/host';

/** A whole stream as one compressed text; every entry comes out as it went in. */
export const packed = (entries: readonly StoredEntry[]): string =>
  brotliCompressSync(
    JSON.stringify(entries.map(({ seq, wall, person, key, body, secret }) => [seq, wall, person, key, body, secret])),
  ).toString('base64');

type Row = readonly [number, number, string | null, string | null, string, string | null];

export const unpacked = (archive: string): readonly StoredEntry[] =>
  (JSON.parse(brotliDecompressSync(Buffer.from(archive, 'base64')).toString()) as readonly Row[]).map(
    ([seq, wall, person, key, body, secret]) => ({ seq, wall, person, key, body, secret }),
  );
