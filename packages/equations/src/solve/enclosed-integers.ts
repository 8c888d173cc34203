import { mostCounted } from '../values/operations.ts';
import { effects } from '../variations/effects.ts';
import type { EnclosedSteps } from './enclosed-steps.ts';
import type { Emit, Steps } from './forward.ts';
import { logOfFactorial } from './log-factorial.ts';

/** What only integers have, of real numbers that are known between bounds. */
export class EnclosedIntegers {
  constructor(
    private readonly steps: Steps,
    private readonly enclosed: EnclosedSteps,
  ) {}

  /** Those that are integers, if any number of the enclosure is one; null: more than can be listed. */
  listOf(id: number): readonly number[] | null {
    const { values } = this.steps;
    const { enclosures: at } = this.enclosed;
    const n = values.top[id]!;
    if (!Number.isNaN(n)) return values.bottom[id] === 1 ? [id] : NONE;
    if (this.enclosed.isIrrational(id)) return NONE;
    const place = at.placeOf(id);
    if (place === 'about-zero') return at.mayBeZero(id) ? [values.fraction(0, 1)] : NONE;
    if (place === 'beyond' || at.high(id) > 40) return null;
    const [low, high] = [2 ** at.low(id) * (1 - 2 ** -45), 2 ** at.high(id) * (1 + 2 ** -45)];
    const first = Math.ceil(low);
    if (first > high) return NONE;
    return high - first < 4
      ? Array.from({ length: Math.floor(high) - first + 1 }, (_, k) =>
          values.fraction(at.side(id) * (first + k), 1),
        ).filter(n => !at.areApart(id, n))
      : null;
  }

  /** Operations that only integers have. */
  binary(sign: '|' | 'L' | 'G', a: number, b: number, emit: Emit): void {
    const [x, y] = [this.listOf(a), this.listOf(b)];
    if (x?.length === 0 || y?.length === 0) return;
    if (x === null || y === null) return this.enclosed.put(null, emit);
    for (const p of x) for (const q of y) this.steps.binary(sign, p, q, emit);
  }

  /** The unary ×: the next prime above a fraction of at most 200 (XIII-A-9), or the number of factors. */
  prefix(a: number, emit: Emit): void {
    const { enclosures: at } = this.enclosed;
    const { values, rules } = this.steps;
    if (effects(rules).prefixCountsFactors) {
      if (this.isNotCounted(a)) return;
      const all = this.listOf(a);
      if (all === null) return this.enclosed.put(null, emit);
      for (const n of all) this.steps.prefix('x', n, emit);
      return;
    }
    if (this.enclosed.isIrrational(a)) return;
    // Of large numbers those below zero have the prime 2, those above 200 none.
    if (at.placeOf(a) === 'beyond' && at.low(a) < 8) return this.enclosed.put(null, emit);
    const isBelow = at.placeOf(a) !== 'between' || at.side(a) < 0;
    if (!isBelow && at.low(a) > 8) return;
    const ends = isBelow ? [0] : [2 ** at.low(a) * (1 - 2 ** -45), 2 ** at.high(a) * (1 + 2 ** -45)];
    for (const end of new Set(ends.map(Math.floor))) this.steps.prefix('x', values.fraction(end, 1), emit);
  }

  /** Below zero, or beyond the numbers whose factors are counted. */
  private isNotCounted(a: number): boolean {
    const { enclosures: at } = this.enclosed;
    const most = mostCounted(this.steps.rules);
    const place = at.placeOf(a);
    if (place === 'between' && at.side(a) < 0) return true;
    return most !== null && (place === 'between' || place === 'beyond') && at.low(a) > Math.log2(Number(most)) + 1;
  }

  factorial(a: number, emit: Emit): void {
    const { values } = this.steps;
    const all = this.listOf(a);
    if (all === null) {
      if (this.enclosed.enclosures.placeOf(a) === 'between' && this.enclosed.enclosures.side(a) < 0) return;
      const bits = Math.min(this.enclosed.enclosures.low(a), 100);
      return this.enclosed.put(this.enclosed.enclosures.beyond(2 ** bits * (bits - 2)), emit);
    }
    for (const id of all) {
      const n = values.top[id]!;
      if (n < 0) continue;
      if (n <= 18) this.steps.factorial(id, emit);
      else this.enclosed.put(this.factorialOf(n), emit);
    }
  }

  private factorialOf(n: number): number | null {
    const [low, high] = logOfFactorial(n);
    return this.enclosed.enclosures.between(1, low, high);
  }
}

const NONE: readonly number[] = [];
