import {
  type Follower,
  type Participant,
  SETTINGS,
  type TableHost,
  TableRegistry,
  type TableStore,
} from '@forceout/host';
import { answer, type Game } from '@forceout/table';
import {
  type Act,
  type EventState,
  type EventView,
  emptyEvent,
  evolve,
  type LogEntry,
  viewEvent,
} from '@forceout/tournament';
import type { UntrustedAct } from '@forceout/wire';
import { sha256 } from '../people/secrets.ts';
import { SimClock } from '../sim/clock.ts';
import { someAct } from '../sim/player.ts';
import { SeededRandom } from '../sim/random.ts';
import { type SimDisk, simStore } from '../sim/store.ts';
import { Events } from './events.ts';
import { hallPerson } from './hall-keys.ts';
import { ScreenTables } from './screen-tables.ts';

/** Heartbeats cost little in earnest; in virtual hours there are many. */
const SIM = { ...SETTINGS, heartbeatMs: 30_000, dead: 120_000 };
const START = 1_800_000_000_000;
const turn = () => new Promise<void>(done => setImmediate(done));

interface Node {
  readonly registry: TableRegistry;
  readonly events: Events;
  readonly screens: ScreenTables;
  readonly alive: { now: boolean };
}

interface Pupil {
  readonly person: Participant;
  readonly player: string;
  host: TableHost | null;
  follower: Follower | null;
}

/** A hall with pupils at its screens, in virtual time: one or two processes on a store that outlives them. */
export class SimEvent {
  readonly clock = new SimClock(START);
  readonly random: SeededRandom;
  readonly faults: string[] = [];
  readonly #pupils = new Map<string, Pupil>();
  #nodes: Node[] = [];
  #count = 0;
  #keys = 0;
  id = '';
  director = '';
  /** Acts that were acknowledged, with the sequence told. */
  readonly acknowledged: { readonly key: string; readonly seq: number }[] = [];

  constructor(
    seed: number,
    readonly game: Game,
    readonly store: (node: string) => TableStore,
    readonly nodes: number,
    /** Lets what goes over a real line arrive. */
    readonly settle: () => Promise<void> = turn,
  ) {
    this.random = new SeededRandom(seed);
  }

  async start(): Promise<void> {
    for (let i = 0; i < this.nodes; i++) this.#nodes.push(await this.#node());
    const { id, token } = await this.#nodes[0]!.events.open('Spring Cup', 'Dora');
    this.id = id;
    this.director = (await this.#nodes[0]!.events.bearer(id, token))!.by!;
  }

  async #node(): Promise<Node> {
    const name = `n${++this.#count}`;
    const alive = { now: true };
    const store = this.store(name);
    const { random, clock } = this;
    let screens: ScreenTables | null = null;
    const registry = new TableRegistry(
      {
        node: name,
        store: { ...store, onNotify: listener => store.onNotify(subject => alive.now && listener(subject)) },
        clock: {
          now: () => clock.now(),
          after: (ms, run) => clock.after(ms, () => alive.now && run()),
        },
        chance: { seed: () => random.hex(64), tableId: () => `t${random.hex(15)}`, code: () => random.hex(6), sha256 },
        verdicts: { answer: async (_, state, question) => answer(this.game, state, question, random, { steps: 500 }) },
        bots: null,
        journal: { note: () => {}, fault: (what, cause) => alive.now && this.faults.push(`${what}: ${String(cause)}`) },
        game: () => this.game,
      },
      SIM,
      { onEntry: (host, { own }) => own && alive.now && screens?.heard(host) },
    );
    const events = new Events(store, name, () => clock.now());
    screens = new ScreenTables(
      events,
      registry,
      async () => {},
      async () => {},
    );
    await this.#while(registry.start());
    return { registry, events, screens, alive };
  }

