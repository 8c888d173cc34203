import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Outage } from '../sim/invariants.ts';
import { SeededRandom } from '../sim/random.ts';
import { openEngine } from '../store/open.ts';
import { Crowd } from './crowd.ts';
import { newFolder, until } from './harness.ts';
import { freePort } from './postgres.ts';
import { ServerProcess } from './process.ts';

export interface Killed {
  readonly kills: number;
  readonly acknowledged: number;
  readonly wrong: readonly string[];
}

/** Kills a server under load again and again, at random moments, and holds what is left against the laws. */
export async function killAgainAndAgain(kills: number, tables: number, seed: number): Promise<Killed> {
  const folder = newFolder();
  const random = new SeededRandom(seed);
  const server = new ServerProcess(await freePort(), { folder });
  const outages: Outage[] = [];
  try {
    await server.start();
    const crowd = await Crowd.gather(() => [server.base], tables, 250, seed);
    for (let i = 0; i < kills; i++) {
      // So that it dies at work, also where the machine is slow.
      const enough = crowd.acknowledged + 10 + random.below(30);
      await until(() => crowd.acknowledged >= enough, 60_000);
      await wait(random.below(200));
      const from = Date.now();
      await server.end('SIGKILL');
      await wait(random.below(300));
      const to = Date.now();
      await server.start();
      outages.push({ from, to });
    }
    await wait(1500);
    await crowd.hush();
    await crowd.agree();
    crowd.leave();
    await server.end('SIGTERM');
    const engine = await openEngine({ folder });
    const wrong = await crowd.judge(engine, outages);
    await engine.close();
    return { kills, acknowledged: crowd.acknowledged, wrong: [...wrong, ...faultsIn(server.complaints)] };
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Nothing may slip through to the last resort. */
export const faultsIn = (complaints: string): readonly string[] =>
  complaints.split('\n').filter(line => line.includes('"level":50') || line.includes('slipped'));
