import { type TableMessage, type UntrustedAct, wallTime } from '@forceout/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { done, type TestPerson, TestServer, toGoal, until } from './test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ settings: { startCountdown: 0, emptyHold: 600_000 } });
});
afterAll(() => server.close());

let logins = 0;
const account = () => server.account(`person.${++logins}`);
const hosted = async (table: string) => (await server.server.context.registry.table(table)).hosted;

type Without<T> = T extends unknown ? Omit<T, 'ask' | 'table'> : never;
async function send(person: TestPerson, table: string, message: Without<TableMessage>) {
  const { body } = await person.ask<{ t: string; code?: string; seq: number }>(
    'POST',
    `/api/tables/${table}/messages`,
    { ask: 'q', table, ...message },
  );
  return body;
}
let acts = 0;
const act = (person: TestPerson, table: string, what: UntrustedAct) =>
  send(person, table, { t: 'act', key: `k${++acts}`, act: what });

const viewer = async (person: TestPerson, table: string) =>
  (await person.ask<{ viewer: unknown; officials: object[] }>('GET', `/api/tables/${table}/view`)).body;

describe('an official at a casual table (Law 12)', () => {
  it('is in office when every player has agreed, and not before', async () => {
    const { table, people } = await server.match({ judge: true, seats: 3 });
    const kim = await account();
    const id = await server.official(table, people, kim, 'judge', people.slice(0, 2));
    expect(await act(kim, table, { do: 'pause' })).toMatchObject({ t: 'refused', code: 'not-seated' });
    expect(await act(people[0]!, table, { do: 'call-judge' })).toMatchObject({ code: 'no-judge' });
    for (const person of [...people, kim])
      expect((await viewer(person, table)).officials).toEqual([
        { id, role: 'judge', name: kim.me.name, inOffice: false, waitsFor: [2] },
      ]);
    await send(people[2]!, table, { t: 'consent', official: id, agrees: true });
    expect(await viewer(kim, table)).toMatchObject({ viewer: 'judge', officials: [{ inOffice: true, waitsFor: [] }] });
    expect(await act(kim, table, { do: 'pause' })).toMatchObject({ t: 'ack' });
    expect(await act(kim, table, { do: 'resume' })).toMatchObject({ t: 'ack' });
  });

  it('may come before the players: who sits down later is asked as well, and who stands up no longer counts', async () => {
    const [ann, ben, kim] = [await server.guest(), await server.guest(), await account()];
    const { table, code } = await server.table(ann, { judge: true, seats: 3 });
    const id = await server.official(table, [ann], kim);
    expect(await viewer(kim, table)).toMatchObject({ viewer: 'judge' });
    await ben.ask('POST', '/api/codes', { code });
    await send(ben, table, { t: 'sit', seat: 1 });
    expect((await viewer(kim, table)).officials).toMatchObject([{ id, waitsFor: [1] }]);
    await send(ben, table, { t: 'stand' });
    expect((await viewer(kim, table)).officials).toMatchObject([{ id, waitsFor: [] }]);
    await send(ben, table, { t: 'sit', seat: 1 });
    await send(ben, table, { t: 'consent', official: id, agrees: true });
    expect(await viewer(kim, table)).toMatchObject({ viewer: 'judge' });
  });

  it('goes out of office at once when a player takes the agreement back between shakes, else when the shake ends', async () => {
    const { table, people, lines } = await server.match({ judge: true });
    const kim = await account();
    const id = await server.official(table, people, kim);
    await send(people[0]!, table, { t: 'consent', official: id, agrees: false });
    expect((await viewer(kim, table)).viewer).toBe('spectator');
    await send(people[0]!, table, { t: 'consent', official: id, agrees: true });
    await toGoal(lines, table);
    await send(people[1]!, table, { t: 'consent', official: id, agrees: false });
    expect((await viewer(kim, table)).viewer).toBe('judge');
    const desk = kim.line();
    await kim.followed(desk, table);
    // The judge ends the shake; the next one begins without this office.
    await done(desk, table, { do: 'void' });
    await until(() => desk.table(table)!.viewer === 'spectator');
    expect(await desk.act(table, { do: 'pause' })).toMatchObject({ ok: false, code: 'not-seated' });
    const { room } = await hosted(table);
    expect(room.officials[0]).toMatchObject({
      agreed: [
        { seat: 0, until: null },
        { seat: 1, until: 1 },
      ],
    });
  });

  it('is sent away by the maker of the table, who if playing waits for the end of the shake; nobody else can', async () => {
    const { table, people, lines } = await server.match({ judge: true });
    const kim = await account();
    const id = await server.official(table, people, kim);
    await toGoal(lines, table);
    for (const [person, code] of [
      [people[1]!, 'not-yours'],
      [people[0]!, 'not-yours'],
      [kim, 'not-yours'],
    ] as const)
      expect(await send(person, table, { t: 'remove-official', official: id })).toMatchObject({ t: 'refused', code });
    const other = await server.match({ judge: true });
    const second = await server.official(other.table, other.people, kim);
    expect(await send(other.people[0]!, other.table, { t: 'remove-official', official: second })).toMatchObject({
      t: 'ack',
    });
    expect((await hosted(other.table)).officials).toEqual([]);
    expect(await act(kim, other.table, { do: 'pause' })).toMatchObject({ t: 'refused' });
  });

  it('is no guest unless the table says so, and the invitation is not lost by trying', async () => {
    const { table, people } = await server.match({ judge: true });
    const guest = await server.guest();
    const { code } = (
      await people[0]!.ask<{ code: string }>('POST', `/api/tables/${table}/invitations`, { role: 'judge' })
    ).body;
    expect((await guest.ask('POST', '/api/codes', { code })).body).toMatchObject({ code: 'guest-judge' });
    const kim = await account();
    expect((await kim.ask('POST', '/api/codes', { code })).status).toBe(200);
    const open = await server.match({ judge: true, guestJudges: true });
    await server.official(open.table, open.people, guest);
    expect((await viewer(guest, open.table)).viewer).toBe('judge');
  });
});

