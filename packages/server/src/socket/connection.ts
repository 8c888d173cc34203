import type { Duplex } from 'node:stream';
import type { ClientSession, Follower, MessageRouter, Participant } from '@forceout/host';
import { frame, type ServerKey, serverSays } from '@forceout/host';
import type { Facts } from '@forceout/table';
import { ClientMessage, Credits, decodeText, PROTOCOL, type ServerMessage, type TableMessage } from '@forceout/wire';
import type { WebSocket } from 'ws';
import type { Signed } from '../people/people.ts';
import { Lag } from './lag.ts';
import type { OpenConnection } from './session-registry.ts';

const HELLO_MS = 5000;
const PING_MS = 5000;
const SILENT_PINGS = 3;
/** A client this far behind is cut off; it comes back and resumes where it was. */
const BACKLOG = 1 << 20;
/** What a connection may always send, however much others behind its address do. */
const QUIET: SocketLimits = { burst: 10, perSecond: 1 };
/** Tables one connection may follow. */
const TABLES = 200;

export interface SocketLimits {
  readonly burst: number;
  readonly perSecond: number;
}

export interface ConnectionPorts {
  readonly router: MessageRouter;
  readonly useTicket: (ticket: string) => Promise<Signed | null>;
  readonly now: () => number;
  readonly limits: SocketLimits;
  /** Whether those behind its address together may send one more. */
  readonly addressMay: () => boolean;
  readonly signedIn: (connection: Connection) => void;
  readonly closed: (connection: Connection) => void;
  readonly fault: (cause: unknown) => void;
}

/** One socket: says hello, then sends messages about tables and is told of them. */
export class Connection implements ClientSession, OpenConnection {
  readonly following = new Map<string, Follower>();
  closed = false;
  session = '';
  #participant: Participant | null = null;
  readonly #lag = new Lag();
  readonly #credits: Credits;
  readonly #quiet: Credits;
  readonly #hello: NodeJS.Timeout;
  #ping: NodeJS.Timeout | null = null;
  /** Pings that were sent and not answered, in their order. */
  readonly #pings = new Set<string>();
  #greeting = false;
  #closing = false;
  #waiting: Buffer[] = [];

