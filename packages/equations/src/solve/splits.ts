import type { Sign } from '../language/token.ts';
import { spend } from '../values/meter.ts';
import type { Choices } from './choices.ts';
import type { Found, Inverse } from './inverse.ts';
import type { Multiset, Multisets } from './multisets.ts';
import type { Tables } from './tables.ts';
import { LARGE_MAYBE } from './values.ts';

/** Two values with a sign between them that make the Goal. */
export interface Split {
  readonly type: number;
  readonly sign: Sign;
  readonly left: Multiset;
  readonly x: number;
  readonly right: Multiset;
  readonly y: number;
}

const MOST_DIGITS = 3;
const MOST_CUBES = 6;
/** Of so many choices of cubes with the same value the first are taken. */
const MOST_ALIKE = 24;

/**
 * Solutions that fall into two short halves, whatever their size. Where few cubes are Required that finds most of the
 * Solutions of a Goal that is hard to reach, such as a high root; it proves nothing.
 */
export class Splits {
  private readonly byValue = new Map<number, Multiset[]>();

  constructor(
    private readonly sets: Multisets,
    private readonly tables: Tables,
    private readonly inverse: Inverse,
    private readonly choices: Choices,
  ) {}

  /** Each split of each Goal value until a visit answers. */
  each<T>(goals: readonly number[], visit: (split: Split) => T | null): T | null {
    for (let size = 1; size <= MOST_CUBES; size++) this.list(size);
    const { types } = this.sets.supply;
    for (const goal of goals)
      for (const [type, { part }] of types.entries()) {
        if (part.role !== 'sign') continue;
        for (const sign of this.sets.signs[type]!) {
          const found = this.withSign(type, sign, goal, visit);
          if (found !== null) return found;
        }
      }
    return null;
  }

  private list(size: number): void {
    this.choices.each<true>(size, Number.POSITIVE_INFINITY, counts => {
      const digits = this.sets.digits(counts);
      if (digits === 0 || digits > MOST_DIGITS || !this.sets.fits(counts, 1)) return null;
      const uses = this.sets.of(new Uint8Array(counts));
      const ids = this.tables.get(uses);
      spend(ids.length);
      for (const id of ids) {
        if (id <= LARGE_MAYBE) continue;
        const known = this.byValue.get(id);
        if (known === undefined) this.byValue.set(id, [uses]);
        else if (known.length < MOST_ALIKE) known.push(uses);
      }
      return null;
    });
  }

  private withSign<T>(type: number, sign: Sign, goal: number, visit: (split: Split) => T | null): T | null {
    const wanted: number[] = [];
    const { values } = this.tables;
    const found: Found = {
      value: id => wanted.push(id),
      ordinary: (n, d) => wanted.push(values.reduced(n, d)),
      rational: r => wanted.push(values.rational(r)),
      whatever: () => undefined,
      doubtful: () => undefined,
      partial: () => undefined,
      dropped: () => undefined,
    };
    for (const [x, lefts] of this.byValue) {
      spend(1);
      wanted.length = 0;
      this.inverse.binary(sign, x, goal, true, found);
      for (const y of wanted) {
        for (const right of this.byValue.get(y) ?? [])
          for (const left of lefts) {
            spend(1);
            const answer = visit({ type, sign, left, x, right, y });
            if (answer !== null) return answer;
          }
      }
    }
    return null;
  }
}
