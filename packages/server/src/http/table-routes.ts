import type { Participant } from '@forceout/host';
import { createTable, officialCommand, serverSays, sitCommand } from '@forceout/host';
import { isGame } from '@forceout/rulebook';
import type { Json } from '@forceout/table';
import {
  CodeBody,
  configOf,
  InvitationAnswer,
  InvitationBody,
  JudgeAnswer,
  JudgeQuestion,
  ListedQuery,
  MakeTableBody,
  MyTableCard,
  MyTablesQuery,
  Seq,
  ServerMessage,
  TableAnswer,
  TableCard,
  TableId,
  TableMessage,
  View,
} from '@forceout/wire';
import { z } from 'zod';
import { household } from '../people/address.ts';
import { Busy, TookTooLong } from '../verdict/pool.ts';
import { judgeAnswer } from './answer-words.ts';
import type { Context } from './context.ts';
import { HttpFault, notFound } from './fault.ts';
import { followedTable } from './followed-table.ts';
import { guessed } from './guessed.ts';
import { listedTables } from './listed-tables.ts';
import { TableParams } from './params.ts';
import { type Route, route } from './route.ts';
import { answerOf, mayView, stream, viewFor } from './stream.ts';

const Yes = z.enum(['true', 'false']).default('false');
const From = z.strictObject({
  from: z.coerce.number().pipe(Seq).optional().describe('the sequence you have seen; you are told what came after'),
  view: Yes.describe('`true`: every line is a `View`, what you see and may do, instead of what happened'),
  state: Yes.describe('with `view`: the whole state of the referee as well'),
});
const WithState = z.strictObject({ state: Yes.describe('the whole state of the referee as well') });

/** Lines that one session may hold open. */
const STREAMS = 50;
/** A question may take this long at most, whatever it asks for. */
const JUDGE_MS = 3000;

