import type { Clock } from './host/ports.ts';
import type { Engine } from './store/engine.ts';

const SYNC_MS = 30_000;
/** Smaller steps back are waited out. */
const STEP_MS = 500;

/**
 * The time of this machine; where several nodes share a data base, set by the data base's, so that they agree. It never
 * goes back.
 */
export class SystemClock implements Clock {
  #offset = 0;
  #last = 0;
  #lastAt = 0;
  #timer: NodeJS.Timeout | null = null;

  now(): number {
    const at = performance.now();
    const back = this.#last - (Date.now() + this.#offset);
    // The machine's clock was set back: time goes on from where it was, or every limit would last that much longer.
    if (back > STEP_MS) this.#offset += back + (at - this.#lastAt);
    this.#last = Math.max(this.#last, Math.round(Date.now() + this.#offset));
    this.#lastAt = at;
    return this.#last;
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
      const asked = Date.now();
      const wall = await engine.wall();
      // An answer that took long tells little.
      if (Date.now() - asked < 100) this.#offset = wall - Date.now();
    };
    await sync();
    this.#timer = setInterval(() => void sync().catch(() => {}), SYNC_MS);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }
}
