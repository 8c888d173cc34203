import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { messageReference } from '@forceout/wire';
import Fastify, { type FastifyInstance } from 'fastify';
import { COMPILERS } from './compilers.ts';
import { openApiOf } from './openapi.ts';
import type { Route } from './route.ts';

/** The API page at `/api`, made from the routes, and the reference of the messages, made from their schemas. */
export async function apiPage(routes: readonly Route[]): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, schemaController: { compilersFactory: COMPILERS } });
  await app.register(swagger, { mode: 'static', specification: { document: openApiOf(routes) as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api',
    staticCSP: true,
    // Where the server speaks http, nothing of the page would be found at https; and the page styles itself.
    transformStaticCSP: header =>
      header
        .replace(/;?\s*upgrade-insecure-requests/, '')
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    uiConfig: { tryItOutEnabled: false },
    theme: { title: 'Forceout API' },
  });
  const reference = messageReference();
  app.get('/api/messages', async (_, reply) => reply.type('text/html; charset=utf-8').send(reference));
  return app;
}
