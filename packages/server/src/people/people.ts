import type { Participant, StreamStore } from '@forceout/host';
import type { Person } from '@forceout/wire';
import type { Engine } from '../store/engine.ts';
import { peopleStore } from '../store/people.ts';
import { streamStore } from '../store/streams.ts';
import { newName } from './names.ts';
import { objectText } from './object-text.ts';
import type { Device, PeopleStore, SessionRow } from './people-store.ts';
import { hashOf, newId, newToken } from './secrets.ts';
import { type Tickets, ticketsFor } from './tickets.ts';

const DAY = 86_400_000;
export const SESSION_MS = { guest: 30 * DAY, account: 30 * DAY, pupil: 12 * 3_600_000 } as const;
const TICKET_MS = 30_000;
/** When somebody was seen is known to the hour, which is enough to forget them in time. */
const SEEN_MS = 3_600_000;
/** When a device was last used is shown to its owner. */
const USED_MS = 60_000;

/** Somebody signed in: who, and by which session. */
export interface Signed {
  readonly participant: Participant;
  readonly session: string;
  /** What the token of a program is good for; absent for a person's own session, which is good for everything. */
  readonly scopes?: readonly string[];
}

export interface Account {
  readonly id: string;
  /** Null: they come with a passkey alone. */
  readonly secret: string | null;
}

export interface NewPerson {
  readonly kind: Person['kind'];
  readonly name: string;
  readonly login?: string;
  readonly secret?: string;
  readonly classId?: string;
  readonly id?: string;
}

const participantOf = ({ id, name, kind, classId }: Participant): Participant => ({ id, name, kind, classId });

/** People, their sessions and their tickets. */
export class People {
  readonly store: PeopleStore;
  readonly #streams: StreamStore;
  readonly #tickets: Tickets;

  constructor(
    engine: Engine,
    readonly now: () => number,
  ) {
    this.store = peopleStore(engine);
    this.#tickets = ticketsFor(engine, this.store, now);
    this.#streams = streamStore(engine);
  }

  /** Null when the login is taken. */
  async add({ kind, name, login, secret, classId, id = newId('p') }: NewPerson): Promise<Participant | null> {
    const row = { kind, name, login: login ?? null, secret: secret ?? null, classId: classId ?? null };
    const added = await this.store.add({ ...row, id, now: this.now() });
    return added ? { id, name, kind, classId: row.classId } : null;
  }

  /** A guest who makes an account stays who they are: their tables and matches are theirs still. */
  async promote(guest: Participant, name: string, login: string, secret: string | null): Promise<Participant | null> {
    const done = await this.store.promote(guest.id, { name, login, secret });
    return done ? { ...participantOf(guest), name, kind: 'account' } : null;
  }

  /** Somebody whose key follows from where they belong: a pupil or an official of an event. Made once. */
  async known(id: string, name: string): Promise<Participant> {
    await this.add({ kind: 'guest', name, id });
    return (await this.byId(id))!;
  }

  async guest(): Promise<Participant> {
    for (;;) {
      const guest = await this.add({ kind: 'guest', name: newName() });
      if (guest !== null) return guest;
    }
  }

  async byId(id: string): Promise<Participant | null> {
    const row = await this.store.byId(id);
    return row === null ? null : participantOf(row);
  }

  async account(login: string): Promise<Account | null> {
    const row = await this.store.byLogin(login);
    return row === null ? null : { id: row.id, secret: row.secret };
  }

  async secretOf(id: string): Promise<string | null> {
    return (await this.store.byId(id))?.secret ?? null;
  }

  async loginOf(id: string): Promise<string | null> {
    return (await this.store.byId(id))?.login ?? null;
  }

  setSecret(id: string, secret: string): Promise<void> {
    return this.store.setSecret(id, secret);
  }

  /** A new session; the token is told once. */
  async signIn({ id, kind }: Participant, device: Device = 'other'): Promise<string> {
    const token = newToken();
    const now = this.now();
    const session = { hash: hashOf(token), person: id, made: now, expires: now + SESSION_MS[kind] };
    await this.store.addSession({ ...session, device, seen: now });
    return token;
  }

  /** Whoever holds this token. */
  async signed(token: string): Promise<Signed | null> {
    return await this.#session(hashOf(token), true);
  }

  async #session(hash: string, used: boolean): Promise<Signed | null> {
    const now = this.now();
    const found = await this.store.session(hash, now);
    if (found === null) return null;
    if (now - found.seen > SEEN_MS) await this.store.seen(found.participant.id, now);
    if (used && found.used !== null && now - found.used > USED_MS) await this.store.sessionUsed(hash, now);
    const { participant, scopes } = found;
    return { participant, session: hash, ...(scopes === undefined ? {} : { scopes }) };
  }

  async stillSigned(session: string): Promise<boolean> {
    return (await this.#session(session, false)) !== null;
  }

  sessionsOf(person: string): Promise<readonly SessionRow[]> {
    return this.store.sessionsOf(person, this.now());
  }

  signOut(session: string): Promise<void> {
    return this.store.endSession(session);
  }

  /** Ends every session of a person, but one; tells which. */
  signOutAll(person: string, except: string | null = null): Promise<readonly string[]> {
    return this.store.endSessions(person, except);
  }

  /** Opens one socket, once, soon. */
  async ticket(session: string): Promise<{ readonly ticket: string; readonly expires: number }> {
    const ticket = newToken();
    const expires = this.now() + TICKET_MS;
    await this.#tickets.add(hashOf(ticket), { session, expires });
    return { ticket, expires };
  }

  async useTicket(ticket: string): Promise<Signed | null> {
    const taken = await this.#tickets.take(hashOf(ticket));
    return taken === null || taken.expires < this.now() ? null : await this.#session(taken.session, true);
  }

  /** Everything kept about a person, for that person. */
  async *export(person: string, without: readonly string[] = []): AsyncGenerator<string> {
    const { person: found, ...lists } = this.store.export(person);
    let row: unknown = null;
    for await (const page of found) row = page[0] ?? row;
    const wanted = Object.entries(lists).filter(([name]) => !without.includes(name));
    yield* objectText({ person: row }, { ...Object.fromEntries(wanted), tables: this.#entriesOf(person) });
  }

  /** What somebody did, wherever they came to, table by table. */
  async *#entriesOf(person: string): AsyncGenerator<readonly object[]> {
    for (const table_id of await this.store.tablesOf(person)) {
      const entries = await this.#streams.read(table_id, 0, Number.MAX_SAFE_INTEGER - 1);
      yield entries
        .filter(({ person: by }) => by === person)
        .map(({ seq, wall, body }) => ({ table_id, seq, wall, body }));
    }
  }

  /**
   * Forgets somebody, and with an account the name they chose; tells at which tables. A made-up name says nothing. Their
   * entries stay as they are: without a row in the roster their key stands for nobody.
   */
  async erase({ id, kind }: Participant): Promise<readonly string[]> {
    const tables = kind === 'account' ? await this.#streams.forget(id) : [];
    await this.store.forget(id);
    if (kind === 'account') await this.store.scrub();
    return tables;
  }
}
