import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, brotliDecompressSync, constants } from 'node:zlib';
import type { StoredEntry } from '@forceout/host';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** A long text, compressed. */
export const packedText = (text: string): string => brotliCompressSync(text).toString('base64');

export const unpackedText = (packed: string): string => brotliDecompressSync(Buffer.from(packed, 'base64')).toString();

/** A last step more would take ten times as long for a tenth less. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 } };

/** Archives in columns begin with it; older ones are rows and begin with a letter or digit. */
const IN_COLUMNS = '~';

/** Numbers that follow from what came before are told as the difference to what was to be expected. */
class Expected {
  #seq = 0;
  #offset = 0;

  /** Of an entry at this moment of the wall. */
  write(body: string, wall: number): string {
    return body.replace(
      /"seq":(\d{1,15})(?=[,}])|:([1-9]\d{3,14})(?=[,}])/g,
      (_, seq: string | undefined, number: string) =>
        seq === undefined ? `:~${this.#numberAt(wall, Number(number))}` : `"seq":~${this.#seqIs(Number(seq))}`,
    );
  }

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

  #seqIs(seq: number): number {
    const difference = seq - this.#seq - 1;
    this.#seq = seq;
    return difference;
  }

  #numberAt(wall: number, number: number): number {
    const difference = number - wall - this.#offset;
    this.#offset = nextOffset(this.#offset, number - wall, difference);
    return difference;
  }
}

/** Table time runs with the wall's until it stands still somewhere: then the numbers are off by more than a limit. */
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

function textOf(entries: readonly StoredEntry[]): string {
  const people = [...new Set(entries.map(({ person }) => person))];
  let wall = 0;
  const walls = entries.map(entry => {
    const passed = entry.wall - wall;
    wall = entry.wall;
    return passed;
  });
  const expected = new Expected();
  const head: Columns = [
    entries[0]?.seq ?? 1,
    walls,
    people,
    entries.map(({ person }) => people.indexOf(person)),
    entries.map(({ key }) => key),
    entries.map(({ secret }) => secret),
  ];
  return [JSON.stringify(head), ...entries.map(entry => expected.write(entry.body, entry.wall))].join('\n');
}

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

/** A whole stream as one compressed text; every entry comes out as it went in. */
export async function packed(entries: readonly StoredEntry[]): Promise<string> {
  const rows = asRows(entries);
  const text = textOf(entries);
  // What somebody typed may look like one of our differences: then it is kept as it is.
  if (asRows(entriesOf(text)) !== rows) return (await compress(rows, QUALITY)).toString('base64');
  return IN_COLUMNS + (await compress(text, QUALITY)).toString('base64');
}

type Row = readonly [number, number, string | null, string | null, string, string | null];

export async function unpacked(archive: string): Promise<readonly StoredEntry[]> {
  const columns = archive.startsWith(IN_COLUMNS);
  const text = (await decompress(Buffer.from(columns ? archive.slice(1) : archive, 'base64'))).toString();
  if (columns) return entriesOf(text);
  return (JSON.parse(text) as readonly Row[]).map(([seq, wall, person, key, body, secret]) => ({
    ...{ seq, wall, person, key, body, secret },
  }));
}
