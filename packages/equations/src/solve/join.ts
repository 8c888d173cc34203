import { spend } from '../values/meter.ts';
import type { Enclosures } from './enclosures.ts';
import type { Context, Targets } from './targets.ts';
import type { ValueTable } from './values.ts';

const CELLS = 2 ** 20;
/** Wider enclosures are gone through one by one. */
const WIDE = 2 ** -20;

/** Which of the wanted values of some contexts a value can be: itself, or what its enclosure does not tell it from. */
export class Join {
  private readonly head: Int32Array;
  private readonly next: Int32Array;
  private readonly entries: Int32Array;
  private readonly cells = new Map<number, number[]>();
  private readonly wide: number[] = [];
  private readonly all: number[] = [];

  constructor(
    contexts: readonly Context[],
    targets: Targets,
    values: ValueTable,
    private readonly enclosures: Enclosures | null,
  ) {
    this.head = new Int32Array(values.count).fill(-1);
    const total = contexts.reduce((n, c) => n + c.to - c.from, 0);
    spend((values.count >> 6) + (total >> 2));
    this.next = new Int32Array(total);
    this.entries = new Int32Array(total);
    let at = 0;
    for (const { from, to } of contexts) {
      for (let e = from; e < to; e++, at++) {
        const id = targets.ids[e]!;
        this.entries[at] = e;
        this.next[at] = this.head[id]!;
        if (this.head[id] === -1 && enclosures !== null) this.all.push(id);
        this.head[id] = at;
      }
    }
    if (enclosures !== null) for (const id of this.all) this.put(id, enclosures);
  }

  private put(id: number, at: Enclosures): void {
    spend(1);
    if (at.placeOf(id) !== 'between' || at.high(id) - at.low(id) > WIDE || Math.abs(at.low(id)) > 2 ** 20) {
      this.wide.push(id);
      return;
    }
    const [first, last] = [cellOf(at.side(id), at.low(id)), cellOf(at.side(id), at.high(id))];
    for (const key of first === last ? [first] : [first, last]) {
      const known = this.cells.get(key);
      if (known) known.push(id);
      else this.cells.set(key, [id]);
    }
  }

  /** Each entry that wants this value or one that is not told from it, until a visit answers. */
  each<T>(id: number, visit: (entry: number) => T | null): T | null {
    if (this.enclosures === null) return this.chain(id, visit);
    return this.near(id, this.enclosures, visit);
  }

  private chain<T>(id: number, visit: (entry: number) => T | null): T | null {
    for (let at = id < this.head.length ? this.head[id]! : -1; at >= 0; at = this.next[at]!) {
      const found = visit(this.entries[at]!);
      if (found !== null) return found;
    }
    return null;
  }

  private near<T>(id: number, at: Enclosures, visit: (entry: number) => T | null): T | null {
    const look = (ids: readonly number[]): T | null => {
      spend(ids.length >> 3);
      for (const wanted of ids) {
        const found = at.mayMeet(id, wanted) ? this.chain(wanted, visit) : null;
        if (found !== null) return found;
      }
      return null;
    };
    const wide = look(this.wide);
    if (wide !== null) return wide;
    const place = at.placeOf(id);
    if (place === 'zero') return null;
    if (place !== 'between' || at.high(id) - at.low(id) > 4 * WIDE || Math.abs(at.low(id)) > 2 ** 20) {
      spend(this.all.length >> 3);
      return look(this.all);
    }
    const [first, last] = [cellOf(at.side(id), at.low(id)), cellOf(at.side(id), at.high(id))];
    for (let key = Math.min(first, last); key <= Math.max(first, last); key++) {
      const found = look(this.cells.get(key) ?? NONE);
      if (found !== null) return found;
    }
    return null;
  }
}

const NONE: readonly number[] = [];

/** Sizes up to 2 to the power of ± 2^20, by sign. */
const cellOf = (side: number, log: number): number => side * (Math.floor(log * CELLS) + 2 ** 42);
