import type { NewEntry } from '@forceout/host';
import pg from 'pg';
import { CREATE, NAME, SHOW, TOUCH } from './append-sql.ts';
import type { Engine, SqlRow, SqlValue, Statement } from './engine.ts';

const CHANNEL = 'forceout';
const NOTIFY_MS = 5;
/** NOTIFY carries at most 8,000 bytes. */
const NOTIFY_BYTES = 7000;
/**
 * What comes while a batch is under way goes into the next one: several small ones at a time cost more for each act. Only
 * where one takes long others do not wait for it.
 */
const BATCHES = 4;
const ALONE_MS = 25;
const BATCH_ROWS = 200;
/** An answer that takes longer does not come: what was asked may have been done or not. */
const ANSWER_MS = 10_000;
const CONNECT_MS = 5000;
/**
 * Longer nobody waits for a connection while all are in use. Whoever asks gives up after four seconds (`watched`): a line
 * as long as that would have the data base answer those alone who no longer listen, and go on so as long as they ask again.
 */
const IN_LINE_MS = 2500;
const ROLLBACK_MS = 1000;
/** What a data base that is down says of every try to reach it. */
const UNREACHABLE: readonly unknown[] = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', '57P03'];
/** So long nobody tries again: a thousand tables that ask at once cost more than they find out. */
const UNREACHED_MS = 200;
/** Upkeep and new versions of the schema may touch every row. */
const STATEMENT_MS = 120_000;
/** Rows fetched at a time where there may be many. */
const SCAN_ROWS = 200;
const MIGRATION_LOCK = 715_320_261;
/** The tables in which names of people stand. */
const NAMED = ['people', 'roster', 'reports'];
const SCRUB_LOCK_MS = 500;
const SCRUB_TRIES = 8;
const SCRUB_AGAIN_MS = 60_000;
const LOCKED = '55P03';
const NOT_ALLOWED = '42501';

interface Waiting {
  readonly entry: NewEntry;
  readonly done: (appended: boolean) => void;
  readonly fail: (cause: unknown) => void;
}

/** A hint may be lost: unlike any other transaction, its own need not wait for the disk. */
const NOTIFY = `SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`;

const toldLater = (): void => {};

/** Sequences, times and counts are well below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === 20 ? Number : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

/** Thrown where a sequence of a stream is taken, so that the transaction is taken back. */
const TAKEN = Symbol('taken');

/**
 * PostgreSQL, shared by any number of processes. Appends that wait while others are under way go in together. Subjects
 * travel by NOTIFY on a connection of their own, gathered for some milliseconds, never inside an append.
 */
