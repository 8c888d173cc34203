import type { Engine, NewEntry, SqlRow, StoredEntry } from './engine.ts';

export interface NewTable {
  readonly id: string;
  readonly code: string | null;
  readonly classId: string | null;
  readonly wall: number;
  readonly card: string;
  readonly first: StoredEntry;
}

export interface TableRow {
  readonly id: string;
  readonly code: string | null;
  readonly classId: string | null;
  readonly made: number;
  readonly card: string;
}

export interface Draft {
  readonly shake: number;
  readonly draft: string;
}

/** A player's hand on the block, as another process has to know it. */
export interface Press {
  readonly seat: number;
  readonly key: string;
  readonly press: string;
}

/** All that the host of tables asks of storage; the simulator has an implementation of its own. */
export interface TableStore {
  readonly shared: boolean;
  /** False when the code is taken. */
  make(table: NewTable): Promise<boolean>;
  append(entry: NewEntry): Promise<boolean>;
  /** Entries after a sequence, in order. */
  read(table: string, after: number, limit: number): Promise<readonly StoredEntry[]>;
  seqOfKey(table: string, key: string): Promise<number | null>;
  row(table: string): Promise<TableRow | null>;
  /** The last sequence of each of these tables. */
  heads(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /** Tables whose time has come, each for one caller only until the lease is over. */
  claimWakes(now: number, leaseMs: number, limit: number): Promise<readonly string[]>;
  /** Tables whose time runs. */
  running(): Promise<readonly string[]>;

  attend(table: string, node: string, who: string | null): Promise<void>;
  attendance(table: string): Promise<readonly { readonly node: string; readonly who: string }[]>;
  attendedBy(node: string): Promise<readonly string[]>;
  beat(node: string, now: number): Promise<void>;
  nodes(): Promise<readonly { readonly id: string; readonly beat: number }[]>;
  bury(node: string): Promise<void>;

  saveDraft(table: string, person: string, draft: Draft, now: number): Promise<void>;
  draft(table: string, person: string): Promise<Draft | null>;

  press(table: string, gameSeq: number, press: Press, now: number): Promise<void>;
  presses(table: string, gameSeq: number): Promise<readonly Press[]>;

  wall(): Promise<number>;
  hint(subject: string): void;
  onHint(listener: (subject: string) => void): void;
}

const text = (row: SqlRow, column: string): string => String(row[column]);
const maybe = (row: SqlRow, column: string): string | null => (row[column] == null ? null : String(row[column]));

const entryOf = (row: SqlRow): StoredEntry => ({
  seq: Number(row.seq),
  wall: Number(row.wall),
  person: maybe(row, 'person'),
  key: maybe(row, 'key'),
  body: text(row, 'body'),
  secret: maybe(row, 'secret'),
});

export const tableRow = (row: SqlRow): TableRow => ({
  id: text(row, 'id'),
  code: maybe(row, 'code'),
  classId: maybe(row, 'class_id'),
  made: Number(row.made),
  card: text(row, 'card'),
});

/** One text for any number of tables, so that it is prepared once. */
const CHUNK = 50;
const HEADS = `SELECT table_id, MAX(seq) AS seq FROM log
  WHERE table_id IN (${Array.from({ length: CHUNK }, (_, i) => `$${i + 1}`).join(', ')}) GROUP BY table_id`;

export function tableStore(engine: Engine): TableStore {
  const { query, write } = { query: engine.query.bind(engine), write: engine.write.bind(engine) };
  return {
    shared: engine.shared,
    append: entry => engine.append(entry),
    wall: () => engine.wall(),
    hint: subject => engine.hint(subject),
    onHint: listener => engine.onHint(listener),

    async make({ id, code, classId, wall, card, first }) {
      const [rows] = await write(
        {
          text: `INSERT INTO tables (id, code, class_id, made, card) VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT DO NOTHING RETURNING id`,
          values: [id, code, classId, wall, card],
        },
        {
          text: `INSERT INTO wakes (table_id, touched) SELECT $1, $2 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1)
                 ON CONFLICT DO NOTHING`,
          values: [id, wall],
        },
        {
          text: `INSERT INTO log (table_id, seq, wall, person, key, body, secret)
                 SELECT $1, $2, $3, $4, $5, $6, $7 WHERE EXISTS (SELECT 1 FROM tables WHERE id = $1)`,
          values: [id, first.seq, first.wall, first.person, first.key, first.body, first.secret],
        },
      );
      return rows!.length === 1;
    },
    async read(table, after, limit) {
      const rows = await query(
        `SELECT seq, wall, person, key, body, secret FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3`,
        [table, after, limit],
      );
      return rows.map(entryOf);
    },
    async seqOfKey(table, key) {
      const [row] = await query('SELECT seq FROM log WHERE table_id = $1 AND key = $2', [table, key]);
      return row === undefined ? null : Number(row.seq);
    },
    async row(table) {
      const [row] = await query('SELECT id, code, class_id, made, card FROM tables WHERE id = $1', [table]);
      return row === undefined ? null : tableRow(row);
    },

    async heads(tables) {
      const heads = new Map<string, number>();
      for (let from = 0; from < tables.length; from += CHUNK) {
        const chunk = tables.slice(from, from + CHUNK);
        const values = Array.from({ length: CHUNK }, (_, i) => chunk[i] ?? '');
        for (const row of await query(HEADS, values)) heads.set(text(row, 'table_id'), Number(row.seq));
      }
      return heads;
    },

    async claimWakes(now, leaseMs, limit) {
      const [rows] = await write({
        text: `UPDATE wakes SET claimed_until = $2 WHERE table_id IN (
                 SELECT table_id FROM wakes WHERE wake_at <= $1 AND claimed_until <= $1
                 ORDER BY wake_at LIMIT $3 ${engine.claiming}
               ) RETURNING table_id`,
        values: [now, now + leaseMs, limit],
      });
      return rows!.map(row => text(row, 'table_id'));
    },
    async running() {
      const rows = await query('SELECT table_id FROM wakes WHERE wake_at IS NOT NULL');
      return rows.map(row => text(row, 'table_id'));
    },

    async attend(table, node, who) {
      await write(
        who === null
          ? { text: 'DELETE FROM attends WHERE table_id = $1 AND node = $2', values: [table, node] }
          : {
              text: `INSERT INTO attends (table_id, node, who) VALUES ($1, $2, $3)
                     ON CONFLICT (table_id, node) DO UPDATE SET who = excluded.who`,
              values: [table, node, who],
            },
      );
    },
    async attendance(table) {
      const rows = await query('SELECT node, who FROM attends WHERE table_id = $1', [table]);
      return rows.map(row => ({ node: text(row, 'node'), who: text(row, 'who') }));
    },
    async attendedBy(node) {
      return (await query('SELECT table_id FROM attends WHERE node = $1', [node])).map(row => text(row, 'table_id'));
    },
    async beat(node, now) {
      await write({
        text: 'INSERT INTO nodes (id, beat) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET beat = excluded.beat',
        values: [node, now],
      });
    },
    async nodes() {
      return (await query('SELECT id, beat FROM nodes')).map(row => ({ id: text(row, 'id'), beat: Number(row.beat) }));
    },
    async bury(node) {
      await write(
        { text: 'DELETE FROM attends WHERE node = $1', values: [node] },
        { text: 'DELETE FROM nodes WHERE id = $1', values: [node] },
      );
    },

    async saveDraft(table, person, { shake, draft }, now) {
      await write({
        text: `INSERT INTO drafts (table_id, person, shake, draft, saved) VALUES ($1, $2, $3, $4, $5)
               ON CONFLICT (table_id, person) DO UPDATE SET shake = excluded.shake, draft = excluded.draft, saved = excluded.saved`,
        values: [table, person, shake, draft, now],
      });
    },
    async draft(table, person) {
      const [row] = await query('SELECT shake, draft FROM drafts WHERE table_id = $1 AND person = $2', [table, person]);
      return row === undefined ? null : { shake: Number(row.shake), draft: text(row, 'draft') };
    },

    async press(table, gameSeq, { seat, key, press }, now) {
      await write({
        text: `INSERT INTO presses (table_id, game_seq, seat, key, press, wall) VALUES ($1, $2, $3, $4, $5, $6)
               ON CONFLICT DO NOTHING`,
        values: [table, gameSeq, seat, key, press, now],
      });
    },
    async presses(table, gameSeq) {
      const rows = await query('SELECT seat, key, press FROM presses WHERE table_id = $1 AND game_seq = $2', [
        table,
        gameSeq,
      ]);
      return rows.map(row => ({ seat: Number(row.seat), key: text(row, 'key'), press: text(row, 'press') }));
    },
  };
}
