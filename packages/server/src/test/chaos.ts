import { setTimeout as wait } from 'node:timers/promises';
import { JudgedLog, type Outage } from '../sim/invariants.ts';
import { SeededRandom } from '../sim/random.ts';
import { openEngine } from '../store/open.ts';
import { tableStore } from '../store/tables.ts';
import { Crowd } from './crowd.ts';
import { ask, type TestPerson, until } from './harness.ts';
import { faultsIn } from './kill.ts';
import { freePort, TestPostgres } from './postgres.ts';
import { ServerProcess } from './process.ts';
import { Road } from './road.ts';

export interface ChaosReport {
  readonly faults: Readonly<Record<string, number>>;
  readonly acks: number;
  /** Acknowledged, and not in the log. */
  readonly lost: number;
  /** Done twice. */
  readonly doubled: number;
  /** A log with a gap, or a client that came to another table than the log tells. */
  readonly reordered: number;
  /** Tables whose time ran while nobody could serve them. */
  readonly charged: number;
  readonly probes: number;
  /** Longest time in which a node that ran did not answer a message. */
  readonly longestAnswerMs: number;
  /** From the death of a node to its players being connected elsewhere. */
  readonly takeoverMs: { readonly p50: number; readonly p99: number };
  readonly slipped: number;
  /** A few sentences about what went wrong. */
  readonly wrong: readonly string[];
}

interface Node {
  readonly server: ServerProcess;
  readonly road: Road;
  /** Cannot answer: it is dead or stopped. */
  down: boolean;
}

type Fault = (world: World) => Promise<void>;

interface World {
  readonly nodes: readonly Node[];
  readonly postgres: TestPostgres;
  readonly crowd: Crowd;
  readonly random: SeededRandom;
  readonly outages: Outage[];
  readonly takeovers: number[];
}

/** When everybody who was connected to a node that died is connected again. */
async function takeover({ crowd, takeovers }: World, die: () => Promise<void>): Promise<void> {
  const since = performance.now();
  await die();
  await wait(60);
  const cut = new Set(
    crowd.seated.filter(({ player }) => player.line.status === 'connecting').map(({ player }) => player),
  );
  while (cut.size > 0 && performance.now() - since < 60_000) {
    for (const player of cut)
      if (player.line.status === 'open') {
        cut.delete(player);
        takeovers.push(performance.now() - since);
      }
    await wait(20);
  }
  for (const _ of cut) takeovers.push(Number.POSITIVE_INFINITY);
}

const FAULTS: Readonly<Record<string, Fault>> = {
  async 'node killed'(world) {
    const node = world.random.pick(world.nodes)!;
    node.down = true;
    await takeover(world, async () => void (await node.server.end('SIGKILL')));
    await node.server.start();
    node.down = false;
  },
  async 'node frozen'({ nodes, random }) {
    const node = random.pick(nodes)!;
    node.down = true;
    node.server.frozen = true;
    await wait(4000);
    node.server.frozen = false;
    // What was asked of it meanwhile is answered first.
    await wait(2000);
    node.down = false;
  },
  async 'clock moved'({ nodes, random }) {
    const { server } = random.pick(nodes)!;
    server.clockShift = random.pick([3_600_000, -3_600_000])!;
    await wait(4000);
    server.clockShift = 0;
    await wait(1000);
  },
  // The nodes go on serving and refuse with their reason, so this is no outage in which table time has to stand still.
  async 'disk filled'({ postgres }) {
    postgres.diskFull = true;
    await wait(3000);
    postgres.diskFull = false;
    await postgres.revive();
  },
  async 'store cut off'({ nodes, random }) {
    const { road } = random.pick(nodes)!;
    road.blocked = true;
    await wait(6000);
    road.blocked = false;
  },
  async 'store restarted'({ postgres, outages }) {
    await postgres.stop();
    const from = Date.now();
    await wait(3000);
    const to = Date.now();
    await postgres.start();
    outages.push({ from, to });
  },
};

/** Asks every node that runs, all the time, and notes how long the answer took. */
class Prober {
  longest = 0;
  count = 0;
  #stopped = false;
  readonly #running: Promise<void>[];

  constructor(nodes: readonly Node[], person: TestPerson, table: string) {
    this.#running = nodes.map(node => this.#probe(node, person, table));
  }

