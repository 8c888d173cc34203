import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type StreamStore, serverSays } from '@forceout/host';
import { type Act, hallList, isWholeEvent, judgeAt, LISTS, labelOf, listCsv } from '@forceout/tournament';
import { Me, sought, TableId } from '@forceout/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { copyEvent, type EventFile, exportEvent, importEvent } from '../tournament/event-file.ts';
import type { Bearer, Events } from '../tournament/events.ts';
import { hallPerson } from '../tournament/hall-keys.ts';
import type { JudgeTests } from '../tournament/judge-test.ts';
import type { ScreenTables } from '../tournament/screen-tables.ts';
import { eventWords, languageOf } from './answer-words.ts';
import { begin, meOf } from './begin-session.ts';
import type { Context } from './context.ts';
import { found, HttpFault, notFound } from './fault.ts';
import { IdParams } from './params.ts';
import { type Route, route } from './route.ts';

const Code = z.strictObject({ code: sought(12) });
const OpenBody = z.strictObject({ name: z.string().min(1).max(80), director: z.string().min(1).max(60) });
const ActBody = z.strictObject({
  /** Sent again with the same key it acts once. */
  key: z.string().min(1).max(80).optional(),
  act: z.looseObject({ do: z.string().max(40) }),
});
const SeatBody = z.strictObject({
  token: z.boolean().optional(),
  /** For officials: to which table. */
  at: z.strictObject({ competition: sought(80), round: z.int(), table: z.int() }).optional(),
});
const SeatAnswer = z.strictObject({ table: TableId, me: Me });
const ImportBody = z.strictObject({ director: z.string().min(1).max(60), file: z.looseObject({}) });
const CopyBody = z.strictObject({
  name: z.string().min(1).max(80),
  director: z.string().min(1).max(60),
  players: z.boolean().describe('the same players again, not yet checked in'),
});
const TestBody = z.strictObject({ competition: sought(80) });
const TestBegun = z.strictObject({ test: z.string(), of: z.int(), pass: z.int() });
const QuestionBody = TestBody.extend({ test: z.string().min(8).max(40), n: z.int().min(0).max(100) });
const GradeBody = TestBody.extend({
  test: z.string().min(8).max(40),
  rulings: z.array(z.string().max(4000)).max(100),
});
const ListParams = IdParams.extend({ list: z.enum(LISTS) });
const ListQuery = z.strictObject({
  competition: sought(80),
  round: z.coerce.number().int().min(1).max(100).optional().describe('of `seats`; else the last round'),
  form: z.enum(['json', 'csv']).optional(),
});
const ListAnswer = z.strictObject({
  columns: z.array(z.string()),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
});
const Opened = z.strictObject({ id: z.string(), code: z.string(), token: z.string() });

/** The link somebody came with goes in a header, so that it stands in no address and no log. */
const LINK = 'x-event-link';
const linkOf = (request: FastifyRequest): string | null => {
  const given = request.headers[LINK];
  return typeof given === 'string' && given !== '' && given.length < 400 ? given : null;
};

const ALIVE_MS = 15_000;
const MOST_WATCHERS = 2000;
const MOST_UNSENT = 1_000_000;
const zip = promisify(gzip);

