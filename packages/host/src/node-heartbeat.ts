import type { Cancel, Ports } from './ports.ts';
import type { Settings } from './settings.ts';
import { SilentNodes } from './silent-nodes.ts';

export interface HeartbeatHooks {
  /** This node did not live between two moments: it slept, hung, or had no storage. */
  readonly onOutage: (since: number) => void;
  /** Another node has not been heard of since that moment; its tables are nobody's. */
  readonly onDeath: (node: string, since: number) => Promise<void>;
}

/**
 * Every node writes down that it lives. Time in which nobody served a table is nobody's time: it is noticed here, by
 * others when a node is silent, and by the node itself when it wakes up.
 */
export class NodeHeartbeat {
  #last: number;
  readonly #silent = new SilentNodes();
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
    this.hooks.onOutage(since);
  }

  async start(): Promise<void> {
    const now = this.ports.clock.now();
    await this.ports.store.heartbeat(this.ports.node, now);
    this.#last = now;
    this.#next();
  }

  #next(): void {
    if (!this.#stopped) this.#cancel = this.ports.clock.after(this.settings.heartbeatMs, () => void this.#announce());
  }

  async #announce(): Promise<void> {
    const { store, clock, node, journal } = this.ports;
    try {
      const now = clock.now();
      await store.heartbeat(node, now);
      this.check();
      this.#last = Math.min(clock.now(), Math.max(this.#last, now));
      if (store.shared)
        for (const { id, seenAt } of await store.nodes()) {
          const since = this.#silent.since(id, seenAt, clock.now());
          if (id === node || clock.now() - since <= this.settings.dead) continue;
          await this.hooks.onDeath(id, since);
          await store.removeNode(id);
        }
    } catch (cause) {
      journal.fault('the pulse was not written', cause);
    }
    this.#next();
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
  }
}
