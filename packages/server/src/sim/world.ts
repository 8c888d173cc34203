import type { LoggedBody } from '@forceout/host';
import { createTable, StoreDown } from '@forceout/host';
import { newestEdition } from '@forceout/rulebook';
import type { Game } from '@forceout/table';
import { type ClientPorts, Setup, TableClient } from '@forceout/wire';
import { SimClock } from './clock.ts';
import { JudgedLog, type Outage } from './invariants.ts';
import { leaksIn } from './leaks.ts';
import { NodeLifetime, SIM_SETTINGS, type SimConnection } from './node-lifetime.ts';
import { SimPlayer } from './player.ts';
import { SeededRandom } from './random.ts';
import { SimDisk } from './store.ts';
import { PAIRED, wrongInPair } from './stream-writer.ts';

export interface SimReport {
  readonly seed: number;
  readonly entries: number;
  readonly acknowledged: number;
  readonly deaths: number;
  readonly holds: number;
  readonly penalties: number;
  /** What went against the laws; empty when all is well. */
  readonly wrong: readonly string[];
}

/** How much a run holds. Small ones find most; large ones also play matches to their end. */
export const SCALES = {
  small: { tables: 1, ms: 90_000, deathWithin: 400, down: 20_000 },
  large: { tables: 2, ms: 450_000, deathWithin: 1500, down: 120_000 },
} as const;
export type Scale = keyof typeof SCALES;

const START = 1_000_000_000_000;
const settle = () => new Promise<void>(done => setImmediate(done));

/** Everything that can go wrong between some players and one or two processes, in virtual time, fixed by a seed. */
export class SimWorld {
  readonly #random: SeededRandom;
  readonly #clock = new SimClock(START);
  readonly #disk = new SimDisk();
  readonly #lives: (NodeLifetime | null)[];
  readonly #players: SimPlayer[] = [];
  readonly #wrong: string[] = [];
  readonly #outages: Outage[] = [];
  readonly #appended: string[] = [];
  readonly #rough: boolean;
  /** Of its own, so that seeds without stops stay what they were. */
  readonly #stops: SeededRandom;
  #deaths = 0;
  #untroubled = false;
  #downSince: number | null = START;

  constructor(
    readonly seed: number,
    readonly game: Game,
    readonly scale: Scale,
    /** A store that now and then acknowledges what it does not keep, to see that it is noticed. */
    readonly forgetful = false,
  ) {
    this.#random = new SeededRandom(seed);
    this.#lives = this.#random.chance(0.4) ? [null, null] : [null];
    this.#rough = this.#random.chance(0.7);
    this.#stops = new SeededRandom(seed + 7_000_000);
  }

