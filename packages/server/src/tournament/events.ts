import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StreamStore } from '@forceout/host';
import type { Json } from '@forceout/table';
import {
  type Act,
  decide,
  type EventState,
  type EventView,
  emptyEvent,
  evolve,
  type LogEntry,
  type Outcome,
  playerKey,
  type Viewer,
  viewEvent,
} from '@forceout/tournament';
import { changesBetween } from '@forceout/wire';
import { dropOldest } from '../drop-oldest.ts';
import { hashOf, newCode, newId, newToken } from '../people/secrets.ts';
import { namesApart, namesBack, pointsToNames } from './names-apart.ts';

/** A link is the whole authority: an official's is a secret of its own, a player's and a coach's are signed. */
export interface Bearer {
  readonly viewer: Viewer;
  /** Under which key this one acts; `null` = only looks. */
  readonly by: string | null;
}

export type ActAnswer = { readonly seq: number; readonly outcome: Outcome };

/** What anybody sees, made once a change however many look. */
export interface PublicPage {
  readonly seq: number;
  readonly view: EventView;
  readonly text: string;
  /** The text compressed, made when the first one asks. */
  zipped: Promise<Buffer> | null;
}

interface Live {
  readonly id: string;
  state: EventState;
  secret: string;
  roster: ReadonlyMap<string, string>;
  checked: number;
  /** The public page, made once a change. */
  page: PublicPage | null;
  /** Somebody is about to be told; what happens until then is told with it. */
  telling: boolean;
  /** One act after another. */
  queue: Promise<unknown>;
}

const READ_AT_ONCE = 500;
/** On a store that others write to as well, how old a picture may be before it is looked after. */
const FRESH_MS = 400;
/** However lately it was looked at: look again. */
const AT_ONCE = -1;
/** So often an act may fail though nobody else was quicker. A try lost to somebody costs nothing: the log has moved on. */
const TRIES = 6;
const LEASE_MS = 4000;
const KEPT = 200;

const dayBegins = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** When somebody has to look at an event by itself: at once while tables on screen play, else on the day of deletion. */
function wakeOf(state: EventState, now: number): number | null {
  const rounds = Object.values(state.rounds).flat();
  const screens = rounds.some(
    round =>
      round.status !== 'draft' && round.tables.some(table => table.medium === 'screen' && table.confirmed === null),
  );
  const { deleteOn } = state.settings;
  if (screens && !state.forgotten) return now;
  return deleteOn === null || state.forgotten ? null : dayBegins(deleteOn);
}

const newLive = (id: string, secret: string, checked: number): Live => ({
  id,
  state: emptyEvent,
  secret,
  roster: new Map(),
  checked,
  page: null,
  telling: false,
  queue: Promise.resolve(),
});

const officialKey = (token: string): string => `o${hashOf(token).slice(0, 24)}`;

/** Is given what to send, the same bytes for everybody. */
export type Watcher = (frame: Buffer) => void;

/** Who has the page of before makes the changes; anybody else learns that there is a newer one. */
function frameOf(before: PublicPage | null, now: PublicPage): Buffer {
  const [from, to] = [before?.view, now.view] as unknown as readonly [Json | undefined, Json];
  const change = before && { from: before.seq, seq: now.seq, changes: changesBetween(from!, to) };
  return Buffer.from(`${change ? `event: change\ndata: ${JSON.stringify(change)}\n\n` : ''}data: ${now.seq}\n\n`);
}

/** Events of this server: each a stream of its own, read once and then kept up to date. */
export class Events {
  readonly #store: StreamStore;
  readonly #node: string;
  readonly #now: () => number;
  readonly #live = new Map<string, Promise<Live | null>>();
  /** Told of every entry that this node appended, and of events that somebody should look at. */
  follow: (id: string, entry: LogEntry | null) => void = () => {};
  readonly #watchers = new Map<string, Set<Watcher>>();

