import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type TestPerson, TestServer } from './test/harness.ts';
import { matrix } from './test/matrix.ts';

const ROLES = [
  'nobody',
  'stranger',
  'admitted',
  'player',
  'maker',
  'judge',
  'coach',
  'pupil',
  'other pupil',
  'operator',
] as const;
type Role = (typeof ROLES)[number];

let server: TestServer;
let people: Readonly<Record<Role, TestPerson | null>>;
let table: string;
let classId: string;
let pupil: string;
let event: { readonly id: string; readonly code: string };

beforeAll(async () => {
  server = await TestServer.start({ settings: { startCountdown: 0 } });
  const match = await server.match({ judge: true });
  table = match.table;
  const judge = await server.account('the.judge');
  await server.official(table, match.people, judge);
  const admitted = await server.guest();
  await admitted.ask('POST', '/api/codes', { code: match.code });
  const coach = await server.account('the.coach');
  const made = await coach.ask<{ id: string; code: string }>('POST', '/api/classes', { label: 'A' });
  classId = made.body.id;
  event = (await coach.ask<typeof event>('POST', '/api/events', { name: 'Cup', director: 'Dora' })).body;
  const inClass = await server.pupil(made.body.code);
  pupil = inClass.me.id;
  const other = await coach.ask<{ id: string; code: string }>('POST', '/api/classes', { label: 'B' });
  const operator = await server.account('runs.it');
  await server.server.context.people.store.setOperator(operator.me.id, true);
  people = {
    nobody: null,
    stranger: await server.guest(),
    admitted,
    player: match.people[1]!,
    maker: match.people[0]!,
    judge,
    coach,
    pupil: inClass,
    'other pupil': await server.pupil(other.body.code),
    operator,
  };
});
afterAll(() => server.close());

const SIGNED: readonly Role[] = ROLES.filter(role => role !== 'nobody');
const ACCOUNTS: readonly Role[] = ['judge', 'coach', 'operator'];
const AT_TABLE: readonly Role[] = ['admitted', 'player', 'maker', 'judge'];

