import { DataFault } from './data-fault.ts';
import { type Engine, type SqlRow, type SqlValue, type Statement, scanned } from './engine.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { type ExportedRow, ExportUpcaster } from './old-export.ts';

interface Kept {
  readonly name: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
}

/** What moves from one store to another. Who is connected, and tickets, do not outlive a process. */
const KEPT: readonly Kept[] = [
  {
    name: 'people',
    key: ['id'],
    columns: ['id', 'kind', 'name', 'login', 'secret', 'class_id', 'made', 'seen'],
  },
  { name: 'classes', key: ['id'], columns: ['id', 'owner', 'label', 'code', 'is_open', 'made', 'delete_at'] },
  { name: 'roaming_classes', key: ['class_id'], columns: ['class_id'] },
  { name: 'sessions', key: ['hash'], columns: ['hash', 'person', 'made', 'expires'] },
  { name: 'streams', key: ['id'], columns: ['id', 'kind', 'code', 'class_id', 'made', 'card'] },
  { name: 'wakes', key: ['stream_id'], columns: ['stream_id', 'touched', 'wake_at'] },
  {
    name: 'log',
    key: ['stream_id', 'seq'],
    columns: ['stream_id', 'seq', 'wall', 'person', 'key', 'body', 'secret'],
  },
  { name: 'archives', key: ['stream_id'], columns: ['stream_id', 'last', 'entries'] },
  { name: 'roster', key: ['stream_id', 'key'], columns: ['stream_id', 'key', 'name'] },
  { name: 'drafts', key: ['table_id', 'person'], columns: ['table_id', 'person', 'shake', 'draft', 'saved'] },
  { name: 'invitations', key: ['code'], columns: ['code', 'table_id', 'role', 'expires'] },
  { name: 'admissions', key: ['table_id', 'person'], columns: ['table_id', 'person', 'since'] },
  { name: 'tokens', key: ['session'], columns: ['session', 'person', 'label', 'scopes', 'made'] },
  { name: 'programs', key: ['person'], columns: ['person'] },
  { name: 'proofs', key: ['hash'], columns: ['hash', 'kind', 'person', 'value', 'expires'] },
  {
    name: 'passkeys',
    key: ['id'],
    columns: ['id', 'person', 'public_key', 'counter', 'device', 'made', 'used'],
  },
  { name: 'operators', key: ['person'], columns: ['person'] },
  { name: 'settled', key: ['match_id'], columns: ['match_id'] },
  {
    name: 'played',
    key: ['person', 'match_id'],
    columns: [
      ...['person', 'match_id', 'at', 'source', 'game', 'edition', 'division'],
      ...['result', 'place', 'points', 'shakes', 'seat', 'seats'],
    ],
  },
  { name: 'device_matches', key: ['person', 'match_id'], columns: ['person', 'match_id', 'events'] },
  {
    name: 'ratings',
    key: ['person', 'game', 'division', 'against', 'no'],
    columns: ['person', 'game', 'division', 'against', 'no', 'at', 'rating', 'deviation', 'volatility'],
  },
  { name: 'puzzle_progress', key: ['person', 'game'], columns: ['person', 'game', 'progress', 'saved'] },
  { name: 'reviewed', key: ['person', 'match_id'], columns: ['person', 'match_id', 'game', 'at', 'counts'] },
  { name: 'preferences', key: ['person'], columns: ['person', 'settings', 'saved'] },
  {
    name: 'reports',
    key: ['id'],
    columns: ['id', 'at', 'by_person', 'person', 'name', 'table_id', 'state'],
  },
  { name: 'blocked_names', key: ['looks'], columns: ['looks', 'name', 'at'] },
  { name: 'removals', key: ['at', 'what'], columns: ['at', 'what', 'removed'] },
];

const PAGE = 500;
/** Rows of one INSERT: few enough places for either data base. */
const TOGETHER = 100;

const places = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => `$${from + i}`).join(', ');

async function* rowsOf(engine: Engine, { name, key, columns }: Kept): AsyncGenerator<SqlRow> {
  const select = `SELECT ${columns.join(', ')} FROM ${name}`;
  const order = `ORDER BY ${key.join(', ')} LIMIT ${PAGE}`;
  let last: readonly SqlValue[] | null = null;
  for (;;) {
    const rows: readonly SqlRow[] =
      last === null
        ? await scanned(engine, `${select} ${order}`)
        : await scanned(engine, `${select} WHERE (${key.join(', ')}) > (${places(1, key.length)}) ${order}`, last);
    yield* rows;
    if (rows.length < PAGE) return;
    last = key.map(column => rows.at(-1)![column] ?? null);
  }
}

