import type { MatchLine, View } from '@forceout/wire';
import { View as ViewSchema } from '@forceout/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestPerson, TestServer } from '../test/harness.ts';

let server: TestServer;
let people: readonly TestPerson[];
let table: string;

beforeAll(async () => {
  server = await TestServer.start({ settings: { startCountdown: 0 } });
  const match = await server.match({ edition: 'wff-2017', division: 'elementary' });
  ({ table, people } = match);
});
afterAll(() => server.close());

const view = async (person: TestPerson, query = ''): Promise<View> =>
  (await person.ask<View>('GET', `/api/tables/${table}/view${query}`)).body;

let acts = 0;
const act = async (person: TestPerson, what: object): Promise<Record<string, unknown>> => {
  const message = { t: 'act', ask: 'a', table, key: `k${acts++}`, act: what };
  return (await person.ask('POST', `/api/tables/${table}/messages`, message)).body;
};

/** Lines of a stream until one is as wanted. */
async function heard<T>(person: TestPerson, path: string, wanted: (line: T) => boolean): Promise<T> {
  const stop = new AbortController();
  const headers = { authorization: `Bearer ${person.me.token}` };
  const { body } = await fetch(`${server.base}${path}`, { headers, signal: stop.signal });
  let text = '';
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (const line of text.split('\n').slice(0, -1)) {
      const value = line === '' ? null : (JSON.parse(line) as T);
      if (value === null || !wanted(value)) continue;
      stop.abort();
      return value;
    }
  }
  throw new Error('the stream ended');
}

describe('my view', () => {
  it('is what its schema says, and holds what I may do', async () => {
    const views = await Promise.all(people.map(person => view(person)));
    for (const one of views) expect(ViewSchema.safeParse(one).error).toBeUndefined();
    expect(views.map(one => one.viewer)).toEqual([0, 1]);
    const verbs = views.flatMap(one => one.acts.map(({ act: { do: verb } }) => verb));
    expect(verbs).toContain('roll');
    expect(verbs).toContain('resign');
  });

  it('offers nothing that the referee refuses', async () => {
    const seat = (await Promise.all(people.map(person => view(person)))).findIndex(one =>
      one.acts.some(({ act: { do: verb } }) => verb === 'roll'),
    );
    const before = await view(people[seat]!);
    expect(await act(people[seat]!, { do: 'roll' })).toMatchObject({ t: 'ack' });
    const after = await view(people[seat]!);
    expect(after.gameSeq).toBeGreaterThan(before.gameSeq);
    const roll = after.acts.some(({ act: { do: verb } }) => verb === 'roll');
    if (!roll) expect(await act(people[seat]!, { do: 'roll' })).toMatchObject({ t: 'refused' });
  });

  it('holds the whole state only when it is asked for', async () => {
    expect((await view(people[0]!)).state).toBeUndefined();
    expect((await view(people[0]!, '?state=true')).state?.config.edition).toBe('wff-2017');
  });

  it('comes with every entry of a stream', async () => {
    const path = `/api/tables/${table}/stream?view=true`;
    const first = await heard<View>(people[0]!, path, () => true);
    expect(first).toMatchObject({ t: 'view', viewer: 0, stage: 'playing' });
    const next = heard<View>(people[0]!, path, line => line.entry?.body.kind === 'phrase');
    const phrase = { t: 'phrase', ask: 'p', table, key: 'p1', phrase: 'hello' };
    await new Promise(done => setTimeout(done, 100));
    await people[1]!.ask('POST', `/api/tables/${table}/messages`, phrase);
    expect((await next).entry?.body).toMatchObject({ kind: 'phrase', seat: 1 });
  });

  it('is not given to who watches with a delay', async () => {
    const slow = await server.match({ delaySeconds: 10, watch: 'open' });
    const stranger = await server.guest();
    const { status, body } = await stranger.ask('GET', `/api/tables/${slow.table}/view`);
    expect([status, body.code]).toEqual([409, 'delayed']);
  });
});

describe('the record of a match', () => {
  it('is there when the match is over, as text and as JSON, and in the list of my matches', async () => {
    const early = await people[0]!.ask('GET', `/api/tables/${table}/record`);
    expect([early.status, early.body.code]).toEqual([409, 'not-over']);
    expect(await act(people[0]!, { do: 'resign' })).toMatchObject({ t: 'ack' });
    for (const person of people) await act(person, { do: 'sign' });
    const { status, body } = await people[0]!.ask<{ record: string; events: object[] }>(
      'GET',
      `/api/tables/${table}/record`,
    );
    expect(status).toBe(200);
    expect(body.record).toContain('[Edition "wff-2017"]');
    expect(body.events[0]).toMatchObject({ event: 'opened' });
    const headers = { authorization: `Bearer ${people[1]!.me.token}` };
    const text = await fetch(`${server.base}/api/tables/${table}/record?form=text`, { headers });
    expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await text.text()).toBe(body.record);
    const lines = await (await fetch(`${server.base}/api/me/records`, { headers })).text();
    const mine = lines
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as MatchLine);
    expect(mine).toMatchObject([{ table, seat: 1, edition: 'wff-2017', record: body.record }]);
    const since = await fetch(`${server.base}/api/me/records?since=${Date.now() + 60_000}`, { headers });
    expect(await since.text()).toBe('');
  });
});

describe('other programs', () => {
  it('find the id of their question in the answer', async () => {
    const question = { id: 'q-7', game: 'wff', ask: 'wff', s: 'Kpq' };
    expect((await people[0]!.ask('POST', '/api/judge', question)).body).toMatchObject({ id: 'q-7', ok: true });
  });

  it('may read from other origins with a token, and with nothing else', async () => {
    const origin = { origin: 'https://league.example' };
    const read = (headers: Readonly<Record<string, string>>, path = '/api/me') =>
      fetch(`${server.base}${path}`, { headers: { ...origin, ...headers } });
    const allowed = async (response: Promise<Response>) => (await response).headers.get('access-control-allow-origin');
    const bearer = { authorization: `Bearer ${people[0]!.me.token}` };
    expect(await allowed(read(bearer))).toBe('*');
    expect(await allowed(read({ cookie: `forceout=${people[0]!.me.token}` }))).toBeNull();
    expect(await allowed(read({}, '/api/json'))).toBe('*');
    const asked = await fetch(`${server.base}/api/me`, { method: 'OPTIONS', headers: origin });
    expect([asked.status, asked.headers.get('access-control-allow-methods')]).toEqual([204, 'GET']);
    const act = await fetch(`${server.base}/api/tables`, { method: 'POST', headers: { ...origin, ...bearer } });
    expect([act.status, act.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });
});
