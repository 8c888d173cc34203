import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ask, newFolder, TestServer } from './test/harness.ts';
import { TestPostgres } from './test/postgres.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ rateLimits: true, proxies: 1 });
});
afterAll(async () => {
  await server.close();
});

const from = (address: string) => ({ 'x-forwarded-for': address });
type Me = { readonly token: string; readonly id: string };
const guest = async (address: string) =>
  await ask<Me & { code?: string }>(server.base, 'POST', '/api/guest', { token: true }, undefined, from(address));

describe('limits', () => {
  it('count by address as well: more sessions are not more calls, and one home of IPv6 is one', async () => {
    const home = (n: number) => `2001:db8:5:5::${n.toString(16)}`;
    const sessions: string[] = [];
    for (let n = 1; n <= 30; n++) sessions.push((await guest(home(n))).body.token);
    const answers = [];
    for (let n = 0; n < 30; n++)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 30 }, () =>
            ask(server.base, 'GET', '/api/me/export', undefined, sessions[n], from(home(n + 1))),
          ),
        )),
      );
    // Each session has ten a minute, the home as many as twenty people may need at once.
    const passed = answers.filter(({ status }) => status === 200).length;
    expect(passed).toBeLessThanOrEqual(2 * 10 * 20);
    expect(passed).toBeGreaterThanOrEqual(10 * 20);
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    const away = (await guest('2001:db8:5:6::1')).body.token;
    expect((await ask(server.base, 'GET', '/api/me/export', undefined, away, from('2001:db8:5:6::1'))).status).toBe(
      200,
    );
  });

  it('let a class of 40 behind one address come, sit down and play, in one minute', async () => {
    const coach = await ask<Me>(
      server.base,
      'POST',
      '/api/accounts',
      { login: 'coach.forty', password: 'correct horse battery', name: 'Forty', token: true },
      undefined,
      from('192.0.2.40'),
    );
    const school = from('192.0.2.40');
    const made = await ask<{ code: string }>(
      server.base,
      'POST',
      '/api/classes',
      { label: 'A' },
      coach.body.token,
      school,
    );
    expect(made.body.code).toMatch(/^\w{8}$/);
    const statuses: number[] = [];
    const asks = async <T>(method: string, path: string, body: unknown, token?: string): Promise<T> => {
      const answer = await ask<T>(server.base, method, path, body, token, school);
      statuses.push(answer.status);
      return answer.body;
    };
    const pupils = await Promise.all(
      Array.from({ length: 40 }, () => asks<Me>('POST', '/api/classes/enter', { code: made.body.code, token: true })),
    );
    for (let i = 0; i < 40; i += 2) {
      const setup = { edition: 'wff-2017', seats: 2 };
      const { code, table } = await asks<{ code: string; table: string }>(
        'POST',
        '/api/tables',
        { setup },
        pupils[i]!.token,
      );
      await asks('POST', '/api/codes', { code }, pupils[i + 1]!.token);
      for (const { token } of [pupils[i]!, pupils[i + 1]!]) {
        await asks('POST', '/api/ticket', {}, token);
        for (let n = 0; n < 3; n++) await asks('GET', '/api/tables', undefined, token);
        await asks('POST', `/api/tables/${table}/messages`, { t: 'sit', ask: 'a', table }, token);
      }
    }
    expect(statuses.filter(status => status !== 200)).toEqual([]);
  });

  it('let an event and a thousand who look on behind one address, while it runs', async () => {
    const hall = '192.0.2.99';
    const { crowd } = server.server.context;
    crowd.eventRuns('spring', 150);
    const statuses: number[] = [];
    for (let n = 0; n < 1150; n += 50)
      await Promise.all(
        Array.from({ length: 50 }, async () => {
          const came = await guest(hall);
          statuses.push(came.status);
          const ticket = await ask(server.base, 'POST', '/api/ticket', {}, came.body.token, from(hall));
          statuses.push(ticket.status);
        }),
      );
    expect(statuses.filter(status => status !== 200)).toEqual([]);
    crowd.eventEnded('spring');
    const after = await Promise.all(Array.from({ length: 500 }, async () => (await guest(hall)).status));
    expect(after).toContain(429);
  });
});

describe('long bodies', () => {
  const long = (kb: number) => ({ setup: 'x'.repeat(kb * 1024) });

  it('are not read from strangers, and of one address only so many a minute', async () => {
    const flood = '192.0.2.77';
    const send = async (token?: string, at = flood, kb = 60) =>
      (await ask(server.base, 'POST', '/api/tables', long(kb), token, from(at))).status;
    expect(await send('made-up-made-up-made-up')).toBe(401);
    // Longer than is ever read: whoever is nobody is told so first.
    expect(await send(undefined, flood, 100)).toBe(401);
    const { token } = (await guest(flood)).body;
    expect(await send(token, flood, 100)).toBe(413);
    const import_ = async (at: string) => {
      const me = (await guest(at)).body;
      const body = { director: 'Dora', file: { text: 'x'.repeat(30_000_000) } };
      return (await ask(server.base, 'POST', '/api/events/import', body, me.token, from(at))).status;
    };
    expect([await import_(flood), await import_(flood), await import_('192.0.2.78')]).toEqual([400, 429, 400]);
  });
});

