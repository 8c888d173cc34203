import { type Act, type State, type TableEvent, viewEvent } from '@forceout/table';
import type { Line, Reply, Snapshot, TableLink } from '../host/link.ts';
import { lastEnding, next, stateAfter, viewOf } from '../host/past.ts';

/** A log that can be looked at from its beginning to any later moment. Nothing can be done at it. */
export class RecordLink implements TableLink {
  readonly kind = 'record';
  readonly id: string;
  readonly seats = [];
  readonly practice = false;
  readonly timed = false;
  readonly events: readonly TableEvent[];
  readonly #listeners = new Set<() => void>();
  #at: number;
  #snapshot: Snapshot;

  constructor(id: string, events: readonly TableEvent[]) {
    this.id = id;
    const over = events.some(e => e.event === 'closed');
    // A match that still goes on keeps what players have handed in to itself.
    this.events = over ? events : events.map(event => viewEvent(event, 'spectator'));
    this.#at = this.events.length;
    this.#snapshot = this.#look(this.#at, null);
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
    if (to === this.#at) return;
    this.#snapshot = this.#look(to, to > this.#at ? this.#snapshot : null);
    this.#at = to;
    for (const listener of this.#listeners) listener();
  }

  async act(_: Act): Promise<Reply> {
    return { ok: false, refused: { code: 'record', clause: null, message: 'The match is over.' } };
  }

  lookAs(): void {}
  hold(): void {}
  release(): void {}
  close(): void {
    this.#listeners.clear();
  }

  /** Forward from where it stands, backward from the start: a fold has no way back. */
  #look(to: number, from: Snapshot | null): Snapshot {
    const events = this.events.slice(0, to);
    const state =
      from === null
        ? stateAfter(events)
        : this.events.slice(from.events.length, to).reduce<State>(next, from.view.state);
    return {
      view: viewOf(state, 'spectator'),
      events,
      ending: lastEnding(events),
      at: state.at,
      taken: 0,
      running: false,
    };
  }
}
