import { WebSocket } from 'ws';
import type { TestPerson } from './harness.ts';

interface Answer {
  readonly t: string;
  readonly code?: string;
  readonly wall?: number;
  readonly ms: number;
}

/** A socket that sends each message once and notes how long its answer took. */
export class RawLine {
  readonly #asked = new Map<string, (answer: Omit<Answer, 'ms'>) => void>();
  #asks = 0;

  private constructor(
    readonly socket: WebSocket,
    readonly table: string,
  ) {}

  static async open(person: TestPerson, table: string): Promise<RawLine> {
    const { ticket } = (await person.ask<{ ticket: string }>('POST', '/api/ticket', {})).body;
    const socket = new WebSocket(`${person.base.replace('http', 'ws')}/socket`);
    const line = new RawLine(socket, table);
    await new Promise<void>((done, fail) => {
      socket.on('error', fail).on('open', () => socket.send(JSON.stringify({ t: 'hello', protocol: 1, ticket })));
      socket.on('message', data => {
        const heard = JSON.parse(String(data)) as { t: string; ask?: string; code?: string; wall?: number };
        if (heard.t === 'welcome') done();
        const told = heard.ask === undefined ? undefined : line.#asked.get(heard.ask);
        line.#asked.delete(heard.ask ?? '');
        told?.(heard);
      });
    });
    return line;
  }

  ask(message: object): Promise<Answer> {
    const ask = `a${++this.#asks}`;
    const since = performance.now();
    return new Promise(done => {
      this.#asked.set(ask, answer => done({ ...answer, ms: performance.now() - since }));
      this.socket.send(JSON.stringify({ ask, table: this.table, ...message }));
    });
  }

  close(): void {
    this.socket.terminate();
  }
}
