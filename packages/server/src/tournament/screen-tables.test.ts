import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { EventView, TableView } from '@forceout/tournament';
import type { TableClient } from '@forceout/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, done, newFolder, TestPerson, TestServer, until } from '../test/harness.ts';
import { broughtTable } from './hall-keys.ts';

const folder = newFolder();
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ place: { folder } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Reply = { ok: boolean; token?: string; refusal?: { code: string } };

const holder = (event: string, link?: string) => {
  const headers: Record<string, string> = link === undefined ? {} : { 'x-event-link': link };
  const to = async <T>(method: string, path: string, body?: unknown) =>
    await ask<T>(server.base, method, `/api/events/${event}${path}`, body, undefined, headers);
  return {
    view: async () => (await to<EventView>('GET', '')).body,
    act: async (name: string, fields: object = {}) =>
      (await to<Reply>('POST', '/acts', { act: { do: name, ...fields } })).body,
    seat: async (at?: object) =>
      await to<{ table: string; me: TestPerson['me'] }>('POST', '/seat', { token: true, ...(at && { at }) }),
    log: async () =>
      (await to<{ entries: object[]; matches: { table: string; entries: { body: string }[] }[] }>('GET', '/log')).body,
    copy: async (body: object) => (await to<{ id: string; token: string }>('POST', '/copy', body)).body,
    links: async () => (await to<{ players: Record<string, string> }>('GET', '/links')).body,
  };
};

