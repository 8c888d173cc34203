/** Server time as a client knows it: the clock of the client, set right by the quickest exchange so far. */
export class ServerTime {
  /** Server time minus ours. */
  #offset = 0;
  #quickest = Number.POSITIVE_INFINITY;

  at(now: number): number {
    return Math.round(now + this.#offset);
  }

  /** A new connection: what was measured on another one says nothing of it. */
  begin(wall: number, now: number): void {
    this.#quickest = Number.POSITIVE_INFINITY;
    this.#offset = wall - now;
  }

  /** The server said `wall` to what was sent at `sent` and is answered now. */
  measured(sent: number, wall: number, now: number): void {
    const trip = now - sent;
    if (trip > this.#quickest) return;
    this.#quickest = trip;
    this.#offset = wall - (sent + trip / 2);
  }
}
