import type { Engine, SqlRow, SqlValue } from './engine.ts';
import { SCHEMA_VERSION } from './migrations.ts';

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
  { name: 'sessions', key: ['hash'], columns: ['hash', 'person', 'made', 'expires'] },
  { name: 'tables', key: ['id'], columns: ['id', 'code', 'class_id', 'made', 'card'] },
  { name: 'wakes', key: ['table_id'], columns: ['table_id', 'touched', 'wake_at'] },
  {
    name: 'log',
    key: ['table_id', 'seq'],
    columns: ['table_id', 'seq', 'wall', 'person', 'key', 'body', 'secret'],
  },
  { name: 'drafts', key: ['table_id', 'person'], columns: ['table_id', 'person', 'shake', 'draft', 'saved'] },
  { name: 'invitations', key: ['code'], columns: ['code', 'table_id', 'role', 'expires'] },
  { name: 'admissions', key: ['table_id', 'person'], columns: ['table_id', 'person', 'since'] },
];

const PAGE = 500;

export class BadExport extends Error {}

const places = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => `$${from + i}`).join(', ');

async function* rowsOf(engine: Engine, { name, key, columns }: Kept): AsyncGenerator<SqlRow> {
  const select = `SELECT ${columns.join(', ')} FROM ${name}`;
  const order = `ORDER BY ${key.join(', ')} LIMIT ${PAGE}`;
  let last: readonly SqlValue[] | null = null;
  for (;;) {
    const rows: readonly SqlRow[] =
      last === null
        ? await engine.query(`${select} ${order}`)
        : await engine.query(`${select} WHERE (${key.join(', ')}) > (${places(1, key.length)}) ${order}`, last);
    yield* rows;
    if (rows.length < PAGE) return;
    last = key.map(column => rows.at(-1)![column] ?? null);
  }
}

/** All data as lines of JSON. */
export async function* exportAll(engine: Engine): AsyncGenerator<string> {
  yield JSON.stringify({ forceout: 'export', version: SCHEMA_VERSION });
  for (const kept of KEPT)
    for await (const row of rowsOf(engine, kept))
      yield JSON.stringify({ in: kept.name, row: kept.columns.map(column => row[column] ?? null) });
}

const isValue = (x: unknown): x is SqlValue => x === null || typeof x === 'string' || typeof x === 'number';

/** Lines of an export into an empty store. Resolves with the number of rows. */
export async function importAll(engine: Engine, lines: AsyncIterable<string>): Promise<number> {
  if (
    (await engine.query('SELECT id FROM people LIMIT 1')).length > 0 ||
    (await engine.query('SELECT id FROM tables LIMIT 1')).length > 0
  )
    throw new BadExport('The data you import into is not empty. Choose an empty place.');
  let no = 0;
  let rows = 0;
  let page: { text: string; values: readonly SqlValue[] }[] = [];
  const flush = async () => {
    if (page.length > 0) await engine.write(...page);
    rows += page.length;
    page = [];
  };
  for await (const line of lines) {
    no++;
    if (no === 1) {
      readHead(line);
      continue;
    }
    page.push(readRow(line, no));
    if (page.length === PAGE) await flush();
  }
  if (no === 0) throw new BadExport('There is nothing to import.');
  await flush();
  return rows;
}

function parsed(line: string, no: number): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>;
  } catch {}
  throw new BadExport(`Line ${no} is not a line of an export.`);
}

function readHead(line: string): void {
  const { forceout, version } = parsed(line, 1);
  if (forceout !== 'export' || typeof version !== 'number') throw new BadExport('This is not an export of Forceout.');
  if (version > SCHEMA_VERSION)
    throw new BadExport('This export was made by a newer Forceout. Update, then import it.');
}

function readRow(line: string, no: number): { text: string; values: readonly SqlValue[] } {
  const { in: name, row } = parsed(line, no);
  const kept = KEPT.find(k => k.name === name);
  if (kept === undefined || !Array.isArray(row) || row.length !== kept.columns.length || !row.every(isValue))
    throw new BadExport(`Line ${no} is not a line of an export.`);
  const text = `INSERT INTO ${kept.name} (${kept.columns.join(', ')}) VALUES (${places(1, row.length)})`;
  return { text, values: row };
}
