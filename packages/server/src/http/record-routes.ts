import { Readable } from 'node:stream';
import { MatchLine, RecordAnswer, type TableCard } from '@forceout/wire';
import { z } from 'zod';
import type { Signed } from '../people/people.ts';
import type { After } from '../people/safety-store.ts';
import type { Context } from './context.ts';
import { HttpFault } from './fault.ts';
import { followedTable } from './followed-table.ts';
import { jsonPieces } from './json-pieces.ts';
import { TableParams } from './params.ts';
import { readMatch } from './read-match.ts';
import { type Route, route } from './route.ts';

/** Tables looked up at a time. */
const TABLES = 100;

const Form = z.strictObject({ form: z.enum(['json', 'text']).default('json') });
const Since = z.strictObject({
  since: z.coerce.number().int().min(0).optional().describe('only matches of tables made from this moment on'),
});

export const recordRoutes = ({ registry, router, admissions, pool }: Context): readonly Route[] => {
  /** Lines as they are ready: a whole season is never held in memory. */
  async function* matchLines({ participant }: Signed, since: number): AsyncGenerator<string> {
    for (let after: After | null = null; ; ) {
      const cards: readonly TableCard[] = await admissions.of(participant.id, false, after, TABLES);
      for (const card of cards) {
        if (card.made < since) return;
        const match = card.stage === 'over' ? await readMatch({ registry, pool }, card.table) : null;
        const seat = match?.people.indexOf(participant.id) ?? -1;
        if (match === null || seat < 0) continue;
        const { edition, division, players, matchPoints, record } = match;
        yield `${JSON.stringify({
          table: card.table,
          made: card.made,
          ...{ edition, division, players: [...players], seat },
          matchPoints: matchPoints === null ? null : [...matchPoints],
          record: record ?? '',
        } satisfies MatchLine)}\n`;
      }
      const last = cards.at(-1);
      if (cards.length < TABLES || last === undefined) return;
      after = { at: last.made, id: last.table };
    }
  }

  return [
    route({
      method: 'GET',
      url: '/api/tables/:id/record',
      tag: 'tables',
      about: 'The record of a match that is over: `form=text` as a record file, else the same as JSON with its events.',
      who: 'signed',
      params: TableParams,
      query: Form,
      answer: RecordAnswer,
      also: { 'text/plain': 'A record file: docs/record-format.md.' },
      perMinute: 60,
      run: async ({ params, query, reply }, signed) => {
        await followedTable({ registry, router }, params.id, signed);
        const match = await readMatch({ registry, pool }, params.id);
        if (match?.record == null) throw new HttpFault(409, 'not-over.record');
        const { record, events } = match;
        if (query.form === 'text') {
          reply.type('text/plain; charset=utf-8');
          return record;
        }
        const head = JSON.stringify({ table: params.id, record });
        return jsonPieces(reply, [head.slice(0, -1), ',"events":', events, '}']);
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