export const eventRoutes = (
  context: Context,
  events: Events,
  screens: ScreenTables,
  store: StreamStore,
  tests: JudgeTests,
  now: () => number,
): readonly Route[] => {
  const bearerOf = async (id: string, request: FastifyRequest): Promise<Bearer> => {
    const bearer = await events.bearer(id, linkOf(request));
    if (!bearer) throw linkOf(request) === null ? notFound() : badLink();
    return bearer;
  };
  const direction = async (id: string, request: FastifyRequest): Promise<void> => {
    const { viewer } = await bearerOf(id, request);
    const view = await events.view(id, viewer);
    const roles = viewer.as === 'official' ? (view?.officials.find(o => o.key === viewer.key)?.roles ?? []) : [];
    if (!roles.includes('director') && !roles.includes('coordinator')) throw badLink();
  };
  const judge = async (id: string, request: FastifyRequest): Promise<string> => {
    const { viewer } = await bearerOf(id, request);
    const roles = viewer.as === 'official' ? ((await events.state(id))?.officials[viewer.key]?.roles ?? []) : [];
    if (viewer.as !== 'official' || !roles.some(role => role === 'judge' || role === 'head-judge')) throw badLink();
    return viewer.key;
  };
  const languageIn = (request: FastifyRequest): string => languageOf(request.headers['accept-language']);
  const words = eventWords();
  let watching = 0;

  return [
    route({
      method: 'POST',
      url: '/api/events',
      tag: 'events',
      about: 'Open an event. The answer has the link of its director; it is shown once.',
      who: 'signed',
      body: OpenBody,
      answer: Opened,
      perMinute: 10,
      run: async ({ body }) => await events.open(body.name, body.director),
    }),
    route({
      method: 'POST',
      url: '/api/events/import',
      tag: 'events',
      about: 'Go on here with an event that was saved as one file; whoever brings it is a director of it.',
      who: 'signed',
      long: true,
      body: ImportBody,
      bytes: 32_000_000,
      answer: Opened,
      perMinute: 2,
      run: async ({ body }) => {
        const made = isWholeEvent(body.file)
          ? await importEvent(events, store, body.file as unknown as EventFile, body.director)
          : null;
        if (!made?.ok) throw badFile(made?.entries ?? []);
        return { id: made.id, code: made.code, token: made.token };
      },
    }),
    route({
      method: 'POST',
      url: '/api/events/:id/copy',
      tag: 'events',
      about: 'The next event like this one: settings, games and, where wanted, the same players.',
      who: 'anyone',
      params: IdParams,
      body: CopyBody,
      answer: Opened,
      perMinute: 20,
      run: async ({ params, body, request }) => {
        await direction(params.id, request);
        const made = await copyEvent(events, params.id, body.name, body.director, body.players);
        if (!made) throw notFound();
        return made;
      },
    }),
    route({
      method: 'GET',
      url: '/api/events/code/:code',
      tag: 'events',
      about: 'The event with this code.',
      who: 'anyone',
      params: Code,
      perMinute: 240,
      run: async ({ params }) => {
        const id = await events.idByCode(params.code.toLowerCase());
        if (id === null) throw notFound();
        return { id };
      },
    }),
    route({
      method: 'GET',
      url: '/api/events/:id',
      tag: 'events',
      about:
        'What the bearer of the link in `x-event-link` may see: director, coordinator, judge, scorekeeper, coach, player, or without a link anybody. Has an ETag.',
      who: 'anyone',
      params: IdParams,
      perMinute: 1200,
      run: async ({ params, request, reply }) => {
        const { viewer } = await bearerOf(params.id, request);
        reply.header('x-now', String(now())).header('cache-control', 'no-cache');
        if (viewer.as === 'public') {
          const page = (await events.publicPage(params.id))!;
          const unzipped = !/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
          if (unzipped) return tagged(request, reply, `W/"p${page.seq}"`, () => page.text);
          page.zipped ??= zip(page.text);
          const zipped = await page.zipped;
          reply.header('content-encoding', 'gzip');
          return tagged(request, reply, `W/"p${page.seq}"`, () => zipped);
        }
        const view = (await events.view(params.id, viewer))!;
        return tagged(request, reply, `"o${view.seq}"`, () => JSON.stringify(view));
      },
    }),
    route({
      method: 'GET',
      url: '/api/events/:id/watch',
      tag: 'events',
      about:
        'A stream of events (text/event-stream). Whenever something has happened: the sequence, and before it as `change` what is another on the public page since the sequence `from` (a list of paths and values).',
      who: 'anyone',
      params: IdParams,
      perMinute: 600,
      run: async ({ params, request, reply }) => {
        const page = await events.publicPage(params.id);
        if (!page) throw notFound();
        if (watching >= MOST_WATCHERS) throw new HttpFault(503, 'full');
        watching += 1;
        watch(events, params.id, page.seq, request, reply, () => {
          watching -= 1;
        });
      },
    }),
    route({
      method: 'POST',
      url: '/api/events/:id/acts',
      tag: 'events',
      about:
        'Do something in the hall. Answered with the sequence, or with why it was refused and what the sequence is.',
      who: 'anyone',
      params: IdParams,
      body: ActBody,
      bytes: 2_000_000,
      perMinute: 1200,
      run: async ({ params, body, request }) => {
        const { by } = await bearerOf(params.id, request);
        if (by === null) throw badLink();
        const { act, token } = withKey(events, body.act as Act);
        const answer = await events.act(params.id, by, act, body.key ?? null);
        if (!answer) throw notFound();
        const { seq, outcome } = answer;
        if (outcome.ok) return { ok: true, seq, ...(token !== null && { token }) };
        const { refusal } = outcome;
        return { ok: false, seq, refusal, message: await words(refusal, request.headers['accept-language']) };
      },
    }),
    route({
      method: 'POST',
      url: '/api/events/:id/seat',
      audit: 'signed-in',
      tag: 'events',
      about:
        'Come to a table on screen by the link in `x-event-link`, without an account: a player to the own seat of the round, an official to the table named.',
      who: 'anyone',
      params: IdParams,
      body: SeatBody,
      answer: SeatAnswer,
      perMinute: 1200,
      run: async (asked, signed) => {
        const { params, body, request } = asked;
        const { viewer } = await bearerOf(params.id, request);
        const state = await events.state(params.id);
        if (!state) throw notFound();
        const come = async (kind: 'player' | 'official', who: string, name: string, table: string | null) => {
          if (table === null) throw new HttpFault(404, 'not-on-screen');
          const person = await context.people.known(hallPerson(params.id, kind, who), name);
          // Whoever has come before stays signed in: it is the same person.
          const known = signed?.participant.id === person.id && body.token !== true;
          return { table, me: known ? meOf(person) : await begin(context, asked, signed, person, body.token) };
        };
        if (viewer.as === 'player')
          return await come('player', viewer.id, labelOf(state, viewer.id), await screens.seatOf(params.id, viewer.id));
        if (viewer.as !== 'official' || body.at === undefined) throw badLink();
        const official = state.officials[viewer.key]!;
        const no = official.roles.every(role => role === 'scorekeeper')
          ? ({ code: 'not-yours', facts: {} } as const)
          : judgeAt(state, viewer.key, body.at, now());
        if (no) throw new HttpFault(403, 'not-your-table');
        return await come(
          'official',
          viewer.key,
          official.name,
          await screens.officeAt(params.id, viewer.key, body.at),
        );
      },
    }),
    route({
      method: 'GET',
      url: '/api/events/:id/screens',
      tag: 'events',
      about: 'What the tables on screen are doing, for officials.',
      who: 'anyone',
      params: IdParams,
      perMinute: 600,
      run: async ({ params, request }) => {
        const { viewer } = await bearerOf(params.id, request);
        if (viewer.as !== 'official') throw badLink();
        return await screens.live(params.id);
      },
    }),
    route({
      method: 'POST',
      url: '/api/events/:id/judge-test',
      tag: 'events',
      about: 'Begin the judge’s test in a game of the event, for judges: questions about the rulebook and Solutions.',
      who: 'anyone',
      params: IdParams,
      body: TestBody,
      answer: TestBegun,
      perMinute: 30,
      run: async ({ params, body, request }) => {
        await judge(params.id, request);
        return found(await tests.begin(params.id, body.competition, languageIn(request)));
      },
    }),
    route({
      method: 'POST',
      url: '/api/events/:id/judge-test/question',
      tag: 'events',
      about: 'One question of a judge’s test, without its answer.',
      who: 'anyone',
      long: true,
      params: IdParams,
      body: QuestionBody,
      perMinute: 240,
      run: async ({ params, body, request }) => {
        await judge(params.id, request);
        return found(await tests.question(params.id, body.competition, languageIn(request), body.test, body.n));
      },
    }),
    route({
      method: 'POST',
      url: '/api/events/:id/judge-test/grade',
      tag: 'events',
      about: 'Hand in the rulings. Enough right ones certify the judge in this game and division for a year.',
      who: 'anyone',
      long: true,
      params: IdParams,
      body: GradeBody,
      perMinute: 30,
      run: async ({ params, body, request }) => {
        const key = await judge(params.id, request);
        const { competition, test, rulings } = body;
        return found(await tests.grade(params.id, key, competition, languageIn(request), test, rulings));
      },
    }),
    route({
      method: 'GET',
      url: '/api/events/:id/links',
      audit: 'exported',
      tag: 'events',
      about: 'Links of players and coaches, for the director to print.',
      who: 'anyone',
      params: IdParams,
      perMinute: 60,
      run: async ({ params, request }) => {
        await direction(params.id, request);
        return await events.links(params.id);
      },
    }),
    route({
      method: 'GET',
      url: '/api/events/:id/lists/:list',
      audit: 'exported',
      tag: 'events',
      about:
        'Seats of a round, confirmed results, standings or teams of a game, with names, for officials: as JSON, or with `form=csv` as a table for a spreadsheet.',
      who: 'anyone',
      params: ListParams,
      query: ListQuery,
      answer: ListAnswer,
      also: { 'text/csv': 'the same as a table' },
      perMinute: 240,
      run: async ({ params, query, request, reply }) => {
        const { viewer } = await bearerOf(params.id, request);
        if (viewer.as !== 'official') throw badLink();
        const state = await events.state(params.id);
        if (!state || !Object.hasOwn(state.competitions, query.competition)) throw notFound();
        const list = hallList(state, params.list, query.competition, query.round);
        if (query.form !== 'csv') return list;
        reply.type('text/csv; charset=utf-8');
        return listCsv(list);
      },
    }),
    route({
      method: 'GET',
      url: '/api/events/:id/log',
      audit: 'exported',
      tag: 'events',
      about: 'The whole event as one file, for the director to keep.',
      who: 'anyone',
      long: true,
      params: IdParams,
      perMinute: 30,
      run: async ({ params, request }) => {
        await direction(params.id, request);
        return await exportEvent(events, store, params.id);
      },
    }),
  ];
};

