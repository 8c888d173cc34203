import type { Clock, NewEntry, Participant, Ports } from '@forceout/host';
import { type ClientSession, frame, MessageRouter, SETTINGS, StoreDown, TableRegistry } from '@forceout/host';
import { answer, type Game } from '@forceout/table';
import { decodeText, PROTOCOL, TableMessage } from '@forceout/wire';
import { callerOf } from '../caller.ts';
import { sha256 } from '../people/secrets.ts';
import { NodeClock } from './clock.ts';
import type { SeededRandom } from './random.ts';
import { type Gate, type SimDisk, simStore } from './store.ts';
import { StreamWriter } from './stream-writer.ts';

/** Slower than in earnest, because virtual hours cost real seconds. */
export const SIM_SETTINGS = { ...SETTINGS, heartbeatMs: 1000, dead: 4000 };

export interface NodePlan {
  readonly node: string;
  readonly shared: boolean;
  /** The store call around which the process dies; null: never. */
  readonly deathAt: number | null;
  /** How often a store call fails without anybody knowing whether it took effect. */
  readonly failing: number;
  readonly lag: number;
  readonly forgetful: boolean;
}

export interface SimConnection {
  readonly receive: (text: string) => void;
  readonly cut: () => void;
}

/** One life of a server process, from start to death. */
export class NodeLifetime {
  readonly clock: NodeClock;
  readonly registry: TableRegistry;
  readonly #router: MessageRouter;
  readonly #writer: StreamWriter;
  readonly #callers = new Set<{ caller: ClientSession; cut: () => void }>();
  readonly #listeners: ((subject: string) => void)[] = [];
  #calls = 0;
  ready = false;
  /** It reaches the store no more, which others do. */
  cutOff = false;
  /** From here on nothing goes wrong any more. */
  untroubled = false;

  constructor(
    readonly plan: NodePlan,
    readonly world: Clock,
    readonly random: SeededRandom,
    readonly disk: SimDisk,
    game: Game,
    readonly faults: (what: string, cause: unknown) => void,
    readonly died: () => void,
    appended: (key: string) => void,
  ) {
    this.clock = new NodeClock(world);
    const notify = (subject: string) => {
      for (const listener of disk.listeners)
        if (!this.random.chance(0.1)) world.after(5 + this.random.below(40), () => listener(subject));
    };
    const honest = simStore(disk, plan.shared, this.#gate, notify);
    const store = plan.forgetful
      ? {
          ...honest,
          append: (...entries: readonly NewEntry[]) =>
            this.random.chance(0.02) ? this.#gate(() => true) : honest.append(...entries),
        }
      : honest;
    const ports: Ports = {
      node: plan.node,
      store: { ...store, onNotify: listener => store.onNotify(this.#hears(listener)) },
      clock: this.clock,
      chance: {
        seed: () => this.random.hex(64),
        tableId: () => `t${this.random.hex(15)}`,
        code: () => this.random.hex(6),
        sha256,
      },
      verdicts: {
        answer: (_game, state, question) =>
          new Promise(done => {
            this.clock.after(this.random.below(2000), () =>
              done(answer(game, state, question, this.random, { steps: 2000 })),
            );
          }),
      },
      bots: null,
      journal: { note: () => {}, fault: (what, cause) => this.faults(what, cause) },
      game: () => game,
    };
    this.#writer = new StreamWriter(plan.node, ports.store, this.clock, random, appended);
    this.registry = new TableRegistry(ports, SIM_SETTINGS);
    this.#router = new MessageRouter(this.registry, {
      admitted: async () => true,
      admit: async () => {},
      ownsClass: async () => false,
    });
  }

  async start(): Promise<void> {
    await this.registry.start();
    this.#writer.start();
    this.ready = true;
  }

  /** Whoever is cut off from the store hears nothing. */
  #hears(listener: (subject: string) => void): (subject: string) => void {
    this.#listeners.push(listener);
    return subject => this.clock.reach(() => this.cutOff || listener(subject));
  }

  get serving(): boolean {
    return this.ready && this.clock.alive && !this.clock.frozen && !this.cutOff;
  }

  /** It can reach the store again; what was said meanwhile it has not heard. */
  join(): void {
    this.cutOff = false;
    for (const listener of this.#listeners) this.clock.reach(() => listener('*'));
  }

  readonly #gate: Gate = <T>(effect: () => T) =>
    new Promise<T>((done, fail) => {
      if (!this.clock.alive) return;
      const call = ++this.#calls;
      const dies = call === this.plan.deathAt && !this.untroubled;
      if (dies && this.random.chance(0.5)) return this.die();
      this.world.after(this.random.below(this.plan.lag), () => {
        const away = this.disk.away || this.cutOff;
        const failing = away || (this.random.chance(this.plan.failing) && !this.untroubled);
        const lost = away || (failing && this.random.chance(0.5));
        const value = lost ? undefined : effect();
        if (dies) this.die();
        this.clock.reach(() => {
          if (failing) fail(new StoreDown('the store failed'));
          else done(value as T);
        });
      });
    });

  die(): void {
    if (!this.clock.alive) return;
    this.clock.alive = false;
    for (const { cut } of this.#callers) cut();
    this.#callers.clear();
    this.died();
  }

  /** A client connects; `send` and `cut` go to the client. */
  connect(participant: Participant, send: (text: string) => void, cut: () => void): SimConnection {
    let closed = false;
    const pass = (text: string): void => {
      if (this.clock.alive && !closed) send(text);
    };
    const caller = callerOf({ participant, send: pass, close: () => cut(), lagMs: () => 40 }, () => closed);
    const held = { caller, cut };
    this.#callers.add(held);
    return {
      receive: text =>
        this.clock.reach(() => {
          if (closed) return;
          const message = JSON.parse(text) as { t: string; sent?: number };
          const wall = this.clock.now();
          if (message.t === 'hello')
            return caller.send(frame({ t: 'welcome', protocol: PROTOCOL, you: participant, wall }));
          if (message.t === 'time') return caller.send(frame({ t: 'time', sent: message.sent ?? 0, wall }));
          const read = decodeText(TableMessage, text);
          if (!read.ok) throw new Error(`${read.code}: ${JSON.stringify(read.facts)} in ${text}`);
          const pressed = read.value.t === 'act' ? (read.value.pressed ?? null) : null;
          void this.#router.receive(caller, read.value, { received: wall, pressed, measured: 40 });
        }),
      cut: () => {
        closed = true;
        this.#callers.delete(held);
        this.clock.reach(() => void this.#router.gone(caller));
      },
    };
  }
}
