import type { Attendance } from '@forceout/wire';
import type { Follower } from './follower.ts';

interface Elsewhere {
  readonly seats: readonly number[];
  readonly officials: number;
  readonly spectators: number;
}

const LAG_STEP = 20;

const NOBODY: Elsewhere = { seats: [], officials: 0, spectators: 0 };

/** Who is at a table: followers of this node and, where several share the tables, of the others. */
export class Attendees {
  readonly here = new Set<Follower>();
  #elsewhere: Elsewhere = NOBODY;
  #heard = '';
  readonly #goneSince = new Map<number, number>();
  #toldLags: readonly number[] = [];

  constructor(
    readonly seats: number,
    since: number,
  ) {
    for (let seat = 0; seat < seats; seat++) this.#goneSince.set(seat, since);
  }

  /** Notes who came and who went. */
  look(now: number): void {
    for (let seat = 0; seat < this.seats; seat++) {
      if (this.isHere(seat)) this.#goneSince.delete(seat);
      else if (!this.#goneSince.has(seat)) this.#goneSince.set(seat, now);
    }
  }

  isHere(seat: number): boolean {
    return this.#elsewhere.seats.includes(seat) || this.#local(seat) !== undefined;
  }

  /** Somebody for whom the match goes on: a player, or anyone where only computers play. */
  anybody(playersOnly: boolean): boolean {
    if (!playersOnly) return this.here.size + this.#elsewhere.spectators + this.#elsewhere.officials > 0;
    if (this.#elsewhere.seats.length > 0) return true;
    for (const { viewer } of this.here) if (typeof viewer === 'number') return true;
    return false;
  }

  /** How many judges and directors are at the table. */
  officials(): number {
    return this.#mine().officials + this.#elsewhere.officials;
  }

  goneSince(seat: number): number | null {
    return this.#goneSince.get(seat) ?? null;
  }

  lagMs(seat: number): number | null {
    let best: number | null = null;
    for (const follower of this.here)
      if (follower.viewer === seat) {
        const lag = follower.lagMs();
        if (lag !== null && (best === null || lag > best)) best = lag;
      }
    return best;
  }

  #local(seat: number): Follower | undefined {
    for (const follower of this.here) if (follower.viewer === seat) return follower;
    return undefined;
  }

  #mine(): Elsewhere {
    const seats = new Set<number>();
    let officials = 0;
    let spectators = 0;
    for (const { viewer } of this.here)
      if (typeof viewer === 'number') seats.add(viewer);
      else if (viewer === 'spectator') spectators++;
      else officials++;
    return { seats: [...seats].sort(), officials, spectators };
  }

  /** The measured lag of some seat has changed by more than anybody would overlook. */
  lagChanged(): boolean {
    const lags = Array.from({ length: this.seats }, (_, seat) => this.lagMs(seat) ?? -1);
    if (lags.every((lag, seat) => Math.abs(lag - (this.#toldLags[seat] ?? -1)) < LAG_STEP)) return false;
    this.#toldLags = lags;
    return true;
  }

  /** For the other nodes. */
  write(): string {
    return JSON.stringify(this.#mine());
  }

  /** What the other nodes wrote; whether they said something else before. */
  read(others: readonly string[]): boolean {
    if (others.join() === this.#heard) return false;
    this.#heard = others.join();
    const all = others.map(text => JSON.parse(text) as Elsewhere);
    this.#elsewhere = {
      seats: all.flatMap(x => x.seats),
      officials: all.reduce((n, x) => n + x.officials, 0),
      spectators: all.reduce((n, x) => n + x.spectators, 0),
    };
    return true;
  }

  shown(): Attendance {
    const mine = this.#mine();
    return {
      seats: Array.from({ length: this.seats }, (_, seat) => {
        const lag = this.lagMs(seat);
        return {
          here: this.isHere(seat),
          goneSince: this.isHere(seat) ? null : this.goneSince(seat),
          lag: lag === null ? null : Math.round(lag),
        };
      }),
      officials: this.officials(),
      spectators: mine.spectators + this.#elsewhere.spectators,
    };
  }
}
