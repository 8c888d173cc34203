import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type TestPerson, TestServer } from '../test/harness.ts';
import { type ClassEntry, type ClassState, evolveClass, NO_CLASS_WORK } from './class-log.ts';
import { seatsFor } from './class-tables.ts';

interface Board {
  readonly class: {
    readonly id: string;
    readonly code: string;
    readonly pupils: readonly { id: string; name: string }[];
  };
  readonly here: readonly string[];
  readonly work: readonly {
    readonly id: string;
    readonly rounds: number;
    readonly ladder: readonly string[] | null;
    readonly done: Record<string, { n: number; right: number }>;
  }[];
  readonly themes: readonly {
    readonly theme: string;
    readonly n: number;
    readonly wrong: number;
    puzzle: string | null;
  }[];
  readonly tables: readonly { readonly table: string; readonly players: readonly (string | null)[] }[];
}
type Card = { readonly id: string; readonly name: string; readonly pin: string };

let server: TestServer;
let coach: TestPerson;
beforeAll(async () => {
  server = await TestServer.start({ settings: { startCountdown: 0 } });
  coach = await server.account('a.coach');
});
afterAll(() => server.close());

const made = async (who: TestPerson, label = 'Period 3') =>
  (await who.ask<Board['class']>('POST', '/api/classes', { label })).body;

/** The second gives up, and both sign. */
async function finish(winner: TestPerson, loser: TestPerson, table: string): Promise<void> {
  const say = (who: TestPerson, key: string, act: object) =>
    who.ask<{ t: string }>('POST', `/api/tables/${table}/messages`, { t: 'act', ask: 'a', table, key, act });
  await expect.poll(async () => (await say(loser, 'resign', { do: 'resign' })).body.t).toBe('ack');
  for (const [i, who] of [winner, loser].entries()) await say(who, `sign-${i}`, { do: 'sign' });
  await expect.poll(async () => await server.server.context.history.isSettled(table)).toBe(true);
}

describe('tables for everybody', () => {
  it('seat as many as can be in threes, the rest in twos, and leave out one alone only', () => {
    for (let n = 0; n <= 100; n++) {
      const seats = seatsFor(n);
      expect(seats.reduce((sum, each) => sum + each, 0)).toBe(n < 2 ? 0 : n);
      expect(seats.every(each => each === 2 || each === 3)).toBe(true);
      expect(seats.filter(each => each === 2).length).toBeLessThanOrEqual(2);
    }
  });
});

describe('the log of a class', () => {
  it('counts what the work asked for, from the day it was set to the day it is due', () => {
    const work = {
      kind: 'puzzles',
      game: 'on-sets',
      division: 'middle',
      theme: 'now',
      level: null,
      target: 2,
      due: 100,
    } as const;
    const did = (pupil: string, theme: string, right: boolean): ClassEntry => ({
      event: 'did',
      pupil,
      kind: 'puzzle',
      game: 'on-sets',
      theme,
      right,
      puzzle: right ? null : `z-${theme}`,
    });
    const entries: readonly [number, ClassEntry][] = [
      [10, did('a', 'now', true)],
      [20, { event: 'work-set', id: 'w', work }],
      [30, did('a', 'now', false)],
      [40, did('b', 'safe', false)],
      [50, did('b', 'now', true)],
      [120, did('b', 'now', true)],
    ];
    const state = entries.reduce<ClassState>((s, [at, entry]) => evolveClass(s, entry, at), NO_CLASS_WORK);
    expect(state.work[0]!.done).toEqual({ a: { n: 1, right: 0 }, b: { n: 1, right: 1 } });
    expect(state.themes['on-sets now']).toMatchObject({
      puzzle: 'z-now',
      pupils: { a: { n: 2, right: 1 }, b: { n: 2, right: 2 } },
    });
    const closed = evolveClass(
      evolveClass(state, { event: 'work-changed', id: 'w', closed: true, due: 500 }, 130),
      did('a', 'now', true),
      140,
    );
    expect(closed.work[0]!.done).toEqual(state.work[0]!.done);
  });
});