/** Six players, table 1 on screen and table 2 with cubes and paper; published. */
async function mixedHall(more: object = {}, called = 'Pupil') {
  const guest = await server.guest();
  const { id, token } = (
    await guest.ask<{ id: string; token: string }>('POST', '/api/events', { name: 'Cup', director: 'Dora' })
  ).body;
  const boss = holder(id, token);
  const must = async (name: string, fields: object = {}) => {
    const reply = await boss.act(name, fields);
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply)}`);
    return reply;
  };
  await must('add-competition', { id: 'm', edition: 'wff-2017', division: 'middle', rounds: 2 });
  const players = Array.from({ length: 6 }, (_, i) => ({
    id: `p${i}`,
    name: `${called} ${i}`,
    team: `T${i % 3}`,
    school: i < 3 ? 'North' : 'South',
    ...(i === 0 && { extraPercent: 50 }),
  }));
  await must('change-settings', { settings: { ...more } });
  await must('enter', { players });
  await must('check-in', { players: players.map(player => player.id) });
  await must('seat', { competition: 'm', method: 'draw' });
  await must('set-medium', { competition: 'm', round: 1, tables: [1], medium: 'screen' });
  await must('publish', { competition: 'm', round: 1 });
  const links = (await boss.links()).players;
  const tables = (await boss.view()).competitions[0]!.rounds[0]!.tables;
  const [screen, paper] = [tables[0]!, tables[1]!];
  return { id, boss, must, links, screen, paper, log: boss.log, copy: boss.copy };
}
type MixedHall = Awaited<ReturnType<typeof mixedHall>>;

/** Everybody of the table on screen comes by the own link and follows the table. */
async function come({ id, links, screen }: MixedHall): Promise<{ table: string; lines: TableClient[] }> {
  const lines: TableClient[] = [];
  let table = '';
  for (const { id: player } of screen.players) {
    const seated = (await holder(id, links[player]).seat()).body;
    table = seated.table;
    const person = new TestPerson(server.base, seated.me);
    const line = person.line();
    await person.followed(line, table);
    lines.push(line);
  }
  return { table, lines };
}

const round = { competition: 'm', round: 1 };
const screenTable = async ({ boss }: MixedHall): Promise<TableView> =>
  (await boss.view()).competitions[0]!.rounds[0]!.tables[0]!;

async function eventually(what: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400; i++) {
    if (await what()) return;
    await new Promise(wait => setTimeout(wait, 20));
  }
  throw new Error(`waited for ${what}`);
}

const filesWith = (name: string): readonly string[] =>
  readdirSync(folder).filter(file => /db/.test(file) && readFileSync(join(folder, file)).includes(name));

describe('tables on screen in the rounds of an event', () => {
  it('pupils come by link to their own seat, and nothing starts before the round does', async () => {
    const hall = await mixedHall();
    const { table, lines } = await come(hall);
    const room = () => lines[0]!.table(table)!.room;
    expect(room().seats.map(seat => seat?.name)).toHaveLength(3);
    expect(JSON.stringify(room())).not.toContain('Pupil');
    expect(lines.map(line => line.table(table)!.viewer)).toEqual([0, 1, 2]);
    expect(room()).toMatchObject({ stage: 'gathering', hall: { place: { event: hall.id, table: 1 } } });
    expect((await lines[0]!.stand(table)).ok).toBe(false);
    expect((await holder(hall.id, hall.links[hall.paper.players[0]!.id]).seat()).status).toBe(404);
    await hall.must('start', { rounds: [round] });
    for (const line of lines) await until(() => line.table(table)!.room.stage === 'playing');
    // All seats and a thousand who look on may be behind one address now.
    expect(server.server.context.crowd.people).toBeGreaterThanOrEqual(1000 + 6);
    const { hall: tied, state } = room();
    await until(() => room().hall?.clock);
    const clock = (await screenTable(hall)).clock!;
    expect(room().hall!.clock).toMatchObject({ warningAt: clock.warningAt, stopAt: clock.stopAt });
    expect(tied!.place.round).toBe(1);
    const seatOfFirst = hall.screen.players.findIndex(({ id }) => id === 'p0');
    expect(state!.seats.map(seat => seat.extraPercent)).toEqual([0, 1, 2].map(seat => (seat === seatOfFirst ? 50 : 0)));
    for (const line of lines) line.close();
  });

  it('the table waits while the hall waits, and time added moves its clock', async () => {
    const hall = await mixedHall();
    const { table, lines } = await come(hall);
    const room = () => lines[0]!.table(table)!.room;
    await hall.must('start', { rounds: [round] });
    await until(() => room().hall?.clock);
    const before = room().hall!.clock!;
    await hall.must('pause', round);
    await until(() => room().held?.why === 'hall');
    await hall.must('resume', round);
    await until(() => room().held === null);
    await hall.must('add-time', { ...round, table: 1, seconds: 60 });
    await until(() => room().hall!.clock!.stopAt >= before.stopAt + 60_000);
    for (const line of lines) line.close();
  });

  it('a call reaches the hall and ends with the judge; the signed sheet is the result', async () => {
    const hall = await mixedHall();
    const { table, lines } = await come(hall);
    const room = () => lines[0]!.table(table)!.room;
    await hall.must('start', { rounds: [round] });
    await until(() => room().hall?.clock);
    await done(lines[1]!, table, { do: 'call-judge' });
    await eventually(async () => (await hall.boss.view()).calls.some(call => call.open && call.table === 1));
    const { token } = await hall.must('appoint', { official: { name: 'Jim', roles: ['judge'] } });
    const judge = holder(hall.id, token);
    const seated = await judge.seat({ ...round, table: 1 });
    expect(seated.status).toBe(200);
    const person = new TestPerson(server.base, seated.body.me);
    const line = person.line();
    expect((await person.followed(line, table)).viewer).toBe('judge');
    await done(line, table, { do: 'warn', target: 0, reason: 'humming' });
    await done(line, table, { do: 'resume' });
    await eventually(async () => (await hall.boss.view()).calls.every(call => !call.open));
    await eventually(async () => (await hall.boss.view()).conduct.length === 1);
    expect((await hall.boss.view()).conduct[0]).toMatchObject({ kind: 'warning', player: hall.screen.players[0]!.id });

    // Off duty: out of the table and out of the line, at once.
    const { key } = (await judge.view()).officials[0]!;
    await hall.must('dismiss', { key });
    await until(() => room().officials.length === 0);
    expect((await judge.seat({ ...round, table: 1 })).status).toBe(403);
    line.close();

    await hall.must('finish', round);
    await until(() => room().state!.phase === 'scoresheet');
    for (const each of lines) await done(each, table, { do: 'sign' });
    await eventually(async () => (await screenTable(hall)).points !== null);
    expect(await screenTable(hall)).toMatchObject({ points: [4, 4, 4], desk: { confirmed: { record: table } } });
    for (const each of lines) each.close();
  });

  it('a judge does not come to a table of the own school', async () => {
    const hall = await mixedHall();
    const { token } = await hall.must('appoint', { official: { name: 'Jo', roles: ['judge'], school: 'North' } });
    expect((await holder(hall.id, token).seat({ ...round, table: 1 })).status).toBe(403);
    const { token: kay } = await hall.must('appoint', { official: { name: 'Kay', roles: ['scorekeeper'] } });
    expect((await holder(hall.id, kay).seat({ ...round, table: 1 })).status).toBe(403);
  });

  it('a restart in mid-round loses nothing: the hall runs on, and the director is offered what the table lost', async () => {
    const hall = await mixedHall();
    const { table, lines } = await come(hall);
    await hall.must('start', { rounds: [round] });
    await until(() => lines[0]!.table(table)!.room.hall?.clock);
    const clock = (await screenTable(hall)).clock;
    for (const line of lines) line.close();
    await server.close();
    await new Promise(wait => setTimeout(wait, 300));
    server = await TestServer.start({ place: { folder }, settings: { goCountdown: 50, goGrace: 100 } });
    const back = await come(hall);
    expect((await screenTable(hall)).clock).toEqual(clock);
    const room = () => back.lines[0]!.table(table)!.room;
    await until(() => room().held === null);
    expect(room().hall!.lostMs).toBeGreaterThan(250);
    await eventually(async () => ((await screenTable(hall)).desk?.lostMs ?? 0) > 250);
    await hall.must('add-time', { ...round, table: 1, seconds: 60 });
    expect((await screenTable(hall)).desk?.lostMs).toBe(0);
    for (const line of back.lines) line.close();
  });

  it('the whole event is one file with its matches: brought elsewhere it is the same, and a changed one is not taken', async () => {
    const hall = await mixedHall();
    const { table, lines } = await come(hall);
    await hall.must('start', { rounds: [round] });
    await until(() => lines[0]!.table(table)!.room.hall?.clock);
    await hall.must('finish', round);
    await until(() => lines[0]!.table(table)!.room.state!.phase === 'scoresheet');
    for (const line of lines) await done(line, table, { do: 'sign' });
    await eventually(async () => (await screenTable(hall)).points !== null);
    for (const line of lines) line.close();
    const file = await hall.log();
    expect(file.matches.map(match => match.table)).toEqual([table]);
    expect(file.matches[0]!.entries.length).toBeGreaterThan(5);

    const other = await TestServer.start();
    const importer = await other.guest();
    const bring = async (what: object) =>
      await importer.ask<{ id: string; token: string }>('POST', '/api/events/import', { director: 'Dina', file: what });
    const { id, token } = (await bring(file)).body;
    const view = (
      await ask<EventView>(other.base, 'GET', `/api/events/${id}`, undefined, undefined, { 'x-event-link': token })
    ).body;
    const before = await hall.boss.view();
    const pointed = JSON.stringify(before.competitions).replaceAll(table, broughtTable(id, table));
    expect(view.competitions).toEqual(JSON.parse(pointed));
    expect(view.entries).toEqual(before.entries);
    expect(view.officials.map(official => official.name)).toEqual(['Dora', 'Dina']);
    const stored = await other.server.engine.query('SELECT body FROM log WHERE stream_id = $1 ORDER BY seq', [
      broughtTable(id, table),
    ]);
    expect(stored.map(row => String(row.body))).toEqual(file.matches[0]!.entries.map(entry => entry.body));
    const again = await ask<typeof file>(other.base, 'GET', `/api/events/${id}/log`, undefined, undefined, {
      'x-event-link': token,
    });
    expect(again.body.matches.map(match => match.entries.length)).toEqual([stored.length]);

    const [first, ...rest] = file.entries;
    for (const bad of [{}, { ...file, entries: rest }]) expect((await bring(bad)).status).toBe(400);
    const changed = await bring({ ...file, entries: [first, { ...rest[0], by: 'nobody' }, ...rest.slice(1)] });
    expect(changed).toMatchObject({ status: 400, body: { message: expect.stringContaining('happened so: 2. ') } });
    await other.close();

    const brothers = ['p0', 'p1'];
    await hall.must('forbid-pairs', { pairs: [brothers] });
    await hall.must('substitute', { out: 'p5', player: { id: 'sub', name: 'Sub' } });
    await hall.must('change-settings', { settings: { teamSize: 2 } });
    const copied = await hall.copy({ name: 'Autumn Cup', director: 'Dora', players: true });
    const next = await holder(copied.id, copied.token).view();
    expect(next.competitions.map(one => [one.id, one.edition, one.planned, one.rounds.length])).toEqual([
      ['m', 'wff-2017', 2, 0],
    ]);
    // Whoever came in another's place is of the team now, which is no larger for it.
    expect(next.entries.map(entry => [entry.name, entry.presence])).toEqual(
      [...before.entries.filter(entry => entry.id !== 'p5'), { name: 'Sub' }].map(entry => [entry.name, 'expected']),
    );
    expect(next.forbidden).toEqual([brothers]);
  });

  it('a file that is brought here has no say about tables and people of this server', async () => {
    const { table: theirs, people } = await server.match();
    const hall = await mixedHall();
    await hall.must('start', { rounds: [round] });
    const { token: kay } = await hall.must('appoint', { official: { name: 'Kay', roles: ['scorekeeper'] } });
    await hall.must('type-result', { ...round, table: 2, sees: 0, depth: 'points', points: [6, 4, 2] });
    const confirmed = await holder(hall.id, kay).act('confirm-result', { ...round, table: 2, version: 1 });
    expect(confirmed.ok).toBe(true);
    const file = await hall.log();
    const screen = (await come(hall)).table;
    const forged = {
      ...file,
      entries: file.entries.map(entry =>
        'typed' in entry ? { ...entry, typed: { ...(entry.typed as object), record: theirs } } : entry,
      ),
      matches: [theirs, screen, 't000000000000abc'].map(table => ({
        table,
        card: '{}',
        entries: [{ seq: 1, wall: 1, person: people[0]!.me.id, body: '{"kind":"made"}' }],
        names: [[people[0]!.me.id, 'Somebody']],
      })),
    };
    expect(JSON.stringify(forged)).toContain(`"record":"${theirs}"`);
    const importer = await server.guest();
    const brought = await importer.ask<{ id: string; token: string }>('POST', '/api/events/import', {
      director: 'Mallory',
      file: forged,
    });
    expect(brought.status).toBe(200);
    const mallory = holder(brought.body.id, brought.body.token);
    expect(JSON.stringify(await mallory.log())).not.toContain(theirs);
    const { store } = server.server.context.registry.ports;
    expect(await store.row('t000000000000abc')).toBeNull();
    const namesAt = async (table: string) => [...(await store.roster(table)).keys()];
    expect(await namesAt(broughtTable(brought.body.id, theirs))).toHaveLength(1);
    expect((await mallory.act('forget')).ok).toBe(true);
    await eventually(async () => (await namesAt(broughtTable(brought.body.id, theirs))).length === 0);
    for (const person of people) expect((await person.ask('GET', '/api/me')).status).toBe(200);
    expect(await namesAt(theirs)).toEqual(expect.arrayContaining(people.map(person => person.me.id)));
  });

  it('what pupils and officials were called at their tables is gone with the names of the event, to the last byte', async () => {
    const hall = await mixedHall({ publicNames: 'names' }, 'Zorbaquin');
    const { token } = await hall.must('appoint', { official: { name: 'Jimbolino', roles: ['judge'] } });
    await hall.must('start', { rounds: [round] });
    const { lines } = await come(hall);
    const judge = holder(hall.id, token);
    const { key } = (await judge.view()).officials[0]!;
    expect((await judge.seat({ ...round, table: 1 })).status).toBe(200);
    await hall.must('dismiss', { key });
    for (const line of lines) line.close();
    const { engine } = server.server;
    const named = async () => {
      const rows = [
        ...(await engine.query('SELECT name FROM people')),
        ...(await engine.query('SELECT name FROM roster')),
      ].map(row => String(row.name));
      return rows.filter(name => /Jimbolino|Zorbaquin/.test(name));
    };
    expect(await named()).toEqual(expect.arrayContaining(['Jimbolino', hall.screen.players[0]!.label]));
    await hall.must('forget');
    await eventually(async () => (await named()).length === 0);
    for (const name of ['Jimbolino', 'Zorbaquin']) await eventually(async () => filesWith(name).length === 0);
  });
});