/** Who may use which route on this table and this class; a route that is not here has not been thought about. */
const MAY: Readonly<Record<string, readonly Role[]>> = {
  'GET /api/me': SIGNED,
  'PATCH /api/me': ACCOUNTS,
  'GET /api/me/account': ACCOUNTS,
  // Whose session it is decides; that another's is not found is shown in people/sign-in.test.ts.
  'DELETE /api/sessions/:session': [],
  'POST /api/device-codes': ACCOUNTS,
  'POST /api/session/code': [],
  'POST /api/recover': [],
  'POST /api/me/recovery': ACCOUNTS,
  'POST /api/me/password': [],
  'POST /api/passkeys/sign-up': ROLES,
  'POST /api/passkeys/sign-up/done': ROLES,
  'POST /api/passkeys/sign-in': ROLES,
  'POST /api/session/passkey': [],
  'POST /api/me/passkeys/begin': ACCOUNTS,
  'POST /api/me/passkeys': ACCOUNTS,
  'DELETE /api/me/passkeys/:passkey': [],
  'GET /api/me/matches': SIGNED,
  'POST /api/me/matches': ACCOUNTS,
  'DELETE /api/me/matches/:id': [],
  'GET /api/me/matches/:id/log': [],
  'POST /api/me/matches/:id/review': SIGNED,
  'GET /api/me/ratings': ACCOUNTS,
  'GET /api/me/ratings/curve': ACCOUNTS,
  'GET /api/me/puzzles': SIGNED,
  'POST /api/me/puzzles/:game': SIGNED,
  'GET /api/me/misses': SIGNED,
  'GET /api/me/settings': ACCOUNTS,
  'POST /api/me/settings': ACCOUNTS,
  'GET /api/open-tables': SIGNED,
  'POST /api/pairing': SIGNED,
  'POST /api/pairing/stop': SIGNED,
  'GET /api/reach': ROLES,
  'GET /api/retention': ROLES,
  'POST /api/reports': SIGNED,
  'GET /api/operator/reports': ['operator'],
  'POST /api/operator/reports/:report': [],
  'GET /api/operator/names': ['operator'],
  'POST /api/operator/names': ['operator'],
  'POST /api/operator/names/free': [],
  'GET /api/operator/removals': ['operator'],
  'POST /api/guest': ROLES,
  'POST /api/accounts': ROLES,
  'POST /api/session': ROLES,
  'DELETE /api/session': SIGNED,
  'DELETE /api/sessions': SIGNED,
  'POST /api/password': ACCOUNTS,
  'GET /api/me/export': SIGNED,
  'DELETE /api/me': SIGNED,
  'POST /api/ticket': SIGNED,
  'POST /api/classes': ACCOUNTS,
  'GET /api/classes': ACCOUNTS,
  'PATCH /api/classes/:id': ['coach'],
  'DELETE /api/classes/:id': ['coach'],
  'POST /api/classes/:id/pupils/:pupil/pin': ['coach'],
  'DELETE /api/classes/:id/pupils/:pupil': ['coach'],
  'POST /api/classes/enter': ROLES,
  'POST /api/classes/find': ROLES,
  'GET /api/classes/:id/board': ['coach'],
  'POST /api/classes/:id/pupils': ['coach'],
  'POST /api/classes/:id/cards': ['coach'],
  // To which class decides; that another coach's is not found is shown in people/classes.test.ts.
  'POST /api/classes/:id/pupils/:pupil/move': [],
  'POST /api/classes/:id/work': ['coach'],
  'PATCH /api/classes/:id/work/:work': [],
  'POST /api/classes/:id/tables': ['coach'],
  'GET /api/class': ['pupil', 'other pupil'],
  'POST /api/class/did': ['pupil', 'other pupil'],
  'POST /api/tables': SIGNED,
  'GET /api/tables': SIGNED,
  'GET /api/me/tables': SIGNED,
  'POST /api/codes': SIGNED,
  'GET /api/tables/:id': AT_TABLE,
  'POST /api/tables/:id/invitations': ['player', 'maker'],
  'GET /api/tables/:id/stream': AT_TABLE,
  'GET /api/tables/:id/view': AT_TABLE,
  'GET /api/tables/:id/record': AT_TABLE,
  'GET /api/me/records': SIGNED,
  'POST /api/me/tokens': ACCOUNTS,
  'GET /api/me/tokens': ACCOUNTS,
  // Whose token it is decides: token-routes.test.ts.
  'DELETE /api/me/tokens/:id': [],
  'POST /api/me/program': ACCOUNTS,
  'POST /api/tables/:id/messages': SIGNED,
  // Not for those who sit at a table that counts.
  'POST /api/judge': SIGNED.filter(role => role !== 'player' && role !== 'maker'),
  'GET /api/analysis': ROLES,
  // What is behind an event is opened by its links alone, whoever holds them: tournament/events.test.ts.
  'POST /api/events': SIGNED,
  'GET /api/events/code/:code': ROLES,
  'GET /api/events/:id': ROLES,
  'GET /api/events/:id/watch': ROLES,
  'POST /api/events/:id/acts': [],
  'POST /api/events/:id/seat': [],
  'POST /api/events/:id/copy': [],
  'GET /api/events/:id/screens': [],
  'POST /api/events/import': SIGNED,
  'POST /api/events/:id/judge-test': [],
  'POST /api/events/:id/judge-test/question': [],
  'POST /api/events/:id/judge-test/grade': [],
  'GET /api/events/:id/links': [],
  'GET /api/events/:id/lists/:list': [],
  'GET /api/events/:id/log': [],
  'GET /health': ROLES,
  'GET /metrics': ROLES,
};

