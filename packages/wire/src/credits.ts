/** A share of messages: so many at once, and so many a second again. */
export class Credits {
  #left: number;
  #at: number;

  constructor(
    readonly most: number,
    readonly perSecond: number,
    now: number,
  ) {
    this.#left = most;
    this.#at = now;
  }

  /** Takes one; false when there is none. */
  take(now: number): boolean {
    // A clock that is set back takes nothing away.
    this.#left = Math.min(this.most, this.#left + (Math.max(0, now - this.#at) / 1000) * this.perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
