import { z } from 'zod';
import type { Metrics } from '../watch/metrics.ts';
import type { StoreProbe } from '../watch/probe.ts';
import { HttpFault } from './fault.ts';
import { type Route, route } from './route.ts';

export const healthRoutes = (probe: StoreProbe, metrics: Metrics, draining: () => boolean): readonly Route[] => [
  route({
    method: 'GET',
    url: '/health',
    tag: 'operation',
    about: 'Whether this node serves: it can write to its store, and it is not going down. Else 503 with a reason.',
    who: 'anyone',
    answer: z.strictObject({ ok: z.literal(true) }),
    run: async () => {
      if (draining()) throw new HttpFault(503, 'draining');
      const unwell = await probe.look();
      if (unwell !== null) throw new HttpFault(503, unwell);
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
