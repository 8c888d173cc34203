import { rmSync } from 'node:fs';
import type { Json } from '@forceout/table';
import type { EventView } from '@forceout/tournament';
import { type Change, withChanges } from '@forceout/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streamStore } from '../store/streams.ts';
import { ask, newFolder, TestServer, until } from '../test/harness.ts';
import { Events } from './events.ts';

const folder = newFolder();
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ place: { folder } });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

type ActReply = {
  ok: boolean;
  seq: number;
  token?: string;
  refusal?: { code: string; clause?: string };
  message?: string;
};

/** Somebody with a link to an event. */
const holder = (event: string, link?: string) => {
  const headers: Record<string, string> = link === undefined ? {} : { 'x-event-link': link };
  return {
    link: link ?? '',
    view: async () =>
      (await ask<EventView>(server.base, 'GET', `/api/events/${event}`, undefined, undefined, headers)).body,
    act: async (name: string, fields: object = {}, key?: string) =>
      await ask<ActReply>(
        server.base,
        'POST',
        `/api/events/${event}/acts`,
        { act: { do: name, ...fields }, ...(key !== undefined && { key }) },
        undefined,
        headers,
      ),
    get: async <T>(what: string) =>
      await ask<T>(server.base, 'GET', `/api/events/${event}/${what}`, undefined, undefined, headers),
  };
};

/** An event with nine players of two schools, seated and running. */
async function opened() {
  const guest = await server.guest();
  const made = await guest.ask<{ id: string; code: string; token: string }>('POST', '/api/events', {
    name: 'Spring Cup',
    director: 'Dora Director',
  });
  const { id, code, token } = made.body;
  const boss = holder(id, token);
  await boss.act('add-competition', { id: 'm', edition: 'onsets-2026', division: 'middle', rounds: 2 });
  const players = Array.from({ length: 9 }, (_, i) => ({
    id: `p${i}`,
    name: `Pupil Number${i}`,
    team: `T${i % 3}`,
    school: i < 3 ? 'North' : 'South',
  }));
  await boss.act('enter', { players });
  await boss.act('check-in', { players: players.map(player => player.id) });
  await boss.act('seat', { competition: 'm', method: 'draw' });
  return { id, code, token, boss };
}

async function running() {
  const event = await opened();
  await event.boss.act('publish', { competition: 'm', round: 1 });
  await event.boss.act('start', { rounds: [{ competition: 'm', round: 1 }] });
  return event;
}

const table = (number: number) => ({ competition: 'm', round: 1, table: number });
const result = { sees: 0, depth: 'points', points: [6, 4, 2] };

