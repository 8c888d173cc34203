import { type Act, type TableEvent, viewEvent } from '@forceout/table';
import { type GameHistory, historyAfter, NO_HISTORY, viewOf } from '@forceout/wire';
import type { Line, Reply, Snapshot, TableConnection } from '../host/table-connection.ts';

/** A log that can be looked at from its beginning to any later moment. Nothing can be done at it. */
export class RecordConnection implements TableConnection {
  readonly kind = 'record';
  readonly id: string;
  readonly seats = [];
  readonly practice = false;
  readonly timed = false;
  readonly step = null;
  readonly events: readonly TableEvent[];
  readonly #listeners = new Set<() => void>();
  #history: GameHistory;
  #snapshot: Snapshot;

  constructor(id: string, events: readonly TableEvent[]) {
    this.id = id;
    const over = events.some(e => e.event === 'closed');
    // A match that still goes on keeps what players have handed in to itself.
    this.events = over ? events : events.map(event => viewEvent(event, 'spectator'));
    this.#history = this.#look(this.events.length, NO_HISTORY);
    this.#snapshot = this.#show();
  }

  snapshot = (): Snapshot => this.#snapshot;
  line = (): Line => 'open';
  trouble = (): null => null;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows the table after the first `count` events. */
  goTo(count: number): void {
    const to = Math.max(1, Math.min(this.events.length, count));
    const at = this.#history.events.length;
    if (to === at) return;
    this.#history = this.#look(to, to > at ? this.#history : NO_HISTORY);
    this.#snapshot = this.#show();
    for (const listener of this.#listeners) listener();
  }

  async act(_: Act): Promise<Reply> {
    return { ok: false, refused: { code: 'closed', clause: null } };
  }

  lookAs(): void {}
  hold(): void {}
  release(): void {}
  close(): void {
    this.#listeners.clear();
  }

  /** Forward from where it stands, backward from the start: a fold has no way back. */
  #look(to: number, from: GameHistory): GameHistory {
    return historyAfter(from, this.events.slice(from.events.length, to));
  }

  #show(): Snapshot {
    const { state, events, ending } = this.#history;
    if (state === null) throw new Error('there is no log to look back on');
    return { view: viewOf(state, 'spectator'), events, ending, at: state.at, taken: 0, running: false };
  }
}
