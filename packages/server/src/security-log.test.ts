import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, TestServer } from './test/harness.ts';
import { SECURITY_EVENTS } from './watch/security-log.ts';

interface Line {
  readonly security: string;
  readonly person: string | null;
  readonly from?: string;
  readonly event?: string;
  readonly route?: string;
}

const raw: string[] = [];
const lines = (): readonly Line[] =>
  raw.map(text => JSON.parse(text) as Line).filter(line => line.security !== undefined);
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({
    rateLimits: true,
    proxies: 1,
    // As quiet as servers are by default: these lines are written all the same.
    logger: pino({ level: 'warn', base: null }, { write: (line: string) => void raw.push(line) }),
  });
});
afterAll(async () => {
  await server.close();
});

describe('the security log', () => {
  it('tells who came, failed, was refused and what was deleted, and neither secrets nor addresses', async () => {
    const secrets: string[] = [
      'correct horse battery',
      'staple correct horse',
      'wrong wrong wrong',
      'coach.log',
      '192.0.2.',
    ];
    const at = { 'x-forwarded-for': '192.0.2.50' };
    const call = async <T>(method: string, path: string, body?: unknown, token?: string) => {
      const answer = await ask<T & { token?: string; pin?: string; code?: string; ticket?: string }>(
        server.base,
        method,
        path,
        body,
        token,
        at,
      );
      for (const secret of [answer.body?.token, answer.body?.pin, answer.body?.ticket])
        if (secret) secrets.push(secret);
      return answer.body;
    };
    const sign = { login: 'coach.log', password: 'correct horse battery', token: true };
    const coach = await call<{ id: string; token: string }>('POST', '/api/accounts', { ...sign, name: 'Kim' });
    const again = await call<{ token: string }>('POST', '/api/session', sign);
    for (let i = 0; i < 12; i++) await call('POST', '/api/session', { ...sign, password: 'wrong wrong wrong' });
    await call('POST', '/api/password', { old: 'correct horse battery', new: 'staple correct horse' }, coach.token);
    const made = await call<{ id: string; code: string }>('POST', '/api/classes', { label: 'A' }, coach.token);
    const pupil = await call<{ id: string; token: string; name: string }>('POST', '/api/classes/enter', {
      code: made.code,
      token: true,
    });
    await call('POST', '/api/classes/enter', { code: made.code, pupil: pupil.name, pin: '0000' });
    await call('POST', `/api/classes/${made.id}/pupils/${pupil.id}/pin`, {}, coach.token);
    const guest = await call<{ token: string }>('POST', '/api/guest', { token: true });
    await call('POST', '/api/classes', { label: 'B' }, guest.token);
    await call('POST', '/api/codes', { code: '222222' }, guest.token);
    const setup = { edition: 'wff-2017', seats: 2, judge: true, guestJudges: true };
    const { table, code } = await call<{ table: string; code: string }>('POST', '/api/tables', { setup }, guest.token);
    await call('POST', '/api/codes', { code }, coach.token);
    const invite = () =>
      call<{ code: string }>('POST', `/api/tables/${table}/invitations`, { role: 'judge' }, guest.token);
    const invited = await invite();
    const judge = await call<{ token: string }>('POST', '/api/guest', { token: true });
    await call('POST', '/api/codes', { code: invited.code }, judge.token);
    await call('POST', '/api/codes', { code: (await invite()).code }, coach.token);
    const { officials } = (await server.server.context.registry.table(table)).hosted.room;
    const [official, sentAway] = officials.map(one => one.id);
    const message = (t: string, more: object, token: string) =>
      call('POST', `/api/tables/${table}/messages`, { t, ask: 'a', table, ...more }, token);
    await message('sit', { seat: 0 }, guest.token);
    for (const agrees of [true, false]) await message('consent', { official, agrees }, guest.token);
    await message('remove-official', { official: sentAway }, guest.token);
    await call('POST', `/api/tables/${table}/messages`, { t: 'resign-office', ask: 'a', table }, judge.token);
    for (let i = 0; i < 12; i++) await call('GET', '/api/me/export', undefined, guest.token);
    const hall = await call<{ id: string; token: string }>(
      'POST',
      '/api/events',
      { name: 'Cup', director: 'Dora' },
      coach.token,
    );
    const direct = async (method: string, path: string, body?: unknown) =>
      (
        await ask<{ token?: string }>(server.base, method, `/api/events/${hall.id}${path}`, body, undefined, {
          ...at,
          'x-event-link': hall.token,
        })
      ).body;
    const kay = await direct('POST', '/acts', { act: { do: 'appoint', official: { name: 'Kay', roles: ['judge'] } } });
    expect(kay.token).toBeTypeOf('string');
    secrets.push(String(kay.token));
    await direct('GET', '/log');
    await call('DELETE', '/api/session', undefined, again.token);
    await call('DELETE', '/api/me', undefined, guest.token);

    const events = new Set(lines().map(line => line.security));
    expect(
      [...SECURITY_EVENTS].filter(event => !events.has(event) && event !== 'signed-out' && event !== 'name-decided'),
    ).toEqual([]);
    expect(lines().find(line => line.security === 'signed-in')!.person).toBe(coach.id);
    const ofHall = lines().filter(line => line.event === hall.id || line.route === 'GET /api/events/:id/log');
    expect(ofHall.map(line => line.security)).toEqual(['appointed', 'exported']);
    const marks = new Set(lines().flatMap(line => line.from ?? []));
    expect(marks.size).toBe(1);
    const whole = raw.join('\n');
    expect(secrets.filter(secret => whole.includes(secret))).toEqual([]);
  });
});
