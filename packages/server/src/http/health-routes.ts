import { z } from 'zod';
import type { Engine } from '../store/engine.ts';
import type { Metrics } from '../watch/metrics.ts';
import { HttpFault } from './fault.ts';
import { type Route, route } from './route.ts';

export const healthRoutes = (engine: Engine, metrics: Metrics, draining: () => boolean): readonly Route[] => [
  route({
    method: 'GET',
    url: '/health',
    tag: 'operation',
    about: 'Whether this node serves: storage answers and it is not going down.',
    who: 'anyone',
    answer: z.strictObject({ ok: z.literal(true) }),
    run: async () => {
      if (draining()) throw new HttpFault(503, 'draining', 'This node is going down.');
      await engine.query('SELECT 1 AS one').catch(() => {
        throw new HttpFault(503, 'unavailable', 'Storage does not answer.');
      });
      return { ok: true };
    },
  }),
  route({
    method: 'GET',
    url: '/metrics',
    tag: 'operation',
    about: 'Figures for Prometheus.',
    who: 'anyone',
    run: async ({ reply }) => {
      reply.type('text/plain; version=0.0.4; charset=utf-8');
      return metrics.text();
    },
  }),
];
