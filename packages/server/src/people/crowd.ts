/** People who may be behind one address on any day: a class, and some more. */
const USUAL = 60;
/** Who comes to look on when an event runs. */
const VIEWERS = 1000;

/** An event that nobody has touched for so long is over, whatever its last round says. */
const DAY_MS = 12 * 3_600_000;
/** Anybody can say that an event runs: more than this nobody is given for it. */
const MOST = 3000;

/** How many people the server has to expect behind one address. Events say how many seats they have while they run. */
export class ExpectedCrowd {
  readonly #events = new Map<string, { readonly seats: number; readonly until: number }>();

  constructor(readonly now: () => number = Date.now) {}

  eventRuns(event: string, seats: number): void {
    this.#events.set(event, { seats, until: this.now() + DAY_MS });
  }

  eventEnded(event: string): void {
    this.#events.delete(event);
  }

  get people(): number {
    const now = this.now();
    const running = [...this.#events.values()].filter(({ until }) => until > now);
    if (running.length === 0) return USUAL;
    return Math.min(
      MOST,
      running.reduce((sum, { seats }) => sum + seats, USUAL + VIEWERS),
    );
  }
}
