import { configOf, ListedQuery, OpenTable, PairAnswer, PairBody, StopPairingBody } from '@forceout/wire';
import { z } from 'zod';
import type { Context } from './context.ts';
import { HttpFault } from './fault.ts';
import { listedTables } from './listed-tables.ts';
import { type Route, route } from './route.ts';

const Stopped = z.strictObject({ stopped: z.boolean() });

/** Open tables with how hard they are, and finding people to play with. */
export const pairingRoutes = ({ pairing, admissions }: Context): readonly Route[] => [
  route({
    method: 'GET',
    url: '/api/open-tables',
    tag: 'tables',
    about: 'Listed tables that wait for players or may be watched, and whether they play at my level.',
    who: 'signed',
    query: ListedQuery,
    answer: z.array(OpenTable),
    perMinute: 120,
    run: async ({ query }, { participant }) => {
      const tables = await listedTables(admissions, query, participant);
      const levels = await pairing.levels(participant, tables);
      return tables.map(({ card }, i) => ({ ...card, level: levels[i] ?? 'unknown' }));
    },
  }),
  route({
    method: 'POST',
    url: '/api/pairing',
    tag: 'tables',
    about:
      'Find me a table: a seat beside people of my level, or a table of my own to wait at. Ask again to go on looking.',
    who: 'signed',
    body: PairBody,
    answer: PairAnswer,
    perMinute: 60,
    run: async ({ body }, { participant }) => {
      const names = Array.from({ length: body.setup.seats }, (_, i) => `Player ${i + 1}`);
      const config = configOf(body.setup, names);
      if (!config.ok) throw new HttpFault(400, config.refused);
      return await pairing.find(participant, body.setup, body.mine);
    },
  }),
  route({
    method: 'POST',
    url: '/api/pairing/stop',
    tag: 'tables',
    about: 'Stop looking: my seat at the table where I wait is free again.',
    who: 'signed',
    body: StopPairingBody,
    answer: Stopped,
    perMinute: 60,
    run: async ({ body }, { participant }) => ({
      stopped: await pairing.stop(participant, body.table).catch(() => false),
    }),
  }),
];