describe('an event on the server', () => {
  it('goes from entries to standings, each through his own link', async () => {
    const { id, boss } = await running();
    const keeper = async (name: string) => {
      const { body } = await boss.act('appoint', { official: { name, roles: ['scorekeeper'] } });
      return holder(id, body.token);
    };
    const [kay, kit] = [await keeper('Kay'), await keeper('Kit')];
    expect((await kay.act('type-result', { ...table(1), ...result })).body.ok).toBe(true);
    const own = (await kay.act('confirm-result', { ...table(1), version: 1 })).body;
    expect(own).toMatchObject({
      ok: false,
      refusal: { code: 'own-typing' },
      message: 'You typed this yourself. A second person confirms it.',
    });
    const anybody = holder(id);
    const sums = async () => (await anybody.view()).competitions[0]!.individuals.map(row => row.value);
    expect(await sums()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect((await kit.act('confirm-result', { ...table(1), version: 1 })).body.ok).toBe(true);
    expect((await sums()).slice(0, 4)).toEqual([6, 4, 2, 0]);
  });

  it('lists are taken away as JSON or as a table, by officials alone', async () => {
    const { id, boss } = await running();
    const list = async (what: string) =>
      (await boss.get<{ columns: string[]; rows: object[] }>(`lists/${what}?competition=m`)).body;
    expect((await list('seats')).rows).toHaveLength(9);
    expect((await list('results')).rows).toHaveLength(9);
    expect((await list('standings')).columns.slice(0, 4)).toEqual(['place', 'name', 'team', 'played']);
    expect((await list('teams')).columns).toEqual(['place', 'team', 'total']);
    const csv = await fetch(`${server.base}/api/events/${id}/lists/seats?competition=m&round=1&form=csv`, {
      headers: { 'x-event-link': boss.link },
    });
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect((await csv.text()).split('\n')[0]).toBe('table,seat,name,team,school');
    expect((await boss.get('lists/seats?competition=nonesuch')).status).toBe(404);
    expect((await holder(id).get('lists/seats?competition=m')).status).toBe(403);
    const { players } = (await boss.get<{ players: Record<string, string> }>('links')).body;
    expect((await holder(id, players.p4).get('lists/seats?competition=m')).status).toBe(403);
  });

  it('acts once, however often the same key is sent', async () => {
    const { boss } = await running();
    const add = () => boss.act('add-time', { competition: 'm', round: 1, seconds: 60 }, 'once');
    const [first, again] = [(await add()).body, (await add()).body];
    expect(again).toEqual(first);
  });

  it('acts at the same moment all find their place, one after another', async () => {
    const { boss, id } = await opened();
    const before = (await boss.view()).seq;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => boss.act('enter', { players: [{ id: `n${i}`, name: `New ${i}` }] })),
    );
    expect(new Set(answers.map(answer => answer.body.seq)).size).toBe(12);
    expect((await holder(id).view()).seq).toBe(before + 12);
  });

  it('is there as it was after the server comes back', async () => {
    const { id, boss } = await running();
    await boss.act('type-result', { ...table(2), ...result });
    const before = await boss.view();
    await server.close();
    server = await TestServer.start({ place: { folder } });
    expect(await boss.view()).toEqual(before);
    expect((await boss.act('add-time', { competition: 'm', round: 1, seconds: 60 })).body).toMatchObject({
      ok: true,
      seq: before.seq + 1,
    });
    expect((await holder(id).view()).name).toBe('Spring Cup');
  });

  it('a link opens what it is for and nothing else', async () => {
    const { id, boss } = await running();
    const links = (await boss.get<{ players: Record<string, string>; schools: Record<string, string> }>('links')).body;
    const player = holder(id, links.players.p4);
    const view = await player.view();
    expect(view.entries.map(entry => entry.name)).toEqual(['Pupil Number4']);
    expect(JSON.stringify(view)).not.toContain('Pupil Number5');
    expect((await player.act('publish', { competition: 'm', round: 1 })).body).toMatchObject({
      refusal: { code: 'not-yours' },
    });
    const coach = holder(id, links.schools.North);
    expect((await coach.view()).entries).toHaveLength(3);
    expect((await coach.act('call', table(1))).status).toBe(403);
    const forged = links.players.p4!.replace(
      Buffer.from('p4').toString('base64url'),
      Buffer.from('p5').toString('base64url'),
    );
    expect((await holder(id, forged).get('links')).status).toBe(403);
    expect((await holder(id, 'nonsense').act('start', {})).status).toBe(403);
    expect((await holder(id).act('start', {})).status).toBe(403);
    expect((await player.get('log')).status).toBe(403);
    const other = await opened();
    expect((await holder(other.id, links.players.p4).get('links')).status).toBe(403);
  });

  it('an official taken off duty is out at once', async () => {
    const { id, boss } = await running();
    const { token } = (await boss.act('appoint', { official: { name: 'Jim', roles: ['judge'] } })).body;
    const judge = holder(id, token);
    const { officials } = await judge.view();
    expect(officials.map(official => official.name)).toEqual(['Jim']);
    await boss.act('dismiss', { key: officials[0]!.key });
    expect((await judge.act('call', table(1))).status).toBe(403);
  });

  it('names stand in no entry of the log, and are gone when they are deleted', async () => {
    const { id, boss } = await running();
    const { engine } = server.server;
    const rows = async () =>
      JSON.stringify(
        await engine.query('SELECT body, card FROM log JOIN streams ON id = stream_id WHERE stream_id = $1', [id]),
      );
    expect(await rows()).not.toMatch(/Pupil Number|Dora/);
    const whole = (await boss.get<{ entries: unknown[] }>('log')).body;
    expect(JSON.stringify(whole)).toContain('Pupil Number3');
    await boss.act('call', { competition: 'm', round: 1, table: 1, question: 'Pupil Number3 hums' });
    expect(JSON.stringify(await boss.view())).toContain('Pupil Number3 hums');
    expect(await rows()).not.toMatch(/hums/);
    await boss.act('forget');
    expect(await engine.query('SELECT * FROM roster WHERE stream_id = $1', [id])).toEqual([]);
    expect(JSON.stringify(await boss.view())).not.toContain('Pupil Number');
    expect((await boss.view()).forgotten).toMatchObject({ entries: 9 });
  });

  it('names are deleted by themselves on their day', async () => {
    const { id, boss } = await running();
    await boss.act('change-settings', { settings: { deleteOn: '2020-01-01' } });
    await new Events(streamStore(server.server.engine), 'another', () => Date.now()).upkeep();
    await server.close();
    server = await TestServer.start({ place: { folder } });
    expect((await holder(id).view()).forgotten).toMatchObject({ entries: 9 });
  });

  it('the public page has a tag, and is sent again only when something happened', async () => {
    const { id, code, boss } = await opened();
    const path = `${server.base}/api/events/${id}`;
    const first = await fetch(path);
    const tag = first.headers.get('etag')!;
    expect((await first.json()) as EventView).toMatchObject({ name: 'Spring Cup', competitions: [{ rounds: [] }] });
    expect((await fetch(path, { headers: { 'if-none-match': tag } })).status).toBe(304);
    const plain = await fetch(path, { headers: { 'accept-encoding': 'identity' } });
    expect([first.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['gzip', null]);
    expect(await plain.json()).toMatchObject({ name: 'Spring Cup' });
    await boss.act('publish', { competition: 'm', round: 1 });
    const later = await fetch(path, { headers: { 'if-none-match': tag } });
    expect(later.status).toBe(200);
    expect(((await later.json()) as EventView).competitions[0]!.rounds).toHaveLength(1);
    expect((await ask(server.base, 'GET', `/api/events/code/${code}`)).body).toEqual({ id });
  });

  it('tells those who watch as soon as something happens', async () => {
    const { id, boss } = await opened();
    const stop = new AbortController();
    const response = await fetch(`${server.base}/api/events/${id}/watch`, { signal: stop.signal });
    let heard = '';
    void (async () => {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) heard += chunk;
    })().catch(() => {});
    await until(() => heard.includes('data: '));
    const before = await holder(id).view();
    const { body } = await boss.act('publish', { competition: 'm', round: 1 });
    await until(() => heard.includes(`data: ${body.seq}\n`));
    // Whoever has the page of before makes it anew from what was pushed, without asking again.
    const [, told] = /event: change\ndata: (.*)\n/.exec(heard)!;
    const { from, changes } = JSON.parse(told!) as { from: number; changes: Change[] };
    expect(from).toBe(before.seq);
    expect(withChanges(before as unknown as Json, changes)).toEqual(await holder(id).view());
    stop.abort();
  });
});