export class PostgresEngine implements Engine {
  readonly shared = true;
  readonly dialect = {
    clustered: '',
    claiming: 'FOR UPDATE OF w SKIP LOCKED',
    ofCard: (column: string, ...path: readonly string[]) =>
      `${column} TEXT GENERATED ALWAYS AS (card::jsonb #>> '{${path.join(',')}}') STORED`,
    unsampled: (table: string, column: string) => [`ALTER TABLE ${table} ALTER COLUMN ${column} SET STATISTICS 0`],
    sealLog: [
      `CREATE FUNCTION log_never_changes() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'an entry of the log never changes'; END $$`,
      'CREATE TRIGGER log_never_changes BEFORE UPDATE ON log FOR EACH ROW EXECUTE FUNCTION log_never_changes()',
    ],
  };
  readonly #pool: pg.Pool;
  readonly #config: pg.ClientConfig;
  readonly #names = new Map<string, string>();
  #waiting: Waiting[] = [];
  #scrubbing: Promise<void> = Promise.resolve();
  #scrubNext: Promise<void> | null = null;
  #scrubTimer: NodeJS.Timeout | undefined;
  #underWay = 0;
  /** When the last batch began. */
  #begun = 0;
  #flushTimer: NodeJS.Timeout | null = null;
  #subjects = new Set<string>();
  #notifyTimer: NodeJS.Timeout | null = null;
  #listeners: ((subject: string) => void)[] = [];
  #ear: pg.Client | null = null;
  /** The ear hears, and is free to say something as well. */
  #hears = false;
  #unreached: { readonly until: number; readonly cause: unknown } | null = null;
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
    this.#pool = new pg.Pool({ ...this.#config, max: 10, connectionTimeoutMillis: Math.min(IN_LINE_MS, answerMs) });
    // A connection that breaks while idle is replaced at the next use.
    this.#pool.on('error', () => {});
  }

  /** Only one process at a time changes the schema. */
  async runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const client = await this.#take();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      return await work();
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
      this.#giveBack(client);
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
    return (await this.#reach(() => this.#pool.query<SqlRow>(this.#prepared(text, values)))).rows;
  }

  /** On the connection that listens, which nobody else waits for. */
  async urgent(text: string, values: readonly SqlValue[] = []): Promise<readonly SqlRow[]> {
    if (this.#ear === null || !this.#hears) return await this.query(text, values);
    return (await this.#ear.query<SqlRow>(this.#prepared(text, values))).rows;
  }

  /** A connection of one's own. That it broke is told by whatever is asked on it next. */
  async #take(): Promise<pg.PoolClient> {
    const client = await this.#reach(() => this.#pool.connect());
    client.on('error', toldLater);
    return client;
  }

  #giveBack(client: pg.PoolClient, broken?: Error): void {
    client.off('error', toldLater);
    client.release(broken);
  }

  async #reach<T>(run: () => Promise<T>): Promise<T> {
    if (this.#unreached !== null && performance.now() < this.#unreached.until) throw this.#unreached.cause;
    try {
      return await run();
    } catch (cause) {
      if (UNREACHABLE.includes((cause as { readonly code?: unknown }).code))
        this.#unreached = { until: performance.now() + UNREACHED_MS, cause };
      throw cause;
    }
  }

  /** The data base looks while others are served; where the answer has no bound it is fetched by a cursor. */
  async *scan(text: string, values: readonly SqlValue[] = []): AsyncGenerator<readonly SqlRow[]> {
    if (/\bLIMIT\b/.test(text)) {
      yield await this.query(text, values);
      return;
    }
    const client = await this.#take();
    let broken: Error | undefined;
    try {
      const run = async (sql: string, given: readonly SqlValue[] = []): Promise<readonly SqlRow[]> =>
        (await client.query<SqlRow>(this.#timed({ text: sql, values: [...given] }))).rows;
      await run('BEGIN READ ONLY');
      await run(`DECLARE rows_of_scan NO SCROLL CURSOR FOR ${text}`, values);
      for (;;) {
        const rows = await run(`FETCH ${SCAN_ROWS} FROM rows_of_scan`);
        if (rows.length > 0) yield rows;
        if (rows.length < SCAN_ROWS) return;
      }
    } finally {
      await client.query(this.#timed({ text: 'ROLLBACK' }, ROLLBACK_MS)).catch((fault: Error) => (broken = fault));
      this.#giveBack(client, broken);
    }
  }

  async write(...statements: readonly Statement[]): Promise<readonly (readonly SqlRow[])[]> {
    const [only] = statements;
    if (statements.length === 1 && only) return [await this.query(only.text, only.values)];
    return await this.#together(async client => {
      const rows: (readonly SqlRow[])[] = [];
      for (const { text, values } of statements)
        rows.push((await client.query<SqlRow>(this.#timed({ text, values: [...values] }, STATEMENT_MS))).rows);
      return rows;
    });
  }

  /** All in one transaction, or nothing of it: what is thrown takes all of it back. */
  async #together<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#take();
    let broken: Error | undefined;
    try {
      await client.query(this.#timed({ text: 'BEGIN' }));
      const result = await work(client);
      await client.query(this.#timed({ text: 'COMMIT' }));
      return result;
    } catch (cause) {
      // A connection that does not answer this either is given up.
      await client.query(this.#timed({ text: 'ROLLBACK' }, ROLLBACK_MS)).catch((fault: Error) => (broken = fault));
      throw cause;
    } finally {
      this.#giveBack(client, broken);
    }
  }

  /**
   * Deleted rows stay in the files of a table until it is written anew, and in the write-ahead log until its segments are
   * let go. The second is allowed to those who own the data base server; elsewhere its owner's settings see to it.
   * Tables are locked meanwhile: whoever asks while it goes on shares the next time with all others who do.
   */
  scrub(): Promise<void> {
    this.#scrubNext ??= this.#scrubbing
      .catch(() => {})
      .then(() => {
        this.#scrubNext = null;
        this.#scrubbing = this.#scrubNow();
        return this.#scrubbing;
      });
    return this.#scrubNext;
  }

  async #scrubNow(): Promise<void> {
    const client = new pg.Client(this.#config);
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query(`SET lock_timeout = ${SCRUB_LOCK_MS}`);
      let whole = true;
      for (const table of NAMED) whole = (await this.#rewrite(client, table)) && whole;
      if (!whole) this.#scrubAgain();
      for (const text of ['SELECT pg_switch_wal()', 'CHECKPOINT'])
        await client.query(this.#timed({ text }, STATEMENT_MS)).catch((cause: { readonly code?: string }) => {
          if (cause.code !== NOT_ALLOWED) throw cause;
        });
    } finally {
      await client.end().catch(() => {});
    }
  }

  async lookOver(): Promise<void> {
    await this.#pool.query(this.#timed({ text: 'VACUUM (ANALYZE)' }, STATEMENT_MS));
  }

  /** Where a table was never free it comes again by itself. */
  #scrubAgain(): void {
    clearTimeout(this.#scrubTimer);
    this.#scrubTimer = setTimeout(() => void this.scrub().catch(() => this.#scrubAgain()), SCRUB_AGAIN_MS);
    this.#scrubTimer.unref();
  }

  /** Nobody waits long for it: where others use the table it gives way and comes again. False when it never came to it. */
  async #rewrite(client: pg.Client, table: string): Promise<boolean> {
    for (let tries = 1; ; tries++)
      try {
        await client.query(this.#timed({ text: `VACUUM (FULL) ${table}` }, STATEMENT_MS));
        return true;
      } catch (cause) {
        if ((cause as { readonly code?: string }).code !== LOCKED) throw cause;
        // Taken out it is in any case; the next time the files are written anew.
        if (tries >= SCRUB_TRIES) return false;
        await new Promise(done => setTimeout(done, SCRUB_LOCK_MS * tries));
      }
  }

  append(...entries: readonly NewEntry[]): Promise<boolean> {
    const [entry] = entries;
    if (entry === undefined || entries.length > 1 || entry.names !== undefined || entry.creates !== undefined)
      return this.#appendTogether(entries);
    return new Promise((done, fail) => {
      this.#waiting.push({ entry, done, fail });
      if (this.#waiting.length === 1) setImmediate(() => this.#flush());
    });
  }

  /** In a transaction of their own; always in the same order, so that two of them never wait for each other. */
  async #appendTogether(entries: readonly NewEntry[]): Promise<boolean> {
    try {
      await this.#together(async client => {
        const run = async (text: string, values: readonly SqlValue[]): Promise<boolean> =>
          (await client.query(this.#prepared(text, values))).rowCount === 1;
        for (const entry of entries.toSorted((a, b) => (a.stream < b.stream ? -1 : 1)))
          if (!(await appendOne(entry, run))) throw TAKEN;
      });
      return true;
    } catch (cause) {
      if (cause === TAKEN) return false;
      throw cause;
    }
  }

  #flush(): void {
    while (this.#waiting.length > 0 && this.#underWay < BATCHES) {
      const early = this.#underWay === 0 ? 0 : this.#begun + ALONE_MS - performance.now();
      if (early > 0) {
        this.#flushTimer ??= setTimeout(() => {
          this.#flushTimer = null;
          this.#flush();
        }, early);
        return;
      }
      const batch = this.#nextBatch();
      this.#underWay++;
      this.#begun = performance.now();
      this.#appendAll(batch).finally(() => {
        this.#underWay--;
        this.#flush();
      });
    }
  }

  /** A stream at most once, so that the answer tells which entry went in. */
  #nextBatch(): readonly Waiting[] {
    const streams = new Set<string>();
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const { stream } = waiting.entry;
      if (batch.length < BATCH_ROWS && !streams.has(stream)) batch.push(waiting);
      else rest.push(waiting);
      streams.add(stream);
    }
    this.#waiting = rest;
    return batch;
  }

  async #appendAll(batch: readonly Waiting[]): Promise<void> {
    const column = <T>(pick: (entry: NewEntry) => T): T[] => batch.map(({ entry }) => pick(entry));
    try {
      const appending = () =>
        this.#pool.query<{ stream_id: string; seq: number }>(
          this.#timed({
            name: 'append',
            text: APPEND,
            values: [
              column(e => e.stream),
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
      const { rows } = await this.#reach(appending);
      const appended = new Set(rows.map(row => `${row.stream_id} ${row.seq}`));
      for (const { entry, done } of batch) done(appended.has(`${entry.stream} ${entry.seq}`));
    } catch (cause) {
      for (const { fail } of batch) fail(cause);
    }
  }

  async wall(): Promise<number> {
    const asked = performance.now();
    const [row] = await this.query('SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS wall');
    return Number(row!.wall) + (performance.now() - asked) / 2;
  }

  notify(subject: string): void {
    this.#subjects.add(subject);
    this.#notifyTimer ??= setTimeout(() => this.#sendSubjects(), NOTIFY_MS);
  }

  #sendSubjects(): void {
    this.#notifyTimer = null;
    const subjects = [...this.#subjects];
    this.#subjects.clear();
    let payload = '';
    const send = () => this.#pool.query(this.#timed({ name: 'notify', text: NOTIFY, values: [CHANNEL, payload] }));
    const lost = () => {};
    for (const subject of subjects) {
      if (payload.length + subject.length > NOTIFY_BYTES) {
        send().catch(lost);
        payload = '';
      }
      payload += `${subject}\n`;
    }
    if (payload !== '') send().catch(lost);
  }

  onNotify(listener: (subject: string) => void): void {
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
      this.#hears = false;
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
      this.#hears = true;
      // Whatever was said while nobody listened is lost: look at everything once.
      for (const listener of this.#listeners) listener('*');
    } catch {
      again();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#notifyTimer !== null) clearTimeout(this.#notifyTimer);
    clearTimeout(this.#scrubTimer);
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

/** An entry follows on the one before it. A stream whose entries are in an archive has none. */
const FOLLOWS = `(g.seq = 1 OR EXISTS (SELECT 1 FROM log l WHERE l.stream_id = g.stream_id AND l.seq = g.seq - 1))`;

const APPEND = `WITH given AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[],
                         $8::bigint[], $9::text[])
      AS g (stream_id, seq, wall, person, key, body, secret, wake, card)
  ), added AS (
    INSERT INTO log (stream_id, seq, wall, person, key, body, secret)
      SELECT g.stream_id, g.seq, g.wall, g.person, g.key, g.body, g.secret
        FROM given g JOIN streams s ON s.id = g.stream_id WHERE ${FOLLOWS} ORDER BY g.stream_id
      ON CONFLICT DO NOTHING RETURNING stream_id, seq
  ), touched AS (
    UPDATE wakes w SET touched = g.wall, wake_at = g.wake, claimed_until = 0
      FROM given g JOIN added a ON a.stream_id = g.stream_id AND a.seq = g.seq WHERE w.stream_id = g.stream_id
  ), shown AS (
    UPDATE streams s SET card = g.card
      FROM given g JOIN added a ON a.stream_id = g.stream_id AND a.seq = g.seq
      WHERE s.id = g.stream_id AND g.card IS NOT NULL
  )
  SELECT stream_id, seq FROM added`;

const WAKES = 'INSERT INTO wakes (stream_id, touched) VALUES ($1, $2)';
const APPEND_ONE = `INSERT INTO log (stream_id, seq, wall, person, key, body, secret)
  SELECT g.stream_id, g.seq, $3::bigint, $4::text, $5::text, $6::text, $7::text
    FROM (SELECT $1::text AS stream_id, $2::bigint AS seq) g JOIN streams s ON s.id = g.stream_id WHERE ${FOLLOWS}
  ON CONFLICT DO NOTHING`;

/** One of several entries, inside their transaction; false when it cannot go in. */
async function appendOne(
  { stream, seq, wall, person, key, body, secret, wake, card, names, creates }: NewEntry,
  run: (text: string, values: readonly SqlValue[]) => Promise<boolean>,
): Promise<boolean> {
  if (creates !== undefined) {
    const { kind, code, classId } = creates;
    if (!(await run(CREATE, [stream, kind, code, classId, wall, card ?? '{}']))) return false;
    await run(WAKES, [stream, wall]);
  }
  if (!(await run(APPEND_ONE, [stream, seq, wall, person, key, body, secret]))) return false;
  await run(TOUCH, [stream, wall, wake]);
  if (card !== null) await run(SHOW, [stream, card]);
  for (const { key: named, name } of names ?? []) await run(NAME, [stream, named, name]);
  return true;
}
