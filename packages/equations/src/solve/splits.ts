import type { Sign } from '../language/token.ts';
import { spend } from '../values/meter.ts';
import type { Choices } from './choices.ts';
import type { Found, Inverse } from './inverse.ts';
import type { Multiset, Multisets } from './multisets.ts';
import { ShortValues } from './short-values.ts';
import type { Tables } from './tables.ts';

/** Two values with a sign between them that make the Goal. */
export interface Split {
  readonly type: number;
  readonly sign: Sign;
  readonly left: Multiset;
  readonly x: number;
  readonly right: Multiset;
  readonly y: number;
}

const MOST_CUBES = 6;

/**
 * Solutions that fall into two short halves, whatever their size. Where few cubes are Required that finds most of the
 * Solutions of a Goal that is hard to reach, such as a high root; it proves nothing.
 */
export class Splits {
  private readonly short: ShortValues;

  constructor(
    private readonly sets: Multisets,
    private readonly tables: Tables,
    private readonly inverse: Inverse,
    choices: Choices,
  ) {
    this.short = new ShortValues(sets, tables, choices);
  }

  /** Each split of each Goal value until a visit answers. */
  each<T>(goals: readonly number[], visit: (split: Split) => T | null): T | null {
    for (let size = 1; size <= MOST_CUBES; size++) this.short.list(size);
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
    for (const [x, lefts] of this.short.byValue) {
      spend(1);
      wanted.length = 0;
      this.inverse.binary(sign, x, goal, true, found);
      for (const y of wanted) {
        for (const right of this.short.of(y))
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
