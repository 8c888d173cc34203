import type { ClientSession, Follower } from '@forceout/host';
import { frame, type ServerKey, serverSays } from '@forceout/host';
import type { ServerMessage, TableMessage } from '@forceout/wire';
import type { FastifyReply } from 'fastify';
import type { Signed } from '../people/people.ts';
import type { Context } from './context.ts';

const ALIVE_MS = 15_000;
/** A reader this far behind is cut off; it comes back and resumes. */
const BACKLOG = 1 << 20;

/** Follows a table as lines of JSON. Empty lines only say that the connection lives. */
export async function stream(
  { reception, lines }: Context,
  reply: FastifyReply,
  { participant, session }: Signed,
  table: string,
  from: number | null,
): Promise<void> {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  let closed = false;
  const caller: ClientSession = {
    participant,
    following: new Map<string, Follower>(),
    get closed() {
      return closed;
    },
    send: text => {
      if (closed || raw.writableEnded) return;
      raw.write(`${text}\n`);
      if (raw.writableLength > BACKLOG) caller.close();
    },
    close: () => raw.destroy(),
    lagMs: () => null,
  };
  const line = {
    session,
    close: (key: ServerKey) => raw.end(`${frame({ t: 'bye', ...serverSays(key) })}\n`),
  };
  lines.add(line);
  const alive = setInterval(() => raw.writableEnded || raw.write('\n'), ALIVE_MS);
  raw.on('close', () => {
    closed = true;
    clearInterval(alive);
    lines.remove(line);
    void reception.gone(caller);
  });
  const join: TableMessage = { t: 'join', ask: 'stream', table, ...(from === null ? {} : { from }) };
  await reception.receive(caller, join, { received: Date.now(), pressed: null, measured: null });
}

/** The answer to one message. */
export function answerOf(
  { reception, registry }: Context,
  { participant }: Signed,
  message: TableMessage,
): Promise<ServerMessage> {
  return new Promise((done, fail) => {
    const caller: ClientSession = {
      participant,
      following: new Map<string, Follower>(),
      closed: false,
      send: text => done(JSON.parse(text) as ServerMessage),
      close: () => {},
      lagMs: () => null,
    };
    const arrival = { received: registry.ports.clock.now(), pressed: null, measured: null };
    reception.receive(caller, message, arrival).catch(fail);
  });
}
