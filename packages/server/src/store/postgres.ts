import pg from 'pg';
import type { Engine, NewEntry, SqlRow, SqlValue, Statement } from './engine.ts';

const CHANNEL = 'forceout';
const HINT_MS = 5;
/** NOTIFY carries at most 8,000 bytes. */
const HINT_BYTES = 7000;
const BATCHES = 4;
const BATCH_ROWS = 200;
/** An answer that takes longer does not come: what was asked may have been done or not. */
const ANSWER_MS = 10_000;
const CONNECT_MS = 5000;
/** Upkeep and new versions of the schema may touch every row. */
const STATEMENT_MS = 120_000;
const MIGRATION_LOCK = 715_320_261;

interface Waiting {
  readonly entry: NewEntry;
  readonly done: (appended: boolean) => void;
  readonly fail: (cause: unknown) => void;
}

/** Sequences, times and counts are well below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === 20 ? Number : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

/**
 * PostgreSQL, shared by any number of processes. Appends that wait while others are under way go in together. Hints
 * travel by NOTIFY on a connection of their own, gathered for some milliseconds, never inside an append.
 */
export class PostgresEngine implements Engine {
  readonly shared = true;
  readonly clustered = '';
  readonly claiming = 'FOR UPDATE SKIP LOCKED';
  readonly #pool: pg.Pool;
  readonly #config: pg.ClientConfig;
  readonly #names = new Map<string, string>();
  #waiting: Waiting[] = [];
  #underWay = 0;
  #hints = new Set<string>();
  #hintTimer: NodeJS.Timeout | null = null;
  #listeners: ((subject: string) => void)[] = [];
  #ear: pg.Client | null = null;
  #closed = false;

