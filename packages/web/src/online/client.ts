import { type ClientPorts, TableClient } from '@forceout/wire';
import { randomWord } from '../ui/random.ts';
import { signIn, ticket } from './api.ts';

let current: TableClient | null = null;

const socketUrl = (): string => {
  const url = new URL('./socket', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  return url.href;
};

const portsWith = (ticket: ClientPorts['ticket']): ClientPorts => ({
  connect({ opened, message, closed }) {
    const socket = new WebSocket(socketUrl());
    socket.onopen = opened;
    socket.onmessage = message;
    socket.onclose = closed;
    return socket;
  },
  ticket,
  now: () => performance.timeOrigin + performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: () => randomWord() / 2 ** 32,
  fromStart: true,
});

/** A client of its own, for whoever the tickets are for. */
export const openClient = (ticket: ClientPorts['ticket']): TableClient => new TableClient(portsWith(ticket));

async function myTicket(): Promise<string> {
  const me = await signIn();
  const got = me.ok ? await ticket() : me;
  if (!got.ok) throw new Error(got.message);
  return got.answer.ticket;
}

/** One client a page; its connection mends itself. */
export function tableClient(): TableClient {
  current ??= openClient(myTicket);
  return current;
}

/** The device has a network again. */
if (typeof addEventListener === 'function') addEventListener('online', () => current?.hurry());

/** Somebody else sits at this page now: the line opens again under the new name. */
export function renewClient(): void {
  current?.close();
  current = null;
}
