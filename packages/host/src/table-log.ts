import { itemAt, needed } from '@forceout/rulebook';
import { type EntryBody, readBody } from '@forceout/wire';
import { cardOf, looksOther } from './card.ts';
import type { Command, RefusalReason, Reply } from './command.ts';
import { ExclusiveQueue } from './exclusive-queue.ts';
import { type Hosted, hostedAfter } from './hosted.ts';
import { wakeOf } from './lag.ts';
import { type LoggedBody, needsName, withNames, withoutNames } from './log-names.ts';
import type { Ports } from './ports.ts';
import { StoreDown } from './store/store-down.ts';
import type { NewEntry, StoredEntry } from './store/streams.ts';

/** A page is folded in one go, and nobody else is served meanwhile. */
const PAGE = 200;
/** Whoever asked has an answer by then. */
const RETRIES = 3;
const RETRY_MS = 150;

export class TableMissing extends Error {}

const unlessDown = (cause: unknown): null => {
  if (cause instanceof StoreDown) return null;
  throw cause;
};

/** An entry that is in the log. */
export interface AppendedEntry {
  readonly entry: StoredEntry;
  /** What it says, with the names of the roster. */
  readonly body: EntryBody;
  /** `body` as JSON. */
  readonly text: string;
  /** By this node, in this call. */
  readonly own: boolean;
}

/**
 * The log of one table and the state it folds to. Decisions are made one after the other; each is appended on the
 * condition that nobody was faster, and made again on the new state when somebody was (Law 2).
 */
export class TableLog {
  readonly #queue = new ExclusiveQueue();
  #roster: ReadonlyMap<string, string> = new Map();
  #hosted: Hosted | null = null;
  /** Server time of the last entry. */
  lastWall = 0;
  /** It is of this node. */
  lastOwn = false;
  /** Told of every entry, once it is durable and folded in. */
  onEntry: (appended: AppendedEntry) => void = () => {};

  private constructor(
    readonly id: string,
    readonly ports: Ports,
  ) {}

  static async open(id: string, ports: Ports): Promise<TableLog> {
    const log = new TableLog(id, ports);
    await log.catchUp();
    if (log.#hosted === null) throw new TableMissing(id);
    return log;
  }

  get hosted(): Hosted {
    return needed(this.#hosted, 'The table of an open log');
  }

  /** One after the other, whatever becomes of the one before. */
  runExclusive<T>(job: () => Promise<T>): Promise<T> {
    return this.#queue.run(job);
  }

  /** Folds what others have appended. Call it in `runExclusive`. */
  async catchUp(): Promise<void> {
    for (;;) {
      const entries = await this.ports.store.read(this.id, this.#hosted?.room.seq ?? 0, PAGE);
      for (const { entry, body, text } of await this.named(entries)) this.#take({ entry, body, text, own: false });
      if (entries.length < PAGE) return;
    }
  }

  /** What entries say, with the names of the roster. */
  async named(entries: readonly StoredEntry[]): Promise<readonly Omit<AppendedEntry, 'own'>[]> {
    const logged = entries.map(entry => readBody<LoggedBody>(entry.body));
    const unknown = entries.some(
      ({ person }, i) => needsName(itemAt(logged, i).body) && person !== null && !this.#roster.has(person),
    );
    if (unknown) this.#roster = await this.ports.store.roster(this.id);
    let seats = this.#hosted?.room.seats ?? [];
    return entries.map((entry, i) => {
      const { body: bare, text } = itemAt(logged, i);
      const body = withNames(bare, entry.person, this.#roster, seats);
      if (body.kind === 'sat' || body.kind === 'bot') seats = put(seats, body.seat, { name: body.name, bot: null });
      return { entry, body, text: body === bare ? text : JSON.stringify(body) };
    });
  }

  #take(appended: AppendedEntry, next?: Hosted): void {
    this.lastWall = appended.entry.wall;
    this.lastOwn = appended.own;
    this.#hosted = next ?? hostedAfter(this.id, this.#hosted, appended.entry, appended.body);
    this.onEntry(appended);
  }

  /**
   * Decides and appends. The answer comes when the entry is durable. Call it in `runExclusive`. `beforeAgain`: what has
   * to be seen to before it is decided once more, for that may be a good while later.
   */
  async decide(
    person: string | null,
    key: string | null,
    decide: Command,
    beforeAgain: () => Promise<void> = async () => {},
  ): Promise<Reply> {
    for (let failures = 0; ; ) {
      const { clock, store } = this.ports;
      const now = clock.now();
      const { body, state, seeds, refusal } = decide(this.hosted, now);
      if (body === null) return await this.#answer(key, refusal);
      const { logged, name } = withoutNames(body);
      const text = JSON.stringify(body);
      const entry: StoredEntry = {
        seq: this.hosted.room.seq + 1,
        wall: now,
        person,
        // A refused act was not done, even where time passed on its way.
        key: refusal === null ? key : null,
        body: logged === body ? text : JSON.stringify(logged),
        secret: seeds === null ? null : JSON.stringify({ seeds }),
      };
      const next = hostedAfter(this.id, this.hosted, entry, body, state);
      const card = looksOther(this.hosted, next) ? JSON.stringify(cardOf(next)) : null;
      const named = person === null || name === null ? null : { key: person, name };
      const row: NewEntry = { ...entry, stream: this.id, wake: wakeOf(next.room, now), card };
      try {
        if (await store.append(named === null ? row : { ...row, names: [named] })) {
          if (named !== null) this.#roster = new Map([...this.#roster, [named.key, named.name]]);
          this.#take({ entry, body, text, own: true }, next);
          return refusal === null ? { ok: true, seq: entry.seq } : await this.#answer(key, refusal);
        }
        await this.catchUp();
        if (this.hosted.room.seq < entry.seq) await this.#whyNot(entry.key);
      } catch (cause) {
        if (!(cause instanceof StoreDown)) throw cause;
        // It may be in the log or not: look before deciding again.
        if (++failures > RETRIES) throw cause;
        await this.#pause(RETRY_MS * 2 ** failures);
        await this.catchUp().catch(unlessDown);
      }
      const done = await this.#seqOf(key).catch(unlessDown);
      if (done != null) return { ok: true, seq: done };
      await beforeAgain();
    }
  }

  /** Nobody was faster, and yet it did not go in: it is there already, the log is in an archive, or the table is gone. */
  async #whyNot(key: string | null): Promise<void> {
    if ((await this.#seqOf(key)) !== null || (await this.ports.store.restore(this.id))) return;
    if ((await this.ports.store.row(this.id)) === null) throw new TableMissing(this.id);
  }

  /** An act that is already in the log was done, whatever would be said of it now. */
  async #answer(key: string | null, refusal: RefusalReason | null): Promise<Reply> {
    const { seq } = this.hosted.room;
    if (refusal === null) return { ok: true, seq };
    const done = await this.#seqOf(key);
    return done === null ? { ok: false, seq, ...refusal } : { ok: true, seq: done };
  }

  async #seqOf(key: string | null): Promise<number | null> {
    return key === null ? null : await this.ports.store.seqOfKey(this.id, key);
  }

  #pause(ms: number): Promise<void> {
    return new Promise(done => void this.ports.clock.after(ms, done));
  }
}

function put<T>(list: readonly T[], index: number, value: T): readonly T[] {
  const copy = [...list];
  copy[index] = value;
  return copy;
}
