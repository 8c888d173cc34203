import { dropOldest } from '../drop-oldest.ts';

const WITHIN_MS = 600_000;
const REMEMBERED = 50_000;

/** Wrong guesses within ten minutes. */
const MOST = {
  /** At one name from one address. */
  name: 10,
  /** At all names of one group (a class) from one address: few numbers are tried at many names otherwise. */
  group: 30,
  /** From one address at anything of the kind; a whole school may sit behind it. */
  address: 100,
} as const;

/**
 * Where a group or an address has spent that, its guesses are looked at one by one, so that a class behind the address
 * of somebody who guesses still comes in. A code is long; a number of four digits has to be guarded better.
 */
const PACE_MS = { code: 250, other: 3000 } as const;
/** Whose turn is further away than this is told to come again. */
const LONGEST_WAIT_MS = 3000;

/** When so many are wrong from everywhere, somebody searches from many addresses: those that failed are held short. */
const EVERYWHERE = { name: 100, group: 200, all: 2000 } as const;
const SUSPECT = 3;
/** How long an address that has failed waits for each further answer while somebody searches everywhere. */
const SLOW_MS = 2000;

export interface Guess {
  /** What is guessed at: passwords, numbers of pupils, codes. */
  readonly kind: string;
  readonly name: string;
  readonly group?: string;
  /** See `household`. */
  readonly address: string;
}

/**
 * Wrong guesses, counted by name and address together, so that nobody can shut out somebody else; and by group, by
 * address and everywhere, so that nobody can search.
 */
export class Attempts {
  readonly #wrong = new Map<string, { count: number; since: number }>();
  /** When the next guess of a kind from an address is looked at, where they are looked at one by one. */
  readonly #turns = new Map<string, number>();

  constructor(readonly now: () => number) {}

  #count(key: string): number {
    const seen = this.#wrong.get(key);
    return seen === undefined || this.now() - seen.since >= WITHIN_MS ? 0 : seen.count;
  }

  #add(key: string): void {
    const now = this.now();
    const seen = this.#wrong.get(key);
    if (seen !== undefined && now - seen.since < WITHIN_MS) {
      seen.count++;
      return;
    }
    if (this.#wrong.size >= REMEMBERED) dropOldest(this.#wrong);
    this.#wrong.delete(key);
    this.#wrong.set(key, { count: 1, since: now });
  }

  /** Whether this address may not guess at this name any more for a while. */
  shut({ kind, name, group, address }: Guess): boolean {
    const here = this.#count(`${kind} n ${name} @${address}`);
    if (here >= MOST.name || (here >= SUSPECT && this.#count(`${kind} n ${name}`) >= EVERYWHERE.name)) return true;
    if (group === undefined) return false;
    return (
      this.#count(`${kind} g ${group} @${address}`) >= SUSPECT && this.#count(`${kind} g ${group}`) >= EVERYWHERE.group
    );
  }

  /** Whether the guesses of this address are looked at one by one. */
  #slow({ kind, group, address }: Guess): boolean {
    return (
      this.#count(`${kind} @${address}`) >= MOST.address ||
      (group !== undefined && this.#count(`${kind} g ${group} @${address}`) >= MOST.group)
    );
  }

  #turn({ kind, address }: Guess): number | null {
    const [key, now] = [`${kind} @${address}`, this.now()];
    const at = Math.max(now, this.#turns.get(key) ?? 0);
    if (at - now > LONGEST_WAIT_MS) return null;
    if (this.#turns.size >= REMEMBERED) dropOldest(this.#turns);
    this.#turns.delete(key);
    this.#turns.set(key, at + (kind === 'code' ? PACE_MS.code : PACE_MS.other));
    return at - now;
  }

  /** How long a guess waits until it is looked at; null when it is not looked at. */
  waitMs(guess: Guess): number | null {
    if (this.shut(guess)) return null;
    const turn = this.#slow(guess) ? this.#turn(guess) : 0;
    return turn === null ? null : Math.max(turn, this.#everywhereMs(guess));
  }

  /** Held back are only addresses that have failed, and only while all together fail too often. */
  #everywhereMs({ kind, address }: Guess): number {
    return this.#count(kind) >= EVERYWHERE.all && this.#count(`${kind} @${address}`) >= SUSPECT ? SLOW_MS : 0;
  }

  /**
   * A guess begins: it counts as wrong until it was right, so that many at once are no more than one after the other.
   * Answers how long it waits; null when it is not even looked at.
   */
  begin(guess: Guess): number | null {
    const wait = this.waitMs(guess);
    if (wait !== null) this.wrong(guess);
    return wait;
  }

  wrong(guess: Guess): void {
    for (const key of keysOf(guess)) this.#add(key);
  }

  /** Who was right in the end had only mistyped: nothing of it counts against those behind the same address. */
  right(guess: Guess): void {
    const mine = this.#count(`${guess.kind} n ${guess.name} @${guess.address}`);
    for (const key of keysOf(guess)) {
      const seen = this.#wrong.get(key);
      if (seen !== undefined) seen.count = Math.max(0, seen.count - mine);
    }
  }
}

const keysOf = ({ kind, name, group, address }: Guess): readonly string[] => [
  `${kind} n ${name} @${address}`,
  `${kind} n ${name}`,
  `${kind} @${address}`,
  kind,
  ...(group === undefined ? [] : [`${kind} g ${group} @${address}`, `${kind} g ${group}`]),
];
