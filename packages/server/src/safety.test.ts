import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ask, TestServer, until } from './test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ settings: { startCountdown: 0 } });
});
afterAll(() => server.close());

const socketUrl = () => `${server.base.replace('http', 'ws')}/socket`;

/** A bare socket, to send what no client of ours would. */
async function bare(headers: Readonly<Record<string, string>> = {}) {
  const socket = new WebSocket(socketUrl(), { headers });
  const heard: { t: string; code?: string; ask?: string | null }[] = [];
  let closed: number | null = null;
  socket.on('message', data => heard.push(JSON.parse(String(data))));
  socket.on('close', code => {
    closed = code;
  });
  let refused = 0;
  socket.on('unexpected-response', (_, response) => {
    refused = response.statusCode ?? 0;
    response.destroy();
  });
  socket.on('error', () => {});
  await until(() => socket.readyState === WebSocket.OPEN || refused !== 0 || closed !== null);
  return { socket, heard, refused: () => refused, closed: () => closed };
}

async function ticket(): Promise<string> {
  const guest = await server.guest();
  return (await guest.ask<{ ticket: string }>('POST', '/api/ticket', {})).body.ticket;
}

describe('the socket', () => {
  it('is not opened from another site', async () => {
    expect((await bare({ origin: 'https://evil.example' })).refused()).toBe(403);
    const { socket, refused } = await bare({ origin: server.base });
    expect(refused()).toBe(0);
    socket.terminate();
  });

  it('takes a ticket once, and none that is made up', async () => {
    const one = await ticket();
    const first = await bare();
    first.socket.send(JSON.stringify({ t: 'hello', protocol: 1, ticket: one }));
    await until(() => first.heard.some(m => m.t === 'welcome'));
    for (const used of [one, 'made-up-made-up-made-up']) {
      const second = await bare();
      second.socket.send(JSON.stringify({ t: 'hello', protocol: 1, ticket: used }));
      await until(() => second.closed() !== null);
      expect(second.heard).toMatchObject([{ t: 'bye', code: 'bad-ticket' }]);
    }
    first.socket.terminate();
  });

  it('is closed to another version of the protocol', async () => {
    const { socket, heard, closed } = await bare();
    socket.send(JSON.stringify({ t: 'hello', protocol: 99, ticket: await ticket() }));
    await until(() => closed() !== null);
    expect(heard).toMatchObject([{ t: 'bye', code: 'wrong-protocol' }]);
  });

  it('hears nothing about tables before hello', async () => {
    const { socket, heard } = await bare();
    socket.send(JSON.stringify({ t: 'join', ask: 'a', table: `t${'0'.repeat(15)}` }));
    await until(() => heard.length > 0);
    expect(heard).toMatchObject([{ t: 'refused', ask: 'a', code: 'hello-first' }]);
    socket.terminate();
  });

  it('closes on a frame of more than 8 KB, and on too many messages', async () => {
    const large = await bare();
    large.socket.send('x'.repeat(9000));
    await until(() => large.closed() !== null);
    expect(large.closed()).toBe(1009);
    const many = await bare();
    for (let i = 0; i < 120; i++) many.socket.send('{"t":"time","sent":1}');
    await until(() => many.closed() !== null);
    expect(many.heard.at(-1)).toMatchObject({ t: 'bye', code: 'too-many-messages' });
  });

  it('answers whatever is sent with a named error, and lives on', async () => {
    const { table, people } = await server.match();
    const hello = (await people[0]!.ask<{ ticket: string }>('POST', '/api/ticket', {})).body.ticket;
    const json = fc.json({ maxDepth: 6 });
    const messages = fc.oneof(
      json,
      fc.string({ maxLength: 200 }),
      fc
        .tuple(
          fc.constantFrom('join', 'act', 'sit', 'draft', 'phrase', 'bot', 'time', 'hello', 'nonsense'),
          fc.jsonValue({ maxDepth: 4 }),
        )
        .map(([t, x]) =>
          JSON.stringify({ t, ask: 'q', table, key: 'k', act: x, draft: x, seat: x, sent: x, shake: 1 }),
        ),
      fc
        .tuple(
          fc.constantFrom('move', 'goal', 'submit', 'lift', '__proto__', 'constructor', 'toString'),
          fc.jsonValue({ maxDepth: 4 }),
        )
        .map(([verb, x]) =>
          JSON.stringify({
            t: 'act',
            ask: 'q',
            table,
            key: 'k',
            act: { do: verb, goal: x, solution: x, cube: x, __proto__: x },
          }),
        ),
      fc.constant(
        `{"t":"draft","ask":"q","table":"${table}","shake":1,"draft":${'['.repeat(2000)}${']'.repeat(2000)}}`,
      ),
    );
    const sample = fc.sample(messages, { numRuns: 90, seed: 20261115 });
    const { socket, heard } = await bare();
    socket.send(JSON.stringify({ t: 'hello', protocol: 1, ticket: hello }));
    await until(() => heard.some(m => m.t === 'welcome'));
    for (const message of sample) socket.send(message);
    const known = ['refused', 'ack', 'time', 'joined', 'entry', 'attendance', 'viewer', 'welcome', 'bye'];
    await until(() => heard.length >= sample.length * 0.9 || socket.readyState !== WebSocket.OPEN);
    expect(heard.every(m => known.includes(m.t))).toBe(true);
    expect(heard.some(m => m.code === 'fault')).toBe(false);
    socket.terminate();
    expect((await ask<{ ok: boolean }>(server.base, 'GET', '/health')).body).toEqual({ ok: true });
  });
});

