import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server that can be long, or blocked: then nothing passes, and nobody is told. */
export class Road {
  readonly #sockets = new Set<Socket>();
  #blocked = false;
  /** Every piece of data takes so long, each way. */
  delayMs = 0;

  private constructor(readonly server: Server) {}

  static async to(port: number): Promise<Road> {
    const server = createServer();
    const road = new Road(server);
    server.on('connection', near => {
      const far = connect(port, '127.0.0.1');
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        road.#sockets.add(from);
        from.on('data', data => {
          if (road.delayMs === 0) to.write(data);
          else setTimeout(() => to.write(data), road.delayMs);
        });
        from.on('error', () => {});
        from.on('close', () => {
          road.#sockets.delete(from);
          to.destroy();
        });
        if (road.#blocked) from.pause();
      }
    });
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    return road;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  set blocked(blocked: boolean) {
    this.#blocked = blocked;
    for (const socket of this.#sockets)
      if (blocked) socket.pause();
      else socket.resume();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise(done => this.server.close(done));
  }
}