/** Would change the stage for the others, or is tried on its own above and below. */
const NOT_TRIED = new Set([
  'DELETE /api/session',
  'DELETE /api/sessions',
  'DELETE /api/me',
  'DELETE /api/classes/:id',
  'DELETE /api/classes/:id/pupils/:pupil',
  'POST /api/classes/:id/pupils/:pupil/pin',
  'POST /api/judge',
]);

const WORK = { kind: 'puzzles', game: 'on-sets', division: 'middle', target: 10, due: 4e12 };

const BODIES: Readonly<Record<string, unknown>> = {
  'POST /api/tables/:id/invitations': { role: 'judge' },
  'PATCH /api/classes/:id': { open: true },
  'POST /api/classes/:id/cards': { pupils: [] },
  'POST /api/classes/:id/pupils/:pupil/move': { to: 'nonesuch' },
  'POST /api/classes/:id/work': WORK,
  'POST /api/classes/:id/tables': { edition: 'wff-2017', division: 'middle', pupils: [] },
  'POST /api/class/did': { kind: 'puzzle', game: 'wff', theme: 'now', right: true },
  'POST /api/tables': { setup: { edition: 'wff-2017' } },
  'PATCH /api/me': { name: 'Kim' },
  'POST /api/me/tokens': { label: 'Robot', scopes: ['read'] },
  'POST /api/pairing': { setup: { edition: 'wff-2017' } },
  'POST /api/operator/reports/:report': { decision: 'keep' },
  'POST /api/operator/names': { name: 'Bad' },
  'POST /api/operator/names/free': { name: 'Never blocked' },
  'POST /api/session/code': { code: '234567' },
  'POST /api/recover': { login: 'the.coach', code: 'x', password: 'a long and good one' },
  'POST /api/me/password': { new: 'a long and good one' },
  'POST /api/passkeys/sign-up': { login: 'somebody.new', name: 'Kim' },
  'POST /api/passkeys/sign-up/done': { credential: { id: 'x', rawId: 'x', response: {} } },
  'POST /api/session/passkey': { credential: { id: 'x', rawId: 'x', response: {} } },
  'POST /api/me/passkeys': { credential: { id: 'x', rawId: 'x', response: {} } },
  'POST /api/events': { name: 'Cup', director: 'Dora' },
  'POST /api/events/:id/acts': { act: { do: 'forget' } },
  'POST /api/events/:id/seat': {},
  'POST /api/events/:id/judge-test': { competition: 'm' },
  'POST /api/events/:id/judge-test/question': { competition: 'm', test: 'abcdefgh', n: 0 },
  'POST /api/events/:id/judge-test/grade': { competition: 'm', test: 'abcdefgh', rulings: [] },
  'POST /api/events/:id/copy': { name: 'Next', director: 'Dora', players: false },
  'POST /api/events/import': { director: 'Dora', file: {} },
};

describe('every route', () => {
  it('is listed here with those who may use it', () => {
    expect(server.server.routes.map(r => `${r.method} ${r.url}`).sort()).toEqual(Object.keys(MAY).sort());
  });

  it.each(Object.keys(MAY).filter(name => !NOT_TRIED.has(name)))('%s is for those alone', async name => {
    const [method, url] = name.split(' ') as [string, string];
    const path = url
      .replace('/classes/:id', `/classes/${classId}`)
      .replace('/tables/:id', `/tables/${table}`)
      .replace('/events/:id', `/events/${event.id}`)
      .replace(':code', event.code)
      .replace(':pupil', pupil)
      .replace(':list', 'seats?competition=m')
      .replace(/:\w+/, 'nonesuch');
    for (const role of ROLES) {
      const token = people[role]?.me.token;
      const given = BODIES[name] ?? (method === 'GET' ? undefined : {});
      const status = /\/(stream|watch)$/.test(url)
        ? await streamStatus(path, token)
        : await statusOf(method, path, given, token);
      const denied = status === 401 || status === 403 || status === 404;
      expect(`${role}: ${denied ? 'denied' : 'allowed'}`).toBe(
        `${role}: ${MAY[name]!.includes(role) ? 'allowed' : 'denied'}`,
      );
    }
  });
});

