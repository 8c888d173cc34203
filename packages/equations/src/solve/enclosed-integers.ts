import { spend } from '../values/meter.ts';
import { mostCounted } from '../values/operations.ts';
import { effects } from '../variations/effects.ts';
import type { EnclosedSteps } from './enclosed-steps.ts';
import { FARTHEST } from './enclosures.ts';
import type { Emit, Steps } from './forward.ts';
import { LEAST_FACTORIAL } from './irrationals.ts';
import { logOfFactorial } from './log-factorial.ts';

/** What only integers have, of real numbers that are known between bounds. */
export class EnclosedIntegers {
  /** Of numbers known exactly, by their indices. */
  private readonly factorials = new Map<number, number>();
  private readonly ofFactorials = new Set<number>();
  private readonly beyondAll = new Map<number, number>();

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
    if (at.high(id) < 0) return NONE;
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
    const { enclosures: at } = this.enclosed;
    const all = this.listOf(a);
    if (all === null) {
      if (this.isCounting(a) && !this.isLastOfRow(a)) return emit(this.exactFactorial(a), null);
      if (at.signOf(a) < 0) return;
      const bits = Math.min(at.low(a), 100);
      const beyond = at.beyond(2 ** bits * (bits - 2), 1);
      return this.enclosed.put(beyond && bits > LEAST_LOG ? this.enclosed.namedFactorial(beyond) : beyond, emit);
    }
    for (const id of all) {
      const n = values.top[id]!;
      if (n < 0) continue;
      if (n <= 18) this.steps.factorial(id, emit);
      else if (this.enclosed.forms === null) emit(this.exactFactorial(id), null);
      else this.enclosed.put(at.between(1, ...logOfFactorial(n)), emit);
    }
  }

  /** Is it known exactly, not ordinary, and a counting number? */
  private isCounting(id: number): boolean {
    const surd = this.enclosed.surds.of(id);
    if (surd !== null) return surd.index === 1 && surd.side > 0 && (surd.long?.d ?? 1n) === 1n && !(surd.below > 1);
    return this.ofFactorials.has(id);
  }

  /** n!, its factorial, that of it ... are known exactly while they can be told from what is beyond all bounds, and two more. */
  private isLastOfRow(id: number): boolean {
    return (this.beyondAll.get(id) ?? 0) === MOST_BEYOND_ALL;
  }

  /** The index of n! for an n ≥ 19 that is known exactly: different numbers have different factorials. */
  exactFactorial(of: number): number {
    const known = this.factorials.get(of);
    if (known !== undefined) return known;
    const id = this.enclosed.namedFactorial(this.newFactorial(of));
    spend(1);
    this.factorials.set(of, id);
    this.ofFactorials.add(id);
    if (this.enclosed.enclosures.placeOf(id) === 'beyond') this.beyondAll.set(id, 1 + (this.beyondAll.get(of) ?? 0));
    return id;
  }

  private newFactorial(of: number): number {
    const { enclosures: at, surds } = this.enclosed;
    const n = this.steps.values.top[of]!;
    const short = n <= MOST_WRITTEN ? surds.root(1, { n: written(n), d: 1n }) : null;
    if (short !== null) return short;
    const log = Math.min(at.placeOf(of) === 'between' ? at.low(of) : FAR_LOG, FAR_LOG);
    if (!(n < 2 ** FAR_LOG)) return at.exactlyBeyond(2 ** log * (log - 2));
    const [low, high] = logOfFactorial(n);
    return high < FARTHEST ? at.exactly(1, low, high) : at.exactlyBeyond(low);
  }
}

/** Beyond this n! is beyond all that is told apart. */
const FAR_LOG = 50;
const MOST_BEYOND_ALL = 3;
/** The factorials up to this are written out; no other number of the search as long as those beyond is known exactly. */
const MOST_WRITTEN = 98;

function written(n: number): bigint {
  let product = 1n;
  for (let k = 2n; k <= n; k++) product *= k;
  return product;
}

const NONE: readonly number[] = [];
const LEAST_LOG = Math.log2(LEAST_FACTORIAL);
