import type { TableHost } from '@forceout/host';
import { frame, type ServerKey, serverSays, tableView, viewerOf } from '@forceout/host';
import type { ServerMessage, TableMessage, View } from '@forceout/wire';
import type { FastifyReply } from 'fastify';
import { callerOf } from '../caller.ts';
import type { Signed } from '../people/people.ts';
import type { Context } from './context.ts';
import { crossOrigin } from './cross-origin.ts';
import { HttpFault } from './fault.ts';

const ALIVE_MS = 15_000;
/** A reader this far behind is cut off; it comes back and resumes. */
const BACKLOG = 1 << 20;

interface Following {
  readonly from: number | null;
  /** Views instead of entries, with or without the whole state. */
  readonly views: { readonly state: boolean } | null;
}

/** Who watches from behind sees the table as it was, which a view of now would give away. */
export function mayView(host: TableHost, { participant }: Signed): void {
  const late = host.hosted.room.setup.delaySeconds > 0 && viewerOf(host.hosted, participant.id) === 'spectator';
  if (late) throw new HttpFault(409, 'delayed');
}

export const viewFor = (
  { registry }: Context,
  host: TableHost,
  { participant }: Signed,
  asked: Parameters<typeof tableView>[4],
): View => {
  const { clock, game } = registry.ports;
  return tableView(host.hosted, participant.id, game(host.hosted.room.setup.edition), clock.now(), asked);
};

/** What follows from a message for somebody who wants to know how the table stands; null when nothing does. */
function viewLine(
  context: Context,
  host: TableHost,
  signed: Signed,
  text: string,
  { state }: { readonly state: boolean },
): string | null {
  const message = JSON.parse(text) as ServerMessage;
  if (message.t === 'refused' || message.t === 'bye') return text;
  if (message.t !== 'joined' && message.t !== 'entry' && message.t !== 'viewer') return null;
  const { seq, wall, body } = message.t === 'entry' ? message : { seq: 0, wall: 0, body: null };
  return JSON.stringify(viewFor(context, host, signed, { state, entry: body === null ? null : { seq, wall, body } }));
}

/** Follows a table as lines of JSON. Empty lines only say that the connection lives. */
export async function stream(
  context: Context,
  reply: FastifyReply,
  signed: Signed,
  table: string,
  { from, views }: Following,
): Promise<void> {
  const { router, connections, registry } = context;
  const { participant, session } = signed;
  const host = views === null ? null : await registry.table(table);
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...crossOrigin(reply.request),
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  let closed = false;
  const send = (text: string): void => {
    if (closed || raw.writableEnded) return;
    const line = host === null || views === null ? text : viewLine(context, host, signed, text, views);
    if (line === null) return;
    raw.write(`${line}\n`);
    if (raw.writableLength > BACKLOG) raw.destroy();
  };
  const ways = { participant, send, close: () => void raw.destroy(), lagMs: () => null };
  const caller = callerOf(ways, () => closed);
  const open = {
    session,
    close: (key: ServerKey) => raw.end(`${frame({ t: 'bye', ...serverSays(key) })}\n`),
  };
  connections.add(open);
  const alive = setInterval(() => raw.writableEnded || raw.write('\n'), ALIVE_MS);
  raw.on('close', () => {
    closed = true;
    clearInterval(alive);
    connections.remove(open);
    void router.gone(caller);
  });
  const join: TableMessage = { t: 'join', ask: 'stream', table, ...(from === null ? {} : { from }) };
  await router.receive(caller, join, { received: Date.now(), pressed: null, measured: null });
}

/** The answer to one message. */
export function answerOf(
  { router, registry }: Context,
  { participant }: Signed,
  message: TableMessage,
): Promise<ServerMessage> {
  return new Promise((done, fail) => {
    const send = (text: string): void => done(JSON.parse(text) as ServerMessage);
    const caller = callerOf({ participant, send, close: () => {}, lagMs: () => null }, () => false);
    const arrival = { received: registry.ports.clock.now(), pressed: null, measured: null };
    router.receive(caller, message, arrival).catch(fail);
  });
}
