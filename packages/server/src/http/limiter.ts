const MINUTE = 60_000;
/** Names kept at most twice as many. */
const KEYS = 50_000;

/** Counts calls by the minute. */
export class Limiter {
  #minute = 0;
  #counts = new Map<string, number>();
  /** Those of before there were too many. Whoever still calls is carried over, and who called once is forgotten. */
  #before: ReadonlyMap<string, number> = new Map();

  constructor(readonly now: () => number = Date.now) {}

  /** False when there were more than `most` in this minute. */
  take(key: string, most: number, weight = 1): boolean {
    const count = this.#count(key) + weight;
    if (this.#counts.size >= KEYS) {
      this.#before = this.#counts;
      this.#counts = new Map();
    }
    this.#counts.set(key, count);
    return count <= most;
  }

  /** Whether `most` are used up already; asking counts for nothing. */
  isOver(key: string, most: number): boolean {
    return this.#count(key) >= most;
  }

  #count(key: string): number {
    const minute = Math.floor(this.now() / MINUTE);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#counts = new Map();
      this.#before = new Map();
    }
    return this.#counts.get(key) ?? this.#before.get(key) ?? 0;
  }

  /** Seconds until calls are counted anew. */
  get retryAfter(): number {
    return Math.ceil((MINUTE - (this.now() % MINUTE)) / 1000);
  }
}
