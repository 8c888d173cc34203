const WITHIN_MS = 600_000;
const MOST = 10;
const REMEMBERED = 10_000;

/** Wrong guesses at one name, counted for a while; many of them and the name is shut for the rest of it. */
export class Attempts {
  readonly #wrong = new Map<string, { count: number; since: number }>();

  constructor(readonly now: () => number) {}

  shut(name: string): boolean {
    const seen = this.#wrong.get(name);
    return seen !== undefined && this.now() - seen.since < WITHIN_MS && seen.count >= MOST;
  }

  wrong(name: string): void {
    const now = this.now();
    const seen = this.#wrong.get(name);
    if (seen === undefined || now - seen.since >= WITHIN_MS) {
      if (this.#wrong.size >= REMEMBERED) this.#wrong.delete(this.#wrong.keys().next().value!);
      this.#wrong.set(name, { count: 1, since: now });
    } else seen.count++;
  }

  right(name: string): void {
    this.#wrong.delete(name);
  }
}