/** Says which entries of a file cannot have happened, where it is an event at all. */
const badFile = (entries: readonly number[]): HttpFault => {
  const shown = entries.slice(0, 10).join(', ');
  return new HttpFault(
    400,
    entries.length === 0
      ? serverSays('bad-event-file')
      : serverSays('bad-event-file.entries', { entries: shown, n: entries.length }),
  );
};

const badLink = (): HttpFault => new HttpFault(403, 'bad-link');

/** An official is appointed without a key: the server makes his link, and only its hash goes into the log. */
function withKey(events: Events, act: Act): { readonly act: Act; readonly token: string | null } {
  const { official } = act;
  if (act.do !== 'appoint' || typeof official !== 'object' || official === null || 'key' in official)
    return { act, token: null };
  const { token, key } = events.newOfficial();
  return { act: { ...act, official: { ...official, key } }, token };
}

function tagged(request: FastifyRequest, reply: FastifyReply, tag: string, text: () => string | Buffer): unknown {
  reply.header('etag', tag).header('vary', `${LINK}, accept-encoding`);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply
    .type('application/json; charset=utf-8')
    .serializer((value: string) => value)
    .send(text());
}

function watch(
  events: Events,
  id: string,
  seq: number,
  request: FastifyRequest,
  reply: FastifyReply,
  ended: () => void,
): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write(`data: ${seq}\n\n`);
  // Whoever does not take what is sent is let go: the browser comes again by itself, and reads the page anew.
  const stop = events.watch(id, frame => {
    if (raw.writableLength > MOST_UNSENT) raw.destroy();
    else raw.write(frame);
  });
  const alive = setInterval(() => raw.write(':\n\n'), ALIVE_MS);
  request.raw.on('close', () => {
    clearInterval(alive);
    stop();
    ended();
  });
}