  constructor(
    url: string,
    readonly answerMs = ANSWER_MS,
  ) {
    this.#config = {
      connectionString: url,
      types,
      connectionTimeoutMillis: Math.min(CONNECT_MS, answerMs),
      keepAlive: true,
    };
    this.#pool = new pg.Pool({ ...this.#config, max: 10 });
    // A connection that breaks while idle is replaced at the next use.
    this.#pool.on('error', () => {});
  }

  /** Only one process at a time changes the schema. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      return await work();
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
      client.release();
    }
  }

  /** The driver takes the time limit with the query, though its types do not say so. */
  #timed(query: pg.QueryConfig, ms = this.answerMs): pg.QueryConfig & { readonly query_timeout: number } {
    return { ...query, query_timeout: ms };
  }

  #prepared(text: string, values: readonly SqlValue[]): pg.QueryConfig {
    let name = this.#names.get(text);
    if (name === undefined) this.#names.set(text, (name = `q${this.#names.size}`));
    return this.#timed({ name, text, values: [...values] });
  }

  async query(text: string, values: readonly SqlValue[] = []): Promise<readonly SqlRow[]> {
    return (await this.#pool.query<SqlRow>(this.#prepared(text, values))).rows;
  }

  async write(...statements: readonly Statement[]): Promise<readonly (readonly SqlRow[])[]> {
    const [only] = statements;
    if (statements.length === 1 && only) return [await this.query(only.text, only.values)];
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const rows: (readonly SqlRow[])[] = [];
      for (const { text, values } of statements)
        rows.push((await client.query<SqlRow>(this.#timed({ text, values: [...values] }, STATEMENT_MS))).rows);
      await client.query('COMMIT');
      return rows;
    } catch (cause) {
      await client.query('ROLLBACK').catch((fault: Error) => (broken = fault));
      throw cause;
    } finally {
      client.release(broken);
    }
  }

  append(entry: NewEntry): Promise<boolean> {
    return new Promise((done, fail) => {
      this.#waiting.push({ entry, done, fail });
      if (this.#waiting.length === 1) setImmediate(() => this.#flush());
    });
  }

  #flush(): void {
    while (this.#waiting.length > 0 && this.#underWay < BATCHES) {
      const batch = this.#nextBatch();
      this.#underWay++;
      this.#appendAll(batch).finally(() => {
        this.#underWay--;
        this.#flush();
      });
    }
  }

  /** A table at most once, so that the answer tells which entry went in. */
  #nextBatch(): readonly Waiting[] {
    const tables = new Set<string>();
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const { table } = waiting.entry;
      if (batch.length < BATCH_ROWS && !tables.has(table)) batch.push(waiting);
      else rest.push(waiting);
      tables.add(table);
    }
    this.#waiting = rest;
    return batch;
  }

  async #appendAll(batch: readonly Waiting[]): Promise<void> {
    const column = <T>(pick: (entry: NewEntry) => T): T[] => batch.map(({ entry }) => pick(entry));
    try {
      const { rows } = await this.#pool.query<{ table_id: string; seq: number }>(
        this.#timed({
          name: 'append',
          text: APPEND,
          values: [
            column(e => e.table),
            column(e => e.seq),
            column(e => e.wall),
            column(e => e.person),
            column(e => e.key),
            column(e => e.body),
            column(e => e.secret),
            column(e => e.wake),
            column(e => e.card),
          ],
        }),
      );
      const appended = new Set(rows.map(row => `${row.table_id} ${row.seq}`));
      for (const { entry, done } of batch) done(appended.has(`${entry.table} ${entry.seq}`));
    } catch (cause) {
      for (const { fail } of batch) fail(cause);
    }
  }

  async wall(): Promise<number> {
    const asked = performance.now();
    const [row] = await this.query('SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS wall');
    return Number(row!.wall) + (performance.now() - asked) / 2;
  }

  hint(subject: string): void {
    this.#hints.add(subject);
    this.#hintTimer ??= setTimeout(() => this.#notify(), HINT_MS);
  }

  #notify(): void {
    this.#hintTimer = null;
    const subjects = [...this.#hints];
    this.#hints.clear();
    let payload = '';
    const send = () =>
      this.#pool.query(this.#timed({ name: 'notify', text: 'SELECT pg_notify($1, $2)', values: [CHANNEL, payload] }));
    const lost = () => {};
    for (const subject of subjects) {
      if (payload.length + subject.length > HINT_BYTES) {
        send().catch(lost);
        payload = '';
      }
      payload += `${subject}\n`;
    }
    if (payload !== '') send().catch(lost);
  }

  onHint(listener: (subject: string) => void): void {
    this.#listeners.push(listener);
    if (this.#listeners.length === 1) void this.#listen();
  }

  async #listen(): Promise<void> {
    if (this.#closed) return;
    const ear = new pg.Client(this.#config);
    this.#ear = ear;
    const again = () => {
      if (this.#ear !== ear) return;
      this.#ear = null;
      ear.removeAllListeners();
      ear.on('error', () => {});
      void ear.end().catch(() => {});
      setTimeout(() => void this.#listen(), 500).unref();
    };
    ear.on('error', again).on('end', again);
    ear.on('notification', ({ payload }) => {
      for (const subject of (payload ?? '').split('\n'))
        if (subject !== '') for (const listener of this.#listeners) listener(subject);
    });
    try {
      await ear.connect();
      await ear.query(`LISTEN ${CHANNEL}`);
      // Whatever was said while nobody listened is lost: look at everything once.
      for (const listener of this.#listeners) listener('*');
    } catch {
      again();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#hintTimer !== null) clearTimeout(this.#hintTimer);
    const ear = this.#ear;
    this.#ear = null;
    if (ear !== null) {
      ear.removeAllListeners();
      ear.on('error', () => {});
      await ear.end().catch(() => {});
    }
    await this.#pool.end();
  }
}

const APPEND = `WITH given AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[],
                         $8::bigint[], $9::text[])
      AS g (table_id, seq, wall, person, key, body, secret, wake, card)
  ), added AS (
    INSERT INTO log (table_id, seq, wall, person, key, body, secret)
      SELECT g.table_id, g.seq, g.wall, g.person, g.key, g.body, g.secret
        FROM given g JOIN tables t ON t.id = g.table_id ORDER BY g.table_id
      ON CONFLICT DO NOTHING RETURNING table_id, seq
  ), touched AS (
    UPDATE wakes w SET touched = g.wall, wake_at = g.wake, claimed_until = 0
      FROM given g JOIN added a ON a.table_id = g.table_id AND a.seq = g.seq WHERE w.table_id = g.table_id
  ), shown AS (
    UPDATE tables t SET card = g.card
      FROM given g JOIN added a ON a.table_id = g.table_id AND a.seq = g.seq
      WHERE t.id = g.table_id AND g.card IS NOT NULL
  )
  SELECT table_id, seq FROM added`;