  async run(): Promise<SimReport> {
    for (const slot of this.#lives.keys()) this.#start(slot);
    await this.#pass(200);
    const tables = await this.#makeTables();
    for (const [n, table] of tables.entries())
      for (let seat = 0; seat < table.seats; seat++) this.#seatPlayer(`p${n}${seat}`, table.id);
    const { ms } = SCALES[this.scale];
    if (this.#rough) this.#clock.after(this.#random.below(ms), () => this.#storeAway());
    if (this.#rough && this.#stops.chance(0.5)) this.#stopLater();
    await this.#pass(this.scale === 'large' && this.#random.chance(0.1) ? 2_400_000 : this.#random.below(ms) + ms / 4);
    this.#untroubled = true;
    for (const life of this.#lives) if (life !== null) life.untroubled = true;
    for (const life of this.#lives) this.#goOn(life);
    for (const player of this.#players) player.quiet = true;
    do await this.#pass(10_000);
    while (this.#lives.some(life => !life?.ready));
    await this.#pass(20_000);
    // Nothing is on its way any more.
    for (let i = 0; i < 100 && this.#lastEntry() > this.#clock.now() - 500; i++) await this.#pass(500);
    this.#judge();
    return this.#report();
  }

  #start(slot: number): void {
    const random = new SeededRandom(this.#random.below(2 ** 31));
    const life: NodeLifetime = new NodeLifetime(
      {
        node: `n${slot}-${this.#clock.now()}`,
        shared: this.#lives.length > 1,
        deathAt:
          this.#rough && !this.#untroubled && random.chance(0.8)
            ? 1 + random.below(SCALES[this.scale].deathWithin)
            : null,
        failing: this.#rough && !this.#untroubled ? 0.003 : 0,
        lag: 1 + random.below(20),
        forgetful: this.forgetful,
      },
      this.#clock,
      random,
      this.#disk,
      this.game,
      (what, cause) => {
        if (!(cause instanceof StoreDown)) this.#wrong.push(`${what}: ${(cause as Error)?.stack}`);
      },
      () => this.#ended(slot),
      key => this.#appended.push(key),
    );
    this.#lives[slot] = life;
    life.start().then(
      // Whoever comes up alone knows that nobody served; of several, a short silence of one is not noticed by the next.
      () => this.#look(this.#lives.length > 1 ? SIM_SETTINGS.dead : 0),
      () => life.die(),
    );
  }

  /** Whether anybody is served from here on, and who was not for longer than `noticed`. */
  #look(noticed: number = SIM_SETTINGS.dead): void {
    const [from, to] = [this.#downSince, this.#clock.now()];
    if (!this.#lives.some(life => life?.serving)) this.#downSince ??= to;
    else if (from !== null) {
      if (to - from > noticed) this.#outages.push({ from, to });
      this.#downSince = null;
    }
  }

  /** Now and then a process is stopped where it is, or cannot reach the store, and goes on some time later. */
  #stopLater(): void {
    this.#clock.after(this.#stops.below(SCALES[this.scale].ms / 2), () => {
      if (this.#untroubled) return;
      const life = this.#stops.pick(this.#lives);
      if (life?.serving) {
        if (this.#stops.chance(0.6)) life.clock.freeze();
        else life.cutOff = true;
        this.#look();
        this.#clock.after(500 + this.#stops.below(12_000), () => this.#goOn(life));
      }
      this.#stopLater();
    });
  }

  #goOn(life: NodeLifetime | null): void {
    if (life === null || !life.clock.alive || !(life.clock.frozen || life.cutOff)) return;
    life.clock.thaw();
    if (life.cutOff) life.join();
    this.#look();
  }

  #ended(slot: number): void {
    this.#deaths++;
    this.#lives[slot] = null;
    this.#look();
    const { down } = SCALES[this.scale];
    const wait = this.#random.chance(0.2) ? this.#random.below(down) : 200 + this.#random.below(5000);
    this.#clock.after(wait, () => this.#start(slot));
  }

  /** Longer than a node may be silent. The nodes live on; one may die before it has come to all its tables again. */
  #storeAway(): void {
    if (this.#untroubled || this.#disk.away) return;
    const from = this.#clock.now();
    this.#disk.away = true;
    this.#clock.after(SIM_SETTINGS.dead + 1 + this.#random.below(10_000), () => {
      this.#disk.away = false;
      this.#outages.push({ from, to: this.#clock.now() });
      const busy = this.#lives.filter(life => life?.ready);
      if (this.#random.chance(0.5))
        this.#clock.after(this.#random.below(1000), () => this.#untroubled || this.#random.pick(busy)?.die());
    });
  }

  async #makeTables(): Promise<readonly { id: string; seats: number }[]> {
    const tables: { id: string; seats: number }[] = [];
    for (let n = 0; n < SCALES[this.scale].tables; n++) {
      const seats = this.#random.chance(0.5) ? 2 : 3;
      const judging = this.#random.chance(0.5) ? 'auto' : 'players';
      const enforcement = this.#random.chance(0.5) ? 'prevent' : 'faithful';
      const setup = Setup.parse({ edition: newestEdition('wff'), seats, judging, enforcement });
      const maker = { id: `p${n}0`, name: `P${n}0`, kind: 'guest' as const, classId: null };
      for (let made = false; !made; ) {
        const life = this.#lives.find(l => l?.ready);
        if (life) {
          const making = createTable(life.registry.ports, { maker, setup, coded: true }).then(
            card => {
              tables.push({ id: card.table, seats });
              made = true;
            },
            () => {},
          );
          await Promise.race([making, this.#pass(3000)]);
        } else await this.#pass(1000);
      }
    }
    return tables;
  }

  #seatPlayer(person: string, table: string): void {
    const random = new SeededRandom(this.#random.below(2 ** 31));
    const participant = { id: person, name: person.toUpperCase(), kind: 'guest' as const, classId: null };
    const line = new TableClient({
      now: () => this.#clock.now(),
      after: (ms, run) => this.#clock.after(ms, run),
      random: () => random.next(),
      // Some requests are never answered at all, but not at the end, when everybody should be back.
      ticket: () => (random.chance(0.02) && !this.#untroubled ? new Promise(() => {}) : Promise.resolve('ticket')),
      connect: events => this.#connect(participant, random, events),
    });
    this.#players.push(new SimPlayer(person, table, line, random, (ms, run) => void this.#clock.after(ms, run)));
  }

  /**
   * A network that is slow, breaks, says some things twice and some late, after what was said next. What comes from the
   * server keeps its order, as in TCP.
   */
  #connect(
    participant: Parameters<NodeLifetime['connect']>[0],
    random: SeededRandom,
    events: Parameters<ClientPorts['connect']>[0],
  ) {
    const life = random.pick(this.#lives.filter(l => l?.ready)) ?? null;
    const slow = 1 + random.below(this.#untroubled ? 5 : 120);
    let open = life !== null;
    let server: SimConnection | null = null;
    const last = { up: 0, down: 0 };
    const travel = (way: 'up' | 'down', run: () => void) => {
      const at = Math.max(last[way], this.#clock.now() + slow + random.below(slow));
      last[way] = at;
      this.#clock.after(at - this.#clock.now(), () => open && run());
    };
    const close = () => {
      if (!open) return;
      open = false;
      server?.cut();
      this.#clock.after(slow, events.closed);
    };
    if (life === null) {
      this.#clock.after(slow, events.closed);
      return { send: () => {}, close: () => {} };
    }
    const down = (text: string) => {
      for (const leak of leaksIn(text, participant.id)) this.#wrong.push(`${participant.id} was shown ${leak}`);
      travel('down', () => events.message({ data: text }));
    };
    server = life.connect(participant, down, close);
    if (this.#rough && !this.#untroubled && random.chance(0.5))
      this.#clock.after(random.below(60_000), () => this.#untroubled || close());
    this.#clock.after(slow, () => open && events.opened());
    return {
      send: (text: string) => {
        const arrive = () => server.receive(text);
        const stray = () => this.#clock.after(slow + random.below(3000), () => open && arrive());
        const disturbed = this.#rough && !this.#untroubled;
        if (disturbed && random.chance(0.02)) stray();
        else travel('up', arrive);
        if (disturbed && random.chance(0.03)) travel('up', arrive);
        if (disturbed && random.chance(0.02)) stray();
      },
      close,
    };
  }

  async #pass(ms: number): Promise<void> {
    const until = this.#clock.now() + ms;
    while (this.#clock.step(until)) await settle();
    await settle();
  }

  #lastEntry(): number {
    const tables = [...this.#disk.streams.values()].filter(({ row }) => row.kind === 'table');
    return Math.max(...tables.map(({ log }) => log.at(-1)!.wall));
  }

  #judge(): void {
    const pair = PAIRED.map(stream => this.#disk.entries(stream));
    this.#wrong.push(...wrongInPair(pair, this.#appended));
    for (const [id, { row, log, roster }] of this.#disk.streams) {
      if (row.kind !== 'table') continue;
      const judged = new JudgedLog(id, log, roster);
      this.#wrong.push(...judged.order(), ...judged.still(this.#outages));
      for (const player of this.#players.filter(p => p.table === id)) {
        const { person, acknowledged, asked, answered, line } = player;
        this.#wrong.push(...judged.kept(acknowledged), ...judged.same(person, line.table(id)?.room));
        if (asked !== answered) this.#wrong.push(`${person}: ${asked - answered} messages were never answered`);
      }
    }
  }

  #report(): SimReport {
    const tables = [...this.#disk.streams.values()].filter(({ row }) => row.kind === 'table');
    const bodies = tables.flatMap(({ log }) => log).map(e => JSON.parse(e.body) as LoggedBody);
    return {
      seed: this.seed,
      entries: bodies.length,
      acknowledged: this.#players.reduce((n, p) => n + p.acknowledged.length, 0),
      deaths: this.#deaths,
      holds: bodies.filter(b => b.kind === 'held').length,
      penalties: bodies.flatMap(b => (b.kind === 'play' ? b.events : [])).filter(e => e.event === 'penalty').length,
      wrong: this.#wrong,
    };
  }
}
