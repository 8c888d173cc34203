const SMOOTH = 0.2;

/** How long messages of one connection take, one way, measured by ping frames that only the server times. */
export class Lag {
  #mean: number | null = null;
  #jitter = 0;

  sample(roundTripMs: number): void {
    const way = Math.max(0, roundTripMs / 2);
    if (this.#mean === null) this.#mean = way;
    else {
      this.#jitter += SMOOTH * (Math.abs(way - this.#mean) - this.#jitter);
      this.#mean += SMOOTH * (way - this.#mean);
    }
  }

  get ms(): number | null {
    return this.#mean === null ? null : this.#mean + this.#jitter;
  }
}
