import { randomId } from '../ui/random-id.ts';

/** One seat is played in one place: the tab that came last. Tabs of one browser tell each other; older ones only look. */
export class SeatPlace {
  readonly #mine = randomId();
  readonly #others: BroadcastChannel;
  #elsewhere = false;

  constructor(table: string, person: string, changed: () => void) {
    this.#others = new BroadcastChannel(`forceout-seat-${table}-${person}`);
    this.#others.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.#elsewhere || data === this.#mine) return;
      this.#elsewhere = true;
      changed();
    };
    this.take();
  }

  /** Another tab took the seat over. */
  get elsewhere(): boolean {
    return this.#elsewhere;
  }

  take(): void {
    this.#elsewhere = false;
    this.#others.postMessage(this.#mine);
  }

  close(): void {
    this.#others.close();
  }
}
