import { rmSync } from 'node:fs';
import { Crowd } from './crowd.ts';
import { newFolder, until } from './harness.ts';
import { freePort } from './postgres.ts';
import { ServerProcess } from './process.ts';

/** What went wrong when a server with traffic was asked to stop so many times. */
export async function stopAgainAndAgain(times: number): Promise<readonly string[]> {
  const folder = newFolder();
  const server = new ServerProcess(await freePort(), { folder });
  const wrong: string[] = [];
  try {
    for (let i = 0; i < times; i++) {
      await server.start();
      const crowd = await Crowd.gather(() => [server.base], 3, 40, i + 1);
      await until(() => crowd.acknowledged > 20, 60_000);
      const since = performance.now();
      const code = await server.end('SIGTERM');
      const ms = performance.now() - since;
      if (code !== 0 || ms > 10_000) wrong.push(`stop ${i + 1}: exit code ${code} after ${Math.round(ms)} ms`);
      for (const { player } of crowd.seated) player.quiet = true;
      crowd.leave();
    }
    return wrong;
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
