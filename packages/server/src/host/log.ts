import type { Body, TableCard } from '@forceout/wire';
import { StoreDown } from '../store/down.ts';
import type { NewEntry, StoredEntry } from '../store/engine.ts';
import { type Hosted, hostedAfter } from './hosted.ts';
import type { Ports } from './ports.ts';
import type { Decide, Reply, Why } from './step.ts';
import { wakeOf } from './time.ts';

const PAGE = 500;
const RETRIES = 6;
const RETRY_MS = 150;

export class TableMissing extends Error {}

const cardOf = ({ room }: Hosted): Pick<TableCard, 'setup' | 'stage' | 'players'> => ({
  setup: room.setup,
  stage: room.stage,
  players: room.seats.map(seat => seat?.name ?? null),
});

const looksOther = (before: Hosted, after: Hosted): boolean =>
  before.room.seats !== after.room.seats || before.room.stage !== after.room.stage;

const unlessDown = (cause: unknown): null => {
  if (cause instanceof StoreDown) return null;
  throw cause;
};

export interface Written {
  readonly entry: StoredEntry;
  readonly body: Body;
  /** By this node, in this call. */
  readonly own: boolean;
}

/**
 * The log of one table and the state it folds to. Decisions are made one after the other; each is appended on the
 * condition that nobody was faster, and made again on the new state when somebody was (Law 2).
 */
export class TableLog {
  #tail: Promise<unknown> = Promise.resolve();
  /** Told of every entry, once it is durable and folded in. */
  onEntry: (written: Written) => void = () => {};

  private constructor(
    readonly id: string,
    readonly ports: Ports,
    public hosted: Hosted,
  ) {}

  static async open(id: string, ports: Ports): Promise<TableLog> {
    let hosted: Hosted | null = null;
    for (;;) {
      const entries: readonly StoredEntry[] = await ports.store.read(id, hosted?.room.seq ?? 0, PAGE);
      for (const entry of entries) hosted = hostedAfter(id, hosted, entry, JSON.parse(entry.body) as Body);
      if (entries.length < PAGE) break;
    }
    if (hosted === null) throw new TableMissing(id);
    return new TableLog(id, ports, hosted);
  }

  /** One after the other, whatever becomes of the one before. */
  alone<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(job, job);
    this.#tail = result.catch(() => {});
    return result;
  }

  /** Folds what others have appended. Call it `alone`. */
  async catchUp(): Promise<void> {
    const { store } = this.ports;
    for (;;) {
      const entries = await store.read(this.id, this.hosted.room.seq, PAGE);
      for (const entry of entries) this.#take(entry, JSON.parse(entry.body) as Body, false);
      if (entries.length < PAGE) return;
    }
  }

  #take(entry: StoredEntry, body: Body, own: boolean, next?: Hosted): void {
    this.hosted = next ?? hostedAfter(this.id, this.hosted, entry, body);
    this.onEntry({ entry, body, own });
  }

  /** Decides and appends. The answer comes when the entry is durable. Call it `alone`. */
  async decide(person: string | null, key: string | null, decide: Decide): Promise<Reply> {
    for (let failures = 0; ; ) {
      const { clock, store } = this.ports;
      const now = clock.now();
      const { body, state, seeds, refusal } = decide(this.hosted, now);
      if (body === null) return await this.#answer(key, refusal);
      const entry: StoredEntry = {
        seq: this.hosted.room.seq + 1,
        wall: now,
        person,
        // A refused act was not done, even where time passed on its way.
        key: refusal === null ? key : null,
        body: JSON.stringify(body),
        secret: seeds === null ? null : JSON.stringify({ seeds }),
      };
      const next = hostedAfter(this.id, this.hosted, entry, body, state);
      const card = looksOther(this.hosted, next) ? JSON.stringify(cardOf(next)) : null;
      const row: NewEntry = { ...entry, table: this.id, wake: wakeOf(next.room, now), card };
      try {
        if (await store.append(row)) {
          this.#take(entry, body, true, next);
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
      if (done == null) continue;
      return { ok: true, seq: done };
    }
  }

  /** Nobody was faster, and yet it did not go in: it is there under another sequence, or the table is gone. */
  async #whyNot(key: string | null): Promise<void> {
    if ((await this.#seqOf(key)) === null && (await this.ports.store.row(this.id)) === null)
      throw new TableMissing(this.id);
  }

  /** An act that is already in the log was done, whatever would be said of it now. */
  async #answer(key: string | null, refusal: Why | null): Promise<Reply> {
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
