/** Those who want to know when something has changed. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** What `useSyncExternalStore` asks for: the answer ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  };

  notify(): void {
    for (const listener of this.#all) listener();
  }

  clear(): void {
    this.#all.clear();
  }
}
