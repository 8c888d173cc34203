import { Readable } from 'node:stream';
import type { TableHost } from '@forceout/host';
import { TableMissing, viewerOf } from '@forceout/host';
import { recordOf, writeRecord } from '@forceout/record';
import type { TableEvent } from '@forceout/table';
import { MatchLine, RecordAnswer, TableId } from '@forceout/wire';
import { z } from 'zod';
import type { Signed } from '../people/people.ts';
import type { Context } from './context.ts';
import { HttpFault, notFound } from './fault.ts';
import { type Route, route } from './route.ts';

const Id = z.strictObject({ id: TableId });
const Form = z.strictObject({ form: z.enum(['json', 'text']).default('json') });
const Since = z.strictObject({
  since: z.coerce.number().int().min(0).optional().describe('only matches of tables made from this moment on'),
});

/** Everything the referee said at a table, with the names of the players. */
async function eventsOf(host: TableHost): Promise<readonly TableEvent[]> {
  const { id, ports, log } = host;
  const entries = await log.named(await ports.store.read(id, 0, host.hosted.room.seq));
  return entries.flatMap(({ body }) => (body.kind === 'play' ? body.events : []));
}

/** A match as text; null until it is over, since Solutions are secret until then. */
async function recordText(host: TableHost): Promise<string | null> {
  if (host.hosted.room.stage !== 'over') return null;
  return writeRecord(recordOf(await eventsOf(host), [{ name: 'Table', value: host.id }]));
}

export const recordRoutes = ({ registry, router, admissions }: Context): readonly Route[] => {
  const table = async (id: string, { participant }: Signed): Promise<TableHost> => {
    try {
      const host = await registry.table(id);
      if ((await router.access(participant, host)).follow) return host;
    } catch (cause) {
      if (!(cause instanceof TableMissing)) throw cause;
    }
    throw notFound();
  };

  /** Lines as they are ready: a whole season is never held in memory. */
  async function* matchLines({ participant }: Signed, since: number): AsyncGenerator<string> {
    for (const card of await admissions.of(participant.id)) {
      if (card.stage !== 'over' || card.made < since) continue;
      const host = await registry.table(card.table).catch(() => null);
      const seat = host === null ? 'spectator' : viewerOf(host.hosted, participant.id);
      const state = host?.hosted.room.state ?? null;
      if (host === null || state === null || typeof seat !== 'number') continue;
      const { edition, division, players } = state.config;
      yield `${JSON.stringify({
        table: card.table,
        made: card.made,
        edition,
        division,
        players: [...players],
        seat,
        matchPoints: state.matchPoints === null ? null : [...state.matchPoints],
        record: (await recordText(host)) ?? '',
      } satisfies MatchLine)}\n`;
    }
  }

  return [
    route({
      method: 'GET',
      url: '/api/tables/:id/record',
      tag: 'tables',
      about: 'The record of a match that is over: `form=text` as a record file, else the same as JSON with its events.',
      who: 'signed',
      params: Id,
      query: Form,
      answer: RecordAnswer,
      also: { 'text/plain': 'A record file: docs/record-format.md.' },
      perMinute: 60,
      run: async ({ params, query, reply }, signed) => {
        const host = await table(params.id, signed);
        const record = await recordText(host);
        if (record === null) throw new HttpFault(409, 'not-over.record');
        if (query.form === 'text') {
          reply.type('text/plain; charset=utf-8');
          return record;
        }
        return { table: params.id, record, events: await eventsOf(host) };
      },
    }),
    route({
      method: 'GET',
      url: '/api/me/records',
      tag: 'tables',
      about: 'My finished matches, each with its record: one line of JSON a match, newest tables first.',
      who: 'signed',
      query: Since,
      lines: MatchLine,
      perMinute: 10,
      long: true,
      run: async ({ query, reply }, signed) => {
        reply.type('application/x-ndjson');
        return Readable.from(matchLines(signed, query.since ?? 0));
      },
    }),
  ];
};
