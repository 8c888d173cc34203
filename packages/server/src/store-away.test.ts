import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, newFolder, TestPerson } from './test/harness.ts';
import { slow } from './test/machine.ts';
import { freePort, TestPostgres } from './test/postgres.ts';
import { ServerProcess } from './test/process.ts';
import { RawLine } from './test/raw-line.ts';
import { Road } from './test/road.ts';

const MOST_MS = 5000;

async function guest(base: string): Promise<TestPerson> {
  return new TestPerson(base, (await ask<TestPerson['me']>(base, 'POST', '/api/guest', { token: true })).body);
}

async function health(base: string): Promise<{ readonly status: number; readonly code?: string; readonly ms: number }> {
  const since = performance.now();
  const { status, body } = await ask<{ code?: string }>(base, 'GET', '/health');
  return { status, ...(body.code === undefined ? {} : { code: body.code }), ms: performance.now() - since };
}

/** Somebody with a table, and a line to it that sends everything once. */
async function seated(base: string): Promise<{ person: TestPerson; line: RawLine; table: string }> {
  const person = await guest(base);
  const setup = { edition: 'wff-2017', seats: 2 };
  const { table } = (await person.ask<{ table: string }>('POST', '/api/tables', { setup, sit: true })).body;
  const line = await RawLine.open(person, table);
  expect(await line.ask({ t: 'join' })).toMatchObject({ t: 'joined' });
  return { person, line, table };
}

const draft = (n: number) => ({ t: 'draft', shake: 1, draft: `${n} ${'x'.repeat(5900)}` });

/** Everything that can be asked of a server whose store does not keep anything, with what it answered and how fast. */
async function askEverything(base: string, { person, line, table }: Awaited<ReturnType<typeof seated>>) {
  const http = async (name: string, method: string, path: string, body?: unknown) => {
    const since = performance.now();
    const answer = await person.ask<{ code?: string; t?: string }>(method, path, body);
    return { name, status: answer.status, code: answer.body.code, ms: performance.now() - since };
  };
  const said = async (name: string, message: object) => ({ name, ...(await line.ask(message)) });
  return await Promise.all([
    said('a phrase', { t: 'phrase', key: `k${Date.now()}`, phrase: 'good-game' }),
    said('a draft', draft(0)),
    said('a computer player', { t: 'bot', seat: 1, bot: { level: 'easy' } }),
    http('a guest', 'POST', '/api/guest', { token: true }),
    http('a ticket', 'POST', '/api/ticket', {}),
    http('a table', 'POST', '/api/tables', { setup: { edition: 'wff-2017', seats: 2 }, sit: true }),
    http('a message', 'POST', `/api/tables/${table}/messages`, { ...draft(1), ask: 'm', table }),
    health(base).then(found => ({ name: 'health', ...found })),
  ]);
}

const faults = (server: ServerProcess): readonly string[] =>
  server.complaints.split('\n').filter(line => line.includes('"level":50'));

describe('a disk that is full', () => {
  it('is told by /health and by every answer within 5 s, and all goes on when there is room again', async () => {
    const folder = newFolder();
    const server = new ServerProcess(await freePort(), { folder });
    try {
      await server.start();
      const who = await seated(server.base);
      expect(await health(server.base)).toMatchObject({ status: 200 });
      expect(await who.line.ask(draft(1))).toMatchObject({ t: 'ack' });
      server.diskFull = true;
      await wait(600);
      const answers = await askEverything(server.base, who);
      expect(answers.filter(({ ms }) => ms > MOST_MS * slow())).toEqual([]);
      const found = Object.fromEntries(answers.map(a => [a.name, 'status' in a ? `${a.status} ${a.code}` : a.code]));
      expect(found).toMatchObject({
        'a draft': 'store-away',
        'a guest': '503 store-away',
        // Needs no disk here: whoever lost the connection comes back and is told why nothing goes on.
        'a ticket': '200 undefined',
        'a table': '503 store-away',
        health: '503 cannot-write',
      });
      // Once each kind, however often it happened.
      const lines = faults(server);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThan(12);
      server.diskFull = false;
      await wait(600);
      expect(await who.line.ask(draft(1))).toMatchObject({ t: 'ack' });
      expect(await health(server.base)).toMatchObject({ status: 200 });
      who.line.close();
      expect(await server.end('SIGTERM')).toBe(0);
      // Whatever came again was counted.
      expect(faults(server).some(line => /"times":\d+/.test(line))).toBe(true);
    } finally {
      await server.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('a PostgreSQL that takes calls and does not answer', () => {
  const postgres = new TestPostgres();
  beforeAll(() => postgres.start());
  afterAll(() => postgres.remove());

  it('is told by /health and by every answer within 5 s, and all goes on when it answers again', async () => {
    const url = await postgres.base();
    const road = await Road.to(Number(new URL(url).port));
    const server = new ServerProcess(await freePort(), { url: url.replace(/:\d+\//, `:${road.port}/`) });
    try {
      await server.start();
      const who = await seated(server.base);
      expect(await health(server.base)).toMatchObject({ status: 200 });
      road.blocked = true;
      await wait(600);
      for (let round = 0; round < 2; round++) {
        const answers = await askEverything(server.base, who);
        expect(answers.filter(({ ms }) => ms > MOST_MS * slow())).toEqual([]);
        const odd = answers.filter(a => (a.name === 'a message' ? false : a.code !== 'store-away'));
        expect(odd).toEqual([]);
        expect(answers.filter(a => 'status' in a && a.status === 500)).toEqual([]);
      }
      expect(faults(server).length).toBeLessThan(25);
      road.blocked = false;
      const since = performance.now();
      let back = await who.line.ask(draft(2));
      while (back.t !== 'ack' && performance.now() - since < 30_000) back = await who.line.ask(draft(2));
      expect(back).toMatchObject({ t: 'ack' });
      await wait(600);
      expect(await health(server.base)).toMatchObject({ status: 200 });
      // Asked to stop while it is away, it stops all the same.
      road.blocked = true;
      const asked = performance.now();
      expect(await server.end('SIGTERM')).toBe(0);
      expect(performance.now() - asked).toBeLessThan(10_000);
    } finally {
      await server.end('SIGKILL');
      await road.close();
    }
  });
});
