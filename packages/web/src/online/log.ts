import type { Seat, State, TableEvent } from '@forceout/table';
import type { Entry, Phrase, ServerMessage } from '@forceout/wire';
import { type Ending, endingAt, next } from '../host/past.ts';

/**
 * What has happened at an online table, for the history and the result of a shake. The line keeps only the room as
 * it stands; this keeps the events that led there, as far back as the server told them.
 */
export class OnlineLog {
  events: readonly TableEvent[] = [];
  ending: Ending | null = null;
  phrase: { readonly seq: number; readonly seat: Seat; readonly phrase: Phrase } | null = null;
  #seq = 0;
  #state: State | null = null;

  constructor(readonly table: string) {}

  hear(message: ServerMessage): void {
    if (message.t === 'joined' && message.table === this.table) {
      if (message.room !== undefined) {
        if (message.room.seq !== this.#seq) this.events = [];
        this.#seq = message.room.seq;
        this.#state = message.room.state;
      } else for (const entry of message.entries ?? []) this.#add(entry);
      if (message.state !== undefined) this.#state = message.state;
    } else if (message.t === 'entry' && message.table === this.table) {
      this.#add(message);
      if (message.state !== undefined) this.#state = message.state;
    }
  }

  #add({ seq, body }: Entry): void {
    if (seq <= this.#seq) return;
    this.#seq = seq;
    if (body.kind === 'phrase') this.phrase = { seq, seat: body.seat, phrase: body.phrase };
    if (body.kind !== 'play') return;
    for (const event of body.events) {
      const ending = this.#state && endingAt(this.#state, event);
      if (ending) this.ending = ending;
      this.#state = next(this.#state, event);
    }
    this.events = [...this.events, ...body.events];
  }
}
