import { Setup } from '@forceout/wire';
import { JudgedLog, type Outage } from '../sim/invariants.ts';
import { SimPlayer } from '../sim/player.ts';
import { SeededRandom } from '../sim/random.ts';
import type { Engine } from '../store/engine.ts';
import { tableStore } from '../store/tables.ts';
import { ask, TestPerson, until } from './harness.ts';

interface Seated {
  readonly person: TestPerson;
  readonly player: SimPlayer;
}

/** Tables that are set up at the same time. */
const TOGETHER = 25;

/** Many players at many tables, who act all the time, at servers that come and go. */
export class Crowd {
  readonly seated: Seated[] = [];
  readonly tables: string[] = [];

  private constructor(
    readonly bases: () => readonly string[],
    readonly random: SeededRandom,
  ) {}

  static async gather(bases: () => readonly string[], tables: number, pace: number, seed: number): Promise<Crowd> {
    const crowd = new Crowd(bases, new SeededRandom(seed));
    for (let from = 0; from < tables; from += TOGETHER)
      await Promise.all(
        Array.from({ length: Math.min(TOGETHER, tables - from) }, (_, i) => crowd.#seat(pace, from + i)),
      );
    return crowd;
  }

  async #seat(pace: number, n: number): Promise<void> {
    const base = () => this.random.pick(this.bases())!;
    const guest = async () =>
      new TestPerson(base(), (await ask<TestPerson['me']>(base(), 'POST', '/api/guest', { token: true })).body);
    const seats = n % 3 === 0 ? 3 : 2;
    const setup = Setup.parse({ edition: 'wff-2017', seats, enforcement: n % 2 ? 'faithful' : 'prevent' });
    const people = await Promise.all(Array.from({ length: seats }, guest));
    const { table, code } = (
      await people[0]!.ask<{ table: string; code: string }>('POST', '/api/tables', { setup, sit: false })
    ).body;
    this.tables.push(table);
    for (const person of people) {
      await person.ask('POST', '/api/codes', { code });
      const random = new SeededRandom(this.random.below(2 ** 31));
      const line = person.line(base);
      const after = (ms: number, run: () => void) => void setTimeout(run, ms);
      this.seated.push({ person, player: new SimPlayer(person.me.id, table, line, random, after, pace) });
    }
  }

  get acknowledged(): number {
    return this.seated.reduce((n, { player }) => n + player.acknowledged.length, 0);
  }

  /** Nobody acts any more; everything that was asked is answered, however much a line has to catch up on. */
  async hush(): Promise<void> {
    for (const { player } of this.seated) player.quiet = true;
    const stuck = () => this.seated.filter(({ player }) => player.asked !== player.answered);
    const answered = () => this.seated.reduce((n, { player }) => n + player.answered, 0);
    while (stuck().length > 0) {
      const before = answered();
      await until(() => answered() > before, 60_000).catch(cause => {
        const lines = stuck().map(({ player: { line } }) => `${line.status} ${line.waiting}`);
        throw new Error(`${cause}: ${lines.join('; ')}`);
      });
    }
  }

  /** All lines are open and no entry is on its way: every client has the same sequence for a while. */
  async agree(): Promise<void> {
    const at = () =>
      this.tables.map(t => this.seated.filter(s => s.player.table === t).map(s => s.player.line.table(t)?.room.seq));
    await until(() => this.seated.every(s => s.player.line.status === 'open'), 60_000);
    for (let same = 0, last = ''; same < 20; ) {
      await new Promise(done => setTimeout(done, 25));
      const now = JSON.stringify(at());
      same = now === last && at().every(seqs => new Set(seqs).size === 1) ? same + 1 : 0;
      last = now;
    }
  }

  async rooms(): Promise<ReadonlyMap<SimPlayer, ReturnType<SimPlayer['line']['table']>>> {
    return new Map(this.seated.map(({ player }) => [player, player.line.table(player.table)]));
  }

  leave(): void {
    for (const { player } of this.seated) player.line.close();
  }

  /** Holds the logs against the laws, as the clients saw them. */
  async judge(engine: Engine, outages: readonly Outage[]): Promise<readonly string[]> {
    const store = tableStore(engine);
    const wrong: string[] = [];
    for (const table of this.tables) {
      const roster = await store.roster(table);
      const judged = new JudgedLog(table, await store.read(table, 0, 100_000), roster);
      wrong.push(...judged.order(), ...judged.still(outages));
      for (const { player } of this.seated)
        if (player.table === table) {
          const seen = player.line.table(table)?.room;
          // The log may have gone on when the server left; what the client saw is a part of it.
          const part = new JudgedLog(table, judged.log.slice(0, seen?.seq ?? 0), roster);
          wrong.push(...judged.kept(player.acknowledged), ...part.same(player.person, seen));
        }
    }
    return wrong;
  }
}
