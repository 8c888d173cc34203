import { type RoomState, roomAfter, viewRoom } from '@forceout/wire';
import { EntryFrames } from './entry-frames.ts';
import type { Follower } from './follower.ts';
import type { Cancel, Clock } from './ports.ts';
import type { AppendedEntry } from './table-log.ts';

type FeedEntry = Omit<AppendedEntry, 'own'>;

/** Spectators who see everything some time later, so that nobody can tell a player what an opponent is about to do. */
export class DelayedFeed {
  readonly followers = new Set<Follower>();
  readonly #waiting: FeedEntry[] = [];
  #timer: Cancel | null = null;
  #room: RoomState | null = null;

  constructor(
    readonly id: string,
    readonly delayMs: number,
    readonly clock: Clock,
    log: readonly FeedEntry[],
  ) {
    for (const told of log) this.push(told);
  }

  /** The table as it was. Null as long as even its making is too recent. */
  get room(): RoomState | null {
    return this.#room === null ? null : viewRoom(this.#room, 'spectator');
  }

  push(told: FeedEntry): void {
    this.#waiting.push(told);
    if (this.#timer === null) this.#look();
  }

  /** Told in the order of the log, whatever the clocks of several nodes wrote beside it. */
  #look(): void {
    this.#timer = null;
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      const wait = next.entry.wall + this.delayMs - this.clock.now();
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

  #take(told: FeedEntry): void {
    const { entry, body } = told;
    this.#room = roomAfter(this.id, this.#room, entry.seq, entry.wall, body);
    const text = new EntryFrames(this.id, told, this.#room.state).for('spectator');
    for (const follower of this.followers) follower.send(text);
  }

  stop(): void {
    this.#timer?.();
  }
}
