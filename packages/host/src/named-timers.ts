import type { Cancel, Clock } from './ports.ts';

/** Timers that take the place of one another by name. */
export class NamedTimers {
  readonly #timers = new Map<string, { readonly due: number; readonly cancel: Cancel }>();
  #stopped = false;

  constructor(readonly clock: Pick<Clock, 'now' | 'after'>) {}

  get stopped(): boolean {
    return this.#stopped;
  }

  has(name: string): boolean {
    return this.#timers.has(name);
  }

  /** Null: never. */
  set(name: string, ms: number | null, run: () => void): void {
    const set = this.#timers.get(name);
    const wait = Math.max(0, ms ?? 0);
    const due = this.clock.now() + wait;
    // Most acts change nothing about when something falls due; the timer that is set does the same.
    if (ms !== null && set?.due === due) return;
    set?.cancel();
    this.#timers.delete(name);
    if (ms === null || this.#stopped) return;
    const cancel = this.clock.after(wait, () => {
      this.#timers.delete(name);
      run();
    });
    this.#timers.set(name, { due, cancel });
  }

  stop(): void {
    this.#stopped = true;
    for (const { cancel } of this.#timers.values()) cancel();
    this.#timers.clear();
  }
}
