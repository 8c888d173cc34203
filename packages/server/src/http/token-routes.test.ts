import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type TestPerson, TestServer } from '../test/harness.ts';

let server: TestServer;
let owner: TestPerson;

beforeAll(async () => {
  server = await TestServer.start({ settings: { startCountdown: 0 } });
  owner = await server.account('kim.maker');
});
afterAll(() => server.close());

const make = async (...scopes: readonly string[]) =>
  (await owner.ask<{ id: string; token: string }>('POST', '/api/me/tokens', { label: 'Robot', scopes })).body;
const status = async (token: string, method: string, path: string, body?: unknown): Promise<number> =>
  (await ask(server.base, method, path, body, token)).status;

const setup = { edition: 'wff-2017', division: 'elementary', seats: 2 };
const QUESTION = { game: 'wff', ask: 'wff', s: 'p' };

describe('a token', () => {
  it('is good for its scopes and for nothing else', async () => {
    const calls = [
      ['read', 'GET', '/api/me/tables', undefined],
      ['play', 'POST', '/api/tables', { setup }],
      ['judge', 'POST', '/api/judge', QUESTION],
      ['class', 'GET', '/api/classes', undefined],
    ] as const;
    for (const [scope] of calls) {
      const { token } = await make(scope);
      for (const [wanted, method, path, body] of calls)
        expect([scope, path, await status(token, method, path, body)]).toEqual([
          scope,
          path,
          wanted === scope ? 200 : 403,
        ]);
    }
  });

  it('never changes how its owner signs in, nor makes others', async () => {
    const { token, id } = await make('read', 'play', 'judge', 'class');
    expect(await status(token, 'POST', '/api/me/tokens', { label: 'More', scopes: ['read'] })).toBe(403);
    expect(await status(token, 'DELETE', `/api/me/tokens/${id}`)).toBe(403);
    expect(await status(token, 'DELETE', '/api/me')).toBe(403);
    expect(await status(token, 'POST', '/api/password', { old: 'x', new: 'a long and good one' })).toBe(403);
  });

  it('is listed without itself, and ends when its owner says so, nobody else', async () => {
    const { token, id } = await make('read');
    const { body } = await owner.ask<readonly object[]>('GET', '/api/me/tokens');
    expect(body).toContainEqual(expect.objectContaining({ id, label: 'Robot', scopes: ['read'] }));
    expect(JSON.stringify(body)).not.toContain(token);
    const other = await server.account('sam.other');
    expect((await other.ask('DELETE', `/api/me/tokens/${id}`)).status).toBe(404);
    expect(await status(token, 'GET', '/api/me/tables')).toBe(200);
    expect((await owner.ask('DELETE', `/api/me/tokens/${id}`)).status).toBe(200);
    expect(await status(token, 'GET', '/api/me/tables')).toBe(401);
  });
});

describe('an account whose player is a program', () => {
  it('is marked at every table it sits down at', async () => {
    const robot = await server.account('robo.kim');
    await robot.ask('POST', '/api/me/program');
    const { table } = (await robot.ask<{ table: string }>('POST', '/api/tables', { setup })).body;
    const view = await robot.ask<{ players: unknown }>('GET', `/api/tables/${table}/view`);
    expect(view.body.players).toEqual([{ name: expect.any(String), program: true }, null]);
  });
});
