import type { Json } from '@forceout/table';
import type { UntrustedAct } from './act.ts';
import type { TableMessage } from './client.ts';
import { type Followed, foldedAfter, followedAfterJoin } from './log-fold.ts';
import type { Phrase } from './phrases.ts';
import type { Person, Refused, ServerMessage } from './server.ts';
import { type ClientStatus, type LinePorts, ServerLine } from './server-line.ts';
import { ServerTime } from './server-time.ts';
import type { Bot } from './setup.ts';

/** What the client needs from where it runs. */
export interface ClientPorts extends LinePorts {
  /** Asks for a table from its first entry on, so that it is known what happened so far. */
  readonly fromStart?: boolean;
}

export type Answer =
  | { readonly ok: true; readonly seq: number }
  | ({ readonly ok: false } & Pick<Refused, 'code' | 'clause' | 'facts' | 'because' | 'message' | 'seq'>);

const UNAVAILABLE_WAIT = 1000;
/** Storage did not answer: it may be done or not. Servers before this one said `unavailable`. */
const isAway = (code: string): boolean => code === 'store-away' || code === 'unavailable';

type Sendable = TableMessage extends infer M ? (M extends TableMessage ? Omit<M, 'ask'> : never) : never;

interface Pending {
  readonly message: TableMessage;
  readonly done: (answer: Answer) => void;
}

/**
 * The tables somebody follows over a line to the server. They are followed by sequence, so nothing is missed and nothing
 * is told twice, and what was not answered is sent again with the same key, so nothing is lost and nothing done twice.
 */
export class TableClient {
  you: Person | null = null;
  #asks = 0;
  readonly #serverTime = new ServerTime();
  readonly #line: ServerLine;
  readonly #followed = new Map<string, Followed | null>();
  readonly #turnedAway = new Set<string>();
  readonly #pending = new Map<string, Pending>();
  /** Joins that are not answered yet. */
  readonly #joining = new Map<string, string>();
  /** The newest join of each table, answered or not. */
  readonly #lastJoin = new Map<string, string>();
  readonly #listeners = new Set<(table: string | null) => void>();
  readonly #name: string;