  constructor(
    store: StreamStore,
    node: string,
    now: () => number,
    /** Told of every entry that this node appended. */
    readonly told: (id: string, entry: LogEntry) => void = () => {},
  ) {
    this.#store = store;
    this.#node = node;
    this.#now = now;
    store.onNotify(subject => {
      const [from, what, id] = subject.split(' ');
      if (what !== 'v' || from === node || id === undefined || !this.#watchers.has(id)) return;
      void this.#fresh(id, 0).then(live => live && this.#notify(live));
    });
  }

  /** A new event, and the link of its director. */
  async open(
    name: string,
    director: string,
  ): Promise<{ readonly id: string; readonly code: string; readonly token: string }> {
    const token = newToken();
    const [id, code, secret] = [newId('e'), newCode(), newToken()];
    const key = officialKey(token);
    const outcome = decide(emptyEvent, { do: 'open', name, director: { key, name: director } }, key, this.#now());
    if (!outcome.ok) throw new Error(`an event could not be opened: ${outcome.refusal.code}`);
    const live = newLive(id, secret, this.#now());
    if (!(await this.#append(live, outcome.entries[0]!, key, null, code))) throw new Error('the code is taken');
    this.#live.set(id, Promise.resolve(live));
    return { id, code, token };
  }

  /** An event that was kept as a file goes on here, under a name of its own; `pointed`: its entries under that name. */
  async adopt(
    entries: readonly LogEntry[],
    pointed: (id: string, entries: readonly LogEntry[]) => readonly LogEntry[],
  ): Promise<{ readonly id: string; readonly code: string }> {
    const [id, code, secret] = [newId('e'), newCode(), newToken()];
    const live = newLive(id, secret, this.#now());
    for (const entry of pointed(id, entries))
      if (!(await this.#append(live, entry, entry.by, null, code))) throw new Error('an entry found no place');
    this.#live.set(id, Promise.resolve(live));
    this.follow(id, null);
    return { id, code };
  }

  async idByCode(code: string): Promise<string | null> {
    const row = await this.#store.rowByCode(code);
    return row?.kind === 'event' ? row.id : null;
  }

  /** Who comes with a link; `null` when the link opens nothing here. */
  async bearer(id: string, token: string | null): Promise<Bearer | null> {
    const live = await this.#fresh(id, FRESH_MS);
    if (!live) return null;
    if (token === null) return { viewer: { as: 'public' }, by: null };
    const [kind, name, mac] = token.split('.');
    if ((kind === 'player' || kind === 'coach') && name !== undefined && mac !== undefined) {
      const who = Buffer.from(name, 'base64url').toString();
      if (!sameText(mac, signature(live.secret, kind, who))) return null;
      return kind === 'player'
        ? { viewer: { as: 'player', id: who }, by: playerKey(who) }
        : { viewer: { as: 'coach', school: who }, by: null };
    }
    const key = officialKey(token);
    return Object.hasOwn(live.state.officials, key) ? { viewer: { as: 'official', key }, by: key } : null;
  }

  /** The event as it is, not older than a moment. */
  async state(id: string): Promise<EventState | null> {
    return (await this.#fresh(id, FRESH_MS))?.state ?? null;
  }

  async view(id: string, viewer: Viewer): Promise<EventView | null> {
    const live = await this.#fresh(id, FRESH_MS);
    return live && viewEvent(live.state, viewer);
  }

  async publicPage(id: string): Promise<PublicPage | null> {
    const live = await this.#fresh(id, FRESH_MS);
    return live && this.#pageOf(live);
  }

  #pageOf(live: Live): PublicPage {
    if (live.page?.seq !== live.state.seq) {
      const view = viewEvent(live.state, { as: 'public' });
      live.page = { seq: live.state.seq, view, text: JSON.stringify(view), zipped: null };
    }
    return live.page!;
  }

  /** Links to print for players and coaches. */
  async links(
    id: string,
  ): Promise<{ readonly players: Record<string, string>; readonly schools: Record<string, string> }> {
    const live = (await this.#fresh(id, FRESH_MS))!;
    const link = (kind: 'player' | 'coach', who: string): string =>
      `${kind}.${Buffer.from(who).toString('base64url')}.${signature(live.secret, kind, who)}`;
    const entries = Object.values(live.state.entries);
    const schools = new Set(entries.flatMap(({ school }) => (school ? [school] : [])));
    return {
      players: Object.fromEntries(entries.map(entry => [entry.id, link('player', entry.id)])),
      schools: Object.fromEntries([...schools].map(school => [school, link('coach', school)])),
    };
  }

  /** What only this event's servers know. */
  async secret(id: string): Promise<string | null> {
    return (await this.#fresh(id, FRESH_MS))?.secret ?? null;
  }

  /** A new official's link; the act itself carries only the key made from it. */
  newOfficial(): { readonly token: string; readonly key: string } {
    const token = newToken();
    return { token, key: officialKey(token) };
  }

  /** The whole log with names, as it can be brought somewhere else. */
  async log(id: string): Promise<readonly LogEntry[]> {
    const [stored, roster] = [await this.#readAll(id, 0), await this.#store.roster(id)];
    return stored.map(({ body }) => namesBack(id, roster, body));
  }

  /** Decides and appends; acknowledged only when it is in the log. The same key acts once. */
  async act(id: string, by: string, act: Act, key: string | null): Promise<ActAnswer | null> {
    // Nobody is refused for what this node has not heard of yet.
    const live = await this.#fresh(id, AT_ONCE);
    if (!live) return null;
    const run = live.queue.then(() => this.#decided(live, by, act, key));
    live.queue = run.catch(() => {});
    return await run;
  }

  /** Calls whenever something has happened; answers a way to stop. */
  watch(id: string, listener: Watcher): () => void {
    const watchers = this.#watchers.get(id) ?? new Set();
    this.#watchers.set(id, watchers.add(listener));
    return () => {
      watchers.delete(listener);
      if (watchers.size === 0) this.#watchers.delete(id);
    };
  }

  /** Sees to events that are due: names are deleted on their day, and tables on screen follow their rounds. */
  async upkeep(): Promise<void> {
    const due = await this.#store.claimWakes('event', this.#now(), LEASE_MS, 20);
    for (const id of due) {
      const live = await this.#fresh(id, 0);
      if (!live) continue;
      const { settings, forgotten, officials } = live.state;
      const director = Object.values(officials).find(({ roles }) => roles.includes('director'));
      const over = settings.deleteOn !== null && dayBegins(settings.deleteOn) <= this.#now();
      if (over && !forgotten && director) await this.act(id, director.key, { do: 'forget' }, null);
      else this.follow(id, null);
    }
  }

  async #decided(live: Live, by: string, act: Act, key: string | null): Promise<ActAnswer> {
    for (let attempt = 0; attempt < TRIES; ) {
      if (key !== null) {
        const before = await this.#store.seqOfKey(live.id, key);
        if (before !== null) return { seq: before, outcome: { ok: true, entries: [] } };
      }
      const { seq } = live.state;
      const outcome = decide(live.state, act, by, this.#now());
      if (!outcome.ok) return { seq, outcome };
      const [entry] = outcome.entries;
      if (await this.#append(live, entry!, by, key, null)) {
        if (entry!.event === 'forgotten') await this.#forgetNames(live);
        this.#store.notify(`${this.#node} v ${live.id}`);
        this.#notify(live);
        this.told(live.id, entry!);
        this.follow(live.id, entry!);
        return { seq: live.state.seq, outcome };
      }
      // Somebody else was quicker: decide again on what is there now.
      await this.#catchUp(live);
      if (live.state.seq === seq) attempt += 1;
    }
    throw new Error('an act found no place in the log');
  }

  async #append(
    live: Live,
    entry: LogEntry,
    person: string,
    key: string | null,
    code: string | null,
  ): Promise<boolean> {
    const seq = live.state.seq + 1;
    const next = evolve(live.state, entry);
    const { body, names } = namesApart(live.id, seq, entry);
    const appended = await this.#store.append({
      stream: live.id,
      seq,
      wall: entry.at,
      person,
      key,
      body: JSON.stringify(body),
      secret: seq === 1 ? JSON.stringify({ links: live.secret }) : null,
      wake: wakeOf(next, entry.at),
      card: seq === 1 ? JSON.stringify({ event: next.name }) : null,
      names,
      ...(seq === 1 && { creates: { kind: 'event', code, classId: null } }),
    });
    if (appended) live.state = next;
    return appended;
  }

  async #forgetNames(live: Live): Promise<void> {
    for (const key of (await this.#store.roster(live.id)).keys()) await this.#store.forget(key);
    live.roster = new Map();
    this.#live.delete(live.id);
  }

  #notify(live: Live): void {
    if (live.telling || !this.#watchers.has(live.id)) return;
    live.telling = true;
    setImmediate(() => {
      live.telling = false;
      const before = live.page;
      const now = this.#pageOf(live);
      if (before?.seq === now.seq) return;
      const frame = frameOf(before, now);
      for (const watcher of this.#watchers.get(live.id) ?? []) watcher(frame);
    });
  }

  /** The event, not older than so much; alone on the store nothing can be newer than what is here. */
  async #fresh(id: string, oldest: number): Promise<Live | null> {
    let kept = this.#live.get(id);
    if (!kept) {
      kept = this.#load(id);
      this.#live.set(id, kept);
      if (this.#live.size > KEPT) dropOldest(this.#live);
      kept.then(live => live ?? this.#live.delete(id)).catch(() => this.#live.delete(id));
      return await kept;
    }
    const live = await kept;
    if (live && this.#store.shared && this.#now() - live.checked > oldest) await this.#catchUp(live);
    return live;
  }

  async #load(id: string): Promise<Live | null> {
    const row = await this.#store.row(id);
    if (row?.kind !== 'event') return null;
    const [first] = await this.#store.read(id, 0, 1);
    const { links } = JSON.parse(first?.secret ?? '{}') as { links?: string };
    const live = newLive(id, links ?? '', 0);
    await this.#catchUp(live);
    return live;
  }

  async #readAll(id: string, after: number): Promise<readonly { readonly seq: number; readonly body: LogEntry }[]> {
    const all: { seq: number; body: LogEntry }[] = [];
    for (;;) {
      const chunk = await this.#store.read(id, all.at(-1)?.seq ?? after, READ_AT_ONCE);
      for (const { seq, body } of chunk) all.push({ seq, body: JSON.parse(body) as LogEntry });
      if (chunk.length < READ_AT_ONCE) return all;
    }
  }

  async #catchUp(live: Live): Promise<void> {
    const checked = this.#now();
    const news = await this.#readAll(live.id, live.state.seq);
    if (news.some(({ body }) => pointsToNames(body))) live.roster = await this.#store.roster(live.id);
    for (const { seq, body } of news)
      if (seq === live.state.seq + 1) live.state = evolve(live.state, namesBack(live.id, live.roster, body));
    live.checked = checked;
  }
}

const signature = (secret: string, kind: string, who: string): string =>
  createHmac('sha256', secret).update(`${kind}:${who}`).digest('base64url').slice(0, 22);

function sameText(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