describe('codes', () => {
  it('cannot be searched: an address that fails a hundred times has to wait its turn, who knows a code comes in', async () => {
    const bad = '192.0.2.66';
    const tokens: string[] = [];
    for (let i = 0; i < 5; i++) tokens.push((await guest(bad)).body.token);
    const guessAt = async (i: number) =>
      (
        await ask<{ code: string }>(
          server.base,
          'POST',
          '/api/codes',
          { code: `22${String(2222 + i).replace(/[01]/g, 'z')}` },
          tokens[i % 5],
          from(bad),
        )
      ).body.code;
    for (let i = 0; i < 100; i++) expect(await guessAt(i)).toBe('no-such-code');
    const good = (await guest('192.0.2.67')).body.token;
    const setup = { edition: 'wff-2017', seats: 2 };
    const made = await ask<{ code: string }>(server.base, 'POST', '/api/tables', { setup }, good, from('192.0.2.67'));
    const come = (address: string) =>
      ask(server.base, 'POST', '/api/codes', { code: made.body.code }, good, from(address));
    expect((await come('192.0.2.67')).status).toBe(200);
    // Somebody behind the address of the one who searches comes in too, only later.
    const [first, , , behind] = await Promise.all([guessAt(100), guessAt(101), guessAt(102), come(bad)]);
    expect(first).toBe('no-such-code');
    expect(behind!.status).toBe(200);
    const burst = await Promise.all(Array.from({ length: 40 }, (_, i) => guessAt(103 + i)));
    expect(burst.filter(code => code === 'too-many-guesses').length).toBeGreaterThan(20);
  });
});

describe('an account', () => {
  it('is shut to whoever guesses at it, and not to its owner', async () => {
    const owner = from('192.0.2.10');
    const body = { login: 'coach.owner', password: 'correct horse battery', token: true };
    await ask(server.base, 'POST', '/api/accounts', { ...body, name: 'Owner' }, undefined, owner);
    const tries = await Promise.all(
      Array.from({ length: 15 }, () =>
        ask(
          server.base,
          'POST',
          '/api/session',
          { ...body, password: 'wrong wrong wrong' },
          undefined,
          from('192.0.2.11'),
        ),
      ),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await ask(server.base, 'POST', '/api/session', body, undefined, from('192.0.2.11'))).status).toBe(429);
    expect((await ask(server.base, 'POST', '/api/session', body, undefined, owner)).status).toBe(200);
  });

  it('has a name that is seen and is nobody else’s', async () => {
    const make = (name: string) =>
      ask<{ code: string }>(
        server.base,
        'POST',
        '/api/accounts',
        { login: 'some.one', password: 'correct horse battery', name },
        undefined,
        from('192.0.2.12'),
      );
    expect((await make('Јudge')).body.code).toBe('bad-name');
    expect((await make('\u3164')).status).toBe(400);
  });
});

describe('slow and strange callers', () => {
  it('are cut off when the head of a request does not come', async () => {
    const { port, hostname } = new URL(server.base);
    const since = performance.now();
    const socket = connect(Number(port), hostname);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    await new Promise<void>(done =>
      socket
        .on('close', () => done())
        .on('error', () => {})
        .resume(),
    );
    expect(performance.now() - since).toBeLessThan(60_000);
  });

  it('are cut off when they send pings without end', async () => {
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/socket`);
    await new Promise(done => socket.on('open', done));
    const closed = new Promise<number>(done => socket.on('close', done));
    for (let i = 0; i < 150; i++) socket.ping();
    expect(await closed).toBe(1008);
  });

  it('may act from the page of the host that is set, and from no other', async () => {
    const known = await TestServer.start({ host: 'games.school.example' });
    try {
      const as = (origin: string) => ask(known.base, 'POST', '/api/guest', { token: true }, undefined, { origin });
      expect((await as('https://games.school.example')).status).toBe(200);
      expect((await as(known.base)).status).toBe(403);
      expect((await as('https://evil.example')).status).toBe(403);
      const opened = (origin: string) =>
        new Promise<boolean>(done => {
          const socket = new WebSocket(`${known.base.replace('http', 'ws')}/socket`, { origin });
          socket.on('open', () => done(true)).on('error', () => done(false));
        });
      expect(await opened('https://games.school.example')).toBe(true);
      expect(await opened(known.base)).toBe(false);
    } finally {
      await known.close();
    }
  });
});

describe.each(['the embedded store', 'PostgreSQL'])('a class on %s', which => {
  const postgres = which === 'PostgreSQL' ? new TestPostgres() : null;
  beforeAll(async () => void (await postgres?.start()));
  afterAll(async () => void (await postgres?.remove()));

  it('is never more than full, also when everybody comes at once', async () => {
    const place = postgres === null ? { folder: newFolder() } : { url: await postgres.base() };
    const crowded = await TestServer.start({ place });
    try {
      const coach = await crowded.account('coach.full');
      const { id, code } = (await coach.ask<{ id: string; code: string }>('POST', '/api/classes', { label: 'A' })).body;
      const { engine } = crowded.server;
      await engine.write(
        ...Array.from({ length: 90 }, (_, i) => ({
          text: "INSERT INTO people (id, kind, name, class_id, made, seen) VALUES ($1, 'pupil', $2, $3, 1, 1)",
          values: [`pupil${i}`, `Pupil ${i}`, id],
        })),
      );
      const answers = await Promise.all(
        Array.from({ length: 30 }, () =>
          ask<{ code?: string }>(crowded.base, 'POST', '/api/classes/enter', { code, token: true }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
      expect(answers.filter(({ body }) => body.code === 'class-full')).toHaveLength(20);
      const [row] = await engine.query(
        'SELECT COUNT(*) AS n, COUNT(DISTINCT name) AS names FROM people WHERE class_id = $1',
        [id],
      );
      expect([Number(row!.n), Number(row!.names)]).toEqual([100, 100]);
    } finally {
      await crowded.close();
    }
  });
});
