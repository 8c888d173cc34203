import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../store/open.ts';
import { forgetOld } from '../store/retention.ts';
import { tableStore } from '../store/tables.ts';
import { ask, done, newFolder, TestServer, toTurn, until } from '../test/harness.ts';
import { Classes } from './classes.ts';
import { People } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ settings: { startCountdown: 0 } });
});
afterAll(() => server.close());

const DAY = 86_400_000;

describe('people', () => {
  it('play at once as guests with a made-up name', async () => {
    const guest = await server.guest();
    expect(guest.me).toMatchObject({ kind: 'guest', name: expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+$/) });
    expect((await guest.ask('GET', '/api/me')).body).toMatchObject({ id: guest.me.id });
  });

  it('are known by a cookie that scripts cannot read and other sites cannot use', async () => {
    const response = await fetch(`${server.base}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const cookie = response.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^forceout=[\w-]{43}; /);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(await response.json()).not.toHaveProperty('token');
    const me = await ask(server.base, 'GET', '/api/me', undefined, undefined, { cookie: cookie.split(';')[0]! });
    expect(me.status).toBe(200);
  });

  it('make accounts with a name and a good password', async () => {
    const make = (body: object) =>
      ask<{ code: string }>(server.base, 'POST', '/api/accounts', { name: 'Coach', ...body });
    expect((await make({ login: 'coach.a', password: 'short' })).status).toBe(400);
    expect((await make({ login: 'coach.a', password: 'password1234' })).body.code).toBe('common-password');
    expect((await make({ login: 'coach.a', password: 'coach.a coach.a' })).body.code).toBe('common-password');
    expect((await make({ login: 'coach.a', password: 'a long and good one' })).status).toBe(200);
    expect((await make({ login: 'coach.a', password: 'another long one' })).body.code).toBe('login-taken');
    const signIn = (password: string) =>
      ask<{ code: string }>(server.base, 'POST', '/api/session', { login: 'coach.a', password });
    expect((await signIn('a long and bad one')).body.code).toBe('wrong-password');
    expect((await signIn('a long and good one')).status).toBe(200);
    const shouted = { login: ' Coach.A', password: 'a long and good one' };
    expect((await ask(server.base, 'POST', '/api/session', shouted)).status).toBe(200);
    for (let i = 0; i < 10; i++) await signIn('guess');
    expect((await signIn('a long and good one')).body.code).toBe('too-many-guesses');
  });

  it('keep no password and no token that could be read', async () => {
    const account = await server.account('secretive');
    const rows = await server.server.engine.query('SELECT secret FROM people WHERE id = $1', [account.me.id]);
    expect(rows[0]!.secret).toMatch(/^\$argon2id\$/);
    const sessions = JSON.stringify(await server.server.engine.query('SELECT hash FROM sessions'));
    expect(sessions).not.toContain(account.me.token);
  });

  it('have names that can be read, in one line', async () => {
    const named = (name: string, login: string) =>
      ask<{ code: string; name: string }>(server.base, 'POST', '/api/accounts', {
        login,
        name,
        password: 'correct horse battery',
      });
    for (const bad of ['', ' ', 'a\u0000b', 'a\nb', '\u200b', '---', 'Ann\u202e', 'x'.repeat(41)])
      expect((await named(bad, 'unnamed')).body.code).toBe('bad-message');
    for (const [i, good] of ['Ann-Marie O’Neil', '王小明', 'Ρένα', '🎲'].entries())
      expect((await named(` ${good} `, `named.${i}`)).body.name).toBe(good);
  });

  it('sign out, and with that their open connections end', async () => {
    const guest = await server.guest();
    const { table } = await server.table(guest);
    const line = guest.line();
    await guest.followed(line, table);
    expect((await guest.ask('DELETE', '/api/session')).status).toBe(200);
    await until(() => line.status === 'connecting');
    expect((await guest.ask('GET', '/api/me')).status).toBe(401);
    line.close();
  });

  it('end their other sessions with a new password', async () => {
    const one = await server.account('twice');
    const signed = await ask<{ token: string }>(server.base, 'POST', '/api/session', {
      login: 'twice',
      password: 'correct horse battery',
      token: true,
    });
    const change = { old: 'correct horse battery', new: 'staple correct horse' };
    expect((await ask(server.base, 'POST', '/api/password', change, signed.body.token)).status).toBe(200);
    expect((await one.ask('GET', '/api/me')).status).toBe(401);
    expect((await ask(server.base, 'GET', '/api/me', undefined, signed.body.token)).status).toBe(200);
  });

  it('take everything with them and leave nothing, in one act', async () => {
    const { table, people, lines } = await server.match();
    await lines[0]!.draft(table, 1, 'mine');
    const left = await people[0]!.ask<{ person: object; tables: object[]; drafts: object[] }>('DELETE', '/api/me');
    expect(left.body.person).toMatchObject({ id: people[0]!.me.id });
    expect(left.body.tables.length).toBeGreaterThan(0);
    expect(left.body.drafts).toHaveLength(1);
    const { engine } = server.server;
    for (const name of ['people WHERE id', 'sessions WHERE person', 'drafts WHERE person', 'admissions WHERE person'])
      expect(await engine.query(`SELECT 1 AS one FROM ${name} = $1`, [people[0]!.me.id])).toEqual([]);
    expect((await people[0]!.ask('GET', '/api/me')).status).toBe(401);
    expect((await lines[1]!.act(table, { do: 'roll' })).ok).toBe(true);
  });

  it('leave their name nowhere, though the match they played stays', async () => {
    const one = await server.account('kim.goes');
    const other = await server.guest();
    const { table, lines } = await server.match({ edition: 'wff-2017' }, [one, other]);
    await toTurn(lines, table);
    lines[0]!.close();
    const before = await server.server.context.registry.table(table);
    const { state } = before.hosted.room;
    const { engine } = server.server;
    const entries = () => engine.query('SELECT * FROM log WHERE stream_id = $1 ORDER BY seq', [table]);
    const written = await entries();
    expect(JSON.stringify(written)).not.toContain('kim.goes');
    expect((await one.ask('DELETE', '/api/me')).status).toBe(200);
    expect((await entries()).slice(0, written.length)).toEqual(written);
    for (const name of ['log', 'streams', 'roster', 'people'])
      expect(JSON.stringify(await engine.query(`SELECT * FROM ${name}`))).not.toContain('kim.goes');
    const after = await server.server.context.registry.table(table);
    expect(after.hosted.room.seats.map(seat => seat?.name)).toEqual(['Player 1', other.me.name]);
    expect({ ...after.hosted.room.state, config: null, at: 0 }).toEqual({ ...state, config: null, at: 0 });
  });
});

describe('classes', () => {
  it('give pupils made-up names and a number, ask for nothing, and keep among themselves', async () => {
    const coach = await server.account('coach.b');
    const made = await coach.ask<{ id: string; code: string }>('POST', '/api/classes', { label: 'Room 12' });
    const { id, code } = made.body;
    const pupil = await server.pupil(code);
    const mate = await server.pupil(code);
    expect(pupil.me).toMatchObject({ kind: 'pupil', classId: id, pin: expect.stringMatching(/^\d{4}$/) });
    expect(pupil.me.name).not.toBe(mate.me.name);
    const { table, code: tableCode } = await server.table(pupil);
    const stranger = await server.guest();
    expect((await stranger.ask('POST', '/api/codes', { code: tableCode })).status).toBe(404);
    expect((await stranger.ask('GET', `/api/tables/${table}`)).status).toBe(404);
    expect((await mate.ask('POST', '/api/codes', { code: tableCode })).status).toBe(200);
    expect((await coach.ask('GET', `/api/tables/${table}`)).status).toBe(200);
    const { code: outside } = await server.table(stranger);
    expect((await pupil.ask('POST', '/api/codes', { code: outside })).status).toBe(404);
    expect(JSON.stringify((await pupil.ask('GET', '/api/tables')).body)).not.toContain(stranger.me.name);
  });

  it('let pupils come back with their number, and the coach give a new one', async () => {
    const coach = await server.account('coach.c');
    const { id, code } = (await coach.ask<{ id: string; code: string }>('POST', '/api/classes', { label: 'A' })).body;
    const pupil = await server.pupil(code);
    const { name, pin } = pupil.me as { name: string; pin?: string };
    const back = (tried: string) =>
      ask<{ id: string }>(server.base, 'POST', '/api/classes/enter', { code, pupil: name, pin: tried });
    expect((await back(pin === '0000' ? '1111' : '0000')).status).toBe(401);
    expect((await back(pin!)).body.id).toBe(pupil.me.id);
    const shouted = { code, pupil: ` ${name.toUpperCase()} `, pin };
    expect((await ask(server.base, 'POST', '/api/classes/enter', shouted)).status).toBe(200);
    const fresh = await coach.ask<{ pin: string }>('POST', `/api/classes/${id}/pupils/${pupil.me.id}/pin`, {});
    expect((await pupil.ask('GET', '/api/me')).status).toBe(401);
    expect((await back(fresh.body.pin)).status).toBe(200);
    await coach.ask('PATCH', `/api/classes/${id}`, { open: false });
    expect((await ask<{ code: string }>(server.base, 'POST', '/api/classes/enter', { code })).body.code).toBe(
      'class-closed',
    );
  });

  it('are not there for anybody but their coach', async () => {
    const coach = await server.account('coach.d');
    const { id, code } = (await coach.ask<{ id: string; code: string }>('POST', '/api/classes', { label: 'A' })).body;
    const pupil = await server.pupil(code);
    const other = await server.account('coach.e');
    for (const person of [other, pupil, await server.guest()]) {
      const mayAsk = person === other ? 404 : 403;
      expect((await person.ask('PATCH', `/api/classes/${id}`, { open: false })).status).toBe(mayAsk);
      expect((await person.ask('DELETE', `/api/classes/${id}`)).status).toBe(mayAsk);
      expect((await person.ask('POST', `/api/classes/${id}/pupils/${pupil.me.id}/pin`, {})).status).toBe(mayAsk);
    }
    expect((await other.ask('GET', '/api/classes')).body).toEqual([]);
  });

  it('are exported and deleted in one act, with their pupils and tables', async () => {
    const coach = await server.account('coach.f');
    const { id, code } = (await coach.ask<{ id: string; code: string }>('POST', '/api/classes', { label: 'A' })).body;
    const [one, two] = [await server.pupil(code), await server.pupil(code)];
    const { table } = await server.match({}, [one, two]);
    const left = await coach.ask<{ class: { pupils: object[] }; tables: object[] }>('DELETE', `/api/classes/${id}`);
    expect(left.body.class.pupils).toHaveLength(2);
    expect(left.body.tables.length).toBeGreaterThan(2);
    const { engine } = server.server;
    expect(await engine.query('SELECT id FROM people WHERE class_id = $1', [id])).toEqual([]);
    expect(await engine.query('SELECT seq FROM log WHERE stream_id = $1', [table])).toEqual([]);
    expect((await one.ask('GET', '/api/me')).status).toBe(401);
    expect([...server.server.context.registry.tables].map(host => host.id)).not.toContain(table);
    const gone = await (await server.guest()).ask('POST', `/api/tables/${table}/messages`, {
      t: 'rematch',
      ask: 'a',
      table,
    });
    expect(gone.body).toMatchObject({ t: 'refused' });
  });
});

describe('somebody who goes', () => {
  it('takes the classes they coached along, and their pupils are signed out at once', async () => {
    const coach = await server.account('coach.g');
    const { code } = (await coach.ask<{ code: string }>('POST', '/api/classes', { label: 'Room 3' })).body;
    const pupil = await server.pupil(code);
    const { table } = await server.table(pupil);
    const line = pupil.line();
    await pupil.followed(line, table);
    const left = await coach.ask<{ classes: object[] }>('DELETE', '/api/me');
    expect(left.body.classes).toMatchObject([
      { class: { label: 'Room 3', pupils: [{ name: pupil.me.name }] }, tables: [{ table_id: table }, {}] },
    ]);
    await until(() => line.status === 'connecting', 2000);
    line.close();
  });

  it('leaves no name at the table of a rematch either', async () => {
    const [one, other] = [await server.account('jo.leaves'), await server.guest()];
    const { table, people, lines } = await server.match({ judge: true, guestJudges: true }, [one, other]);
    const director = await server.guest();
    await server.official(table, people, director, 'director');
    const directorLine = director.line();
    await director.followed(directorLine, table);
    await done(directorLine, table, { do: 'stop' });
    for (const line of lines) await done(line, table, { do: 'sign' });
    for (const line of lines) await until(() => line.table(table)!.room.stage === 'over');
    for (const line of lines) await line.rematch(table);
    await until(() => lines[0]!.table(table)!.room.next);
    await one.ask('DELETE', '/api/me');
    const { engine } = server.server;
    for (const name of ['log', 'streams', 'roster', 'people'])
      expect(JSON.stringify(await engine.query(`SELECT * FROM ${name}`))).not.toContain('jo.leaves');
  });
});

describe('what is no longer needed', () => {
  it('is forgotten by itself: classes at their end, guests not seen, tables untouched', async () => {
    const engine = await openEngine({ folder: newFolder() });
    let now = 1_000 * DAY;
    const people = new People(engine, () => now);
    const classes = new Classes(engine, people, () => now);
    const guest = await people.guest();
    const coach = (await people.add({ kind: 'account', name: 'C', login: 'c', secret: 'x' }))!;
    const short = await classes.add(coach.id, 'short', 10);
    const long = await classes.add(coach.id, 'long', 300);
    await classes.enter(short.code);
    await people.signIn(coach);
    const store = tableStore(engine);
    const first = { seq: 1, wall: now, person: coach.id, key: null, body: '{}', secret: null };
    for (const id of ['quiet', 'lively'])
      await store.append({
        ...first,
        stream: id,
        wake: null,
        card: '{}',
        creates: { kind: 'table', code: null, classId: null },
      });
    await store.saveDraft('quiet', coach.id, { shake: 1, draft: '1' }, now);
    now += 11 * DAY;
    await forgetOld(engine, now);
    expect((await classes.allOf(coach.id)).map(c => c.id)).toEqual([long.id]);
    expect(await engine.query("SELECT id FROM people WHERE kind = 'pupil'")).toEqual([]);
    expect(await people.byId(guest.id)).not.toBeNull();
    now += 30 * DAY;
    await forgetOld(engine, now);
    expect(await people.byId(guest.id)).toBeNull();
    expect(await people.byId(coach.id)).not.toBeNull();
    expect(await engine.query('SELECT hash FROM sessions')).toEqual([]);
    await store.append({ ...first, stream: 'lively', seq: 2, wall: now, wake: null, card: null });
    now += 330 * DAY;
    await forgetOld(engine, now);
    expect(await store.row('quiet')).toBeNull();
    expect(await store.read('quiet', 0, 9)).toEqual([]);
    expect(await store.draft('quiet', coach.id)).toBeNull();
    expect(await store.read('lively', 0, 9)).toHaveLength(2);
    await engine.close();
  });
});
