import { Credits } from '@forceout/wire';
import { dropOldest } from '../drop-oldest.ts';
import type { SocketLimits } from './connection.ts';

const REMEMBERED = 10_000;
/** Of what everybody behind an address might send, so much is sent at the same time. */
const AT_ONCE = 1 / 3;

interface Share {
  readonly people: number;
  readonly credits: Credits;
}

/** Messages of all connections of one address together, so that more connections are not more messages. */
export class AddressCredits {
  readonly #shares = new Map<string, Share>();

  constructor(
    readonly limits: SocketLimits,
    /** Who may be behind one address, now. */
    readonly people: () => number,
    readonly now: () => number,
  ) {}

  /** Takes one; false when everybody behind the address together has sent too much. */
  take(address: string): boolean {
    return this.#creditsOf(address).take(this.now());
  }

  #creditsOf(address: string): Credits {
    const people = this.people();
    const known = this.#shares.get(address);
    if (known?.people === people) return known.credits;
    const { burst, perSecond } = this.limits;
    const credits = new Credits(burst * people * AT_ONCE, perSecond * people * AT_ONCE, this.now());
    if (known === undefined && this.#shares.size >= REMEMBERED) dropOldest(this.#shares);
    this.#shares.set(address, { people, credits });
    return credits;
  }
}
