const MINUTE = 60_000;
const KEYS = 100_000;

/** Counts calls by the minute. */
export class Limiter {
  #minute = 0;
  readonly #counts = new Map<string, number>();

  constructor(readonly now: () => number = Date.now) {}

  /** False when there were more than `most` in this minute. */
  take(key: string, most: number): boolean {
    const minute = Math.floor(this.now() / MINUTE);
    if (minute !== this.#minute || this.#counts.size >= KEYS) {
      this.#minute = minute;
      this.#counts.clear();
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count <= most;
  }

  /** Seconds until calls are counted anew. */
  get retryAfter(): number {
    return Math.ceil((MINUTE - (this.now() % MINUTE)) / 1000);
  }
}
