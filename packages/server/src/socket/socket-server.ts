import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@forceout/wire';
import { type WebSocket, WebSocketServer } from 'ws';
import { sameOrigin } from '../http/origin.ts';

export interface SocketServerLimits {
  /** Sockets at one time from one address; a school has many pupils behind one. */
  readonly perAddress: number;
  readonly all: number;
}

/** Everybody behind one address may have some: a page that was left, one that comes again. */
export const socketServerLimits = (people: number): SocketServerLimits => ({
  perAddress: Math.max(400, people * 3),
  all: 20_000,
});

/** Lets sockets in at `/socket`: from our own page or from programs, and not more than we can serve. */
export class SocketServer {
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LIMITS.frame, perMessageDeflate: false });
  readonly #perAddress = new Map<string, number>();

  constructor(
    http: Server,
    readonly limits: () => SocketServerLimits,
    readonly addressOf: (request: IncomingMessage) => string,
    readonly host: string | null,
    readonly enter: (socket: WebSocket, stream: Duplex, address: string) => void,
  ) {
    http.on('upgrade', (request, stream, head) => this.#upgrade(request, stream, head));
  }

  get size(): number {
    return this.#server.clients.size;
  }

  #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    const refuse = (status: string) =>
      stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    if ((request.url ?? '').split('?')[0] !== '/socket') return void refuse('404 Not Found');
    if (!sameOrigin(request.headers.origin, this.host ?? request.headers.host)) return void refuse('403 Forbidden');
    const address = this.addressOf(request);
    const here = this.#perAddress.get(address) ?? 0;
    const { perAddress, all } = this.limits();
    if (here >= perAddress || this.size >= all) return void refuse('503 Service Unavailable');
    this.#server.handleUpgrade(request, stream, head, socket => {
      this.#perAddress.set(address, here + 1);
      socket.on('close', () => {
        const left = (this.#perAddress.get(address) ?? 1) - 1;
        if (left > 0) this.#perAddress.set(address, left);
        else this.#perAddress.delete(address);
      });
      this.enter(socket, stream, address);
    });
  }

  close(): void {
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }
}
