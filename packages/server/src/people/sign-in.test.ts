import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, newFolder, TestServer } from '../test/harness.ts';
import { appointOperator, resetAccount } from './operate.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ settings: { startCountdown: 0 } });
});
afterAll(() => server.close());

const PASSWORD = 'correct horse battery';
const signIn = (login: string, password: string) =>
  ask<{ code?: string; token: string }>(server.base, 'POST', '/api/session', { login, password, token: true });

describe('an account', () => {
  it('is what a guest becomes: the same person, with the same tables', async () => {
    const guest = await server.guest();
    const { table } = await server.table(guest);
    const body = { login: 'was.guest', password: PASSWORD, name: 'Zoe', token: true };
    const made = await guest.ask<{ id: string; token: string; recovery: string[] }>('POST', '/api/accounts', body);
    expect(made.body).toMatchObject({ id: guest.me.id, name: 'Zoe', kind: 'account' });
    expect(made.body.recovery).toHaveLength(10);
    expect((await guest.ask('GET', '/api/me')).status).toBe(401);
    const mine = await ask<{ table: string }[]>(server.base, 'GET', '/api/me/tables', undefined, made.body.token);
    expect(mine.body.map(card => card.table)).toEqual([table]);
    const taken = await ask<{ code: string }>(server.base, 'POST', '/api/accounts', { ...body, name: 'Other' });
    expect(taken.body.code).toBe('login-taken');
  });

  it('is got back with a recovery code, each once, and all sessions end', async () => {
    const made = await ask<{ token: string; recovery: string[] }>(server.base, 'POST', '/api/accounts', {
      login: 'forgetful',
      password: PASSWORD,
      name: 'Fay',
      token: true,
    });
    const [first, second] = made.body.recovery;
    const recover = (code: string, password: string, login = 'forgetful') =>
      ask<{ code?: string; token: string }>(server.base, 'POST', '/api/recover', {
        login,
        code,
        password,
        token: true,
      });
    expect((await recover('aaaa-bbbb-cccc-dddd', 'another good one')).body.code).toBe('wrong-password');
    expect((await recover(first!, 'password1234')).body.code).toBe('common-password');
    expect((await recover(first!.toUpperCase().replaceAll('-', ' '), 'another good one')).status).toBe(200);
    expect((await ask(server.base, 'GET', '/api/me', undefined, made.body.token)).status).toBe(401);
    expect((await recover(first!, 'a third good one')).status).toBe(401);
    expect((await signIn('forgetful', 'another good one')).status).toBe(200);
    await server.account('somebody.else');
    expect((await recover(second!, 'a third good one', 'somebody.else')).status).toBe(401);
    // It was not used up by the wrong one.
    expect((await recover(second!, 'a third good one')).status).toBe(200);
  });

  it('signs in a second device with a code: once, and for five minutes', async () => {
    const one = await server.account('two.devices');
    const code = async () => (await one.ask<{ code: string; expires: number }>('POST', '/api/device-codes', {})).body;
    const use = (given: string) =>
      ask<{ id: string; token: string }>(server.base, 'POST', '/api/session/code', { code: given, token: true });
    const old = await code();
    const { code: good, expires } = await code();
    expect(expires - Date.now()).toBeGreaterThan(290_000);
    expect((await use(old.code)).status).toBe(404);
    const signed = await use(` ${good.slice(0, 3).toUpperCase()} ${good.slice(3)}`);
    expect(signed.body.id).toBe(one.me.id);
    expect((await use(good)).status).toBe(404);
    const account = await one.ask<{ sessions: { id: string; here: boolean; device: string }[] }>(
      'GET',
      '/api/me/account',
    );
    expect(account.body.sessions.map(s => s.here).sort()).toEqual([false, true]);
    const other = account.body.sessions.find(s => !s.here)!;
    const stranger = await server.account('nosy');
    expect((await stranger.ask('DELETE', `/api/sessions/${other.id}`)).status).toBe(404);
    expect((await one.ask('DELETE', `/api/sessions/${other.id}`)).status).toBe(200);
    expect((await ask(server.base, 'GET', '/api/me', undefined, signed.body.token)).status).toBe(401);
  });

  it('cannot be taken with a passkey that answers no challenge of ours', async () => {
    const one = await server.account('keyless');
    const clientDataJSON = Buffer.from(JSON.stringify({ challenge: 'made up', type: 'webauthn.get' })).toString(
      'base64url',
    );
    const credential = {
      id: 'x',
      rawId: 'x',
      type: 'public-key',
      response: { clientDataJSON },
      clientExtensionResults: {},
    };
    expect((await ask(server.base, 'POST', '/api/session/passkey', { credential })).status).toBe(401);
    expect((await one.ask('POST', '/api/me/passkeys', { credential })).status).toBe(400);
    const { body } = await ask<{ challenge: string }>(server.base, 'POST', '/api/passkeys/sign-in', {});
    const answered = Buffer.from(JSON.stringify({ challenge: body.challenge })).toString('base64url');
    const forged = { ...credential, response: { clientDataJSON: answered, authenticatorData: 'AA', signature: 'AA' } };
    expect((await ask(server.base, 'POST', '/api/session/passkey', { credential: forged })).status).toBe(401);
  });

  it('may not be called what an operator has blocked, in whatever letters', async () => {
    await server.server.context.names.block('Nasty Word');
    await server.server.context.names.block('Rude');
    const called = async (name: string) =>
      (
        await ask<{ code?: string }>(server.base, 'POST', '/api/accounts', {
          login: 'new.one',
          password: PASSWORD,
          name,
        })
      ).body.code;
    expect(await called('nasty wοrd')).toBe('bad-name');
    expect(await called('Very Rude Kid')).toBe('bad-name');
    expect(await called('Rudolf')).toBeUndefined();
  });
});

