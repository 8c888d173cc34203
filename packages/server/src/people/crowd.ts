/** People who may be behind one address on any day: a class, and some more. */
const USUAL = 60;
/** Who comes to look on when an event runs. */
const VIEWERS = 1000;

/** How many people the server has to expect behind one address. Events say how many seats they have while they run. */
export class ExpectedCrowd {
  readonly #seats = new Map<string, number>();

  eventRuns(event: string, seats: number): void {
    this.#seats.set(event, seats);
  }

  eventEnded(event: string): void {
    this.#seats.delete(event);
  }

  get people(): number {
    if (this.#seats.size === 0) return USUAL;
    return USUAL + VIEWERS + [...this.#seats.values()].reduce((sum, seats) => sum + seats, 0);
  }
}
