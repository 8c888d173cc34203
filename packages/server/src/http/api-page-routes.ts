import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, LightMyRequestResponse } from 'fastify';
import type { Route } from './route.ts';

const FIXED: ReadonlySet<string> = new Set(['/api', '/api/', '/api/json', '/api/yaml', '/api/messages']);
const URLS = [...FIXED, '/api/static/*'];

/** What the server that answers says by itself. */
const OWN = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']);

interface Page {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const pageOf = (answer: LightMyRequestResponse): Page => ({
  status: answer.statusCode,
  headers: Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !OWN.has(name))),
  body: answer.rawPayload,
});

/**
 * Pages about the API, made when somebody first looks at one: at the start of a server people wait for their tables. They
 * are an application of their own, which is asked as the server was.
 */
export function apiPageRoutes(app: FastifyInstance, routes: readonly Route[]): void {
  let page: Promise<FastifyInstance> | null = null;
  const made = (): Promise<FastifyInstance> => {
    page ??= import('./api-page.ts').then(({ apiPage }) => apiPage(routes));
    // What could not be made is tried again.
    page.catch(() => {
      page = null;
    });
    return page;
  };
  /** The description alone is 250 KB to write out; it is the same for everybody. */
  const kept = new Map<string, Page>();
  const show = async ({ url }: FastifyRequest, reply: FastifyReply) => {
    const path = url.replace(/\?.*$/, '');
    const { status, headers, body } =
      kept.get(path) ?? pageOf(await (await made()).inject({ method: 'GET', url: path }));
    // A file can be named in endless ways.
    if (status === 200 && FIXED.has(path)) kept.set(path, { status, headers, body });
    return reply.code(status).headers(headers).send(body);
  };
  for (const url of URLS) app.get(url, show);
}
