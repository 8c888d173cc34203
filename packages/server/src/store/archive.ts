import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { StoredEntry } from '@forceout/host';

/** A long text, compressed. */
export const packedText = (text: string): string => brotliCompressSync(text).toString('base64');

export const unpackedText = (packed: string): string => brotliDecompressSync(Buffer.from(packed, 'base64')).toString();

/** A whole stream as one compressed text; every entry comes out as it went in. */
export const packed = (entries: readonly StoredEntry[]): string =>
  packedText(
    JSON.stringify(entries.map(({ seq, wall, person, key, body, secret }) => [seq, wall, person, key, body, secret])),
  );

type Row = readonly [number, number, string | null, string | null, string, string | null];

export const unpacked = (archive: string): readonly StoredEntry[] =>
  (JSON.parse(unpackedText(archive)) as readonly Row[]).map(([seq, wall, person, key, body, secret]) => ({
    seq,
    wall,
    person,
    key,
    body,
    secret,
  }));
