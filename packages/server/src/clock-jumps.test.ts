import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { JudgedLog } from './sim/invariants.ts';
import { openEngine } from './store/open.ts';
import { tableStore } from './store/tables.ts';
import { Crowd } from './test/crowd.ts';
import { newFolder, until } from './test/harness.ts';
import { faultsIn } from './test/kill.ts';
import { slow } from './test/machine.ts';
import { freePort } from './test/postgres.ts';
import { ServerProcess } from './test/process.ts';
import { RawLine } from './test/raw-line.ts';

const HOUR = 3_600_000;

it('a machine whose clock jumps an hour ahead, and back, and back again: play goes on, no time is taken, and the server has the true time again', async () => {
  const folder = newFolder();
  const server = new ServerProcess(await freePort(), { folder });
  try {
    await server.start();
    const began = performance.now();
    const crowd = await Crowd.gather(() => [server.base], 3, 100, 5);
    const goesOn = async () => {
      const before = crowd.acknowledged;
      await until(() => crowd.acknowledged > before + 15, 30_000 * slow());
    };
    const person = crowd.seated[0]!.person;
    const behind = async (): Promise<number> => {
      const line = await RawLine.open(person, crowd.tables[0]!);
      const { wall } = await line.ask({ t: 'join' });
      line.close();
      return Math.abs(wall! - Date.now());
    };
    await goesOn();
    expect(await behind()).toBeLessThan(1000 * slow());
    server.clockShift = HOUR;
    await goesOn();
    expect(await behind()).toBeGreaterThan(HOUR / 2);
    server.clockShift = 0;
    await goesOn();
    expect(await behind()).toBeLessThan(1000 * slow());
    server.clockShift = -HOUR;
    await goesOn();
    server.clockShift = 0;
    await goesOn();
    expect(await behind()).toBeLessThan(1000 * slow());
    await crowd.hush();
    await crowd.agree();
    crowd.leave();
    expect(await server.end('SIGTERM')).toBe(0);
    const played = performance.now() - began;
    const engine = await openEngine({ folder });
    expect(await crowd.judge(engine, [])).toEqual([]);
    const store = tableStore(engine);
    for (const table of crowd.tables) {
      const log = await store.read(table, 0, 100_000);
      const { hosted } = new JudgedLog(table, log, await store.roster(table));
      // Time of the table is time that people had.
      expect(hosted.room.state!.at).toBeLessThan(played);
    }
    await engine.close();
    expect(faultsIn(server.complaints)).toEqual([]);
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