describe('an official whom the coach has appointed', () => {
  it('needs nobody’s leave, and no pupil ends it', async () => {
    const coach = await account();
    const { code } = (await coach.ask<{ code: string }>('POST', '/api/classes', { label: 'A' })).body;
    const pupils = [await server.pupil(code), await server.pupil(code)];
    const { table } = await server.match({ judge: true }, pupils);
    const id = await server.official(table, pupils, coach, 'judge', []);
    expect((await viewer(coach, table)).viewer).toBe('judge');
    expect(await send(pupils[0]!, table, { t: 'consent', official: id, agrees: false })).toMatchObject({
      code: 'appointed',
    });
    expect(await send(pupils[0]!, table, { t: 'remove-official', official: id })).toMatchObject({ code: 'not-yours' });
    expect(await send(coach, table, { t: 'remove-official', official: id })).toMatchObject({ t: 'ack' });
  });
});

describe('a second judge', () => {
  it('[onsets-2026 IX-D] is another person: one alone cannot be two, and what one asks the other confirms', async () => {
    const { table, people } = await server.match({ judge: true, edition: 'onsets-2026' });
    const [kim, lou] = [await account(), await account()];
    await server.official(table, people, kim);
    const penalize = { do: 'penalize', target: 0, second: true } as const;
    expect(await act(kim, table, penalize)).toMatchObject({ t: 'refused', code: 'no-second' });
    await server.official(table, people, lou);
    expect(await act(kim, table, penalize)).toMatchObject({ t: 'ack' });
    expect((await hosted(table)).room.state!.penalties).toEqual([]);
    expect(await act(kim, table, penalize)).toMatchObject({ t: 'refused', code: 'no-second' });
    expect(await act(lou, table, { ...penalize, target: 1 })).toMatchObject({ t: 'ack' });
    expect((await hosted(table)).room.state!.penalties).toEqual([]);
    expect(await act(lou, table, penalize)).toMatchObject({ t: 'ack' });
    expect((await hosted(table)).room.state!.penalties).toMatchObject([{ seat: 0, points: -1, status: 'approved' }]);
  });

  it('may confirm what the first has ruled already', async () => {
    const { table, people } = await server.match({ judge: true });
    const [kim, lou] = [await account(), await account()];
    await server.official(table, people, kim);
    await server.official(table, people, lou);
    expect(await act(kim, table, { do: 'rule', target: 0 })).toMatchObject({ t: 'ack' });
    expect(await act(lou, table, { do: 'rule', target: 0, second: true })).toMatchObject({ t: 'ack' });
    expect((await hosted(table)).room.state!.secondRuled).toBe(true);
  });
});

describe('a judge who goes away (R-JUDGE-9)', () => {
  const paused = async (table: string) => (await hosted(table)).room.state!.paused;

  it('leaves no table standing still: without an official the clocks run on', async () => {
    const { table, people } = await server.match({ judge: true });
    const kim = await account();
    await server.official(table, people, kim);
    await act(kim, table, { do: 'pause' });
    expect(await paused(table)).not.toBeNull();
    await send(kim, table, { t: 'resign-office' });
    const host = await server.server.context.registry.table(table);
    await until(() => host.hosted.room.state!.paused === null);
  });

  it('who only does not come back is waited for twice as long as for a call', async () => {
    const { table, people } = await server.match({ judge: true, options: { judgeOverdueSeconds: 1 } });
    const kim = await account();
    await server.official(table, people, kim);
    await act(kim, table, { do: 'pause' });
    const host = await server.server.context.registry.table(table);
    const since = wallTime(host.hosted.room.clock, host.hosted.room.state!.paused!.since)!;
    await until(() => host.hosted.room.state!.paused === null);
    expect(server.server.context.registry.ports.clock.now() - since).toBeGreaterThanOrEqual(1900);
  });

  it('who holds the table longer than a call may wait loses the agreement at once', async () => {
    const { table, people, lines } = await server.match({ judge: true, options: { judgeOverdueSeconds: 1 } });
    const kim = await account();
    const id = await server.official(table, people, kim);
    await toGoal(lines, table);
    const desk = kim.line();
    await kim.followed(desk, table);
    await done(desk, table, { do: 'pause' });
    await new Promise(pass => setTimeout(pass, 1100));
    expect(await paused(table)).not.toBeNull();
    await send(people[1]!, table, { t: 'consent', official: id, agrees: false });
    const host = await server.server.context.registry.table(table);
    await until(() => host.hosted.room.state!.paused === null);
  });
});