async function statusOf(method: string, path: string, body: unknown, token: string | undefined): Promise<number> {
  const response = await fetch(`${server.base}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return response.status;
}

async function streamStatus(path: string, token: string | undefined): Promise<number> {
  const stop = new AbortController();
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${server.base}${path}`, { headers, signal: stop.signal });
  stop.abort();
  return response.status;
}

/** Whose message of which kind changes the table or is kept. */
const MESSAGES: readonly [message: object, may: readonly Role[]][] = [
  [{ t: 'act', key: 'a1', act: { do: 'roll' } }, ['player', 'maker']],
  [{ t: 'act', key: 'a2', act: { do: 'pause' } }, ['judge']],
  [{ t: 'act', key: 'a3', act: { do: 'resume' } }, ['judge']],
  [{ t: 'act', key: 'a4', act: { do: 'penalize', target: 0 } }, []],
  [{ t: 'act', key: 'a5', act: { do: 'verdict', for: 1, verdict: { correct: true, reasons: [] } } }, []],
  [{ t: 'sit' }, ['player', 'maker']],
  [{ t: 'bot', seat: 1, bot: { level: 'expert' } }, []],
  [{ t: 'draft', shake: 1, draft: 'x' }, ['player', 'maker']],
  [{ t: 'phrase', key: 'p', phrase: 'hello' }, ['player', 'maker']],
  [{ t: 'rematch' }, []],
  [{ t: 'consent', official: 9999, agrees: true }, []],
  [{ t: 'remove-official', official: 9999 }, []],
];

describe('every message', () => {
  it.each(MESSAGES)('%j is heard from those alone, and changes nothing from others', async (message, may) => {
    const host = await server.server.context.registry.table(table);
    for (const role of SIGNED) {
      const before = host.hosted.room.seq;
      const { body } = await people[role]!.ask<{ t: string; code?: string }>('POST', `/api/tables/${table}/messages`, {
        ask: 'q',
        table,
        ...message,
      });
      expect(`${role}: ${body.t}`).toBe(`${role}: ${may.includes(role) ? 'ack' : 'refused'}`);
      if (!may.includes(role)) expect(host.hosted.room.seq).toBe(before);
    }
  });
});

it('the table of who may do what is in docs', () => {
  const file = new URL('../../../docs/authorization.md', import.meta.url);
  const text = matrix(
    ROLES,
    MAY,
    MESSAGES.map(([message, may]) => [JSON.stringify(message), may]),
  );
  if (process.env.WRITE_MATRIX === '1') writeFileSync(file, text);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('nobody is answered about positions while they sit at a table that counts', async () => {
  const question = { game: 'wff', ask: 'wff', s: 'p' };
  const free = await server.guest();
  expect((await free.ask('POST', '/api/judge', question)).status).toBe(200);
  expect((await free.ask('GET', '/api/analysis')).body).toEqual({ table: null });
  for (const role of ['player', 'maker'] as const) {
    const refused = await people[role]!.ask<{ code: string }>('POST', '/api/judge', question);
    expect([refused.status, refused.body.code]).toEqual([403, 'analysis-off']);
    expect((await people[role]!.ask('GET', '/api/analysis')).body).toMatchObject({ table: expect.any(String) });
  }
});

it('a sign-out takes the rights with it at once', async () => {
  const guest = await server.guest();
  const { table: own } = await server.table(guest);
  expect((await guest.ask('GET', `/api/tables/${own}`)).status).toBe(200);
  await guest.ask('DELETE', '/api/session');
  expect((await ask(server.base, 'GET', `/api/tables/${own}`, undefined, guest.me.token)).status).toBe(401);
});
