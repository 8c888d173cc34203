import { NodeHeartbeat } from './node-heartbeat.ts';
import type { Cancel, Ports } from './ports.ts';
import { holdCommand } from './seating-commands.ts';
import { SETTINGS, type Settings } from './settings.ts';
import { SilentNodes } from './silent-nodes.ts';
import { someAtATime } from './some-at-a-time.ts';
import { StoreDown } from './store/store-down.ts';
import type { ServingNode } from './store/tables.ts';
import { TableHost } from './table-host.ts';
import type { AppendedEntry } from './table-log.ts';
import { UpkeepQueue } from './upkeep-queue.ts';

const SWEEP_MS = 1000;
const LEASE_MS = 5000;
const SWEEP_TABLES = 100;
const START_TRIES = 5;
/** Tables taken over, or read again, at the same time: those who play meanwhile want answers too. */
const TOGETHER = 8;
/** Tables whose attendance is told or heard together. */
const ATTENDED = 50;

export interface RegistryHooks {
  /** Somebody belongs to a table without having come with its code. */
  readonly admit?: (table: string, person: string) => Promise<void>;
  readonly onEntry?: (table: TableHost, appended: AppendedEntry) => void;
  /** A hint of another node that is not about a table. */
  readonly onNotify?: (subject: string) => void;
}

const earliest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

/** The tables this node serves. Any node may serve any table. */
export class TableRegistry {
  readonly #tables = new Map<string, Promise<TableHost>>();
  readonly #open = new Map<string, TableHost>();
  readonly #cancels = new Set<Cancel>();
  readonly heartbeat: NodeHeartbeat;
  readonly settings: Settings;
  /** The last time in which this node served nobody, and when that was noticed. */
  #missed: { readonly since: number; readonly noticed: number } | null = null;
  /** Tables that this node has to open yet to stop their time, and since when nobody has served them. */
  readonly #unserved = new Map<string, number>();
  /** Nodes that have not come to all their tables since an outage, and since when these were not served. */
  #owing: ReadonlyMap<string, number> = new Map();
  /** Nodes that are gone; whoever was with them is not here, whatever they wrote last. */
  readonly #gone = new Set<string>();
  /** How far it was looked in turn who is at the tables. */
  #attended = 0;
  readonly #tellings: UpkeepQueue;
  readonly #hearings: UpkeepQueue;
  /** Tables of which others know more than we do. */
  readonly #behind: UpkeepQueue;
  #stopped = false;