/** All data as lines of JSON. */
export async function* exportAll(engine: Engine): AsyncGenerator<string> {
  yield JSON.stringify({ forceout: 'export', version: SCHEMA_VERSION, ends: true });
  let rows = 0;
  for (const kept of KEPT)
    for await (const row of rowsOf(engine, kept)) {
      rows++;
      yield JSON.stringify({ in: kept.name, row: kept.columns.map(column => row[column] ?? null) });
    }
  yield JSON.stringify({ end: rows });
}

const isValue = (x: unknown): x is SqlValue => x === null || typeof x === 'string' || typeof x === 'number';

/** Lines of an export into an empty store, all or none. Resolves with the number of rows. */
export async function importAll(engine: Engine, lines: AsyncIterable<string>): Promise<number> {
  if (
    (await engine.query('SELECT id FROM people LIMIT 1')).length > 0 ||
    (await engine.query('SELECT id FROM streams LIMIT 1')).length > 0
  )
    throw new DataFault('not-empty');
  try {
    const rows = await readAll(engine, lines);
    await engine.lookOver?.();
    return rows;
  } catch (cause) {
    // It was empty before: half an import would look like all of it.
    await engine.write(...KEPT.map(({ name }) => ({ text: `DELETE FROM ${name}`, values: [] })));
    throw cause;
  }
}

interface Row {
  readonly kept: Kept;
  readonly values: readonly SqlValue[];
}

/** Rows that follow one another in one table go in by one statement. */
function* statements(rows: readonly Row[]): Generator<Statement> {
  for (let from = 0; from < rows.length; ) {
    const { kept } = rows[from]!;
    let to = from + 1;
    while (to < rows.length && to - from < TOGETHER && rows[to]!.kept === kept) to++;
    const width = kept.columns.length;
    const given = rows.slice(from, to);
    const tuples = given.map((_, i) => `(${places(1 + i * width, width)})`).join(', ');
    yield {
      text: `INSERT INTO ${kept.name} (${kept.columns.join(', ')}) VALUES ${tuples}`,
      values: given.flatMap(({ values }) => values),
    };
    from = to;
  }
}

async function readAll(engine: Engine, lines: AsyncIterable<string>): Promise<number> {
  let no = 0;
  let rows = 0;
  let page: Row[] = [];
  let head: Head | null = null;
  let counted = 0;
  let ended = false;
  const flush = async () => {
    if (page.length > 0) await engine.write(...statements(page));
    rows += page.length;
    page = [];
  };
  for await (const line of lines) {
    no++;
    if (head === null) head = readHead(line);
    else if (ended) throw new DataFault('past-end', { line: no });
    else {
      const given = parsed(line, no);
      if (given.end === undefined) {
        counted++;
        for (const row of head.upcaster.read(readLine(given, no))) page.push(rowOf(row, no));
      } else if (given.end === counted) ended = true;
      else throw new DataFault('rows', { says: String(given.end), rows: counted });
      if (page.length >= PAGE) await flush();
    }
  }
  if (head === null) throw new DataFault('nothing');
  if (head.ends && !ended) throw new DataFault('cut-off', { line: no });
  for (const row of head.upcaster.rest()) page.push(rowOf(row, no));
  await flush();
  return rows;
}

function parsed(line: string, no: number): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>;
  } catch {}
  throw new DataFault('no-line', { line: no });
}

interface Head {
  /** Its last line tells how many rows there are. Older exports have none. */
  readonly ends: boolean;
  readonly upcaster: ExportUpcaster;
}

function readHead(line: string): Head {
  const { forceout, version, ends } = parsed(line, 1);
  if (forceout !== 'export' || typeof version !== 'number') throw new DataFault('no-export');
  if (version > SCHEMA_VERSION) throw new DataFault('newer-export');
  return { ends: ends === true, upcaster: new ExportUpcaster(version) };
}

function readLine({ in: name, row }: Readonly<Record<string, unknown>>, no: number): ExportedRow {
  if (typeof name !== 'string' || !Array.isArray(row) || !row.every(isValue))
    throw new DataFault('no-line', { line: no });
  return { in: name, row };
}

function rowOf({ in: name, row }: ExportedRow, no: number): Row {
  const kept = KEPT.find(k => k.name === name);
  if (kept === undefined || row.length !== kept.columns.length) throw new DataFault('no-line', { line: no });
  return { kept, values: row };
}
