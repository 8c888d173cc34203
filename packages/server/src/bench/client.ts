import { WebSocket } from 'ws';
import type { SeatedTable } from './order.ts';

const post = async (base: string, path: string, token: string): Promise<{ ticket: string }> => {
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{}',
  });
  return (await response.json()) as { ticket: string };
};

/** As much of an entry as tells which one it is. */
const HEAD = 80;

/** A seat at a table over a bare socket: it folds nothing, so that the bench measures the server. */
export class BenchSeat {
  socket: WebSocket | null = null;
  seq = 0;
  /** Entries that should have come and did not. */
  missed = 0;
  onEntry: (seq: number) => void = () => {};
  onAck: () => void = () => {};
  #asks = 0;
  readonly #life = Math.random().toString(36).slice(2);

  constructor(
    readonly port: number,
    readonly table: SeatedTable,
    readonly seat: number,
  ) {}

  async connect(): Promise<void> {
    const base = `http://127.0.0.1:${this.port}`;
    const { ticket } = await post(base, '/api/ticket', this.table.tokens[this.seat]!);
    await new Promise<void>((done, fail) => {
      const socket = new WebSocket(`ws://127.0.0.1:${this.port}/socket`, { perMessageDeflate: false });
      this.socket = socket;
      socket.on('error', fail);
      socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', protocol: 1, ticket })));
      socket.on('message', (data: Buffer) => {
        const head = data.toString('latin1', 0, HEAD);
        if (head.startsWith('{"t":"entry"')) return this.#entry(head);
        if (head.startsWith('{"t":"ack"')) return this.onAck();
        const text = data.toString();
        const message = JSON.parse(text) as { t: string; seq: number; entries?: { seq: number }[]; code?: string };
        if (message.t === 'welcome')
          socket.send(
            JSON.stringify({
              t: 'join',
              ask: 'j',
              table: this.table.table,
              ...(this.seq > 0 ? { from: this.seq } : {}),
            }),
          );
        if (message.t === 'joined') {
          if (this.seq > 0) this.missed += message.seq - this.seq - (message.entries?.length ?? 0);
          this.seq = message.seq;
          done();
        }
        if (message.t === 'refused' || message.t === 'bye') fail(new Error(text));
      });
    });
  }

  #entry(head: string): void {
    const seq = Number.parseInt(head.slice(head.indexOf('"seq":') + 6), 10);
    this.missed += seq - this.seq - 1;
    this.seq = seq;
    this.onEntry(seq);
  }

  /** Lays the Goal once more: an act that can be done again and again. */
  act(): void {
    const ask = String(++this.#asks);
    const key = `${this.seat}-${ask}-${this.#life}`;
    const act = { do: 'place', goal: this.table.goal };
    this.socket!.send(JSON.stringify({ t: 'act', ask, table: this.table.table, key, act }));
  }

  drop(): void {
    this.socket?.terminate();
  }
}

/** A join is answered within seconds or refused: so few at a time that nobody waits for long. */
const AT_ONCE = 20;

/** Everybody connects, some at a time. */
export async function connectAll(
  seats: readonly BenchSeat[],
  atOnce = AT_ONCE,
  connected: (seat: BenchSeat) => void = () => {},
): Promise<void> {
  const waiting = [...seats];
  const one = async () => {
    for (let seat = waiting.pop(); seat !== undefined; seat = waiting.pop()) {
      await seat.connect();
      connected(seat);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

export const seatsOf = (port: number, tables: readonly SeatedTable[]): readonly (readonly BenchSeat[])[] =>
  tables.map(table => table.tokens.map((_, seat) => new BenchSeat(port, table, seat)));
