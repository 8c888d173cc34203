import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { messageReference } from '@forceout/wire';
import type { FastifyInstance } from 'fastify';

/** The API page at `/api`, made from the routes, and the reference of the messages, made from their schemas. */
export async function apiPages(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Forceout',
        version: '1',
        description:
          'Everything the page does, for programs. Come as a guest with `{"token": true}` and send the token as a bearer. ' +
          'The messages of the socket and of the stream are described at [/api/messages](/api/messages).',
      },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'forceout' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ cookie: [] }, { bearer: [] }],
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api',
    staticCSP: true,
    // Where the server speaks http, nothing of the page would be found at https; and the page styles itself.
    transformStaticCSP: header =>
      header
        .replace(/;?\s*upgrade-insecure-requests/, '')
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    uiConfig: { tryItOutEnabled: false },
  });
  const reference = messageReference();
  app.get('/api/messages', { schema: { hide: true } as object }, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(reference),
  );
}