describe('a class on the server', () => {
  it('has pupils by list and by number, who come back with their cards; a new card ends the old number', async () => {
    const { id, code } = await made(coach);
    const { body: cards } = await coach.ask<Card[]>('POST', `/api/classes/${id}/pupils`, {
      names: ['A. B.', 'Cy'],
      more: 3,
    });
    expect(cards.map(card => card.name).slice(0, 2)).toEqual(['A. B.', 'Cy']);
    expect(new Set(cards.map(card => card.name)).size).toBe(5);
    const enter = (card: Card) =>
      ask(server.base, 'POST', '/api/classes/enter', { code, pupil: card.name, pin: card.pin, token: true });
    for (const card of cards) expect((await enter(card)).status).toBe(200);
    const twice = await coach.ask<{ code: string }>('POST', `/api/classes/${id}/pupils`, { names: ['cy'] });
    expect([twice.status, twice.body.code]).toEqual([409, 'name-twice']);
    for (const wrong of ['q'.repeat(41), 'a\u202eb', '\u2060', 'Judge'])
      expect(await coach.ask('POST', `/api/classes/${id}/pupils`, { names: ['Dee', wrong] })).toMatchObject({
        status: 400,
        body: { code: 'bad-name', message: expect.stringContaining(`“${wrong}” cannot be used as a name`) },
      });
    const { body: again } = await coach.ask<Card[]>('POST', `/api/classes/${id}/cards`, { pupils: [cards[0]!.id] });
    expect(again).toHaveLength(1);
    expect((await enter(cards[0]!)).status).toBe(401);
    expect((await enter(again[0]!)).status).toBe(200);
    const other = await made(coach, 'Period 4');
    expect((await coach.ask('POST', `/api/classes/${id}/pupils/${cards[1]!.id}/move`, { to: other.id })).status).toBe(
      200,
    );
    const stranger = await server.account('b.coach');
    const theirs = await made(stranger);
    expect((await coach.ask('POST', `/api/classes/${id}/pupils/${cards[2]!.id}/move`, { to: theirs.id })).status).toBe(
      404,
    );
    expect(
      (await stranger.ask('POST', `/api/classes/${id}/pupils/${cards[2]!.id}/move`, { to: theirs.id })).status,
    ).toBe(404);
    const board = (await coach.ask<Board>('GET', `/api/classes/${other.id}/board`)).body;
    expect(board.class.pupils.map(pupil => pupil.name)).toEqual(['Cy']);
  });

  it('has work, progress, what goes wrong, tables for everybody, and an end that leaves nothing', async () => {
    const { id, code } = await made(coach);
    const pupils = await Promise.all(Array.from({ length: 7 }, () => server.pupil(code)));
    const work = {
      kind: 'puzzles',
      game: 'on-sets',
      division: 'middle',
      theme: 'now',
      target: 2,
      due: Date.now() + 1e9,
    };
    await coach.ask('POST', `/api/classes/${id}/work`, work);
    for (const [i, pupil] of pupils.entries())
      await pupil.ask('POST', '/api/class/did', {
        kind: 'puzzle',
        game: 'on-sets',
        theme: 'now',
        right: i > 0,
        puzzle: 'on-sets-now-1',
      });
    const home = (
      await pupils[1]!.ask<{ work: { done: object; target: number }[]; table: string | null }>('GET', '/api/class')
    ).body;
    expect(home.work).toMatchObject([{ done: { n: 1, right: 1 }, target: 2 }]);
    expect(home.table).toBeNull();
    let board = (await coach.ask<Board>('GET', `/api/classes/${id}/board`)).body;
    expect(board.here).toHaveLength(7);
    expect(board.themes).toMatchObject([{ theme: 'now', n: 7, wrong: 1, puzzle: 'on-sets-now-1' }]);
    expect(Object.keys(board.work[0]!.done)).toHaveLength(7);

    const started = await coach.ask<{ tables: string[] }>('POST', `/api/classes/${id}/tables`, {
      edition: 'onsets-2026',
      division: 'middle',
      by: 'level',
    });
    expect(started.body.tables).toHaveLength(3);
    board = (await coach.ask<Board>('GET', `/api/classes/${id}/board`)).body;
    expect(board.tables.flatMap(table => table.players).sort()).toEqual(board.class.pupils.map(p => p.name).sort());
    const called = (await pupils[0]!.ask<{ table: string | null }>('GET', '/api/class')).body;
    expect(started.body.tables).toContain(called.table);
    expect((await coach.ask('GET', `/api/tables/${called.table}`)).status).toBe(200);
    const again = await coach.ask<{ tables: string[] }>('POST', `/api/classes/${id}/tables`, {
      edition: 'onsets-2026',
      division: 'middle',
    });
    expect(again.body.tables).toEqual([]);

    const names = board.class.pupils.map(pupil => pupil.name);
    const ended = await coach.ask<{ deleted: object }>('DELETE', `/api/classes/${id}`);
    expect(ended.body.deleted).toMatchObject({ pupils: 7, tables: 3 });
    expect((await pupils[0]!.ask('GET', '/api/class')).status).toBe(401);
    for (const table of ['people', 'roster', 'log', 'streams', 'played', 'admissions', 'sessions', 'classes'])
      for (const row of await server.server.engine.query(`SELECT * FROM ${table}`)) {
        const text = JSON.stringify(row);
        for (const name of names) expect(text.includes(name)).toBe(false);
        expect(text.includes(id)).toBe(false);
      }
  });

  it('counts lessons, each once, and matches against the bot that was asked for', async () => {
    const { id, code } = await made(coach);
    const pupil = await server.pupil(code);
    const due = Date.now() + 1e9;
    const set = (work: object) =>
      coach.ask('POST', `/api/classes/${id}/work`, { game: 'wff', division: 'middle', target: 3, due, ...work });
    await set({ kind: 'lesson' });
    await set({ kind: 'bot', level: 'player' });
    const did = (kind: string, theme: string, right = true) =>
      pupil.ask('POST', '/api/class/did', { kind, game: 'wff', theme, right });
    for (const lesson of ['goal', 'places', 'goal']) expect((await did('lesson', lesson)).status).toBe(200);
    await did('bot', 'newcomer');
    await did('bot', 'player', false);
    const { work } = (await coach.ask<Board>('GET', `/api/classes/${id}/board`)).body;
    expect(work.map(one => one.done[pupil.me.id])).toEqual([
      { n: 2, right: 2 },
      { n: 1, right: 0 },
    ]);
  });

  it('seats a round robin round by round, and a ladder by its rungs', async () => {
    const { id, code } = await made(coach);
    const pupils = await Promise.all(Array.from({ length: 4 }, () => server.pupil(code)));
    const due = Date.now() + 1e9;
    for (const kind of ['round-robin', 'ladder', 'puzzles'])
      await coach.ask('POST', `/api/classes/${id}/work`, { kind, game: 'wff', division: 'middle', target: 3, due });
    const look = async () => (await coach.ask<Board>('GET', `/api/classes/${id}/board`)).body;
    const [robin, ladder, puzzles] = (await look()).work.map(work => work.id);
    const seat = (work: string | undefined) =>
      coach.ask<{ tables: string[]; left: string[] }>('POST', `/api/classes/${id}/tables`, {
        edition: 'wff-2017',
        division: 'middle',
        work,
      });
    expect((await seat(puzzles)).status).toBe(404);
    const pairs: string[][] = [];
    for (let round = 0; round < 3; round++) {
      expect((await seat(robin)).body.left).toEqual([]);
      for (const { table, players } of (await look()).tables) {
        pairs.push(players.filter(name => name !== null).toSorted());
        const [one, two] = pupils.filter(pupil => players.includes(pupil.me.name));
        await finish(one!, two!, table);
      }
      expect((await look()).tables).toEqual([]);
    }
    expect(new Set(pairs.map(pair => pair.join())).size).toBe(6);
    const { work } = await look();
    expect(work.map(({ rounds }) => rounds)).toEqual([3, 0, 0]);
    expect(Object.values(work[0]!.done).map(({ n }) => n)).toEqual([3, 3, 3, 3]);
    expect(work[1]!.ladder!.toSorted()).toEqual(pupils.map(pupil => pupil.me.id).toSorted());
    const rungs = work[1]!.ladder!.map(key => pupils.find(pupil => pupil.me.id === key)!.me.name);
    await seat(ladder);
    expect((await look()).tables.map(({ players }) => players.toSorted()).toSorted()).toEqual(
      [rungs.slice(0, 2).toSorted(), rungs.slice(2).toSorted()].toSorted(),
    );
  });

  it('keeps its pupils at the tables of the class until the coach lets them play with others', async () => {
    const { id, code } = await made(coach);
    const pupil = await server.pupil(code);
    const { body: open } = await (await server.guest()).ask<{ table: string; code: string }>('POST', '/api/tables', {
      setup: { edition: 'wff-2017', listed: true, watch: 'open' },
    });
    const seen = async (): Promise<boolean> => {
      const lists = await Promise.all(
        ['tables', 'open-tables'].map(path => pupil.ask<{ table: string }[]>('GET', `/api/${path}?limit=100`)),
      );
      const [one, two] = lists.map(({ body }) => body.some(({ table }) => table === open.table));
      expect(one).toBe(two);
      return one === true;
    };
    const comes = async () => (await pupil.ask('POST', '/api/codes', { code: open.code })).status;
    expect(await seen()).toBe(false);
    expect(await comes()).toBe(404);
    expect((await pupil.ask('GET', `/api/tables/${open.table}`)).status).toBe(404);
    const { body: card } = await coach.ask<{ roams: boolean }>('PATCH', `/api/classes/${id}`, { roams: true });
    expect(card.roams).toBe(true);
    expect(await seen()).toBe(true);
    expect(await comes()).toBe(200);
    await coach.ask('PATCH', `/api/classes/${id}`, { roams: false });
    expect(await seen()).toBe(false);
    expect((await pupil.ask('GET', `/api/tables/${open.table}`)).status).toBe(404);
  });

  it('lets forty pupils in within a minute from one address, while a stranger who guesses codes is stopped', async () => {
    const limited = await TestServer.start({ rateLimits: true });
    const owner = await limited.account('c.coach');
    const { id, code } = await made(owner);
    const began = Date.now();
    const { body: cards } = await owner.ask<Card[]>('POST', `/api/classes/${id}/pupils`, { more: 20 });
    // Twenty come with their cards, twenty for the first time, and all look at their work.
    const pupils = await Promise.all([
      ...cards.map(card => limited.pupil(code, card.name, card.pin)),
      ...Array.from({ length: 20 }, () => limited.pupil(code)),
    ]);
    const homes = await Promise.all(pupils.map(pupil => pupil.ask('GET', '/api/class')));
    expect(homes.map(answer => answer.status)).toEqual(Array.from({ length: 40 }, () => 200));
    expect(Date.now() - began).toBeLessThan(60_000);
    const called = await ask(limited.base, 'POST', '/api/classes/find', { code });
    expect(called.body).toEqual({ label: 'Period 3', coach: owner.me.name, open: true });
    const guessAt = async (i: number): Promise<number> => {
      const guess = `zz${String(i).padStart(6, '2').replaceAll(/[01]/g, '3')}`;
      return (await ask(limited.base, 'POST', '/api/classes/find', { code: guess })).status;
    };
    for (let i = 0; i < 100; i++) expect(await guessAt(i)).toBe(404);
    const burst = await Promise.all(Array.from({ length: 18 }, (_, i) => guessAt(100 + i)));
    expect(burst).toContain(429);
    // The class behind the same address comes in all the same.
    expect((await limited.pupil(code)).me.name).not.toBe('');
    await limited.close();
  });
});
