import type { Clock } from './ports.ts';
import { StoreDown } from './store/store-down.ts';

const RETRY_MS = 1000;

/**
 * What is asked for many tables at once is done for some at a time, in order: once for a table, however often it was
 * asked for meanwhile, and again where the store was away.
 */
export class UpkeepQueue {
  readonly #waiting = new Set<string>();
  #work: Promise<void> | null = null;
  #stopped = false;

  constructor(
    readonly clock: Pick<Clock, 'after'>,
    readonly together: number,
    readonly run: (ids: readonly string[]) => Promise<void>,
    readonly failed: (cause: unknown) => void,
  ) {}

  add(ids: Iterable<string>): void {
    for (const id of ids) this.#waiting.add(id);
    if (this.#work === null && this.#waiting.size > 0 && !this.#stopped) this.#work = this.#next();
  }

  async #next(): Promise<void> {
    while (this.#waiting.size > 0 && !this.#stopped) {
      const ids = [...this.#waiting].slice(0, this.together);
      for (const id of ids) this.#waiting.delete(id);
      try {
        await this.run(ids);
      } catch (cause) {
        this.failed(cause);
        if (!(cause instanceof StoreDown)) continue;
        for (const id of ids) this.#waiting.add(id);
        await new Promise<void>(done => void this.clock.after(RETRY_MS, done));
      }
    }
    this.#work = null;
  }

  /** Nothing more is begun; resolves when what is under way is done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#work;
  }
}