export const tableRoutes = (context: Context): readonly Route[] => {
  const { registry, router, admissions, pool } = context;

  return [
    route({
      method: 'POST',
      url: '/api/tables',
      tag: 'tables',
      about: 'Make a table. Others come with its code, or from the lobby when it is listed.',
      who: 'signed',
      body: MakeTableBody,
      answer: TableAnswer,
      perMinute: 30,
      run: async ({ body }, { participant }) => {
        const { setup, sit } = body;
        const config = configOf(
          setup,
          Array.from({ length: setup.seats }, (_, i) => `Player ${i + 1}`),
        );
        if (!config.ok) throw new HttpFault(400, config.refused);
        const { table: id, code } = await createTable(registry.ports, { maker: participant, setup, coded: true });
        await admissions.admit(id, participant.id);
        if (sit)
          await (await registry.table(id)).decide(
            participant.id,
            null,
            sitCommand(participant, 0, registry.ports.looksLike),
          );
        return { table: id, code };
      },
    }),
    route({
      method: 'GET',
      url: '/api/tables',
      tag: 'tables',
      about: 'The lobby: listed tables that wait for players, those that wait longest first; or those to watch.',
      who: 'signed',
      query: ListedQuery,
      answer: z.array(TableCard),
      perMinute: 120,
      run: async ({ query }, { participant }) =>
        (await listedTables(admissions, query, participant)).map(({ card }) => card),
    }),
    route({
      method: 'GET',
      url: '/api/me/tables',
      tag: 'tables',
      about: 'Tables I came to, newest first; or only those that are not over.',
      who: 'signed',
      query: MyTablesQuery,
      answer: z.array(MyTableCard),
      perMinute: 120,
      run: async ({ query }, { participant }) =>
        await admissions.of(participant.id, query.unfinished === 'true', query.after ?? null, query.limit),
    }),
    route({
      method: 'POST',
      url: '/api/codes',
      audit: 'came-with-code',
      tag: 'tables',
      about: 'Come in with a code: of a table, or of an invitation to judge or direct it.',
      who: 'signed',
      body: CodeBody,
      answer: z.strictObject({ table: TableId }),
      perMinute: 30,
      run: async ({ body, request }, { participant }) => {
        const guess = { kind: 'code', name: body.code, address: household(request.ip) };
        const found = await guessed(
          context.attempts,
          guess,
          () => comeWith(context, participant, body.code),
          table => table !== null,
        );
        if (found === null) throw new HttpFault(404, 'no-such-code');
        return { table: found };
      },
    }),
    route({
      method: 'GET',
      url: '/api/tables/:id',
      tag: 'tables',
      about: 'What a table plays, and who sits there.',
      who: 'signed',
      params: TableParams,
      answer: TableCard,
      perMinute: 120,
      run: async ({ params }, signed) => {
        await followedTable(context, params.id, signed);
        const row = await registry.ports.store.row(params.id);
        if (row === null) throw notFound();
        return await admissions.card(row);
      },
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/invitations',
      audit: 'invited',
      tag: 'tables',
      about: 'A code for a judge or a director of this table; it is used once.',
      who: 'signed',
      params: TableParams,
      body: InvitationBody,
      answer: InvitationAnswer,
      perMinute: 10,
      run: async ({ params, body }, signed) => {
        const host = await followedTable(context, params.id, signed);
        if (!(await router.access(signed.participant, host)).invite) throw new HttpFault(403, 'no-judge.invite');
        return await admissions.invite(params.id, body.role);
      },
    }),
    route({
      method: 'GET',
      url: '/api/tables/:id/stream',
      tag: 'tables',
      about:
        'Follow a table over HTTP: lines of JSON. With `view=true` each line is a `View`: what I see and may do after every entry. ' +
        'Else the same messages as on the socket, first `joined`.',
      who: 'signed',
      params: TableParams,
      query: From,
      lines: z.union([ServerMessage, View]),
      perMinute: 60,
      run: async ({ params, query, reply }, signed) => {
        const host = await followedTable(context, params.id, signed);
        const views = query.view === 'true' ? { state: query.state === 'true' } : null;
        if (views !== null) mayView(host, signed);
        if (context.connections.countOf(signed.session) >= STREAMS)
          throw new HttpFault(429, serverSays('too-many-streams', { most: STREAMS }));
        await stream(context, reply, signed, params.id, { from: query.from ?? null, views });
      },
    }),
    route({
      method: 'GET',
      url: '/api/tables/:id/view',
      tag: 'tables',
      about: 'What I see of a table, and what my seat may do now.',
      who: 'signed',
      params: TableParams,
      query: WithState,
      answer: View,
      perMinute: 240,
      run: async ({ params, query }, signed) => {
        const host = await followedTable(context, params.id, signed);
        mayView(host, signed);
        return viewFor(context, host, signed, { state: query.state === 'true', entry: null });
      },
    }),
    route({
      method: 'POST',
      url: '/api/tables/:id/messages',
      tag: 'tables',
      about: 'Send a message about a table (all but `join` and `leave`); the answer is `ack` or `refused`.',
      who: 'signed',
      params: TableParams,
      body: TableMessage,
      answer: ServerMessage,
      perMinute: 600,
      run: async ({ params, body }, signed) => {
        if (body.table !== params.id) throw new HttpFault(400, 'bad-message.table');
        if (body.t === 'join' || body.t === 'leave') throw new HttpFault(400, 'bad-message.stream');
        return await answerOf(context, signed, body);
      },
    }),
    route({
      method: 'GET',
      url: '/api/analysis',
      tag: 'judge',
      about: 'The table at which I play a match that counts: while there is one, nobody analyses for me.',
      who: 'anyone',
      answer: z.strictObject({ table: TableId.nullable() }),
      perMinute: 1200,
      run: async (_, signed) => ({ table: signed && (await admissions.playingAt(signed.participant.id)) }),
    }),
    route({
      method: 'POST',
      url: '/api/judge',
      tag: 'judge',
      about:
        'One question of the public protocol, part 1: is this Goal legal, is this Solution correct, does one exist?',
      who: 'signed',
      body: JudgeQuestion,
      answer: JudgeAnswer,
      perMinute: 60,
      run: async ({ body, request }, { participant }) => {
        if ((await admissions.playingAt(participant.id)) !== null) throw new HttpFault(403, 'analysis-off');
        const { game } = body;
        if (!isGame(game)) throw new HttpFault(400, 'bad-field.game');
        const budgetMs = Math.min(JUDGE_MS, Number(body.budgetMs ?? JUDGE_MS) || JUDGE_MS);
        const question = { ...body, budgetMs } as { readonly [key: string]: Json };
        try {
          const answer = await pool.run({ kind: 'judge', game, question }, 'public', JUDGE_MS + 1000);
          if (answer.ok) {
            const told = await judgeAnswer(answer.answer, game, request.headers['accept-language']);
            return { ...(body.id === undefined ? {} : { id: body.id }), ...(told as object) };
          }
          throw new HttpFault(400, answer.error);
        } catch (cause) {
          if (cause instanceof Busy) throw new HttpFault(503, 'busy');
          if (cause instanceof TookTooLong) throw new HttpFault(503, 'took-too-long');
          throw cause;
        }
      },
    }),
  ];
};

/** The table to which a code leads this person: its own, or one of an invitation. Null when it leads nowhere. */
async function comeWith(
  { admissions, classes, registry }: Context,
  participant: Participant,
  code: string,
): Promise<string | null> {
  const row = await admissions.byCode(code);
  if (row !== null) {
    const classmate = row.classId === participant.classId || (participant.roams && row.classId === null);
    const coach = row.classId !== null && (await classes.owns(participant.id, row.classId));
    if (!classmate && !coach) return null;
    await admissions.admit(row.id, participant.id);
    return row.id;
  }
  if (participant.kind === 'pupil') return null;
  const invited = await admissions.useInvitation(code);
  const at = invited === null ? null : await registry.ports.store.row(invited.table);
  if (invited === null || at === null) return null;
  // A class is among itself: nobody but its coach takes an office there, and needs nobody's leave.
  const coach = at.classId !== null && (await classes.owns(participant.id, at.classId));
  const barred = at.classId !== null && !coach;
  const host = await registry.table(invited.table);
  const reply = barred
    ? null
    : await host.decide(participant.id, null, officialCommand(participant, invited.role, coach));
  if (reply?.ok !== true) {
    await admissions.giveBack(code, invited);
    if (reply === null) return null;
    throw new HttpFault(409, reply);
  }
  await admissions.admit(invited.table, participant.id);
  return invited.table;
}
