import type { Participant } from '@forceout/host';
import type { Person } from '@forceout/wire';
import type { Engine, SqlRow, Statement } from '../store/engine.ts';
import { streamStore } from '../store/streams.ts';
import { newName } from './names.ts';
import { hashOf, newId, newToken } from './secrets.ts';

const DAY = 86_400_000;
export const SESSION_MS = { guest: 30 * DAY, account: 30 * DAY, pupil: 12 * 3_600_000 } as const;
const TICKET_MS = 30_000;
/** When somebody was seen is known to the hour, which is enough to forget them in time. */
const SEEN_MS = 3_600_000;

/** Somebody signed in: who, and by which session. */
export interface Signed {
  readonly participant: Participant;
  readonly session: string;
}

export interface Account {
  readonly id: string;
  readonly secret: string;
}

const participantOf = (row: SqlRow): Participant => ({
  id: String(row.id),
  name: String(row.name),
  kind: row.kind as Person['kind'],
  classId: row.class_id == null ? null : String(row.class_id),
});

export interface NewPerson {
  readonly kind: Person['kind'];
  readonly name: string;
  readonly login?: string;
  readonly secret?: string;
  readonly classId?: string;
}

/** People, their sessions and their tickets. */
export class People {
  constructor(
    readonly engine: Engine,
    readonly now: () => number,
  ) {}

  /** Null when the login is taken. */
  async add({ kind, name, login, secret, classId }: NewPerson): Promise<Participant | null> {
    const [rows] = await this.engine.write({
      text: `INSERT INTO people (id, kind, name, login, secret, class_id, made, seen) VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
             ON CONFLICT DO NOTHING RETURNING id, kind, name, class_id`,
      values: [newId('p'), kind, name, login ?? null, secret ?? null, classId ?? null, this.now()],
    });
    return rows![0] === undefined ? null : participantOf(rows![0]);
  }

  async guest(): Promise<Participant> {
    return (await this.add({ kind: 'guest', name: newName() }))!;
  }

  async byId(id: string): Promise<Participant | null> {
    const [row] = await this.engine.query('SELECT id, kind, name, class_id FROM people WHERE id = $1', [id]);
    return row === undefined ? null : participantOf(row);
  }

  async account(login: string): Promise<Account | null> {
    const [row] = await this.engine.query('SELECT id, secret FROM people WHERE login = $1', [login]);
    return row?.secret == null ? null : { id: String(row.id), secret: String(row.secret) };
  }

  async secretOf(id: string): Promise<string | null> {
    const [row] = await this.engine.query('SELECT secret FROM people WHERE id = $1', [id]);
    return row?.secret == null ? null : String(row.secret);
  }

  async loginOf(id: string): Promise<string | null> {
    const [row] = await this.engine.query('SELECT login FROM people WHERE id = $1', [id]);
    return row?.login == null ? null : String(row.login);
  }

  async setSecret(id: string, secret: string): Promise<void> {
    await this.engine.write({ text: 'UPDATE people SET secret = $2 WHERE id = $1', values: [id, secret] });
  }

  /** A new session; the token is told once. */
  async signIn({ id, kind }: Participant): Promise<string> {
    const token = newToken();
    const now = this.now();
    await this.engine.write({
      text: 'INSERT INTO sessions (hash, person, made, expires) VALUES ($1, $2, $3, $4)',
      values: [hashOf(token), id, now, now + SESSION_MS[kind]],
    });
    return token;
  }

  /** Whoever holds this token. */
  async signed(token: string): Promise<Signed | null> {
    return await this.#session(hashOf(token));
  }

