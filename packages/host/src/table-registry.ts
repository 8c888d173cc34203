import { NodeHeartbeat } from './node-heartbeat.ts';
import type { Cancel, Ports } from './ports.ts';
import { holdCommand } from './seating-commands.ts';
import { SETTINGS, type Settings } from './settings.ts';
import { SilentNodes } from './silent-nodes.ts';
import { StoreDown } from './store/store-down.ts';
import type { ServingNode } from './store/tables.ts';
import { TableHost } from './table-host.ts';
import type { AppendedEntry } from './table-log.ts';

const SWEEP_MS = 1000;
const LEASE_MS = 5000;
const SWEEP_TABLES = 100;

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
  /** Tables that this node is about to take over, and since when nobody has served them. */
  readonly #unserved = new Map<string, number>();
  /** Nodes that have not come to all their tables since an outage, and since when these were not served. */
  #owing: ReadonlyMap<string, number> = new Map();
  /** Nodes that are gone; whoever was with them is not here, whatever they wrote last. */
  readonly #gone = new Set<string>();
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
      onForgotten: () => {
        for (const host of this.#open.values()) this.#attendance(host);
      },
    });
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
    for (const { id, servedUntil } of gone) await this.#inherit(id, untilNow(servedUntil));
    if (gone.length === others.length) {
      const since = Math.max(0, ...others.map(other => untilNow(other.servedUntil)));
      for (const id of await store.running('table')) await this.#hold(id, since);
    }
    // Only now: whoever finds our beat takes it that every table was served up to the moment it tells.
    await this.heartbeat.start();
    for (const { id } of gone) await this.#removeNode(id);
    store.onNotify(subject => this.#heard(subject));
    this.#sweepLater();
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

  async #hold(id: string, since: number): Promise<void> {
    this.#unserved.set(id, since);
    try {
      const open = this.#open.get(id);
      if (open !== undefined) await this.#readAttendance(open);
      // One that is opened now takes the outage out before anything else; one that was here already does so now.
      (await this.table(id)).outage(since);
    } catch (cause) {
      if (cause instanceof StoreDown) throw cause;
      // One table that cannot be read must not keep the others waiting.
      this.ports.journal.fault('a table cannot be taken up', cause, { table: id });
    } finally {
      this.#unserved.delete(id);
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
          if (this.ports.store.shared) this.#hearAttendance(host);
        },
        () => this.#tables.delete(id),
      );
    }
    return table;
  }

  async #read(id: string): Promise<TableHost> {
    const unserved = this.#unserved.get(id) ?? (await this.#owedTo(id));
    return await TableHost.open(id, this.ports, this.settings, {
      onEntry: (host, appended) => this.#entry(host, appended),
      onAttendance: host => this.#attendance(host),
      onFault: (host, cause) => this.#fault(host, cause),
      beforeDeciding: () => this.heartbeat.check(),
      missedSince: lastWall => earliest(unserved, this.#missedSince(lastWall)),
      onOutage: (since, held) => this.heartbeat.owe(since, held),
    });
  }

  #lookAt(nodes: readonly ServingNode[]): void {
    const owing = nodes.filter(({ id, seenAt, servedUntil }) => id !== this.ports.node && servedUntil < seenAt);
    this.#owing = new Map(owing.map(({ id, servedUntil }) => [id, servedUntil]));
  }

  /** Since when a table was not served, where one of those at it has not come to stop its time yet. */
  async #owedTo(id: string): Promise<number | null> {
    if (this.#owing.size === 0) return null;
    const attending = await this.ports.store.attendance(id);
    return attending.reduce<number | null>((since, { node }) => earliest(since, this.#owing.get(node) ?? null), null);
  }

  #entry(host: TableHost, appended: AppendedEntry): void {
    if (appended.own) this.ports.store.notify(`${this.ports.node} e ${host.id} ${appended.entry.seq}`);
    this.hooks.onEntry?.(host, appended);
    this.#dropLater(host);
  }

  #attendance(host: TableHost): void {
    const { store, node, journal } = this.ports;
    if (store.shared && !this.#stopped)
      store
        .setAttendance(host.id, node, host.attendees.write())
        .then(() => store.notify(`${node} a ${host.id}`))
        .catch(cause => journal.fault('attendance was not written', cause, { table: host.id }));
    this.#dropLater(host);
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
    host.drop();
    if (this.ports.store.shared) void this.ports.store.setAttendance(host.id, this.ports.node, null).catch(() => {});
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
      for (const host of this.#open.values()) this.#refresh(host);
      return;
    }
    const [node, what, id, seq] = subject.split(' ');
    if (node === this.ports.node) return;
    const host = this.#open.get(id ?? '');
    if (what === 'e' && host !== undefined && Number(seq) > host.hosted.room.seq) this.#refresh(host);
    else if (what === 'a' && host !== undefined) this.#hearAttendance(host);
    else if (what === 'f' && host !== undefined) this.drop(host);
    else if (!'eaf'.includes(what ?? '')) this.hooks.onNotify?.(subject);
  }

  #refresh(host: TableHost): void {
    host.refresh().catch(cause => this.#fault(host, cause));
    this.#hearAttendance(host);
  }

  #hearAttendance(host: TableHost): void {
    this.#readAttendance(host).catch(cause =>
      this.ports.journal.fault('attendance was not read', cause, { table: host.id }),
    );
  }

  async #readAttendance(host: TableHost): Promise<void> {
    const rows = await this.ports.store.attendance(host.id);
    const others = rows.filter(({ node }) => node !== this.ports.node && !this.#gone.has(node));
    host.hearAttendance(others.map(({ who }) => who));
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
    await Promise.all(tables.map(id => this.#hold(id, since)));
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

  /** A hint may be lost; what it would have told is found out here. */
  async #catchUp(): Promise<void> {
    const heads = await this.ports.store.heads([...this.#open.keys()]);
    for (const [id, seq] of heads) {
      const host = this.#open.get(id);
      if (host !== undefined && seq > host.hosted.room.seq) this.#refresh(host);
    }
  }

  /** Not ours in memory, yet due: its node is slow, or silent and about to be buried; then time must not fall due. */
  async #wake(id: string): Promise<void> {
    const { store, clock } = this.ports;
    const beats = new Map((await store.nodes()).map(n => [n.id, n.seenAt]));
    const attending = await store.attendance(id);
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
    await Promise.all(left.map(host => host.decide(null, null, holdCommand('outage', now)).catch(() => {})));
    await store.removeNode(node).catch(() => {});
  }

  stop(): void {
    this.#stopped = true;
    this.heartbeat.stop();
    for (const cancel of this.#cancels) cancel();
    for (const host of this.#open.values()) host.stop();
  }
}
