import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, brotliDecompressSync, constants } from 'node:zlib';
import type { StoredEntry } from '@forceout/host';
import { SAMPLE } from './archive-sample.ts';
import { BitReader, BitWriter } from './bit-coder.ts';
import { EntryModel } from './entry-model.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** A long text, compressed. */
export const packedText = (text: string): string => brotliCompressSync(text).toString('base64');

export const unpackedText = (packed: string): string => brotliDecompressSync(Buffer.from(packed, 'base64')).toString();

/** A last step more would take ten times as long for a tenth less. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 } };

/** Archives begin with it that say only what a model of entries did not expect. */
const MODELLED = '%';
/** Earlier ones are columns, and the first of all rows, which begin with a letter or digit. */
const IN_COLUMNS = '~';

/** Numbers that follow from what came before were told in columns as the difference to what was to be expected. */
class Expected {
  #seq = 0;
  #offset = 0;

  read(body: string, wall: number): string {
    return body.replace(
      /"seq":~(-?\d+)(?=[,}])|:~(-?\d+)(?=[,}])/g,
      (_, seq: string | undefined, difference: string) => {
        if (seq !== undefined) {
          this.#seq += 1 + Number(seq);
          return `"seq":${this.#seq}`;
        }
        const number = wall + this.#offset + Number(difference);
        this.#offset = nextOffset(this.#offset, number - wall, Number(difference));
        return `:${number}`;
      },
    );
  }
}

/**
 * A moment lies at most so far behind the one that was expected. Where it does not, the time of the table stood still
 * somewhere, and later moments are expected from there on.
 */
const LIMIT_MS = 600_000;
const nextOffset = (offset: number, found: number, difference: number): number =>
  difference < 0 || difference > LIMIT_MS ? found : offset;

type Columns = readonly [
  first: number,
  walls: readonly number[],
  people: readonly (string | null)[],
  person: readonly number[],
  keys: readonly (string | null)[],
  secrets: readonly (string | null)[],
];

function entriesOf(text: string): readonly StoredEntry[] {
  const [head = '', ...bodies] = text.split('\n');
  const [first, walls, people, person, keys, secrets] = JSON.parse(head) as Columns;
  const expected = new Expected();
  let wall = 0;
  return bodies.map((body, i) => {
    wall += walls[i] ?? 0;
    return {
      ...{ seq: first + i, wall, person: people[person[i] ?? 0] ?? null, key: keys[i] ?? null },
      ...{ body: expected.read(body, wall), secret: secrets[i] ?? null },
    };
  });
}

const asRows = (entries: readonly StoredEntry[]): string =>
  JSON.stringify(entries.map(({ seq, wall, person, key, body, secret }) => [seq, wall, person, key, body, secret]));

let learnt: Promise<EntryModel> | null = null;

/** What typical matches look like: whoever has read them has little to say about the next one. */
async function learntFrom(sample: Uint8Array, streams: number): Promise<EntryModel> {
  const reader = new BitReader(sample);
  let model = new EntryModel(reader);
  for (let i = 0; i < streams; i++) {
    model = model.startedWith(reader);
    await model.stream();
  }
  return model;
}

const model = (): Promise<EntryModel> => {
  learnt ??= learntFrom(Buffer.from(SAMPLE.bytes, 'base64'), SAMPLE.streams);
  return learnt;
};

async function modelled(entries: readonly StoredEntry[]): Promise<string> {
  const writer = new BitWriter();
  await (await model()).startedWith(writer).stream(entries);
  return writer.end().toString('base64');
}

const unmodelled = async (archive: string): Promise<readonly StoredEntry[]> =>
  (await model()).startedWith(new BitReader(Buffer.from(archive, 'base64'))).stream();

/** A whole stream as one short text; every entry comes out as it went in. */
export async function packed(entries: readonly StoredEntry[]): Promise<string> {
  const rows = asRows(entries);
  const archive = await modelled(entries);
  // What does not come back to the letter (signs that no text of ours has) is kept as it is.
  if (asRows(await unmodelled(archive).catch(() => [])) === rows) return MODELLED + archive;
  return (await compress(rows, QUALITY)).toString('base64');
}

type Row = readonly [number, number, string | null, string | null, string, string | null];

export async function unpacked(archive: string): Promise<readonly StoredEntry[]> {
  if (archive.startsWith(MODELLED)) return unmodelled(archive.slice(1));
  const columns = archive.startsWith(IN_COLUMNS);
  const text = (await decompress(Buffer.from(columns ? archive.slice(1) : archive, 'base64'))).toString();
  if (columns) return entriesOf(text);
  return (JSON.parse(text) as readonly Row[]).map(([seq, wall, person, key, body, secret]) => ({
    ...{ seq, wall, person, key, body, secret },
  }));
}
