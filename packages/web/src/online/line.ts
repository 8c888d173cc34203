import { type LinePorts, type ServerMessage, TableLine } from '@forceout/wire';
import { signIn, ticket } from './api.ts';

type Ear = (message: ServerMessage) => void;

const ears = new Set<Ear>();
let current: TableLine | null = null;

/** Hears every message of the server, beside the line. */
export function listen(ear: Ear): () => void {
  ears.add(ear);
  return () => ears.delete(ear);
}

/** A first join asks for the log from its beginning, so that the page can tell what happened so far. */
const fromStart = (text: string): string => {
  if (!text.startsWith('{"t":"join"')) return text;
  const message = JSON.parse(text) as { from?: number };
  return JSON.stringify({ from: 0, ...message });
};

const socketUrl = (): string => {
  const url = new URL('./socket', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  return url.href;
};

const ports: LinePorts = {
  connect({ opened, text, closed }) {
    const socket = new WebSocket(socketUrl());
    socket.onopen = opened;
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as ServerMessage;
      for (const ear of ears) ear(message);
      text(data);
    };
    socket.onclose = closed;
    return { send: out => socket.send(fromStart(out)), close: () => socket.close() };
  },
  async ticket() {
    const me = await signIn();
    const got = me.ok ? await ticket() : me;
    if (!got.ok) throw new Error(got.message);
    return got.answer.ticket;
  },
  now: () => performance.timeOrigin + performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
};

/** One line a page; it mends itself. */
export function tableLine(): TableLine {
  current ??= new TableLine(ports);
  return current;
}
