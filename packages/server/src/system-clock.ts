import type { Clock } from '@forceout/host';
import type { Engine } from './store/engine.ts';

const SYNC_MS = 10_000;
/** Smaller steps back are waited out. */
const STEP_MS = 500;

/**
 * The time of this machine; where several nodes share a data base, set by the data base's, so that they agree. It does
 * not go back by itself: where the true time turns out to be earlier it goes on at its pace, until whoever depends on it
 * has stopped the time of the tables and lets it go back (`comeBack`).
 */
export class SystemClock implements Clock {
  /** What the data base's clock showed, and for how long this process had run then. */
  #shared: { readonly wall: number; readonly at: number } | null = null;
  /** How far this clock is ahead of the true time. */
  #ahead = 0;
  #last = 0;
  #lastAt = 0;
  #timer: NodeJS.Timeout | null = null;

  now(): number {
    const at = performance.now();
    const back = this.#last - (this.#true() + this.#ahead);
    // The clock was set back: time goes on from where it was, or every limit would last that much longer.
    if (back > STEP_MS) this.#ahead += back + (at - this.#lastAt);
    // Set forward again, it meets us on the way.
    else if (this.#ahead > 0 && -back > STEP_MS) this.#ahead = Math.max(0, this.#ahead + back + (at - this.#lastAt));
    this.#last = Math.max(this.#last, Math.round(this.#true() + this.#ahead));
    this.#lastAt = at;
    return this.#last;
  }

  #true(): number {
    // Where others share the time, this machine's own clock is not asked: it may jump, and they would not.
    return this.#shared === null ? Date.now() : this.#shared.wall + (performance.now() - this.#shared.at);
  }

  get ahead(): number {
    return this.#ahead;
  }

  comeBack(): void {
    this.#ahead = 0;
    this.#last = Math.round(this.#true());
    this.#lastAt = performance.now();
  }

  after(ms: number, run: () => void): () => void {
    // Longer waits than a timer can hold are looked at again on the way.
    const most = 2 ** 31 - 1;
    let timer = setTimeout(step, Math.min(ms, most));
    const end = performance.now() + ms;
    function step(): void {
      const left = end - performance.now();
      if (left <= 1) run();
      else timer = setTimeout(step, Math.min(left, most));
    }
    return () => clearTimeout(timer);
  }

  async follow(engine: Engine): Promise<void> {
    if (!engine.shared) return;
    const sync = async () => {
      const asked = performance.now();
      const wall = await engine.wall();
      const at = performance.now();
      // An answer that took long tells little; the first is all there is.
      if (at - asked < 100 || this.#shared === null) this.#shared = { wall, at };
    };
    await sync();
    this.#timer = setInterval(() => void sync().catch(() => {}), SYNC_MS);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }
}
