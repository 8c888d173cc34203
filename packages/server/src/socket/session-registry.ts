import type { ServerKey } from '@forceout/host';

/** A connection that lasts, on this node. */
export interface OpenConnection {
  readonly session: string;
  close(key: ServerKey): void;
}

/** All connections of this node, so that a session that ends takes them with it. */
export class SessionRegistry {
  readonly #connections = new Set<OpenConnection>();

  /** `notify`: the other nodes have connections of that session as well. */
  constructor(readonly notify: (session: string) => void = () => {}) {}

  get size(): number {
    return this.#connections.size;
  }

  add(connection: OpenConnection): void {
    this.#connections.add(connection);
  }

  remove(connection: OpenConnection): void {
    this.#connections.delete(connection);
  }

  countOf(session: string): number {
    let count = 0;
    for (const connection of this.#connections) if (connection.session === session) count++;
    return count;
  }

  endSession(session: string): void {
    this.closeSession(session);
    this.notify(session);
  }

  closeSession(session: string): void {
    for (const connection of this.#connections) if (connection.session === session) connection.close('signed-out');
  }

  get sessions(): ReadonlySet<string> {
    return new Set([...this.#connections].map(connection => connection.session));
  }

  closeAll(key: ServerKey): void {
    for (const connection of this.#connections) connection.close(key);
  }
}
