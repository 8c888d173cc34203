import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { done, type TestPerson, TestServer, until } from './test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ settings: { startCountdown: 0 } });
});
afterAll(() => server.close());

/** A table whose first seat is taken, and somebody who watches it before the match. */
async function watched(setup: Readonly<Record<string, unknown>>) {
  const [ann, ben, watcher] = [await server.guest(), await server.guest(), await server.guest()];
  const { table, code } = await server.table(ann, setup);
  for (const person of setup.listed ? [ben] : [ben, watcher]) await person.ask('POST', '/api/codes', { code });
  const line = watcher.line();
  await watcher.followed(line, table);
  return { table, code, ann, ben, line };
}

/** The last seats are taken and the first die is cast. */
async function begins(table: string, ann: TestPerson, ...others: readonly TestPerson[]) {
  const line = ann.line();
  await ann.followed(line, table);
  for (const person of others) {
    const other = person.line();
    await person.followed(other, table);
    expect(await other.sit(table)).toMatchObject({ ok: true });
  }
  await until(() => line.table(table)!.room.stage === 'playing');
  await done(line, table, { do: 'roll' });
}

const host = (table: string) => server.server.context.registry.table(table);

describe('who watches', () => {
  it.each([{ watch: 'closed' }, { watch: 'code', listed: true }])(
    'before a match that is not open to them ($watch) is told that it begins and no more',
    async setup => {
      const { table, ann, ben, line } = await watched(setup);
      await begins(table, ann, ben);
      expect(line.table(table)?.room.state?.rollOff.faces[0] ?? null).toBeNull();
      expect((await host(table)).followers.filter(f => f.viewer === 'spectator')).toEqual([]);
    },
  );

  it('stays when the match is open to them', async () => {
    const { table, ann, ben, line } = await watched({ watch: 'code' });
    await begins(table, ann, ben);
    await until(() => line.table(table)!.room.state!.rollOff.faces[0] !== null);
  });

  it('is behind by the delay, also after standing up from a seat', async () => {
    const { table, code, ann, ben, line } = await watched({ seats: 3, watch: 'open', delaySeconds: 100 });
    const cy = await server.guest();
    expect(await line.sit(table, 1)).toMatchObject({ ok: true });
    expect(await line.stand(table)).toMatchObject({ ok: true });
    await until(() => line.status === 'open' && line.table(table)?.viewer === 'spectator');
    await cy.ask('POST', '/api/codes', { code });
    await begins(table, ann, ben, cy);
    await until(() => line.status === 'open' && line.table(table)?.viewer === 'spectator');
    expect(line.table(table)!.room.state?.rollOff.faces[0] ?? null).toBeNull();
    expect((await host(table)).attendees.here.size).toBe(3);
  });

  it('comes with the code and not by asking for a seat of a match that runs', async () => {
    const { table, ann, ben } = await watched({ watch: 'code' });
    await begins(table, ann, ben);
    const stranger = await server.guest();
    const send = (message: object) =>
      stranger.ask('POST', `/api/tables/${table}/messages`, { ask: 'a', table, ...message });
    for (const message of [{ t: 'sit', seat: 1 }, { t: 'act', key: 'k', act: { do: 'roll' } }, { t: 'rematch' }])
      expect((await send(message)).body).toMatchObject({ t: 'refused', code: 'no-table', seq: null });
    expect((await stranger.ask('GET', `/api/tables/${table}`)).status).toBe(404);
  });
});
