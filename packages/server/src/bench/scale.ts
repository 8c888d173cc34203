import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngine } from '../store/open.ts';
import { archiveSizes, storeBytes } from '../store/season.ts';
import { BenchChild } from './child.ts';
import { actRate, connectAll, percentile, seatsOf } from './measure.ts';
import { askerToken } from './people-data.ts';

/** CPU of an act, on nodes that share one PostgreSQL. */
export interface NodesFigure {
  readonly nodes: number;
  readonly tables: number;
  /** Of all nodes together, by the clock on the wall: they share the machine with PostgreSQL and with the clients. */
  readonly perSecond: number;
  /** Milliseconds of CPU for a thousand acts, in the nodes and in PostgreSQL. */
  readonly nodesMs: number;
  readonly postgresMs: number;
}

const TICK_US = 10_000;

/** Clients and PostgreSQL on one core, nodes on another: what they need does not depend on who was moved where. */
const CORES = { others: 0, nodes: 1 } as const;

function pin(pid: number, core: number): void {
  try {
    execFileSync('taskset', ['-apc', String(core), String(pid)], { stdio: 'ignore' });
  } catch {
    // One core, or a system without the command: then they share.
  }
}

/** PostgreSQL and whatever it has started. */
function pinPostgres(parent: number): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' });
  for (const pid of [parent, ...children.split(/\s+/).filter(Boolean).map(Number)]) pin(pid, CORES.others);
}

/** CPU of a process and of all it has started, in microseconds. */
function cpuOf(parent: number): number {
  let sum = 0;
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
      const field = after.split(' ');
      if (Number(pid) !== parent && Number(field[1]) !== parent) continue;
      sum += Number(field[11]) + Number(field[12]);
      // Those that have ended meanwhile are counted with the one who started them.
      if (Number(pid) === parent) sum += Number(field[13]) + Number(field[14]);
    } catch {}
  }
  return sum * TICK_US;
}

export async function nodesFigure(
  url: string,
  postgresPid: number,
  nodes: number,
  tables: number,
  ms: number,
): Promise<NodesFigure> {
  const children = await Promise.all(Array.from({ length: nodes }, () => BenchChild.start('serve', url)));
  for (const { process } of children) pin(process.pid ?? 0, CORES.nodes);
  pin(process.pid, CORES.others);
  pinPostgres(postgresPid);
  try {
    const seats = await Promise.all(
      children.map(async child => seatsOf(child.port, await child.seat(Math.ceil(tables / nodes), 3))),
    );
    for (const some of seats) await connectAll(some.flat());
    // PostgreSQL works from the first act to the last, the nodes are measured in the middle of it.
    const entries = () => seats.flat().reduce((sum, table) => sum + (table[0]?.seq ?? 0), 0);
    const [before, first] = [cpuOf(postgresPid), entries()];
    const rates = await Promise.all(children.map((child, i) => actRate(child, seats[i] ?? [], ms)));
    const [after, acts] = [cpuOf(postgresPid), entries() - first];
    const perSecond = rates.reduce((sum, rate) => sum + rate.perSecond, 0);
    const nodesUs = rates.reduce((sum, rate) => sum + rate.cpu * rate.perSecond, 0) / perSecond;
    for (const seat of seats.flat(2)) seat.drop();
    return { nodes, tables, perSecond, nodesMs: nodesUs, postgresMs: (after - before) / acts };
  } finally {
    for (const child of children) await child.end();
  }
}

export interface SeasonFigures {
  readonly matches: number;
  readonly fileMb: number;
  /** All there is in the file, and the archive of its log alone. */
  readonly bytesOfAMatch: number;
  readonly archiveBytes: number;
  readonly rowsOfAMatch: number;
  readonly startMs: number;
  readonly lobbyP95Ms: number;
  readonly historyP95Ms: number;
}

const ASKED = 60;

/** A server that has seen so many matches: how it starts, and how it answers. */
export async function seasonFigures(matches: number): Promise<SeasonFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'forceout-scale-'));
  try {
    await (await BenchChild.start('serve', folder, `season:${matches}`, 'archived')).end('SIGTERM');
    const began = performance.now();
    const child = await BenchChild.start('serve', folder);
    const startMs = performance.now() - began;
    const p95 = async (path: string): Promise<number> => {
      const took: number[] = [];
      for (let n = 0; n < ASKED; n++) {
        const asked = performance.now();
        const answer = await fetch(`http://127.0.0.1:${child.port}/api/${path}`, {
          headers: { authorization: `Bearer ${askerToken('me')}` },
        });
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        await answer.text();
        took.push(performance.now() - asked);
      }
      return percentile(took.slice(5), 95);
    };
    const lobbyP95Ms = await p95('open-tables?limit=50');
    const historyP95Ms = await p95('me/matches?limit=100');
    await child.end('SIGTERM');
    const engine = await openEngine({ folder });
    const archives = await archiveSizes(engine);
    const file = await storeBytes(engine);
    await engine.close();
    return {
      matches,
      fileMb: file / 1e6,
      bytesOfAMatch: file / matches,
      archiveBytes: archives.bytes,
      rowsOfAMatch: archives.entries,
      ...{ startMs, lobbyP95Ms, historyP95Ms },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
