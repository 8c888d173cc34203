import { ExclusiveQueue } from './exclusive-queue.ts';
import type { Cancel, Ports } from './ports.ts';
import type { Settings } from './settings.ts';
import { SilentNodes } from './silent-nodes.ts';
import type { ServingNode } from './store/tables.ts';

export interface HeartbeatHooks {
  /** This node did not live between two moments: it slept, hung, or had no storage. */
  readonly onOutage: (since: number) => void;
  /** Another node has served nobody since that moment, and nobody hears of it; its tables are nobody's. */
  readonly onDeath: (node: string, since: number) => Promise<void>;
  /** All nodes, as they wrote themselves down just now. */
  readonly onLook: (nodes: readonly ServingNode[]) => void;
  /** Others took this node for dead and removed it with those who are at its tables. */
  readonly onForgotten: () => void;
}

/**
 * Every node writes down that it lives. Time in which nobody served a table is nobody's time: it is noticed here, by
 * others when a node is silent, and by the node itself when it wakes up.
 */
export class NodeHeartbeat {
  #last: number;
  /** Beginnings of outages that do not stand in the log of every table yet. */
  readonly #owed = new Set<{ readonly since: number }>();
  /** Dead nodes whose tables are being taken over. */
  readonly #takenOver = new Set<string>();
  readonly #words = new ExclusiveQueue();
  #silent = new SilentNodes();
  #cancel: Cancel | null = null;
  #stopped = false;

  constructor(
    readonly ports: Pick<Ports, 'node' | 'store' | 'clock' | 'journal'>,
    readonly settings: Pick<Settings, 'heartbeatMs' | 'dead'>,
    readonly hooks: HeartbeatHooks,
  ) {
    this.#last = ports.clock.now();
  }

  /** Looks back before anything is done that depends on time. */
  check(): void {
    const { clock } = this.ports;
    const now = clock.now();
    if (clock.comeBack !== undefined && (clock.ahead ?? 0) > 0) {
      // The time of the tables stops where it is; after that it may be earlier without anybody losing by it.
      this.hooks.onOutage(now);
      clock.comeBack();
      this.#last = clock.now();
      return;
    }
    if (now - this.#last <= this.settings.dead) return;
    const since = this.#last;
    this.#last = now;
    // Nobody could be heard meanwhile.
    this.#silent = new SilentNodes();
    this.hooks.onOutage(since);
  }

  /** Nobody served some table since that moment; whoever takes over from this node has to know until it stands in its log. */
  owe(since: number, held: Promise<unknown>): void {
    const outage = { since };
    this.#owed.add(outage);
    const paid = () => void this.#owed.delete(outage);
    held.then(paid, paid);
  }

  get owes(): boolean {
    return this.#owed.size > 0;
  }

  /** Tells that this node lives, and up to when all its tables were served; no later word is overtaken by an earlier one. */
  writeDown(): Promise<boolean> {
    return this.#words.run(async () => {
      // It may have been stopped where it was.
      this.check();
      const now = this.ports.clock.now();
      let servedUntil = now;
      for (const { since } of this.#owed) servedUntil = Math.min(servedUntil, since);
      return await this.ports.store.heartbeat({ id: this.ports.node, seenAt: now, servedUntil });
    });
  }

  async start(): Promise<void> {
    const now = this.ports.clock.now();
    await this.writeDown();
    this.#last = now;
    this.#next();
  }

  #next(): void {
    if (!this.#stopped) this.#cancel = this.ports.clock.after(this.settings.heartbeatMs, () => void this.#announce());
  }

  async #announce(): Promise<void> {
    const { store, clock, node, journal } = this.ports;
    try {
      this.check();
      const now = clock.now();
      const known = await this.writeDown();
      this.check();
      if (!known) this.hooks.onForgotten();
      this.#last = Math.min(clock.now(), Math.max(this.#last, now));
      if (store.shared) {
        const nodes = await store.nodes();
        this.hooks.onLook(nodes);
        for (const { id, seenAt, servedUntil } of nodes) {
          const { since, ms } = this.#silent.look(id, seenAt, clock.now());
          if (id !== node && ms > this.settings.dead) void this.#takeOver(id, Math.min(since, servedUntil));
        }
      }
    } catch (cause) {
      journal.fault('the pulse was not written', cause);
    }
    this.#next();
  }

  /** Beside the beats: with many tables it takes longer than a node may be silent. Where it fails it is tried again. */
  async #takeOver(node: string, since: number): Promise<void> {
    if (this.#takenOver.has(node)) return;
    this.#takenOver.add(node);
    try {
      await this.hooks.onDeath(node, since);
    } catch (cause) {
      this.ports.journal.fault('the tables of another node were not taken over', cause, { gone: node });
    } finally {
      this.#takenOver.delete(node);
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
  }
}
