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
    if (here >= MOST.name || this.#count(`${kind} @${address}`) >= MOST.address) return true;
    if (here >= SUSPECT && this.#count(`${kind} n ${name}`) >= EVERYWHERE.name) return true;
    if (group === undefined) return false;
    const inGroup = this.#count(`${kind} g ${group} @${address}`);
    return inGroup >= MOST.group || (inGroup >= SUSPECT && this.#count(`${kind} g ${group}`) >= EVERYWHERE.group);
  }

  /**
   * A guess begins: it counts as wrong until it was right, so that many at once are no more than one after the other.
   * False when it is not even looked at.
   */
  begin(guess: Guess): boolean {
    if (this.shut(guess)) return false;
    this.wrong(guess);
    return true;
  }

  wrong(guess: Guess): void {
    for (const key of keysOf(guess)) this.#add(key);
  }

  right(guess: Guess): void {
    for (const key of keysOf(guess)) {
      const seen = this.#wrong.get(key);
      if (seen !== undefined) seen.count--;
    }
    this.#wrong.delete(`${guess.kind} n ${guess.name} @${guess.address}`);
  }

  /** How long an answer is held back: only of addresses that have failed, and only while all together fail too often. */
  waitMs({ kind, address }: Pick<Guess, 'kind' | 'address'>): number {
    return this.#count(kind) >= EVERYWHERE.all && this.#count(`${kind} @${address}`) >= SUSPECT ? SLOW_MS : 0;
  }
}

const keysOf = ({ kind, name, group, address }: Guess): readonly string[] => [
  `${kind} n ${name} @${address}`,
  `${kind} n ${name}`,
  `${kind} @${address}`,
  kind,
  ...(group === undefined ? [] : [`${kind} g ${group} @${address}`, `${kind} g ${group}`]),
];
