import type { Dialect, Engine, Statement } from './engine.ts';
import { namesToRoster } from './names-to-roster.ts';

/**
 * Forward only: a step, once released, is never changed; new ones go to the end. What changes with every act is kept
 * small and close together, because every page that changes is written to the disk.
 */
const STEPS: readonly ((dialect: Dialect) => readonly string[])[] = [
  ({ clustered }) => [
    `CREATE TABLE tables (
       id TEXT PRIMARY KEY,
       code TEXT UNIQUE,
       class_id TEXT,
       made BIGINT NOT NULL,
       card TEXT NOT NULL
     )`,
    'CREATE INDEX tables_made ON tables (made)',
    `CREATE TABLE wakes (
       table_id TEXT PRIMARY KEY,
       touched BIGINT NOT NULL,
       wake_at BIGINT,
       claimed_until BIGINT NOT NULL DEFAULT 0
     )${clustered}`,
    'CREATE INDEX wakes_at ON wakes (wake_at) WHERE wake_at IS NOT NULL',
    `CREATE TABLE log (
       table_id TEXT NOT NULL,
       seq BIGINT NOT NULL,
       wall BIGINT NOT NULL,
       person TEXT,
       key TEXT,
       body TEXT NOT NULL,
       secret TEXT,
       PRIMARY KEY (table_id, seq)
     )${clustered}`,
    'CREATE UNIQUE INDEX log_keys ON log (table_id, key) WHERE key IS NOT NULL',
    `CREATE TABLE drafts (
       table_id TEXT NOT NULL, person TEXT NOT NULL, shake BIGINT NOT NULL, draft TEXT NOT NULL, saved BIGINT NOT NULL,
       PRIMARY KEY (table_id, person)
     )`,
    'CREATE TABLE nodes (id TEXT PRIMARY KEY, beat BIGINT NOT NULL)',
    `CREATE TABLE attends (
       table_id TEXT NOT NULL, node TEXT NOT NULL, who TEXT NOT NULL,
       PRIMARY KEY (table_id, node)
     )`,
    'CREATE INDEX attends_node ON attends (node)',
  ],
  () => [
    `CREATE TABLE people (
       id TEXT PRIMARY KEY,
       kind TEXT NOT NULL,
       name TEXT NOT NULL,
       login TEXT UNIQUE,
       secret TEXT,
       class_id TEXT,
       made BIGINT NOT NULL,
       seen BIGINT NOT NULL
     )`,
    'CREATE INDEX people_class ON people (class_id)',
    'CREATE INDEX people_seen ON people (seen)',
    `CREATE TABLE sessions (
       hash TEXT PRIMARY KEY, person TEXT NOT NULL, made BIGINT NOT NULL, expires BIGINT NOT NULL
     )`,
    'CREATE INDEX sessions_person ON sessions (person)',
    'CREATE TABLE tickets (hash TEXT PRIMARY KEY, session TEXT NOT NULL, expires BIGINT NOT NULL)',
    `CREATE TABLE classes (
       id TEXT PRIMARY KEY,
       owner TEXT NOT NULL,
       label TEXT NOT NULL,
       code TEXT NOT NULL UNIQUE,
       is_open BIGINT NOT NULL,
       made BIGINT NOT NULL,
       delete_at BIGINT NOT NULL
     )`,
    'CREATE INDEX classes_owner ON classes (owner)',
    `CREATE TABLE invitations (
       code TEXT PRIMARY KEY, table_id TEXT NOT NULL, role TEXT NOT NULL, expires BIGINT NOT NULL
     )`,
    `CREATE TABLE admissions (
       table_id TEXT NOT NULL, person TEXT NOT NULL, since BIGINT NOT NULL,
       PRIMARY KEY (table_id, person)
     )`,
    'CREATE INDEX admissions_person ON admissions (person)',
    `CREATE TABLE presses (
       table_id TEXT NOT NULL, game_seq BIGINT NOT NULL, seat BIGINT NOT NULL, key TEXT NOT NULL, press TEXT NOT NULL,
       wall BIGINT NOT NULL,
       PRIMARY KEY (table_id, game_seq, seat)
     )`,
  ],
  // Where rows lay in the order of their key, each act changed pages of its own table; one after the other they share them.
  // Every index costs a page an act, so there is one: that sequences are not given twice is seen to by the writing thread.
  ({ clustered }) =>
    clustered === ''
      ? []
      : [
          `CREATE TABLE log_in_order (
             table_id TEXT NOT NULL,
             seq BIGINT NOT NULL,
             wall BIGINT NOT NULL,
             person TEXT,
             key TEXT,
             body TEXT NOT NULL,
             secret TEXT
           )`,
          `INSERT INTO log_in_order (table_id, seq, wall, person, key, body, secret)
             SELECT table_id, seq, wall, person, key, body, secret FROM log ORDER BY wall, table_id, seq`,
          'DROP TABLE log',
          'ALTER TABLE log_in_order RENAME TO log',
          'CREATE UNIQUE INDEX log_keys ON log (table_id, key)',
        ],
  // A table is one kind of stream. Names leave the log for the roster (`REWRITES`); from then on an entry never changes.
  ({ clustered, sealLog }) => [
    'ALTER TABLE tables RENAME TO streams',
    "ALTER TABLE streams ADD COLUMN kind TEXT NOT NULL DEFAULT 'table'",
    'ALTER TABLE wakes RENAME COLUMN table_id TO stream_id',
    'ALTER TABLE log RENAME COLUMN table_id TO stream_id',
    `CREATE TABLE roster (
       stream_id TEXT NOT NULL, key TEXT NOT NULL, name TEXT NOT NULL,
       PRIMARY KEY (stream_id, key)
     )${clustered}`,
    'CREATE INDEX roster_key ON roster (key)',
    'CREATE TABLE archives (stream_id TEXT PRIMARY KEY, last BIGINT NOT NULL, entries TEXT NOT NULL)',
    ...sealLog,
  ],
];

/** What a step does to rows, before its schema is in place: all of it goes in together. */
const REWRITES: Readonly<
  Record<number, { readonly at: string; readonly rows: (engine: Engine) => Promise<readonly Statement[]> }>
> = {
  4: { at: 'CREATE INDEX roster_key', rows: namesToRoster },
};

export const SCHEMA_VERSION = STEPS.length;

export class NewerSchema extends Error {
  constructor(found: number) {
    super(
      `This data was written by a newer Forceout (schema ${found}, this one knows ${SCHEMA_VERSION}). Update Forceout and start it again.`,
    );
  }
}

/** Brings a data base up to `to`. Each step and its number go in together. */
export async function migrate(engine: Engine, to = SCHEMA_VERSION): Promise<void> {
  await engine.write({ text: 'CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)', values: [] });
  const [row] = await engine.query('SELECT MAX(version) AS version FROM schema_version');
  const found = Number(row?.version ?? 0);
  if (found > SCHEMA_VERSION) throw new NewerSchema(found);
  for (let step = found; step < to; step++) {
    const schema = STEPS[step]!(engine.dialect).map(text => ({ text, values: [] }));
    const rewrite = REWRITES[step + 1];
    const rows = (await rewrite?.rows(engine)) ?? [];
    const at = rewrite === undefined ? schema.length : schema.findIndex(({ text }) => text.startsWith(rewrite.at));
    await engine.write(...schema.slice(0, at), ...rows, ...schema.slice(at), {
      text: 'INSERT INTO schema_version (version) VALUES ($1)',
      values: [step + 1],
    });
  }
}