  constructor(
    readonly ports: Ports,
    settings: Partial<Settings> = {},
    readonly hooks: RegistryHooks = {},
  ) {
    this.settings = { ...SETTINGS, ...settings };
    this.heartbeat = new NodeHeartbeat(this.ports, this.settings, {
      onOutage: since => this.#outage(since),
      onDeath: async (node, since) => {
        await this.#inherit(node, since);
        // What does not stand in the log yet is owed by this node from now on.
        await this.heartbeat.writeDown();
        await this.#removeNode(node);
      },
      onLook: nodes => this.#lookAt(nodes),
      onForgotten: () => this.#tellings.add(this.#open.keys()),
    });
    const { clock, journal } = this.ports;
    this.#tellings = new UpkeepQueue(
      clock,
      ATTENDED,
      ids => this.#tellAttendance(ids),
      cause => journal.fault('attendance was not written', cause),
    );
    this.#hearings = new UpkeepQueue(
      clock,
      ATTENDED,
      ids => this.#hearAttendance(ids),
      cause => journal.fault('attendance was not read', cause),
    );
    this.#behind = new UpkeepQueue(
      clock,
      TOGETHER,
      async ids => {
        const hosts = ids.flatMap(id => this.#open.get(id) ?? []);
        await Promise.all(hosts.map(host => this.#refresh(host)));
      },
      cause => journal.fault('tables were not read again', cause),
    );
  }

  get size(): number {
    return this.#open.size;
  }

  get tables(): Iterable<TableHost> {
    return this.#open.values();
  }

  /** Takes up service: time that nobody served is taken out of every table before anything falls due. */
  async start(): Promise<void> {
    const { store } = this.ports;
    const others = await this.#others();
    this.#lookAt(others);
    const gone = others.filter(other => !other.alive);
    // A beat that is still to come tells that the clock was set back, not that anybody served until then.
    const untilNow = (at: number): number => Math.min(at, this.ports.clock.now());
    await this.#patiently(async () => {
      for (const { id, servedUntil } of gone) await this.#inherit(id, untilNow(servedUntil));
      if (gone.length < others.length) return;
      const since = Math.max(0, ...others.map(other => untilNow(other.servedUntil)));
      await this.#holdAll(await store.running('table'), since);
    });
    // Only now: whoever finds our beat takes it that every table was served up to the moment it tells.
    await this.heartbeat.start();
    for (const { id } of gone) await this.#removeNode(id);
    store.onNotify(subject => this.#heard(subject));
    this.#sweepLater();
  }

  /** A store that has more to do than it can is not one that is away: whoever starts can wait. */
  async #patiently(work: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries++)
      try {
        return await work();
      } catch (cause) {
        if (!(cause instanceof StoreDown) || tries === START_TRIES) throw cause;
        await new Promise<void>(done => void this.ports.clock.after(SWEEP_MS, done));
      }
  }

  /** The other nodes, each known to live or not: one that beats is alive, one that was silent long enough is not. */
  async #others(): Promise<readonly (ServingNode & { readonly alive: boolean })[]> {
    const { store, clock, node } = this.ports;
    const first = (await store.nodes()).filter(other => other.id !== node);
    if (!store.shared) return first.map(other => ({ ...other, alive: false }));
    const silent = new SilentNodes();
    for (;;) {
      const now = new Map((await store.nodes()).map(other => [other.id, other.seenAt]));
      const looked = first.map(other => ({ ...other, alive: (now.get(other.id) ?? other.seenAt) !== other.seenAt }));
      const gone = (id: string, seenAt: number) =>
        clock.now() - silent.look(id, seenAt, clock.now()).since > this.settings.dead;
      if (looked.every(({ id, seenAt, alive }) => alive || gone(id, seenAt))) return looked;
      await new Promise<void>(done => void clock.after(this.settings.heartbeatMs / 2, done));
    }
  }

  /** `open`: it was here before anybody knew that nobody served it. */
  async #hold(id: string, since: number, open: boolean): Promise<void> {
    try {
      const host = await this.table(id);
      // One that is opened now has taken the outage out before anything else.
      if (open) host.outage(since);
    } catch (cause) {
      if (cause instanceof StoreDown) throw cause;
      // One table that cannot be read must not keep the others waiting.
      this.ports.journal.fault('a table cannot be taken up', cause, { table: id });
    }
  }

  /** So many at a time; whichever is opened meanwhile, by anybody, is held as well. */
  async #holdAll(tables: readonly string[], since: number): Promise<void> {
    const open = new Set(this.#tables.keys());
    for (const id of tables) this.#unserved.set(id, since);
    try {
      await someAtATime(tables, TOGETHER, id => this.#hold(id, since, open.has(id)));
    } finally {
      for (const id of tables) this.#unserved.delete(id);
    }
  }

  /** The table, read from its log when this node does not have it. */
  table(id: string): Promise<TableHost> {
    let table = this.#tables.get(id);
    if (table === undefined) {
      table = this.#read(id);
      this.#tables.set(id, table);
      table.then(
        host => {
          this.#open.set(id, host);
          this.#attendance(host);
          if (this.ports.store.shared) this.#hearings.add([id]);
        },
        () => this.#tables.delete(id),
      );
    }
    return table;
  }

  async #read(id: string): Promise<TableHost> {
    const unserved = this.#unserved.get(id) ?? (await this.#owedTo(id));
    const host = await TableHost.open(id, this.ports, this.settings, {
      onEntry: (host, appended) => this.#entry(host, appended),
      onAttendance: host => this.#attendance(host),
      onFault: (host, cause) => this.#fault(host, cause),
      beforeDeciding: () => this.heartbeat.check(),
      missedSince: lastWall => earliest(unserved, this.#missedSince(lastWall)),
      onOutage: (since, held) => this.heartbeat.owe(since, held),
    });
    this.#unserved.delete(id);
    return host;
  }

  #lookAt(nodes: readonly ServingNode[]): void {
    const owing = nodes.filter(({ id, seenAt, servedUntil }) => id !== this.ports.node && servedUntil < seenAt);
    this.#owing = new Map(owing.map(({ id, servedUntil }) => [id, servedUntil]));
  }

  /** Since when a table was not served, where one of those at it has not come to stop its time yet. */
  async #owedTo(id: string): Promise<number | null> {
    if (this.#owing.size === 0) return null;
    const attending = await this.ports.store.attendance([id]);
    return attending.reduce<number | null>((since, { node }) => earliest(since, this.#owing.get(node) ?? null), null);
  }

  #entry(host: TableHost, appended: AppendedEntry): void {
    if (appended.own) this.ports.store.notify(`${this.ports.node} e ${host.id} ${appended.entry.seq}`);
    this.hooks.onEntry?.(host, appended);
    this.#dropLater(host);
  }

  #attendance(host: TableHost): void {
    if (this.ports.store.shared) this.#tellings.add([host.id]);
    this.#dropLater(host);
  }

  async #tellAttendance(ids: readonly string[]): Promise<void> {
    const { store, node } = this.ports;
    const who = (id: string) => this.#open.get(id)?.attendees.write() ?? null;
    await store.setAttendance(
      node,
      ids.map(id => ({ stream: id, who: who(id) })),
    );
    for (const id of ids) store.notify(`${node} a ${id}`);
  }

  /** A decision that must not fail has failed: the table is forgotten and read again at the next use. */
  #fault(host: TableHost, cause: unknown): void {
    this.ports.journal.fault('a table failed', cause, { table: host.id });
    if (!(cause instanceof StoreDown)) this.drop(host);
  }

  /** What is written of these tables has changed: they are read again at the next use, by every node. */
  forget(tables: readonly string[]): void {
    for (const id of tables) {
      this.ports.store.notify(`${this.ports.node} f ${id}`);
      const host = this.#open.get(id);
      if (host !== undefined) this.drop(host);
    }
  }

  drop(host: TableHost): void {
    if (this.#open.get(host.id) !== host) return;
    this.#open.delete(host.id);
    this.#tables.delete(host.id);
    if (host.unservedSince !== null) this.#unserved.set(host.id, host.unservedSince);
    host.drop();
    if (this.ports.store.shared) this.#tellings.add([host.id]);
  }

  #dropLater(host: TableHost): void {
    if (!host.idle) return;
    this.#after(this.settings.idle, () => {
      if (host.idle) this.drop(host);
    });
  }

  #after(ms: number, run: () => void): void {
    if (this.#stopped) return;
    const cancel = this.ports.clock.after(ms, () => {
      this.#cancels.delete(cancel);
      run();
    });
    this.#cancels.add(cancel);
  }

  #heard(subject: string): void {
    if (subject === '*') {
      this.#hearings.add(this.#open.keys());
      this.#catchUp().catch(cause => this.ports.journal.fault('what was not heard was not found out', cause));
      return;
    }
    const [node, what, id, seq] = subject.split(' ');
    if (node === this.ports.node) return;
    const host = this.#open.get(id ?? '');
    if (what === 'e' && host !== undefined && Number(seq) > host.hosted.room.seq) void this.#refresh(host);
    else if (what === 'a' && host !== undefined) this.#hearings.add([host.id]);
    else if (what === 'f' && host !== undefined) this.drop(host);
    else if (!'eaf'.includes(what ?? '')) this.hooks.onNotify?.(subject);
  }

  async #refresh(host: TableHost): Promise<void> {
    await host.refresh().catch(cause => this.#fault(host, cause));
  }

  async #hearAttendance(ids: readonly string[]): Promise<void> {
    const rows = await this.ports.store.attendance(ids);
    for (const id of ids) {
      const others = rows.filter(
        ({ stream, node }) => stream === id && node !== this.ports.node && !this.#gone.has(node),
      );
      this.#open.get(id)?.hearAttendance(others.map(({ who }) => who));
    }
  }

  /**
   * Since when a table that is opened now was served by nobody. Whoever has it in memory may not have come to stop its
   * time yet, and what is due there would be seen to first. An entry from before we noticed tells nothing: another node
   * may have written it and been cut off a moment after us.
   */
  #missedSince(lastWall: number): number | null {
    if (this.#missed === null) return null;
    const { since, noticed } = this.#missed;
    const ago = this.ports.clock.now() - noticed;
    return lastWall < noticed && ago >= 0 && ago <= this.settings.idle ? since : null;
  }

  #outage(from: number): void {
    // It may be noticed several times while it goes on.
    const before = this.#missed !== null && from <= this.#missed.noticed ? this.#missed.since : from;
    const since = Math.min(from, before);
    this.#missed = { since, noticed: this.ports.clock.now() };
    this.ports.journal.note('time stood still for this node', { since, tables: this.#open.size });
    for (const host of this.#open.values()) host.outage(since);
    // Those that are being read just now were served by nobody either.
    for (const [id, table] of this.#tables)
      if (!this.#open.has(id))
        this.heartbeat.owe(
          since,
          table.then(host => host.outage(since)),
        );
  }

  /** A node died: the people at its tables were cut off, so the time of those tables stands still. */
  async #inherit(node: string, since: number): Promise<void> {
    this.#gone.add(node);
    const tables = await this.ports.store.attendedBy(node);
    this.ports.journal.note('another node is gone', { gone: node, tables: tables.length });
    // Who was with it is not here, whatever it wrote last.
    const open = tables.filter(id => this.#open.has(id));
    for (let from = 0; from < open.length; from += ATTENDED)
      await this.#hearAttendance(open.slice(from, from + ATTENDED));
    await this.#holdAll(tables, since);
  }

  async #removeNode(node: string): Promise<void> {
    await this.ports.store.removeNode(node);
    this.#gone.delete(node);
  }

  #sweepLater(): void {
    this.#after(SWEEP_MS, () => void this.#sweep());
  }

  /** Tables whose time came and went without anybody seeing to it. */
  async #sweep(): Promise<void> {
    const { store, clock, journal } = this.ports;
    this.heartbeat.check();
    for (const host of this.#open.values()) if (host.attendees.lagChanged()) host.tellAttendance();
    if (store.shared) this.#hearings.add(this.#nextAttended());
    try {
      const late = clock.now() - SWEEP_MS;
      if (store.shared) await this.#catchUp();
      for (const id of await store.claimWakes('table', late, LEASE_MS, SWEEP_TABLES))
        if (!this.#open.has(id)) await this.#wake(id);
    } catch (cause) {
      journal.fault('nobody looked for tables that are due', cause);
    }
    this.#sweepLater();
  }

  /** Some tables after the other, and from the first again. */
  #nextAttended(): readonly string[] {
    const ids = [...this.#open.keys()];
    const from = this.#attended < ids.length ? this.#attended : 0;
    this.#attended = from + ATTENDED;
    return ids.slice(from, this.#attended);
  }

  /** A hint may be lost; what it would have told is found out here. */
  async #catchUp(): Promise<void> {
    const heads = await this.ports.store.heads([...this.#open.keys()]);
    const ahead = [...heads].filter(([id, seq]) => seq > (this.#open.get(id)?.hosted.room.seq ?? seq));
    this.#behind.add(ahead.map(([id]) => id));
  }

  /** Not ours in memory, yet due: its node is slow, or silent and about to be buried; then time must not fall due. */
  async #wake(id: string): Promise<void> {
    const { store, clock } = this.ports;
    const beats = new Map((await store.nodes()).map(n => [n.id, n.seenAt]));
    const attending = await store.attendance([id]);
    const silent = attending.some(({ node }) => clock.now() - (beats.get(node) ?? 0) > this.settings.heartbeatMs * 2);
    if (!silent)
      await this.table(id).catch(cause => this.ports.journal.fault('a due table cannot be read', cause, { table: id }));
  }

  /** Leaves service in good order: time stands still at tables whose players are cut off, and nobody waits for us. */
  async leave(): Promise<void> {
    const { store, clock, node } = this.ports;
    const now = clock.now();
    const left = [...this.#open.values()].filter(host => host.attendees.here.size > 0 || !store.shared);
    // First they stop looking after themselves: everybody is still there, and they would go on at once.
    this.stop();
    const holding = left.map(host => host.decide(null, null, holdCommand('outage', now)).catch(() => {}));
    await Promise.all([this.#tellings.stop(), ...holding]);
    // What it owes still has to be found where it wrote it down.
    if (!this.heartbeat.owes) await store.removeNode(node).catch(() => {});
  }

  stop(): void {
    this.#stopped = true;
    void this.#tellings.stop();
    void this.#hearings.stop();
    void this.#behind.stop();
    this.heartbeat.stop();
    for (const cancel of this.#cancels) cancel();
    for (const host of this.#open.values()) host.stop();
  }
}
