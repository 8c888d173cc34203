import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openEngine } from './store/open.ts';
import { ask, newFolder } from './test/harness.ts';
import { freePort } from './test/postgres.ts';
import { ServerProcess } from './test/process.ts';

const DAY = 86_400_000;

it('a server that runs a few seconds every so often forgets what it has to, by its clock', async () => {
  const folder = newFolder();
  const server = new ServerProcess(await freePort(), { folder });
  const count = async (): Promise<Readonly<Record<string, number>>> => {
    const engine = await openEngine({ folder });
    const counts: Record<string, number> = {};
    for (const table of ['people', 'sessions', 'classes', 'streams', 'log', 'roster', 'admissions'])
      counts[table] = Number((await engine.query(`SELECT COUNT(*) AS n FROM ${table}`))[0]!.n);
    await engine.close();
    return counts;
  };
  /** Runs it for a moment, so many days later. */
  const runAfter = async (days: number, during: () => Promise<void> = async () => {}) => {
    server.clockShift = days * DAY;
    await server.start();
    await during();
    await new Promise(done => setTimeout(done, 4000));
    expect(await server.end('SIGTERM')).toBe(0);
  };
  try {
    await runAfter(0, async () => {
      const post = async <T>(path: string, body: unknown, token?: string) =>
        (await ask<T>(server.base, 'POST', path, body, token)).body;
      const coach = await post<{ token: string }>('/api/accounts', {
        login: 'coach.r',
        password: 'correct horse battery',
        name: 'Kim',
        token: true,
      });
      const { code } = await post<{ code: string }>('/api/classes', { label: 'A', days: 10 }, coach.token);
      const pupil = await post<{ token: string }>('/api/classes/enter', { code, token: true });
      const guest = await post<{ token: string }>('/api/guest', { token: true });
      for (const { token } of [pupil, guest])
        await post('/api/tables', { setup: { edition: 'wff-2017', seats: 2 } }, token);
    });
    expect(await count()).toMatchObject({ people: 3, classes: 1, streams: 2, sessions: 3 });
    // The class has ended: pupils and their tables are gone with it. The guest is not.
    await runAfter(11);
    expect(await count()).toMatchObject({ people: 2, classes: 0, streams: 1 });
    await runAfter(32);
    expect(await count()).toMatchObject({ people: 1, sessions: 0, streams: 1 });
    await runAfter(370);
    expect(await count()).toMatchObject({ people: 1, streams: 0, log: 0, roster: 0 });
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});