describe('HTTP', () => {
  it('sets the usual headers', async () => {
    const { headers } = await fetch(`${server.base}/health`);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('takes no act from another site', async () => {
    const guest = await server.guest();
    const foreign = { origin: 'https://evil.example' };
    const made = await ask<{ code: string }>(server.base, 'POST', '/api/ticket', {}, guest.me.token, foreign);
    expect(made).toMatchObject({ status: 403, body: { code: 'wrong-origin' } });
  });

  it('answers bad input with a named error and no detail of ours', async () => {
    const guest = await server.guest();
    const bad: readonly [string, string, unknown][] = [
      ['POST', '/api/tables', { setup: { edition: 'onsets-1999' } }],
      ['POST', '/api/tables', { setup: { edition: 'wff-2017' }, extra: 1 }],
      ['POST', '/api/tables', '{"setup":'],
      ['POST', '/api/codes', { code: "' OR 1=1 --" }],
      ['GET', '/api/tables/nothing', undefined],
      ['GET', "/api/tables/t'%20OR%201=1", undefined],
      ['GET', '/api/tables/%', undefined],
      ['POST', '/api/session', { login: 'a\u0000', password: 'correct horse battery' }],
      ['POST', '/api/classes/enter', { code: 'abcdef', pupil: '\u0000', pin: '1234' }],
      ['POST', '/api/judge', { game: 'chess', ask: 'goal' }],
      ['POST', '/api/judge', { game: 'wff', ask: 'wff', s: 5 }],
    ];
    for (const [method, path, body] of bad) {
      const answer = await guest.ask<{ code: string; message: string }>(method, path, body);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(Object.keys(answer.body).sort()).toEqual(['code', 'message']);
      expect(answer.body.message).not.toMatch(/\.ts|\.js|SELECT|stack|node_modules/);
    }
    const none = await guest.ask<{ code: string }>('GET', '/api/nothing');
    expect(none).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it('answers the judge’s questions with a bound, whatever they ask for', async () => {
    const guest = await server.guest();
    const answer = await guest.ask('POST', '/api/judge', { game: 'wff', ask: 'wff', s: 'CKprAsp', budgetMs: 999_999 });
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
  });

  it('counts, and tells Prometheus', async () => {
    const text = await (await fetch(`${server.base}/metrics`)).text();
    expect(text).toMatch(/^forceout_entries_total\{kind="sat"\} \d+$/m);
    expect(text).toMatch(/^forceout_requests_total\{status="200",method="POST"\} \d+$/m);
    expect(text).toMatch(/^forceout_tables_open \d+$/m);
    for (const line of text.trim().split('\n')) expect(line).toMatch(/^(# (HELP|TYPE) |\w+(\{[^}]*\})? [\d.e+-]+$)/);
  });

  it('describes every route, and every message', async () => {
    const { body } = await ask<{ paths: Record<string, Record<string, { summary: string }>> }>(
      server.base,
      'GET',
      '/api/json',
    );
    for (const { method, url, about } of server.server.routes)
      expect(body.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.summary).toBe(about);
    const page = await (await fetch(`${server.base}/api/messages`)).text();
    for (const name of ['t-join', 't-act', 't-entry', 'kind-play', 'do-lift', 'do-penalize'])
      expect(page).toContain(`id="${name}"`);
  });

  it('holds no more than so many streams open for one session', async () => {
    const { table, people } = await server.match();
    const stop = new AbortController();
    const headers = { authorization: `Bearer ${people[0]!.me.token}` };
    const open = () => fetch(`${server.base}/api/tables/${table}/stream`, { headers, signal: stop.signal });
    const statuses = [];
    for (let i = 0; i < 52; i++) statuses.push((await open()).status);
    expect(statuses.slice(0, 49).every(status => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    stop.abort();
  });

  it('counts by the address that our proxy saw, not by one that the caller writes before it', async () => {
    const behind = await TestServer.start({
      rateLimits: true,
      proxies: 1,
      doorLimits: () => ({ perAddress: 1, all: 9 }),
    });
    try {
      const forged = (n: number, seen: string) => ({ 'x-forwarded-for': `10.0.0.${n}, ${seen}` });
      const signIn = (n: number, seen: string, login = 'x') =>
        ask(behind.base, 'POST', '/api/session', { login, password: 'y' }, undefined, forged(n, seen));
      const tries = await Promise.all(Array.from({ length: 15 }, (_, n) => signIn(n, '192.0.2.1')));
      expect(tries.filter(t => t.status === 429)).toHaveLength(5);
      expect((await signIn(1, '192.0.2.2', 'z')).status).toBe(401);
      const url = `${behind.base.replace('http', 'ws')}/socket`;
      const opened = await Promise.all(
        [1, 2].map(
          n =>
            new Promise<boolean>(done => {
              const socket = new WebSocket(url, { headers: forged(n, '192.0.2.1') });
              socket.on('open', () => done(true)).on('error', () => done(false));
            }),
        ),
      );
      expect(opened.filter(open => open)).toHaveLength(1);
    } finally {
      await behind.close();
    }
  });

  it('limits how often one address asks, and one session', async () => {
    const strict = await TestServer.start({ rateLimits: true });
    try {
      const tries = await Promise.all(
        Array.from({ length: 15 }, () =>
          ask<{ code: string }>(strict.base, 'POST', '/api/accounts', { login: 'x', password: 'y', name: 'z' }),
        ),
      );
      expect(tries.filter(t => t.status === 429 && t.body.code === 'too-many-requests')).toHaveLength(5);
      // A school sits behind one address: whoever is signed in counts alone.
      const [one, other] = [await strict.guest(), await strict.guest()];
      const statuses = await Promise.all(
        Array.from({ length: 130 }, async () => (await one.ask('POST', '/api/ticket', {})).status),
      );
      expect(statuses.filter(status => status === 200)).toHaveLength(120);
      expect((await other.ask('POST', '/api/ticket', {})).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});
