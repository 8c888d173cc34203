import { dropOldest } from '../drop-oldest.ts';

const MINUTE = 60_000;
const KEYS = 100_000;

/** Counts calls by the minute. */
export class Limiter {
  #minute = 0;
  readonly #counts = new Map<string, number>();

  constructor(readonly now: () => number = Date.now) {}

  /** False when there were more than `most` in this minute. */
  take(key: string, most: number, weight = 1): boolean {
    const count = this.#count(key) + weight;
    // Whoever calls with ever new names pushes out those of others that do not call, and never their own address.
    if (!this.#counts.delete(key) && this.#counts.size >= KEYS) dropOldest(this.#counts);
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
      this.#counts.clear();
    }
    return this.#counts.get(key) ?? 0;
  }

  /** Seconds until calls are counted anew. */
  get retryAfter(): number {
    return Math.ceil((MINUTE - (this.now() % MINUTE)) / 1000);
  }
}
