import { type Body, type Room, roomAfter, viewRoom } from '@forceout/wire';
import type { StoredEntry } from '../store/engine.ts';
import type { Follower } from './follower.ts';
import { EntryFrames } from './frames.ts';
import type { Cancel, Clock } from './ports.ts';

/** Spectators who see everything some time later, so that nobody can tell a player what an opponent is about to do. */
export class DelayedFeed {
  readonly followers = new Set<Follower>();
  readonly #waiting: StoredEntry[] = [];
  #timer: Cancel | null = null;
  #room: Room | null = null;

  constructor(
    readonly id: string,
    readonly delayMs: number,
    readonly clock: Clock,
    log: readonly StoredEntry[],
  ) {
    for (const entry of log) this.push(entry);
  }

  /** The table as it was. Null as long as even its making is too recent. */
  get room(): Room | null {
    return this.#room === null ? null : viewRoom(this.#room, 'spectator');
  }

  push(entry: StoredEntry): void {
    this.#waiting.push(entry);
    if (this.#timer === null) this.#look();
  }

  /** Told in the order of the log, whatever the clocks of several nodes wrote beside it. */
  #look(): void {
    this.#timer = null;
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      const wait = next.wall + this.delayMs - this.clock.now();
      // Before the match there is nothing to hide.
      const hidden = this.#room !== null && this.#room.stage !== 'gathering';
      if (hidden && wait > 0) {
        this.#timer = this.clock.after(wait, () => this.#look());
        return;
      }
      this.#waiting.shift();
      this.#take(next);
    }
  }

  #take(entry: StoredEntry): void {
    const body = JSON.parse(entry.body) as Body;
    this.#room = roomAfter(this.id, this.#room, entry.seq, entry.wall, body);
    const text = new EntryFrames(this.id, entry, body, this.#room.state).for('spectator');
    for (const follower of this.followers) follower.send(text);
  }

  stop(): void {
    this.#timer?.();
  }
}
