import type { Cancel, Clock } from '@forceout/host';

interface Timer {
  readonly at: number;
  readonly order: number;
  run: (() => void) | null;
}

const before = (a: Timer, b: Timer): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** Virtual time: it passes only when somebody asks for the next thing to happen. */
export class SimClock implements Clock {
  #now: number;
  #order = 0;
  /** A binary heap; cancelled timers stay in it without effect. */
  readonly #heap: Timer[] = [];

  constructor(start: number) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): Cancel {
    const timer: Timer = { at: this.#now + Math.max(0, ms), order: this.#order++, run };
    this.#push(timer);
    return () => {
      timer.run = null;
    };
  }

  /** Time passes and nothing happens, as for a machine that is asleep. */
  sleep(ms: number): void {
    this.#now += ms;
  }

  /** Lets the next thing happen, if it comes by then; else time passes and false is returned. */
  step(until: number): boolean {
    for (;;) {
      const first = this.#heap[0];
      if (first === undefined || first.at > until) {
        this.#now = Math.max(this.#now, until);
        return false;
      }
      this.#pop();
      if (first.run === null) continue;
      this.#now = Math.max(this.#now, first.at);
      first.run();
      return true;
    }
  }

  #push(timer: Timer): void {
    const heap = this.#heap;
    let i = heap.push(timer) - 1;
    for (let up = (i - 1) >> 1; i > 0 && before(timer, heap[up]!); up = (i - 1) >> 1) {
      heap[i] = heap[up]!;
      i = up;
    }
    heap[i] = timer;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop()!;
    if (heap.length === 0) return;
    let i = 0;
    for (;;) {
      let down = 2 * i + 1;
      if (down >= heap.length) break;
      if (down + 1 < heap.length && before(heap[down + 1]!, heap[down]!)) down++;
      if (!before(heap[down]!, last)) break;
      heap[i] = heap[down]!;
      i = down;
    }
    heap[i] = last;
  }
}

/** A clock for one life of a process: when the process is gone nothing it had planned happens. */
export class NodeClock implements Clock {
  alive = true;
  /** What would have happened while the process was stopped where it was. */
  #late: (() => void)[] | null = null;

  constructor(readonly clock: Clock) {}

  now(): number {
    return this.clock.now();
  }

  after(ms: number, run: () => void): Cancel {
    let cancelled = false;
    this.clock.after(ms, () => this.reach(() => cancelled || run()));
    return () => {
      cancelled = true;
    };
  }

  /** Something comes to the process: a timer, an answer, a message. */
  reach(run: () => void): void {
    if (!this.alive) return;
    if (this.#late === null) run();
    else this.#late.push(run);
  }

  get frozen(): boolean {
    return this.#late !== null;
  }

  freeze(): void {
    this.#late ??= [];
  }

  thaw(): void {
    const late = this.#late ?? [];
    this.#late = null;
    for (const run of late) this.clock.after(0, () => this.reach(run));
  }
}
