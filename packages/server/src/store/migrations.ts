import { DataFault } from './data-fault.ts';
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
  // What lists of tables are asked for stands in the card; made into columns it can be found by an index.
  ({ ofCard }) => [
    `ALTER TABLE streams ADD COLUMN ${ofCard('stage', 'stage')}`,
    `ALTER TABLE streams ADD COLUMN ${ofCard('listed', 'setup', 'listed')}`,
    `ALTER TABLE streams ADD COLUMN ${ofCard('watch', 'setup', 'watch')}`,
    `ALTER TABLE streams ADD COLUMN ${ofCard('edition', 'setup', 'edition')}`,
    `ALTER TABLE streams ADD COLUMN ${ofCard('division', 'setup', 'division')}`,
    "CREATE INDEX streams_waiting ON streams (made, id) WHERE stage = 'gathering' AND listed = 'true'",
    "CREATE INDEX streams_live ON streams (made, id) WHERE stage = 'playing' AND listed = 'true' AND watch = 'open'",
    "CREATE INDEX streams_unfinished ON streams (id) WHERE stage IN ('gathering', 'playing')",
    "CREATE INDEX streams_over ON streams (id) WHERE stage = 'over'",
  ],
  // Accounts: what they sign in with, what they played, how well, and what was said about names.
  ({ clustered }) => [
    'CREATE TABLE devices (session TEXT PRIMARY KEY, device TEXT NOT NULL, seen BIGINT NOT NULL)',
    `CREATE TABLE proofs (
       hash TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT, value TEXT, expires BIGINT NOT NULL
     )`,
    'CREATE INDEX proofs_person ON proofs (person, kind)',
    `CREATE TABLE passkeys (
       id TEXT PRIMARY KEY, person TEXT NOT NULL, public_key TEXT NOT NULL, counter BIGINT NOT NULL, device TEXT NOT NULL,
       made BIGINT NOT NULL, used BIGINT NOT NULL
     )`,
    'CREATE INDEX passkeys_person ON passkeys (person)',
    'CREATE TABLE operators (person TEXT PRIMARY KEY)',
    'CREATE TABLE settled (match_id TEXT PRIMARY KEY)',
    `CREATE TABLE played (
       person TEXT NOT NULL,
       match_id TEXT NOT NULL,
       at BIGINT NOT NULL,
       source TEXT NOT NULL,
       game TEXT NOT NULL,
       edition TEXT NOT NULL,
       division TEXT NOT NULL,
       result TEXT NOT NULL,
       place BIGINT NOT NULL,
       points BIGINT NOT NULL,
       shakes BIGINT NOT NULL,
       seat BIGINT NOT NULL,
       seats TEXT NOT NULL,
       PRIMARY KEY (person, match_id)
     )${clustered}`,
    'CREATE INDEX played_at ON played (person, at, match_id)',
    'CREATE INDEX played_match ON played (match_id)',
    `CREATE TABLE device_matches (
       person TEXT NOT NULL, match_id TEXT NOT NULL, events TEXT NOT NULL,
       PRIMARY KEY (person, match_id)
     )`,
    `CREATE TABLE ratings (
       person TEXT NOT NULL,
       game TEXT NOT NULL,
       division TEXT NOT NULL,
       against TEXT NOT NULL,
       no BIGINT NOT NULL,
       at BIGINT NOT NULL,
       rating DOUBLE PRECISION NOT NULL,
       deviation DOUBLE PRECISION NOT NULL,
       volatility DOUBLE PRECISION NOT NULL,
       PRIMARY KEY (person, game, division, against, no)
     )${clustered}`,
    `CREATE TABLE puzzle_progress (
       person TEXT NOT NULL, game TEXT NOT NULL, progress TEXT NOT NULL, saved BIGINT NOT NULL,
       PRIMARY KEY (person, game)
     )`,
    `CREATE TABLE reviewed (
       person TEXT NOT NULL, match_id TEXT NOT NULL, game TEXT NOT NULL, at BIGINT NOT NULL, counts TEXT NOT NULL,
       PRIMARY KEY (person, match_id)
     )`,
    'CREATE TABLE preferences (person TEXT PRIMARY KEY, settings TEXT NOT NULL, saved BIGINT NOT NULL)',
    `CREATE TABLE reports (
       id TEXT PRIMARY KEY, at BIGINT NOT NULL, by_person TEXT NOT NULL, person TEXT, name TEXT NOT NULL, table_id TEXT,
       state TEXT NOT NULL
     )`,
    'CREATE INDEX reports_state ON reports (state, at, id)',
    'CREATE TABLE blocked_names (looks TEXT PRIMARY KEY, name TEXT NOT NULL, at BIGINT NOT NULL)',
    `CREATE TABLE removals (at BIGINT NOT NULL, what TEXT NOT NULL, removed BIGINT NOT NULL, PRIMARY KEY (at, what))`,
  ],
  // Programs: sessions that are good for some things only, and people who play by a program.
  () => [
    `CREATE TABLE tokens (
       session TEXT PRIMARY KEY, person TEXT NOT NULL, label TEXT NOT NULL, scopes TEXT NOT NULL, made BIGINT NOT NULL
     )`,
    'CREATE INDEX tokens_person ON tokens (person)',
    'CREATE TABLE programs (person TEXT PRIMARY KEY)',
  ],
  // Classes whose pupils may go to tables of others, and the tables of a class without a look at all the others.
  ({ unsampled }) => [
    ...unsampled('people', 'name'),
    ...unsampled('roster', 'name'),
    ...unsampled('reports', 'name'),
    'CREATE TABLE roaming_classes (class_id TEXT PRIMARY KEY)',
    'CREATE INDEX streams_class ON streams (class_id, made) WHERE class_id IS NOT NULL',
  ],
  // That a process lives does not tell that it has come to all its tables since it could not write.
  () => ['ALTER TABLE nodes ADD COLUMN served_until BIGINT'],
];

/** What a step does to rows, before its schema is in place: all of it goes in together. */
const REWRITES: Readonly<
  Record<number, { readonly at: string; readonly rows: (engine: Engine) => Promise<readonly Statement[]> }>
> = {
  4: { at: 'CREATE INDEX roster_key', rows: namesToRoster },
};

export const SCHEMA_VERSION = STEPS.length;

/** Brings a data base up to `to`. Each step and its number go in together. */
export async function migrate(engine: Engine, to = SCHEMA_VERSION): Promise<void> {
  await engine.write({ text: 'CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)', values: [] });
  const [row] = await engine.query('SELECT MAX(version) AS version FROM schema_version');
  const found = Number(row?.version ?? 0);
  if (found > SCHEMA_VERSION) throw new DataFault('newer', { found, known: SCHEMA_VERSION });
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
