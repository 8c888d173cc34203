import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import type { Journal } from '@forceout/host';
import { type ServerKey, StoreDown, serverSays } from '@forceout/host';
import type { Said } from '@forceout/table';
import { decode } from '@forceout/wire';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { household } from '../people/address.ts';
import type { ExpectedCrowd } from '../people/crowd.ts';
import type { People, Signed } from '../people/people.ts';
import { hashOf } from '../people/secrets.ts';
import type { WorkerPool } from '../verdict/pool.ts';
import { eventOf, type SecurityLog } from '../watch/security-log.ts';
import { faultWords, type ToldFault } from './answer-words.ts';
import { apiPageRoutes } from './api-page-routes.ts';
import { COMPILERS } from './compilers.ts';
import { tokenOf } from './cookie.ts';
import { crossOrigin, PREFLIGHT } from './cross-origin.ts';
import { embedHeaders } from './embed-headers.ts';
import { accountsOnly, HttpFault, notSignedIn, tooManyRequests, wrongOrigin } from './fault.ts';
import type { Limiter } from './limiter.ts';
import { sameOrigin } from './origin.ts';
import type { Route } from './route.ts';
import { sharePages } from './share-pages.ts';

export interface AppOptions {
  readonly routes: readonly Route[];
  readonly people: People;
  readonly journal: Journal;
  readonly security: SecurityLog;
  readonly proxies: number;
  readonly webFolder: string | null;
  /** Null where one machine plays many people. */
  readonly limiter: Limiter | null;
  readonly crowd: ExpectedCrowd;
  readonly pool: WorkerPool;
  /** The host people know this server by, where it is set; else the host of each request. */
  readonly host: string | null;
  readonly count: (name: string, label: Readonly<Record<string, string>>) => void;
}

/** The page as built beside this package, when it is. */
export function builtPage(): string | null {
  try {
    const page = createRequire(import.meta.url).resolve('@forceout/web/index.html');
    return existsSync(page) ? dirname(page) : null;
  } catch {
    return null;
  }
}

/** Browsers trust their own machine also without a certificate. */
const LOOPBACK = /^(localhost$|127\.|\[?::1\]?$)/;

/** A page may speak to the socket it came with, and to no other. */
function ownSocket({ headers }: IncomingMessage): string {
  const host = /^[\w.:[\]-]{1,255}$/.exec(headers.host ?? '')?.[0] ?? 'localhost';
  return `ws://${host} wss://${host}`;
}

const CSP = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  // Some browsers do not count the socket of the same host as their own.
  connectSrc: ["'self'", ownSocket],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  // Schools run this without certificates in their own network.
  upgradeInsecureRequests: null,
};

/** Every request is answered within five seconds, also while storage is away. */
const ANSWER_MS = 4500;
/** But for those that fetch all there is. */
const LONG_MS = 60_000;
/** Head and body of a request have to be here by then. */
const HEADERS_MS = 8000;
const REQUEST_MS = 15_000;

const MOST_BYTES = 65_536;
/** Why a body could not even be read, by status. */
const UNREAD: Readonly<Record<number, ServerKey>> = {
  400: 'bad-request.json',
  413: 'bad-request.long',
  415: 'bad-request.type',
};