  async #probe(node: Node, person: TestPerson, table: string): Promise<void> {
    for (let n = 0; !this.#stopped; n++) {
      await wait(200);
      if (node.down) continue;
      const since = performance.now();
      const body = { t: 'draft', ask: `p${n}`, table, shake: 1, draft: n };
      const answered = await ask(node.server.base, 'POST', `/api/tables/${table}/messages`, body, person.me.token).then(
        () => true,
        () => false,
      );
      // A node that died or was stopped meanwhile could not answer.
      if (!answered || node.down) continue;
      this.count++;
      this.longest = Math.max(this.longest, performance.now() - since);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running);
  }
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** What the log and the clients' own notes tell, and nothing else. */
async function verdict(crowd: Crowd, url: string, outages: readonly Outage[]) {
  const engine = await openEngine({ url });
  const store = tableStore(engine);
  const found = { lost: 0, doubled: 0, reordered: 0, charged: 0, wrong: [] as string[] };
  const count = (kind: 'lost' | 'doubled' | 'reordered' | 'charged', sentences: Iterable<string>) => {
    for (const sentence of sentences) {
      found[sentence.endsWith('twice') ? 'doubled' : kind]++;
      if (found.wrong.length < 20) found.wrong.push(sentence);
    }
  };
  for (const table of crowd.tables) {
    const roster = await store.roster(table);
    const judged = new JudgedLog(table, await store.read(table, 0, 100_000), roster);
    count('reordered', judged.order());
    count('charged', judged.still(outages));
    for (const { player } of crowd.seated)
      if (player.table === table) {
        const seen = player.line.table(table)?.room;
        count('lost', judged.kept(player.acknowledged));
        count('reordered', new JudgedLog(table, judged.log.slice(0, seen?.seq ?? 0), roster).same(player.person, seen));
      }
  }
  await engine.close();
  return found;
}

/** PostgreSQL and three nodes with many tables, and everything that can go wrong, in turn. */
export async function chaos(
  minutes: number,
  tables: number,
  seed: number,
  say: (line: string) => void,
): Promise<ChaosReport> {
  const postgres = await new TestPostgres().start();
  const nodes: Node[] = [];
  try {
    const url = await postgres.base();
    for (let i = 0; i < 3; i++) {
      const road = await Road.to(postgres.port);
      const server = new ServerProcess(await freePort(), { url: url.replace(/:\d+\//, `:${road.port}/`) });
      await server.start();
      nodes.push({ server, road, down: false });
    }
    const bases = () => nodes.filter(({ server }) => server.running).map(({ server }) => server.base);
    // Together some fifty acts a second, whatever the number of tables.
    const crowd = await Crowd.gather(bases, tables, Math.max(500, tables * 45), seed);
    const watcher = crowd.seated[0]!;
    const world: World = { nodes, postgres, crowd, random: new SeededRandom(seed), outages: [], takeovers: [] };
    const prober = new Prober(nodes, watcher.person, watcher.player.table);
    const faults: Record<string, number> = {};
    const end = performance.now() + minutes * 60_000;
    for (let i = 0; performance.now() < end; i++) {
      const name = Object.keys(FAULTS)[i % Object.keys(FAULTS).length]!;
      say(`${name} (${crowd.acknowledged} acknowledged so far)`);
      await FAULTS[name]!(world);
      faults[name] = (faults[name] ?? 0) + 1;
      const before = crowd.acknowledged;
      await until(() => crowd.acknowledged > before + 20, 60_000);
    }
    await prober.stop();
    await crowd.hush();
    await crowd.agree();
    crowd.leave();
    for (const { server } of nodes) await server.end('SIGTERM');
    const { wrong, ...counts } = await verdict(crowd, url, world.outages);
    const sorted = world.takeovers.sort((a, b) => a - b);
    const slipped = nodes.flatMap(({ server }) =>
      faultsIn(server.complaints).filter(line => line.includes('slipped through')),
    );
    return {
      faults,
      acks: crowd.acknowledged,
      ...counts,
      probes: prober.count,
      longestAnswerMs: Math.round(prober.longest),
      takeoverMs: { p50: Math.round(percentile(sorted, 0.5)), p99: Math.round(percentile(sorted, 0.99)) },
      slipped: slipped.length,
      wrong: [...wrong, ...slipped.slice(0, 5)],
    };
  } finally {
    for (const { server, road } of nodes) {
      server.frozen = false;
      await server.end('SIGKILL');
      await road.close();
    }
    await postgres.remove();
  }
}