  /** Waits for something that needs time to pass. */
  async #while<T>(work: Promise<T>): Promise<T> {
    let over = false;
    const ended = work.finally(() => {
      over = true;
    });
    while (!over) {
      await this.settle();
      if (!over) this.clock.step(this.clock.now() + 250);
    }
    return await ended;
  }

  #some(n = this.random.below(1000)): Node {
    return this.#nodes[n % this.#nodes.length]!;
  }

  async state(): Promise<EventState> {
    // A picture may be a moment old where several processes write.
    if (this.nodes > 1) await this.pass(500);
    return (await this.#some(0).events.state(this.id))!;
  }

  async view(): Promise<EventView> {
    return viewEvent(await this.state(), { as: 'official', key: this.director });
  }

  /** Somebody does something in the hall, at any node; it has to be taken. */
  async act(by: string, name: string, fields: object = {}): Promise<void> {
    const refused = await this.refused(by, name, fields);
    if (refused !== null) throw new Error(`${name} was refused: ${refused}`);
  }

  async refused(by: string, name: string, fields: object = {}): Promise<string | null> {
    const key = `k${++this.#keys}`;
    const answered = (await this.#some().events.act(this.id, by, { do: name, ...fields } as Act, key))!;
    if (!answered.outcome.ok) return JSON.stringify(answered.outcome.refusal);
    this.acknowledged.push({ key, seq: answered.seq });
    await this.settle();
    return null;
  }

  /** Everybody who sits at a screen comes to the table, each by the own node. */
  async comeToScreens(): Promise<void> {
    const state = await this.state();
    for (const [n, player] of Object.keys(state.entries).entries()) {
      const { screens, registry } = this.#some(n);
      const table = await screens.seatOf(this.id, player);
      if (table === null) continue;
      const pupil = this.#pupil(player);
      if (pupil.host?.id !== table) this.#leave(pupil);
      if (pupil.follower === null) await this.#follow(pupil, await registry.table(table));
    }
  }

  #pupil(player: string): Pupil {
    const known = this.#pupils.get(player);
    if (known) return known;
    const person = { id: hallPerson(this.id, 'player', player), name: player, kind: 'guest' as const, classId: null };
    const pupil: Pupil = { person, player, host: null, follower: null };
    this.#pupils.set(player, pupil);
    return pupil;
  }

  async #follow(pupil: Pupil, host: TableHost): Promise<void> {
    const follower: Follower = {
      person: pupil.person,
      viewer: 'spectator',
      mayStay: () => true,
      send: () => {},
      cutOff: () => this.#leave(pupil),
      lagMs: () => 40,
    };
    pupil.host = host;
    pupil.follower = follower;
    await host.follow(follower, null, () => {});
  }

  #leave(pupil: Pupil): void {
    const { host, follower } = pupil;
    pupil.follower = null;
    if (host && follower) host.unfollow(follower);
  }

  /** A line is lost; it comes back with the next who come to the screens. */
  drop(player: string): void {
    this.#leave(this.#pupil(player));
  }

  /** Time passes, and pupils at screens do what comes to their minds. */
  async play(ms: number, pace: number): Promise<void> {
    const until = this.clock.now() + ms;
    while (this.clock.now() < until) {
      await this.pass(Math.min(pace, until - this.clock.now()));
      const acts = [...this.#pupils.values()].flatMap(pupil => this.#actOf(pupil));
      // Some acts wait for a moment to pass, as a race for the block does.
      await this.#while(Promise.all(acts));
    }
  }

  #actOf({ host, follower, person }: Pupil): Promise<unknown>[] {
    const room = host?.hosted.room;
    if (!host || !follower || !room?.state || room.stage !== 'playing' || typeof follower.viewer !== 'number')
      return [];
    const act = someAct(room.state, follower.viewer, this.random);
    if (act === null) return [];
    const arrival = { received: this.clock.now(), pressed: null, measured: 40 };
    const message = { t: 'act' as const, ask: 'a', table: host.id, key: `k${++this.#keys}`, act: act as UntrustedAct };
    return [host.act(person, message, arrival).catch(() => null)];
  }

  /** A pupil at a screen does one thing. */
  async doAt(player: string, act: UntrustedAct): Promise<boolean> {
    const { host, person } = this.#pupil(player);
    const arrival = { received: this.clock.now(), pressed: null, measured: 40 };
    const message = { t: 'act' as const, ask: 'a', table: host!.id, key: `k${++this.#keys}`, act };
    return (await this.#while(host!.act(person, message, arrival))).ok;
  }

  async pass(ms: number): Promise<void> {
    const until = this.clock.now() + ms;
    while (this.clock.step(until)) await this.settle();
    for (const { events } of this.#nodes) await events.upkeep();
    await this.settle();
  }

  /** Every process dies without a word, and new ones come up later on the same data. */
  async restart(downMs: number): Promise<void> {
    for (const { registry, alive } of this.#nodes) {
      alive.now = false;
      registry.stop();
    }
    for (const pupil of this.#pupils.values()) pupil.follower = null;
    const many = this.#nodes.length;
    this.#nodes = [];
    this.clock.sleep(downMs);
    for (let i = 0; i < many; i++) this.#nodes.push(await this.#node());
    await this.pass(5000);
    await this.comeToScreens();
  }

  /** Until nothing is on its way any more. */
  async quiet(): Promise<void> {
    for (let i = 0; i < 40; i++) await this.pass(1000);
  }

  async log(): Promise<readonly LogEntry[]> {
    return await this.#some(0).events.log(this.id);
  }

  stop(): void {
    for (const { registry, alive } of this.#nodes) {
      alive.now = false;
      registry.stop();
    }
  }
}

/** The event as its log tells it, from the first entry. */
export const replayed = (log: readonly LogEntry[]): EventState => log.reduce(evolve, emptyEvent);

/** A store on a disk that only this process uses, and that never fails. */
export const storeOn = (disk: SimDisk) => (): TableStore =>
  simStore(
    disk,
    false,
    async effect => effect(),
    subject => {
      for (const listener of disk.listeners) listener(subject);
    },
  );
