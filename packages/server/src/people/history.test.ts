import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { done, type TestPerson, TestServer, until } from '../test/harness.ts';
import { POOLS } from './history-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ settings: { startCountdown: 0 } });
});
afterAll(() => server.close());

interface History {
  readonly matches: readonly { id: string; result: string; place: number; others: { name: string | null }[] }[];
  readonly after: string | null;
  readonly total: number;
}

/** Two play, one gives up. */
async function finished(winner: TestPerson, loser: TestPerson): Promise<string> {
  const { table, lines } = await server.match({}, [winner, loser]);
  await done(lines[1]!, table, { do: 'resign' });
  for (const line of lines) await until(() => line.table(table)!.room.state!.phase !== 'roll-off');
  for (const line of lines) if (line.table(table)!.room.stage !== 'over') await line.act(table, { do: 'sign' });
  await until(() => lines[0]!.table(table)!.room.stage === 'over');
  return table;
}

const matchesOf = async (person: TestPerson, query = '') =>
  (await person.ask<History>('GET', `/api/me/matches${query}`)).body;

/** A match is written down a moment after its end; the page of matches and their number are two reads. */
const writtenFor = (person: TestPerson): Promise<History> =>
  vi.waitFor(
    async () => {
      const history = await matchesOf(person);
      expect(history.total).toBeGreaterThan(0);
      expect(history.matches).toHaveLength(history.total);
      return history;
    },
    { timeout: 10_000, interval: 10 },
  );

describe('a finished match', () => {
  it('stands in the history of both, with the names of others, and can be read again', async () => {
    const [ann, bob] = [await server.account('ann.h'), await server.account('bob.h')];
    const table = await finished(ann, bob);
    const mine = await writtenFor(ann);
    expect(mine).toMatchObject({ total: 1, after: null });
    expect(mine.matches[0]).toMatchObject({ id: table, result: 'won', place: 1, others: [{ name: 'bob.h' }] });
    expect((await matchesOf(bob)).matches[0]).toMatchObject({ result: 'lost', place: 2 });
    expect((await matchesOf(ann, '?result=lost')).matches).toEqual([]);
    expect((await matchesOf(ann, '?search=BOB')).matches).toHaveLength(1);
    const log = await ann.ask<{ events: { event: string }[] }>('GET', `/api/me/matches/${table}/log`);
    expect(log.body.events[0]!.event).toBe('opened');
    expect(log.body.events.at(-1)!.event).toBe('closed');
    const stranger = await server.guest();
    expect((await stranger.ask('GET', `/api/me/matches/${table}/log`)).status).toBe(404);
    // Whoever leaves takes the name along; the match of the other stays.
    await bob.ask('DELETE', '/api/me');
    expect((await matchesOf(ann)).matches[0]!.others).toEqual([{ name: null, bot: null }]);
    expect((await ann.ask<{ matches: object[] }>('GET', '/api/me/export')).body.matches).toHaveLength(1);
  });

  it('that ended while nobody could write it down is written down later, and once', async () => {
    const [ann, bob] = [await server.guest(), await server.guest()];
    const table = await finished(ann, bob);
    await writtenFor(ann);
    const { engine, context } = server.server;
    for (const from of ['settled', 'played'])
      await engine.write({ text: `DELETE FROM ${from} WHERE match_id = $1`, values: [table] });
    expect((await matchesOf(ann)).total).toBe(0);
    const hostedOf = async (id: string) => (await context.registry.table(id)).hosted;
    expect(await context.settlement.catchUp(hostedOf, 5)).toBe(1);
    expect(await context.settlement.catchUp(hostedOf, 6)).toBe(0);
    expect((await matchesOf(bob)).matches).toHaveLength(1);
  });
});

describe('a match of a device', () => {
  it('is kept for an account, played through first, and counts against bots alone', async () => {
    const [ann, bob] = [await server.account('ann.d'), await server.account('bob.d')];
    const table = await finished(ann, bob);
    await writtenFor(ann);
    const { events } = (await ann.ask<{ events: object[] }>('GET', `/api/me/matches/${table}/log`)).body;
    const body = { id: 'device-1', at: 1000, seat: 0, sitters: [{ bot: null }, { bot: 'expert' }], events };
    expect((await ann.ask('POST', '/api/me/matches', body)).body).toEqual({ kept: true });
    expect((await ann.ask('POST', '/api/me/matches', body)).body).toEqual({ kept: false });
    expect((await ann.ask('POST', '/api/me/matches', { ...body, id: 'd2', events: events.slice(0, -1) })).status).toBe(
      400,
    );
    expect((await ann.ask('POST', '/api/me/matches', { ...body, id: 'd3', events: [{}] })).status).toBe(400);
    const { matches } = await matchesOf(ann, '?against=bots');
    expect(matches).toMatchObject([{ id: 'device-1', others: [{ name: 'bob.d', bot: 'expert' }] }]);
    expect((await ann.ask('DELETE', '/api/me/matches/device-1')).status).toBe(200);
    expect((await matchesOf(ann)).total).toBe(1);
  });
});

