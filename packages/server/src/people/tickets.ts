import type { Engine } from '../store/engine.ts';
import type { PeopleStore } from './people-store.ts';

export interface Ticket {
  readonly session: string;
  readonly expires: number;
}

/** Tickets by their hash; each is taken once. */
export interface Tickets {
  add(hash: string, ticket: Ticket): Promise<void>;
  take(hash: string): Promise<Ticket | null>;
}

/** Where one process alone serves, it remembers them: none has to outlive it, and nobody waits for the disk to connect. */
class RememberedTickets implements Tickets {
  readonly #tickets = new Map<string, Ticket>();

  constructor(readonly now: () => number) {}

  async add(hash: string, ticket: Ticket): Promise<void> {
    // The oldest come first.
    for (const [old, { expires }] of this.#tickets) {
      if (expires >= this.now()) break;
      this.#tickets.delete(old);
    }
    this.#tickets.set(hash, ticket);
  }

  async take(hash: string): Promise<Ticket | null> {
    const found = this.#tickets.get(hash) ?? null;
    this.#tickets.delete(hash);
    return found;
  }
}

/** A ticket that one process gave out may be shown to another. */
const storedTickets = (store: PeopleStore): Tickets => ({
  add: (hash, { session, expires }) => store.addTicket(hash, session, expires),
  take: hash => store.takeTicket(hash),
});

export const ticketsFor = ({ shared }: Pick<Engine, 'shared'>, store: PeopleStore, now: () => number): Tickets =>
  shared ? storedTickets(store) : new RememberedTickets(now);