  async #session(hash: string): Promise<Signed | null> {
    const now = this.now();
    const [row] = await this.engine.query(
      `SELECT p.id, p.kind, p.name, p.class_id, p.seen FROM sessions s JOIN people p ON p.id = s.person
       WHERE s.hash = $1 AND s.expires > $2`,
      [hash, now],
    );
    if (row === undefined) return null;
    if (now - Number(row.seen) > SEEN_MS)
      await this.engine.write({ text: 'UPDATE people SET seen = $2 WHERE id = $1', values: [String(row.id), now] });
    return { participant: participantOf(row), session: hash };
  }

  async stillSigned(session: string): Promise<boolean> {
    return (await this.#session(session)) !== null;
  }

  async signOut(session: string): Promise<void> {
    await this.engine.write(
      { text: 'DELETE FROM sessions WHERE hash = $1', values: [session] },
      { text: 'DELETE FROM tickets WHERE session = $1', values: [session] },
    );
  }

  /** Ends every session of a person, but one; tells which. */
  async signOutAll(person: string, except: string | null = null): Promise<readonly string[]> {
    const [rows] = await this.engine.write({
      text: 'DELETE FROM sessions WHERE person = $1 AND hash <> $2 RETURNING hash',
      values: [person, except ?? ''],
    });
    return rows!.map(row => String(row.hash));
  }

  /** Opens one socket, once, soon. */
  async ticket(session: string): Promise<{ readonly ticket: string; readonly expires: number }> {
    const ticket = newToken();
    const expires = this.now() + TICKET_MS;
    await this.engine.write({
      text: 'INSERT INTO tickets (hash, session, expires) VALUES ($1, $2, $3)',
      values: [hashOf(ticket), session, expires],
    });
    return { ticket, expires };
  }

  async useTicket(ticket: string): Promise<Signed | null> {
    const [rows] = await this.engine.write({
      text: 'DELETE FROM tickets WHERE hash = $1 RETURNING session, expires',
      values: [hashOf(ticket)],
    });
    const row = rows![0];
    return row === undefined || Number(row.expires) < this.now() ? null : await this.#session(String(row.session));
  }

  /** Everything kept about a person, for that person. */
  async export(person: string): Promise<Readonly<Record<string, unknown>>> {
    const query = (text: string) => this.engine.query(text, [person]);
    return {
      person: (await query('SELECT id, kind, name, login, made, seen FROM people WHERE id = $1'))[0] ?? null,
      sessions: await query('SELECT made, expires FROM sessions WHERE person = $1'),
      tables: await this.#entriesOf(person),
      names: await query('SELECT stream_id, name FROM roster WHERE key = $1 ORDER BY stream_id'),
      drafts: await query('SELECT table_id, shake, draft, saved FROM drafts WHERE person = $1'),
      classes: await query('SELECT id, label, made, delete_at FROM classes WHERE owner = $1'),
    };
  }

  /** What somebody did, wherever they came to. */
  async #entriesOf(person: string): Promise<readonly object[]> {
    const store = streamStore(this.engine);
    const rows = await this.engine.query('SELECT table_id FROM admissions WHERE person = $1 ORDER BY table_id', [
      person,
    ]);
    const found: object[] = [];
    for (const { table_id } of rows)
      for (const { seq, wall, person: by, body } of await store.read(String(table_id), 0, Number.MAX_SAFE_INTEGER - 1))
        if (by === person) found.push({ table_id, seq, wall, body });
    return found;
  }

  /**
   * Forgets somebody, and with an account the name they chose; tells at which tables. A made-up name says nothing. Their
   * entries stay as they are: without a row in the roster their key stands for nobody.
   */
  async erase({ id, kind }: Participant): Promise<readonly string[]> {
    const tables = kind === 'account' ? await streamStore(this.engine).forget(id) : [];
    await this.engine.write(...People.forget('id = $1', [id]));
    return tables;
  }

  /** Forgets people: nothing is left that leads from a key to a person. */
  static forget(where: string, values: Statement['values']): readonly Statement[] {
    const whose = `IN (SELECT id FROM people WHERE ${where})`;
    return [
      `DELETE FROM tickets WHERE session IN (SELECT hash FROM sessions WHERE person ${whose})`,
      `DELETE FROM sessions WHERE person ${whose}`,
      `DELETE FROM drafts WHERE person ${whose}`,
      `DELETE FROM admissions WHERE person ${whose}`,
      `DELETE FROM people WHERE ${where}`,
    ].map(text => ({ text, values }));
  }
}
