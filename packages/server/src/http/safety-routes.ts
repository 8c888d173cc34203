import {
  BlockedName,
  BlockNameBody,
  DecideReportBody,
  PageQuery,
  RemovalCard,
  ReportBody,
  ReportCard,
  ReportParams,
  ReportsQuery,
  RetentionAnswer,
} from '@forceout/wire';
import { z } from 'zod';
import { newName } from '../people/names.ts';
import { SESSION_MS } from '../people/people.ts';
import { RETENTION } from '../people/retention.ts';
import { newId } from '../people/secrets.ts';
import type { Context } from './context.ts';
import { Done, done } from './done.ts';
import { notFound } from './fault.ts';
import { type Route, route } from './route.ts';

const DAY = 86_400_000;

/** Reports of names, and what those who run the server do about them. */
export const safetyRoutes = (context: Context): readonly Route[] => {
  const { people, names, registry, admissions } = context;
  const { store } = names;
  return [
    route({
      method: 'GET',
      url: '/api/retention',
      tag: 'safety',
      about: 'How long what is kept.',
      who: 'anyone',
      answer: RetentionAnswer,
      run: async () => ({
        guestDays: RETENTION.guests,
        tableDays: RETENTION.tables,
        sessionDays: SESSION_MS.account / DAY,
        reportDays: RETENTION.reports,
      }),
    }),
    route({
      method: 'POST',
      url: '/api/reports',
      tag: 'safety',
      about: 'Say that a name should not stand here. Whoever runs the server looks at it.',
      who: 'signed',
      body: ReportBody,
      answer: Done,
      perMinute: 5,
      run: async ({ body }, { participant }) => {
        const { name, table } = body;
        // Whose name it is, is known only at a table that the reporter came to.
        const came = table !== undefined && (await admissions.admitted(table, participant.id));
        const roster = came ? await registry.ports.store.roster(table) : new Map<string, string>();
        const written = (one: string): string => one.trim().toLowerCase();
        const person = [...roster].find(([, called]) => written(called) === written(name))?.[0] ?? null;
        const about = { by: participant.id, person, name, table: table ?? null };
        await store.report({ id: newId('r'), at: people.now(), ...about, state: 'open' });
        return done;
      },
    }),
    route({
      method: 'GET',
      url: '/api/operator/reports',
      tag: 'safety',
      about: 'Names that were reported, newest first.',
      who: 'operator',
      query: ReportsQuery,
      answer: z.array(ReportCard),
      run: async ({ query }) =>
        (await store.reports(query.state, query.after ?? null, query.limit)).map(
          ({ id, at, name, table, state, account }) => ({ id, at, name, table, state, account }),
        ),
    }),
    route({
      method: 'POST',
      url: '/api/operator/reports/:report',
      audit: 'name-decided',
      tag: 'safety',
      about: 'Decide on a report: the name stays, or it is blocked and whoever has it gets a made-up one.',
      who: 'operator',
      params: ReportParams,
      body: DecideReportBody,
      answer: Done,
      run: async ({ params, body }) => {
        const report = await store.reportOf(params.report);
        if (report === null) throw notFound();
        if (body.decision === 'change') {
          await names.block(report.name);
          if (report.person !== null) registry.forget(await people.store.replaceName(report.person, newName()));
        }
        await store.settle(report.id, body.decision === 'keep' ? 'kept' : 'changed');
        return done;
      },
    }),
    route({
      method: 'GET',
      url: '/api/operator/names',
      tag: 'safety',
      about: 'Names that nobody may have, newest first.',
      who: 'operator',
      query: PageQuery,
      answer: z.array(BlockedName),
      run: async ({ query }) => await store.blocked(query.after ?? null, query.limit),
    }),
    route({
      method: 'POST',
      url: '/api/operator/names',
      audit: 'name-decided',
      tag: 'safety',
      about: 'Block a name, whatever letters it is written with.',
      who: 'operator',
      body: BlockNameBody,
      answer: Done,
      run: async ({ body }) => {
        await names.block(body.name);
        return done;
      },
    }),
    route({
      method: 'POST',
      url: '/api/operator/names/free',
      audit: 'name-decided',
      tag: 'safety',
      about: 'Let a name be used again.',
      who: 'operator',
      body: BlockNameBody,
      answer: Done,
      run: async ({ body }) => {
        if (!(await names.unblock(body.name))) throw notFound();
        return done;
      },
    }),
    route({
      method: 'GET',
      url: '/api/operator/removals',
      tag: 'safety',
      about: 'What was deleted by itself, and when, newest first.',
      who: 'operator',
      query: PageQuery,
      answer: z.array(RemovalCard),
      run: async ({ query }) => await store.removals(query.after ?? null, query.limit),
    }),
  ];
};