  constructor(readonly ports: ClientPorts) {
    this.#name = Math.floor(ports.random() * 2 ** 48).toString(36);
    this.#line = new ServerLine(ports, {
      message: message => this.#heard(message),
      anew: () => this.#joining.clear(),
      changed: () => this.#notify(null),
    });
    void this.#line.open();
  }

  get status(): ClientStatus {
    return this.#line.status;
  }

  /** Server time, as well as it is known here. */
  serverNow(): number {
    return this.#serverTime.at(this.ports.now());
  }

  /** Told of every change: of a table, or (null) of the line itself. */
  onChange(listener: (table: string | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What was sent and is not answered yet, as JSON. */
  get waiting(): string {
    return JSON.stringify([...this.#pending.values()].map(({ message }) => message));
  }

  table(table: string): Followed | null {
    return this.#followed.get(table) ?? null;
  }

  /** There is no such table, or it is not for us. */
  isTurnedAway(table: string): boolean {
    return this.#turnedAway.has(table);
  }

  follow(table: string): void {
    if (this.#followed.has(table)) return;
    this.#turnedAway.delete(table);
    this.#followed.set(table, null);
    if (this.status === 'open') this.#join(table);
  }

  unfollow(table: string): void {
    this.#followed.delete(table);
    if (this.status !== 'open') return;
    this.#line.send({ t: 'leave', ask: this.#ask(), table });
    this.#endJoin(table);
  }

  /** `fresh`: only if the game is still as we see it. */
  act(table: string, act: UntrustedAct, fresh = false): Promise<Answer> {
    const seen = this.table(table)?.room.seq;
    return this.#request({
      t: 'act',
      table,
      key: this.#key(),
      act,
      pressed: this.serverNow(),
      ...(fresh && seen !== undefined ? { expect: seen } : {}),
    });
  }

  sit(table: string, seat?: number): Promise<Answer> {
    return this.#request({ t: 'sit', table, ...(seat === undefined ? {} : { seat }) });
  }

  stand(table: string): Promise<Answer> {
    return this.#request({ t: 'stand', table });
  }

  bot(table: string, seat: number, bot: Bot): Promise<Answer> {
    return this.#request({ t: 'bot', table, seat, bot });
  }

  draft(table: string, shake: number, draft: Json): Promise<Answer> {
    return this.#request({ t: 'draft', table, shake, draft: draft as never });
  }

  phrase(table: string, phrase: Phrase): Promise<Answer> {
    return this.#request({ t: 'phrase', table, key: this.#key(), phrase });
  }

  rematch(table: string): Promise<Answer> {
    return this.#request({ t: 'rematch', table });
  }

  consent(table: string, official: number, agrees: boolean): Promise<Answer> {
    return this.#request({ t: 'consent', table, official, agrees });
  }

  removeOfficial(table: string, official: number): Promise<Answer> {
    return this.#request({ t: 'remove-official', table, official });
  }

  resignOffice(table: string): Promise<Answer> {
    return this.#request({ t: 'resign-office', table });
  }

  /** The network may be there again: does not wait for the next try. */
  hurry(): void {
    this.#line.hurry();
  }

  close(): void {
    this.#line.close();
  }

  #ask(): string {
    return `${this.#name}-${++this.#asks}`;
  }

  #key(): string {
    return `${this.#name}-${this.#asks}-${Math.floor(this.ports.random() * 2 ** 40).toString(36)}`;
  }

  #request(message: Sendable): Promise<Answer> {
    return new Promise(done => {
      const ask = this.#ask();
      const whole = { ...message, ask } as TableMessage;
      this.#pending.set(ask, { message: whole, done });
      if (this.status === 'open' && this.#isJoined(whole.table)) this.#line.send(whole);
    });
  }

  /** Requests about a table wait until its join is answered, so that they are sent on what is known of it. */
  #isJoined(table: string): boolean {
    return !this.#followed.has(table) || !this.#joining.has(table);
  }

  #notify(table: string | null): void {
    for (const listener of this.#listeners) listener(table);
  }

  #join(table: string): void {
    const ask = this.#ask();
    this.#joining.set(table, ask);
    this.#lastJoin.set(table, ask);
    const seq = this.#followed.get(table)?.room.seq ?? (this.ports.fromStart ? 0 : undefined);
    this.#line.send({ t: 'join', ask, table, ...(seq === undefined ? {} : { from: seq }) });
  }

  #heard(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.#line.welcomed();
        this.you = message.you;
        this.#serverTime.begin(message.wall, this.ports.now());
        for (let i = 0; i < 3; i++) this.#line.send({ t: 'time', sent: this.ports.now() });
        for (const table of this.#followed.keys()) this.#join(table);
        for (const { message: waiting } of this.#pending.values())
          if (this.#isJoined(waiting.table)) this.#line.send(waiting);
        this.#notify(null);
        return;
      case 'time':
        return this.#serverTime.measured(message.sent, message.wall, this.ports.now());
      case 'joined':
        return this.#joined(message);
      case 'entry':
        return this.#entry(message);
      case 'viewer': {
        const followed = this.table(message.table);
        if (followed) this.#put({ ...followed, viewer: message.viewer, room: message.room });
        return;
      }
      case 'attendance': {
        const followed = this.table(message.table);
        if (followed) this.#put({ ...followed, attendance: message.attendance });
        return;
      }
      case 'ack':
        return this.#answered(message.ask, { ok: true, seq: message.seq });
      case 'refused':
        return this.#refused(message);
      case 'bye':
        return;
    }
  }

  #put(followed: Followed): void {
    this.#followed.set(followed.table, followed);
    this.#notify(followed.table);
  }

  #joined(message: Extract<ServerMessage, { t: 'joined' }>): void {
    const { table } = message;
    if (!this.#followed.has(table)) return;
    const followed = followedAfterJoin(this.#followed.get(table) ?? null, message);
    if (followed !== null) this.#put(followed);
    if (this.#joining.get(table) === message.ask) this.#endJoin(table);
  }

  /** What waited for the answer goes out now, whatever the answer was. */
  #endJoin(table: string): void {
    if (!this.#joining.delete(table)) return;
    for (const { message: waiting } of this.#pending.values()) if (waiting.table === table) this.#line.send(waiting);
  }

  #entry({ table, seq, wall, body, state }: Extract<ServerMessage, { t: 'entry' }>): void {
    const followed = this.table(table);
    if (followed === null || seq <= followed.room.seq) return;
    if (seq > followed.room.seq + 1) {
      if (!this.#joining.has(table)) this.#join(table);
      return;
    }
    this.#put({ ...followed, ...foldedAfter(table, followed, { seq, wall, body }, state) });
  }

  #answered(ask: string, answer: Answer): void {
    const pending = this.#pending.get(ask);
    this.#pending.delete(ask);
    pending?.done(answer);
  }

  #refused({ t: _, ask, table: named, ...why }: Refused): void {
    if (ask === null) return;
    // A name that no table can have is not even read, and so not named in the answer.
    const table = named ?? [...this.#joining].find(([, joining]) => joining === ask)?.[0] ?? null;
    // Refused after it was answered: the server lost its store on the way and does not tell us of the table any more.
    if (table !== null && this.#lastJoin.get(table) === ask && isAway(why.code)) {
      this.ports.after(UNAVAILABLE_WAIT, () => {
        if (this.#lastJoin.get(table) === ask && this.#followed.has(table)) this.#join(table);
      });
      return;
    }
    if (table !== null && this.#joining.get(table) === ask) {
      this.#followed.delete(table);
      this.#turnedAway.add(table);
      this.#endJoin(table);
      this.#notify(table);
    }
    const pending = this.#pending.get(ask);
    // The server does not know whether it was done: ask again with the same key.
    if (pending !== undefined && isAway(why.code))
      this.ports.after(UNAVAILABLE_WAIT, () => {
        if (this.#pending.has(ask) && this.status === 'open') this.#line.send(pending.message);
      });
    else this.#answered(ask, { ok: false, ...why });
  }
}
