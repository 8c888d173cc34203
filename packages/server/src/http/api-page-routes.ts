import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from './route.ts';

const URLS = ['/api', '/api/', '/api/json', '/api/yaml', '/api/static/*', '/api/messages'] as const;

/** What the server that answers says by itself. */
const OWN = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']);

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
  const show = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    const answer = await (await made()).inject({ method: 'GET', url, headers });
    const told = Object.entries(answer.headers).filter(([name]) => !OWN.has(name));
    return reply.code(answer.statusCode).headers(Object.fromEntries(told)).send(answer.rawPayload);
  };
  for (const url of URLS) app.get(url, show);
}