describe('ratings', () => {
  it('are worked out when shakes were played; two matches of one player at once both count', async () => {
    const { settlement, history } = server.server.context;
    const seats = [{ key: 'r1' }, { key: 'r2' }];
    const outcome = { game: 'wff', edition: 'wff-2017', division: 'senior', shakes: 2, seats, points: [6, 4] };
    const whole = { ...outcome, places: [1, 2], scores: [6, 4] };
    const row = (match: string) =>
      ({
        person: 'r1',
        match,
        at: 1,
        source: 'device',
        result: 'won',
        place: 1,
        seat: 0,
        ...outcome,
        points: 6,
      }) as const;
    const bots = { ...whole, seats: [{ key: 'r1' }, { bot: 'expert', name: 'Ace' }] };
    await Promise.all(['a', 'b', 'c'].map(match => settlement.keep(row(match), bots, 'log')));
    const mine = { person: 'r1', game: 'wff', division: 'senior' };
    const asked = POOLS.map(against => ({ ...mine, against }));
    const [rating] = await history.ratings(asked);
    expect(rating).toMatchObject({ against: 'bots', no: 3 });
    expect(rating!.rating).toBeGreaterThan(1300);
    const none = { ...bots, shakes: 0 };
    await settlement.keep(row('d'), none, 'log');
    expect(await history.ratings(asked)).toHaveLength(1);
  });

  it('are not shown to pupils', async () => {
    const coach = await server.account('coach.r');
    const { body } = await coach.ask<{ code: string }>('POST', '/api/classes', { label: 'A' });
    const pupil = await server.pupil(body.code);
    expect((await pupil.ask('GET', '/api/me/ratings')).status).toBe(403);
    expect((await coach.ask('GET', '/api/me/ratings')).body).toEqual([]);
  });
});

describe('finding people', () => {
  const setup = { edition: 'wff-2017', division: 'senior', seats: 2 };
  const find = async (person: TestPerson, mine: string | null = null) =>
    (await person.ask<{ table: string; found: boolean }>('POST', '/api/pairing', { setup, mine })).body;

  it('seats two who want the same at one table; who stops is no longer found', async () => {
    const [one, two, three] = [await server.guest(), await server.guest(), await server.guest()];
    const first = await find(one);
    expect(first.found).toBe(false);
    expect(await find(one, first.table)).toMatchObject({ table: first.table, found: false });
    const list = await two.ask<{ table: string; level: string }[]>('GET', '/api/open-tables?game=wff');
    expect(list.body.filter(card => card.table === first.table)).toMatchObject([{ level: 'like' }]);
    expect(await find(two)).toMatchObject({ table: first.table, found: true });
    // The match has begun, and whoever waited is told so at the next question.
    expect(await find(one, first.table)).toMatchObject({ table: first.table, found: true });
    const other = await find(three);
    expect(other.table).not.toBe(first.table);
    expect((await three.ask('POST', '/api/pairing/stop', { table: other.table })).body).toEqual({ stopped: true });
    expect((await find(await server.guest())).table).not.toBe(other.table);
  });

  it('of two who wait at tables of their own the later one moves', async () => {
    const [one, two] = [await server.guest(), await server.guest()];
    const other = { ...setup, division: 'junior', edition: 'wff-2017' };
    const ask = async (person: TestPerson, mine: string | null) =>
      (await person.ask<{ table: string; found: boolean }>('POST', '/api/pairing', { setup: other, mine })).body;
    // As if both had asked in one moment and seen nobody.
    const first = await ask(one, null);
    const made = await server.table(two, { ...other, listed: true });
    expect(await ask(one, first.table)).toMatchObject({ table: first.table });
    expect(await ask(two, made.table)).toMatchObject({ table: first.table, found: true });
  });
});

describe('a reported name', () => {
  it('is looked at by an operator, who blocks it and gives another', async () => {
    const [rude, other] = [await server.account('rude.one'), await server.account('hurt.one')];
    const { table } = await server.match({}, [rude, other]);
    expect((await other.ask('POST', '/api/reports', { name: ' Rude.one', table })).status).toBe(200);
    const operator = await server.account('runs.here');
    expect((await operator.ask('GET', '/api/operator/reports')).status).toBe(403);
    await server.server.context.people.store.setOperator(operator.me.id, true);
    const { body: reports } = await operator.ask<{ id: string; name: string; account: boolean }[]>(
      'GET',
      '/api/operator/reports',
    );
    expect(reports).toMatchObject([{ account: true }]);
    expect((await operator.ask('POST', `/api/operator/reports/${reports[0]!.id}`, { decision: 'change' })).status).toBe(
      200,
    );
    expect((await rude.ask('GET', '/api/me')).body.name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    // It stands at no table any more, nor in the matches of others.
    expect([...(await server.server.context.registry.ports.store.roster(table)).values()]).not.toContain('rude.one');
    const card = await other.ask<{ players: string[] }>('GET', `/api/tables/${table}`);
    expect(JSON.stringify(card.body)).not.toContain('rude.one');
    expect((await rude.ask('PATCH', '/api/me', { name: 'Rude One' })).status).toBe(400);
    expect((await operator.ask<object[]>('GET', '/api/operator/names')).body).toHaveLength(1);
    expect((await operator.ask('GET', '/api/operator/reports')).body).toEqual([]);
    expect((await operator.ask('POST', '/api/operator/names/free', { name: 'RUDE.ONE' })).status).toBe(200);
  });
});
