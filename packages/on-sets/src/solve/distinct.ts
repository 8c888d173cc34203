import type { CardSet } from '../values/universe.ts';

/** One sheet of stamps serves all collections; the one that stamped last may go on, another has to claim it first. */
const stamps = new Uint32Array(65536);
let last = 0;

function next(): number {
  if (last === 0xffffffff) {
    stamps.fill(0);
    last = 0;
  }
  return ++last;
}

/** Collects card sets, each once, in the order in which they come. */
export class Distinct {
  private readonly found: CardSet[] = [];
  private stamp = next();

  get size(): number {
    return this.found.length;
  }

  add(set: CardSet): void {
    if (last !== this.stamp) this.claim();
    if (stamps[set] === this.stamp) return;
    stamps[set] = this.stamp;
    this.found.push(set);
  }

  private claim(): void {
    this.stamp = next();
    for (const set of this.found) stamps[set] = this.stamp;
  }

  list(): CardList {
    return this.found.length > SHORT ? Uint16Array.from(this.found) : this.found;
  }
}

/** Long lists are packed: sixteen bits are enough for any card set. */
const SHORT = 48;

export type CardList = readonly CardSet[] | Uint16Array;
