import type { ServerKey } from '@forceout/host';
/** A connection that lasts, on this node. */
export interface Line {
  readonly session: string;
  close(key: ServerKey): void;
}

/** All connections of this node, so that a session that ends takes them with it. */
export class SessionRegistry {
  readonly #lines = new Set<Line>();

  /** `tell`: the other nodes have connections of that session as well. */
  constructor(readonly notify: (session: string) => void = () => {}) {}

  get size(): number {
    return this.#lines.size;
  }

  add(line: Line): void {
    this.#lines.add(line);
  }

  remove(line: Line): void {
    this.#lines.delete(line);
  }

  countOf(session: string): number {
    let count = 0;
    for (const line of this.#lines) if (line.session === session) count++;
    return count;
  }

  endSession(session: string): void {
    this.closeSession(session);
    this.notify(session);
  }

  closeSession(session: string): void {
    for (const line of this.#lines) if (line.session === session) line.close('signed-out');
  }

  get sessions(): ReadonlySet<string> {
    return new Set([...this.#lines].map(line => line.session));
  }

  closeAll(key: ServerKey): void {
    for (const line of this.#lines) line.close(key);
  }
}