describe('whoever runs the server', () => {
  it('gives a code for a new password while the server runs, and appoints operators', async () => {
    const folder = newFolder();
    const other = await TestServer.start({ place: { folder } });
    try {
      const lost = await other.account('lost.it');
      expect(await resetAccount({ folder }, 'nobody')).toBeNull();
      const code = await resetAccount({ folder }, ' Lost.It');
      expect((await lost.ask('GET', '/api/me')).status).toBe(401);
      const old = { login: 'lost.it', password: PASSWORD };
      expect((await ask(other.base, 'POST', '/api/session', old)).status).toBe(401);
      const set = { login: 'lost.it', code, password: 'a new and good one', token: true };
      const back = await ask<{ token: string }>(other.base, 'POST', '/api/recover', set);
      expect(back.status).toBe(200);
      expect(await appointOperator({ folder }, 'lost.it', true)).toBe(true);
      const look = () => ask(other.base, 'GET', '/api/operator/removals', undefined, back.body.token);
      expect((await look()).status).toBe(200);
      await appointOperator({ folder }, 'lost.it', false);
      expect((await look()).status).toBe(403);
    } finally {
      await other.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('names at one table', () => {
  it('can be told apart, also where they are written with other letters', async () => {
    const account = async (login: string, name: string) => {
      const body = { login, password: PASSWORD, name, token: true };
      const made = await ask<{ token: string }>(server.base, 'POST', '/api/accounts', body);
      return made.body.token;
    };
    const maya = await account('maya.one', 'Maya');
    const double = await account('maya.two', 'Мауа');
    const made = await ask<{ table: string; code: string }>(
      server.base,
      'POST',
      '/api/tables',
      { setup: { edition: 'wff-2017', seats: 3 } },
      maya,
    );
    const { table, code } = made.body;
    await ask(server.base, 'POST', '/api/codes', { code }, double);
    await ask(server.base, 'POST', `/api/tables/${table}/messages`, { t: 'sit', ask: 'a', table }, double);
    const card = await ask<{ players: string[] }>(server.base, 'GET', `/api/tables/${table}`, undefined, maya);
    expect(card.body.players).toEqual(['Maya', 'Мауа 2', null]);
  });
});