const nothingHere = (message: string): string =>
  `<!doctype html>\n<meta charset="utf-8">\n<title>Forceout</title>\n<p>${message} <a href="/">Forceout</a></p>\n`;

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { routes, journal, webFolder } = options;
  const words = faultWords();
  const told = (request: FastifyRequest, said: Said): Promise<ToldFault> =>
    words(said, request.headers['accept-language']);
  const app = Fastify({
    trustProxy: options.proxies > 0 && ((_: string, hop: number) => hop < options.proxies),
    bodyLimit: MOST_BYTES,
    // Whoever says what they want letter by letter holds a connection and nothing else.
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS },
    logger: false,
    schemaController: { compilersFactory: COMPILERS },
    forceCloseConnections: true,
    frameworkErrors: (_, request, reply) =>
      void told(request as FastifyRequest, serverSays('bad-request')).then(said =>
        (reply as FastifyReply).code(400).send(said),
      ),
  });
  // Only JSON is read; a program that forgot the header is told so.
  app.removeContentTypeParser('text/plain');

  await app.register(helmet, {
    contentSecurityPolicy: { directives: CSP },
    hsts: options.proxies > 0 ? { maxAge: 15_552_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  // Over plain http, as in a school, browsers ignore these and complain about them.
  app.addHook('onSend', async (request, reply) => {
    if (request.protocol === 'http' && !LOOPBACK.test(request.hostname))
      for (const name of ['cross-origin-opener-policy', 'origin-agent-cluster']) reply.removeHeader(name);
  });
  // Files of the page are compressed when it is built; this is for answers, which must not wait for it long.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1000,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  // Pages of other origins may read what a bearer token opens; cookies are never sent with it.
  app.addHook('onRequest', async (request, reply) => void reply.headers(crossOrigin(request)));
  app.options('/api/*', async (_, reply) => reply.code(204).headers(PREFLIGHT).send());
  app.addHook('onRequest', async request => {
    if (
      request.method !== 'GET' &&
      request.method !== 'OPTIONS' &&
      request.method !== 'HEAD' &&
      !sameOrigin(request.headers.origin, options.host ?? request.headers.host)
    )
      throw wrongOrigin();
  });
  app.addHook('onResponse', async (request, reply) =>
    options.count('forceout_requests_total', { status: String(reply.statusCode), method: request.method }),
  );

  app.setErrorHandler(async (cause: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (cause instanceof HttpFault) {
      const { code } = cause.said;
      const event = eventOf(cause.status, code);
      const route = `${request.method} ${request.routeOptions.url ?? ''}`;
      if (event !== null) options.security.note(event, { address: household(request.ip), route, code });
      if (cause.retryAfter !== null) reply.header('retry-after', String(cause.retryAfter));
      return reply.code(cause.status).send(await told(request, cause.said));
    }
    if (cause instanceof StoreDown)
      return reply
        .code(503)
        .header('retry-after', '2')
        .send(await told(request, serverSays('store-away')));
    const status = cause.statusCode ?? 500;
    if (status < 500)
      return reply
        .code(status)
        .send(await told(request, serverSays(UNREAD[status] ?? 'bad-request', { most: MOST_BYTES })));
    journal.fault('a request failed', cause, { method: request.method, url: request.routeOptions.url });
    return reply.code(500).send(await told(request, serverSays('fault')));
  });
  app.setNotFoundHandler(async (request, reply) => {
    const said = await told(request, serverSays(request.url.startsWith('/api') ? 'not-found.route' : 'not-found.page'));
    // Somebody who typed an address wants a sentence and a way on, not braces.
    return request.headers.accept?.includes('text/html')
      ? reply.code(404).type('text/html; charset=utf-8').send(nothingHere(said.message))
      : reply.code(404).send(said);
  });

  apiPageRoutes(app, routes);
  await sharePages(app, options);
  await app.register(async inner => {
    for (const route of routes) mount(inner, route, options);
  });

  if (webFolder !== null)
    await app.register(staticFiles, {
      root: webFolder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        embedHeaders(reply, webFolder, path);
        // Built files carry their fingerprint in their name; the page itself does not.
        reply.header(
          'cache-control',
          /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  else
    app.get('/', async (request, reply) =>
      reply.type('text/plain; charset=utf-8').send(`${(await told(request, { code: 'no-page' })).message}\n`),
    );
  return app;
}

/** One person may use up all of their share; a house full of people never does so all at once. */
const AT_ONCE = 1 / 3;
/** People behind an address for whom the numbers of the routes are meant. */
const USUAL = 60;

/** To read a body keeps everybody else waiting, so of long ones an address has so many pieces a minute. */
const PIECE = 16_384;
const PIECES = 2400;

const bodyLength = (route: Route, { headers }: FastifyRequest): number => {
  if (headers['transfer-encoding'] !== undefined) return route.bytes ?? MOST_BYTES;
  return Number(headers['content-length'] ?? 0);
};

/** Calls are counted by session and by address, so that more sessions do not mean more calls. */
function limit(route: Route, request: FastifyRequest, { limiter, crowd }: AppOptions): void {
  if (limiter === null || route.perMinute === null) return;
  const name = `${route.method} ${route.url}`;
  const address = household(request.ip);
  const people = crowd.people;
  const token = route.who === 'anyone' ? null : tokenOf(request);
  const ofAddress =
    route.who === 'anyone'
      ? (route.perMinute * people) / USUAL
      : Math.max(route.perMinute, route.perMinute * people * AT_ONCE);
  const at = `${name} @${address}`;
  // What one session calls too often is not taken from those behind the same address, nor is a new token a new share.
  const free =
    !limiter.isOver(at, ofAddress) &&
    (token === null || limiter.take(`${name} ${hashOf(token)}`, route.perMinute)) &&
    limiter.take(at, ofAddress) &&
    limiter.take(`bytes @${address}`, (PIECES * people) / USUAL, Math.floor(bodyLength(route, request) / PIECE));
  if (!free) throw tooManyRequests(limiter.retryAfter);
}

function mount(app: FastifyInstance, route: Route, options: AppOptions): void {
  const { method, url } = route;
  const { people } = options;
  app.route({
    method,
    url,
    ...(route.bytes === null ? {} : { bodyLimit: route.bytes }),
    onRequest: async request => {
      limit(route, request, options);
      // What a stranger sends to a route for others is not even read, where it is long.
      const isLong = route.who !== 'anyone' && bodyLength(route, request) > PIECE;
      if (isLong && (await whoAsks(request, people)) === null) throw notSignedIn();
    },
    handler: inTime(route.long ? LONG_MS : ANSWER_MS, async (request, reply) => {
      const signed = await whoAsks(request, people);
      if (route.who !== 'anyone' && signed === null) throw notSignedIn();
      const scopes = route.who === 'anyone' ? undefined : signed?.scopes;
      if (scopes !== undefined && !(route.scope !== null && scopes.includes(route.scope)))
        throw new HttpFault(403, serverSays('no-scope', { scope: route.scope ?? '-' }));
      if (route.who === 'account' && signed?.participant.kind !== 'account') throw accountsOnly();
      if (route.who === 'operator' && !(signed && (await people.store.isOperator(signed.participant.id))))
        throw new HttpFault(403, 'operators-only');
      const asked = {
        params: read(route.params, request.params),
        query: read(route.query, request.query),
        body: read(route.body, request.body ?? {}),
        request,
        reply,
      };
      reply.header('cache-control', 'no-store');
      const answer = await route.run(asked as never, signed);
      if (route.audit !== null) {
        // Whoever signs in is known by the answer.
        const person = signed?.participant.id ?? (answer as { readonly id?: string } | null)?.id ?? null;
        options.security.note(route.audit, { person, address: household(request.ip), route: `${method} ${url}` });
      }
      return answer;
    }),
  });
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Whoever waits is told in time that it may or may not be done. */
const inTime =
  (ms: number, handle: Handler): Handler =>
  (request, reply) =>
    new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new StoreDown(`no answer within ${ms} ms`)), ms);
      handle(request, reply)
        .then(done, fail)
        .finally(() => clearTimeout(timer));
    });

async function whoAsks(request: FastifyRequest, people: People): Promise<Signed | null> {
  const token = tokenOf(request);
  return token === null ? null : await people.signed(token);
}

function read(schema: Route['body'], value: unknown): unknown {
  if (schema === null) return undefined;
  const given = decode(schema, value);
  if (!given.ok) throw new HttpFault(400, given);
  return given.value;
}
