import type { ClientMessage } from './client.ts';
import { PROTOCOL } from './limits.ts';
import { LineWatch } from './line-watch.ts';
import { Outbox } from './outbox.ts';
import type { ServerMessage } from './server.ts';

/** What a line needs from where it runs. A page gives WebSocket and its clock, a test its own. */
export interface LinePorts {
  /** Opens a connection and calls back. `closed` comes once, also when it could not be opened. */
  readonly connect: (events: {
    readonly opened: () => void;
    readonly message: (message: { readonly data: string }) => void;
    readonly closed: () => void;
  }) => { readonly send: (text: string) => void; readonly close: () => void };
  /** A fresh ticket for one connection. */
  readonly ticket: () => Promise<string>;
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
  /** A number from 0 up to 1, for names nobody else has and for waits that differ. */
  readonly random: () => number;
}

export type ClientStatus = 'connecting' | 'open' | 'closed';

/** What a line tells the one who uses it. */
interface LineEvents {
  readonly message: (message: ServerMessage) => void;
  /** It is opened anew: nothing that was asked on it before will be answered. */
  readonly anew: () => void;
  readonly changed: () => void;
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 3000;
const OPEN_WITHIN = 8000;

/** A line to the server that mends itself: one connection after the other, each with a ticket of its own. */
export class ServerLine {
  status: ClientStatus = 'connecting';
  #connection: ReturnType<LinePorts['connect']> | null = null;
  #outbox: Outbox | null = null;
  #round = 0;
  #failures = 0;
  readonly #watch: LineWatch;

  constructor(
    readonly ports: LinePorts,
    readonly events: LineEvents,
  ) {
    this.#watch = new LineWatch({
      now: ports.now,
      after: ports.after,
      ask: now => this.send({ t: 'time', sent: now }),
      dead: () => this.#again(this.#round),
    });
  }

  send(message: ClientMessage): void {
    this.#outbox?.send(JSON.stringify(message));
  }

  /** The server has taken the ticket. */
  welcomed(): void {
    this.status = 'open';
    this.#failures = 0;
    this.#watch.start();
  }

  /** The network may be there again: does not wait for the next try. */
  hurry(): void {
    if (this.status !== 'connecting' || this.#connection !== null) return;
    this.#failures = 0;
    void this.open();
  }

  close(): void {
    this.status = 'closed';
    this.#hangUp()?.close();
    this.events.changed();
  }

  async open(): Promise<void> {
    const round = ++this.#round;
    this.status = 'connecting';
    this.events.anew();
    this.events.changed();
    // Neither a ticket nor a connection is waited for without end.
    this.ports.after(OPEN_WITHIN, () => {
      if (this.status === 'connecting') this.#again(round);
    });
    let connection: ReturnType<LinePorts['connect']>;
    try {
      const ticket = await this.ports.ticket();
      if (round !== this.#round) return;
      connection = this.ports.connect({
        opened: () => round === this.#round && this.send({ t: 'hello', protocol: PROTOCOL, ticket }),
        message: ({ data }) => round === this.#round && this.#heard(data),
        closed: () => this.#again(round),
      });
    } catch {
      this.#again(round);
      return;
    }
    this.#connection = connection;
    this.#outbox = new Outbox(this.ports, text => connection.send(text));
  }

  #heard(data: string): void {
    this.#watch.heard();
    this.events.message(JSON.parse(data) as ServerMessage);
  }

  /** Whatever the connection still does is nothing to us. */
  #hangUp(): ReturnType<LinePorts['connect']> | null {
    const connection = this.#connection;
    this.#round++;
    this.#watch.stop();
    this.#outbox?.stop();
    this.#outbox = null;
    this.#connection = null;
    return connection;
  }

  #again(round: number): void {
    if (round !== this.#round) return;
    this.#hangUp()?.close();
    this.status = 'connecting';
    this.events.changed();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    const waiting = this.#round;
    this.ports.after(
      wait * (0.5 + this.ports.random()),
      () => this.status !== 'closed' && waiting === this.#round && void this.open(),
    );
  }
}
