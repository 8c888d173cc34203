import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from './store/open.ts';
import { Crowd } from './test/crowd.ts';
import { newFolder, until } from './test/harness.ts';
import { faultsIn, killAgainAndAgain } from './test/kill.ts';
import { slow } from './test/machine.ts';
import { freePort, TestPostgres } from './test/postgres.ts';
import { ServerProcess } from './test/process.ts';

describe('a server', () => {
  it('that is killed loses nothing it acknowledged, and takes nobody’s time', async () => {
    const { acknowledged, wrong } = await killAgainAndAgain(3, 6, 1);
    expect(wrong).toEqual([]);
    expect(acknowledged).toBeGreaterThan(10);
  });

  it('that is asked to stop finishes what is under way and leaves its tables held', async () => {
    const folder = newFolder();
    const server = new ServerProcess(await freePort(), { folder });
    try {
      await server.start();
      const crowd = await Crowd.gather(() => [server.base], 4, 250, 2);
      await wait(1500);
      const asked = Date.now();
      expect(await server.end('SIGTERM')).toBe(0);
      expect(Date.now() - asked).toBeLessThan(5000 * slow());
      for (const { player } of crowd.seated) player.quiet = true;
      crowd.leave();
      const engine = await openEngine({ folder });
      expect(await crowd.judge(engine, [])).toEqual([]);
      expect(await engine.query('SELECT stream_id FROM wakes WHERE wake_at IS NOT NULL')).toEqual([]);
      await engine.close();
      expect(faultsIn(server.complaints)).toEqual([]);
    } finally {
      await server.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('two servers on one PostgreSQL', () => {
  const postgres = new TestPostgres();
  beforeAll(() => postgres.start());
  afterAll(() => postgres.remove());

  it('serve the same tables; when one is killed its tables go on at the other within 3 s, and nothing is lost', async () => {
    const url = await postgres.base();
    const servers = [new ServerProcess(await freePort(), { url }), new ServerProcess(await freePort(), { url })];
    try {
      for (const server of servers) await server.start();
      const crowd = await Crowd.gather(() => servers.filter(s => s.running).map(s => s.base), 6, 250, 3);
      await wait(2500);
      const done = new Map(crowd.seated.map(({ player }) => [player, player.acknowledged.length]));
      const slowness = slow();
      const killed = Date.now();
      await servers[0]!.end('SIGKILL');
      await until(() => crowd.seated.every(({ player }) => player.line.status === 'open'), 10_000);
      const tables = () =>
        crowd.tables.filter(t =>
          crowd.seated.some(({ player }) => player.table === t && player.acknowledged.length > done.get(player)!),
        );
      await until(() => tables().length === crowd.tables.length, 10_000);
      const took = Date.now() - killed;
      await wait(3000);
      await crowd.hush();
      await crowd.agree();
      crowd.leave();
      await servers[1]!.end('SIGTERM');
      const engine = await openEngine({ url });
      expect(await crowd.judge(engine, [])).toEqual([]);
      await engine.close();
      expect(took).toBeLessThan(3000 * slowness);
      expect(faultsIn(servers[1]!.complaints)).toEqual([]);
    } finally {
      for (const server of servers) await server.end('SIGKILL');
    }
  });

  it('outlive a restart of PostgreSQL under load, and nothing is lost', async () => {
    const url = await postgres.base();
    const servers = [new ServerProcess(await freePort(), { url }), new ServerProcess(await freePort(), { url })];
    try {
      for (const server of servers) await server.start();
      const crowd = await Crowd.gather(() => servers.map(s => s.base), 4, 250, 4);
      await wait(1500);
      await postgres.stop();
      await wait(1000);
      await postgres.start();
      const before = crowd.acknowledged;
      await until(() => crowd.acknowledged > before + 10, 20_000);
      await crowd.hush();
      await crowd.agree();
      crowd.leave();
      for (const server of servers) await server.end('SIGTERM');
      const engine = await openEngine({ url });
      expect(await crowd.judge(engine, [])).toEqual([]);
      await engine.close();
    } finally {
      for (const server of servers) await server.end('SIGKILL');
    }
  });
});