  constructor(
    readonly socket: WebSocket,
    readonly stream: Duplex,
    readonly ports: ConnectionPorts,
  ) {
    this.#credits = new Credits(ports.limits.burst, ports.limits.perSecond, ports.now());
    this.#quiet = new Credits(QUIET.burst, QUIET.perSecond, ports.now());
    this.#hello = setTimeout(() => this.close('no-hello'), HELLO_MS);
    socket.on('message', (data, binary) => this.#heard(data.toString(), binary));
    // Pings are answered by themselves, which costs as much as a message.
    socket.on('ping', () => this.#mayGoOn());
    socket.on('pong', data => this.#pong(data));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#ended());
  }

  get participant(): Participant {
    if (this.#participant === null) throw new Error('nobody said hello');
    return this.#participant;
  }

  /** What is sent in one go travels in one go. Frames are made here, since those of `ws` cannot be shared by a table. */
  send(text: string): void {
    this.#post(textFrame(text));
  }

  #post(frame: Buffer): void {
    if (this.closed) return;
    if (this.#waiting.push(frame) === 1) process.nextTick(this.#flush);
  }

  readonly #flush = (): void => {
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    this.#waiting = [];
    if (this.closed || this.socket.readyState !== this.socket.OPEN) return;
    this.stream.write(waiting.length === 1 ? waiting[0]! : Buffer.concat(waiting));
    if (this.stream.writableLength > BACKLOG) this.socket.terminate();
  };

  lagMs(): number | null {
    return this.#lag.ms;
  }

  close(key: ServerKey = 'reconnect', facts?: Facts): void {
    const { code, ...said } = serverSays(key, facts);
    if (this.closed || this.#closing) return;
    this.send(frame({ t: 'bye', code, ...said }));
    this.#closing = true;
    this.#flush();
    this.socket.close(1008, code);
    // A client that does not answer the close is not waited for.
    setTimeout(() => this.socket.terminate(), 1000).unref();
  }

  #ended(): void {
    if (this.closed) return;
    this.closed = true;
    clearTimeout(this.#hello);
    if (this.#ping !== null) clearInterval(this.#ping);
    this.ports.closed(this);
    if (this.#participant !== null) this.ports.router.gone(this).catch(this.ports.fault);
  }

  #refuse(key: ServerKey, facts?: Facts, ask: string | null = null, table: string | null = null): void {
    this.send(frame({ t: 'refused', ask, table, ...serverSays(key, facts), clause: null, seq: null }));
  }

  #mayGoOn(): boolean {
    if (this.#closing) return false;
    const now = this.ports.now();
    const isQuiet = this.#quiet.take(now);
    // Whoever sends little is heard, also behind the address of somebody who floods.
    if (this.#credits.take(now) && (this.ports.addressMay() || isQuiet)) return true;
    this.close('too-many-messages');
    return false;
  }

  #heard(text: string, binary: boolean): void {
    // What comes after the goodbye is not looked at: a session that has ended does nothing more.
    if (this.#closing) return;
    const received = this.ports.now();
    if (!this.#mayGoOn()) return;
    if (binary) return this.#refuse('not-json');
    const read = decodeText(ClientMessage, text);
    if (!read.ok) return this.#refuse(read.code, read.facts, askIn(text));
    const message = read.value;
    if (message.t === 'time') return this.#send({ t: 'time', sent: message.sent, wall: received });
    if (message.t === 'hello') return void this.#greet(message.protocol, message.ticket).catch(this.#cannotGreet);
    if (this.#participant === null) return this.#refuse('hello-first', {}, message.ask, message.table);
    this.#handle(message, received);
  }

  #send(message: ServerMessage): void {
    this.send(frame(message));
  }

  #handle(message: TableMessage, received: number): void {
    if (message.t === 'join' && this.following.size >= TABLES)
      return this.#refuse('too-many-tables', { most: TABLES }, message.ask, message.table);
    const pressed = message.t === 'act' ? (message.pressed ?? null) : null;
    const measured = this.#lag.ms;
    this.ports.router.receive(this, message, { received, pressed, measured }).catch(this.ports.fault);
  }

  async #greet(protocol: number, ticket: string): Promise<void> {
    if (this.#greeting) return this.#refuse('hello-again');
    this.#greeting = true;
    if (protocol !== PROTOCOL && protocol !== PROTOCOL - 1) return this.close('wrong-protocol', { version: PROTOCOL });
    const signed = await this.ports.useTicket(ticket);
    if (this.closed || this.#closing) return;
    if (signed === null) return this.close('bad-ticket');
    clearTimeout(this.#hello);
    this.#participant = signed.participant;
    this.session = signed.session;
    this.ports.signedIn(this);
    const { id, name, kind } = signed.participant;
    this.#send({ t: 'welcome', protocol: PROTOCOL, you: { id, name, kind }, wall: this.ports.now() });
    this.#sendPing();
    this.#ping = setInterval(() => this.#sendPing(), PING_MS);
  }

  readonly #cannotGreet = (cause: unknown): void => {
    this.ports.fault(cause);
    this.close('store-away.door');
  };

  #sendPing(): void {
    if (this.#pings.size >= SILENT_PINGS) return this.socket.terminate();
    const text = String(performance.now());
    this.#pings.add(text);
    // With what else is told in this turn: a ping of its own would be another call of the system.
    this.#post(pingFrame(text));
  }

  /** Only what was asked is an answer; anything else is a message like others, and says nothing of the lag. */
  #pong(data: Buffer): void {
    const text = data.toString();
    if (!this.#pings.has(text)) return void this.#mayGoOn();
    for (const earlier of this.#pings) {
      this.#pings.delete(earlier);
      if (earlier === text) break;
    }
    const trip = performance.now() - Number(text);
    if (trip >= 0 && trip < 60_000) this.#lag.sample(trip);
  }
}

/** The question's name, where a message that is otherwise wrong has one. */
function askIn(text: string): string | null {
  const found = /"ask"\s*:\s*"([\w-]{1,40})"/.exec(text.slice(0, 8192));
  return found?.[1] ?? null;
}

const TEXT = 0x81;
const PING = 0x89;

/** A short text that comes back by itself. */
const pingFrame = (text: string): Buffer => Buffer.concat([Buffer.from([PING, text.length]), Buffer.from(text)]);

let lastText = '';
let lastFrame = Buffer.from([TEXT, 0]);

/**
 * A text as one unmasked frame (RFC 6455, 5.2), ready for the wire. What a whole table is told goes out connection after
 * connection, so the last frame is kept and made only once.
 */
export function textFrame(text: string): Buffer {
  if (text === lastText) return lastFrame;
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  lastText = text;
  lastFrame = frame;
  return frame;
}
