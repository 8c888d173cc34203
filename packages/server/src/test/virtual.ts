import type { Follower, LoggedBody, Participant, Settings } from '@forceout/host';
import {
  type ClientSession,
  createTable,
  ExclusiveQueue,
  MessageRouter,
  StoreDown,
  TableRegistry,
} from '@forceout/host';
import { answer, type Game } from '@forceout/table';
import { game as wff } from '@forceout/wff';
import { type ServerMessage, Setup, type TableMessage } from '@forceout/wire';
import { sha256 } from '../people/secrets.ts';
import { SimClock } from '../sim/clock.ts';
import { SeededRandom } from '../sim/random.ts';
import { SimDisk, simStore } from '../sim/store.ts';

const settle = () => new Promise<void>(done => setImmediate(done));

/** Somebody at a virtual table, over a connection with a known lag. */
export class VirtualPerson implements ClientSession {
  readonly following = new Map<string, Follower>();
  readonly heard: ServerMessage[] = [];
  closed = false;
  #keys = 0;

  constructor(
    readonly participant: Participant,
    readonly registry: VirtualTables,
    public lag: number | null,
  ) {}

  send(text: string): void {
    this.heard.push(JSON.parse(text) as ServerMessage);
  }

  close(): void {
    this.closed = true;
    void this.registry.router.gone(this);
  }

  lagMs(): number | null {
    return this.lag;
  }

  /** Sends a message that arrives now; `ago`: when the player did it. The answer is among what is heard. */
  say(message: object, ago: number | null = null): string {
    const ask = `${this.participant.id}-${++this.#keys}`;
    const received = this.registry.clock.now();
    const whole = { ask, table: this.registry.table, ...message } as TableMessage;
    const pressed = ago === null ? null : received - ago;
    void this.registry.router.receive(this, whole, { received, pressed, measured: this.lag });
    return ask;
  }

  act(act: object, ago: number | null = null): string {
    return this.say({ t: 'act', key: `k${++this.#keys}`, act }, ago);
  }

  answer(ask: string): { readonly t: string; readonly code?: string; readonly seq?: number } | undefined {
    return this.heard.find(m => 'ask' in m && m.ask === ask) as never;
  }
}

/** A hall in virtual time with one table of WFF 'N PROOF, everybody seated. */
export class VirtualTables {
  readonly registry: TableRegistry;
  readonly clock: SimClock;
  readonly disk: SimDisk;
  readonly router: MessageRouter;
  readonly people: VirtualPerson[] = [];
  readonly faults: string[] = [];
  /** Nothing can be written or read. */
  storeAway = false;
  /** Nothing can be added to a log. */
  appendsAway = false;
  /** How long it takes to read a log, one after the other. */
  readMs = 0;
  readonly notes: string[] = [];
  table: string;

  /** `beside`: another node on the same store, in the same time. */
  constructor(settings: Partial<Settings>, game: Game, node: string, beside: VirtualTables | null, shared: boolean) {
    const random = new SeededRandom(node.length);
    this.clock = beside?.clock ?? new SimClock(1_000_000_000_000);
    this.disk = beside?.disk ?? new SimDisk();
    this.table = beside?.table ?? '';
    const notify = (subject: string) => {
      for (const listener of this.disk.listeners) this.clock.after(5, () => listener(subject));
    };
    const store = simStore(
      this.disk,
      shared,
      async effect => {
        if (this.storeAway) throw new StoreDown('the store is away');
        return effect();
      },
      notify,
    );
    const append: typeof store.append = async (...entries) => {
      if (this.appendsAway) throw new StoreDown('nothing is added');
      return await store.append(...entries);
    };
    const reading = new ExclusiveQueue();
    const read: typeof store.read = (...asked) =>
      reading.run(async () => {
        if (this.readMs > 0) await new Promise<void>(done => void this.clock.after(this.readMs, done));
        return await store.read(...asked);
      });
    this.registry = new TableRegistry(
      {
        node,
        store: { ...store, append, read },
        clock: this.clock,
        chance: { seed: () => random.hex(64), tableId: () => `t${random.hex(15)}`, code: () => random.hex(6), sha256 },
        verdicts: { answer: async (_, state, question) => answer(game, state, question, random, { steps: 1000 }) },
        bots: null,
        journal: {
          note: what => void this.notes.push(what),
          fault: (what, cause) => this.faults.push(`${what}: ${cause}`),
        },
        game: () => game,
      },
      settings,
    );
    this.router = new MessageRouter(this.registry, {
      admitted: async () => true,
      admit: async () => {},
      ownsClass: async () => false,
    });
  }

  static async open(
    setup: object = {},
    lags: readonly (number | null)[] = [10, 10],
    settings: Partial<Settings> = {},
    shared = false,
  ): Promise<VirtualTables> {
    const registry = new VirtualTables({ startCountdown: 0, ...settings }, wff, 'node', null, shared);
    await registry.registry.start();
    const participant = (seat: number): Participant => ({
      id: `p${seat}`,
      name: `P${seat}`,
      kind: 'guest',
      classId: null,
    });
    const whole = Setup.parse({ edition: 'wff-2017', enforcement: 'faithful', seats: lags.length, ...setup });
    registry.table = (
      await createTable(registry.registry.ports, { maker: participant(0), setup: whole, coded: false })
    ).table;
    for (const [seat, lag] of lags.entries()) {
      const person = new VirtualPerson(participant(seat), registry, lag);
      registry.people.push(person);
      person.say({ t: 'join' });
      person.say({ t: 'sit', seat });
      await registry.pass(0);
    }
    await registry.pass(10);
    return registry;
  }

  /** Another node, to which some of the people go. */
  async beside(seats: readonly number[]): Promise<VirtualTables> {
    const other = new VirtualTables({ startCountdown: 0 }, wff, 'other-node', this, true);
    const started = other.registry.start();
    await this.pass(3000);
    await started;
    for (const [seat, person] of this.people.entries()) {
      const there = new VirtualPerson(person.participant, other, person.lag);
      other.people.push(there);
      if (!seats.includes(seat)) continue;
      person.close();
      there.say({ t: 'join' });
    }
    await this.pass(50);
    return other;
  }

  async pass(ms: number): Promise<void> {
    const end = this.clock.now() + ms;
    await settle();
    while (this.clock.step(end)) await settle();
    await settle();
  }

  get log(): readonly LoggedBody[] {
    return this.disk.streams.get(this.table)!.log.map(entry => JSON.parse(entry.body) as LoggedBody);
  }

  async state() {
    return (await this.registry.table(this.table)).hosted.room.state!;
  }

  async room() {
    return (await this.registry.table(this.table)).hosted.room;
  }

  penalties(): number {
    return this.log.flatMap(b => (b.kind === 'play' ? b.events : [])).filter(e => e.event === 'penalty').length;
  }

  /** Plays until somebody is on turn; gives back that seat. */
  async toTurn(): Promise<number> {
    for (let i = 0; (await this.state()).phase === 'roll-off' && i < 99; i++) {
      for (const person of this.people) person.act({ do: 'roll' });
      await this.pass(5);
    }
    const setter = (await this.state()).shake!.setter;
    this.people[setter]!.act({ do: 'roll' });
    await this.pass(5);
    const { resources } = (await this.state()).shake!.mat;
    this.people[setter]!.act({ do: 'goal', goal: resources.find(c => 'pqrs'.includes(c.face))!.face });
    await this.pass(5);
    return (await this.state()).shake!.onTurn!;
  }
}
