import type { Sign } from '../language/token.ts';
import type { Rules } from '../rules.ts';
import { log2 } from '../values/bounds.ts';
import { bitLength, gcd, isNoPower, lcm, rootFloor, smallGcd } from '../values/integers.ts';
import { capped, spend } from '../values/meter.ts';
import { asFraction, type Num } from '../values/number.ts';
import * as operate from '../values/operations.ts';
import type { Outcome } from '../values/outcome.ts';
import { power, root } from '../values/powers.ts';
import { difference, HALF, product, quotient, type Rational, raise, rational, same, sum } from '../values/rational.ts';
import { effects } from '../variations/effects.ts';
import type { EnclosedSteps } from './enclosed-steps.ts';
import { holdsGeneralRule } from './height.ts';
import { withLarge } from './large.ts';
import { KEEP_ALL, type Keep } from './limits.ts';
import type { Sought } from './sought.ts';
import { LARGE_MAYBE, LARGE_OTHER, LARGE_WHOLE, type ValueTable } from './values.ts';

const MAX = Number.MAX_SAFE_INTEGER;
/** Longer whole powers are kept as symbols. */
export const WRITTEN_BITS = 6000;
/** What an exact operation costs at least, beside one in doubles. */
const STEPS_TO_BE_EXACT = 30;
/** One exact operation may cost this much; what needs more is left out. */
export const STEPS_A_VALUE = 20_000;
/** Beyond this it is not asked whether a number is farther still. */
export const FARTHEST_BITS = 1e15;

/** What was left out, see `Steps`. */
export interface Loss {
  readonly lossy: boolean;
  readonly dropped: boolean;
}

/** Takes a result. `branch`: which complex root, where a power has several. */
export type Emit = (id: number, branch: number | null) => void;

/** Results of single steps of a search. Ordinary fractions are worked out in doubles, the rest exactly. */
export class Steps {
  /** Something was too large or too deep, so nothing found is no proof. */
  lossy = false;
  /** Some number was left out for its size that might have come back. */
  dropped = false;
  keep: Keep = KEEP_ALL;
  /** Results there are if some large number exists that may or may not: no loss where they arise otherwise too. */
  doubtful: number[] = [];
  /** Only fractions are followed up, and only short ones, */
  short = false;
  /** and powers with the radicals of the Goal. */
  sought: Sought | null = null;
  /** Numbers that are no ordinary fractions are known by bounds. */
  enclosed: EnclosedSteps | null = null;
  readonly average: boolean;
  readonly elementary: boolean;
  readonly hasLog: boolean;
  private readonly isComplex: boolean;
  private readonly percentOf: number;
  /** What the unary × makes of a value; null: nothing. */
  private readonly unaries = new Map<number, number | null>();

  constructor(
    readonly values: ValueTable,
    readonly rules: Rules,
    private readonly mostOthers: number,
  ) {
    this.average = effects(rules).plusIsMean;
    this.elementary = holdsGeneralRule(rules);
    this.hasLog = effects(rules).slashIsLogarithm;
    this.isComplex = effects(rules).radicalIsUnit;
    this.percentOf = rules.base * rules.base;
  }

  /** Where a search begins, or goes on after it was cut short in the midst of a table. */
  startAfresh(): void {
    this.losses();
    this.keep = KEEP_ALL;
    this.doubtful = [];
  }

  /** What was left out so far; from here on nothing. */
  losses(): Loss {
    const { lossy, dropped } = this;
    this.lossy = false;
    this.dropped = false;
    return { lossy, dropped };
  }

  lose({ lossy, dropped }: Loss): void {
    this.lossy ||= lossy;
    this.dropped ||= dropped;
  }

  /** Null where it cannot be enclosed. */
  indexOf(value: Num): number | null {
    return this.enclosed ? this.enclosed.number(value) : this.values.number(value);
  }

  binary(sign: Sign, a: number, b: number, emit: Emit): void {
    const { top, bottom } = this.values;
    const p = top[a]!;
    const q = bottom[a]!;
    const r = top[b]!;
    const s = bottom[b]!;
    if (Number.isNaN(p) || Number.isNaN(r)) return this.long(sign, a, b, emit);
    switch (sign) {
      case '+':
        return this.total(p * s, r * q, this.average ? 2 * q * s : q * s, sign, a, b, emit);
      case '-':
        return this.total(p * s, -r * q, q * s, sign, a, b, emit);
      case 'x':
        return this.fraction(p * r, q * s, sign, a, b, emit);
      case '/':
        return r === 0 ? undefined : this.fraction(p * s, q * r, sign, a, b, emit);
      case '%':
        return this.fraction(p * r, q * s * this.percentOf, sign, a, b, emit);
      case '*':
        return this.power(p, q, r, s, a, b, emit);
      case 'r':
        return this.root(p, q, r, s, a, b, emit);
      case '|':
        if (this.hasLog) return this.short ? this.rationalLog(p, q, r, s, emit) : this.exact(sign, a, b, emit);
        if (q === 1 && s === 1 && p > 0 && p <= 1000 && r > 0) emit(this.values.fraction(p % r, 1), null);
        return;
      case 'L':
        if (q === 1 && s === 1 && p > 0 && r > 0) this.fraction((p / smallGcd(p, r)) * r, 1, sign, a, b, emit);
        return;
      case 'G':
        if (q === 1 && s === 1 && p >= 0 && r >= 0 && p + r > 0) emit(this.values.fraction(smallGcd(p, r), 1), null);
        return;
    }
  }

  private total(x: number, y: number, d: number, sign: Sign, a: number, b: number, emit: Emit): void {
    if (x > MAX || x < -MAX || y > MAX || y < -MAX) this.long(sign, a, b, emit);
    else this.fraction(x + y, d, sign, a, b, emit);
  }

  private fraction(n: number, d: number, sign: Sign, a: number, b: number, emit: Emit): void {
    if (n > MAX || n < -MAX || d > MAX || d < -MAX) this.long(sign, a, b, emit);
    else if (d === 1 || n === 0) this.ordinary(n, 1, emit);
    else {
      const g = smallGcd(Math.abs(n), Math.abs(d));
      if (d < 0) this.ordinary(-n / g, -d / g, emit);
      else this.ordinary(n / g, d / g, emit);
    }
  }

  /** n / d in lowest terms. */
  private ordinary(n: number, d: number, emit: Emit): void {
    const { dropSize, leastSize } = this.keep;
    if (n < leastSize && n > -leastSize && d < leastSize) return;
    if (n <= dropSize && n >= -dropSize && d <= dropSize) emit(this.values.fraction(n, d), null);
    else emit(d === 1 && n > 0 ? LARGE_WHOLE : LARGE_OTHER, null);
  }

  private power(p: number, q: number, r: number, s: number, a: number, b: number, emit: Emit): void {
    if (s !== 1) {
      if (this.short) this.rationalPower(p, q, r, s, emit, '*', a, b);
      else if (!this.elementary) this.exact('*', a, b, emit);
      return;
    }
    if (this.elementary && (q !== 1 || p < 0 || r < 0)) return;
    if (p === 0) {
      if (r > 0) emit(a, null);
      return;
    }
    if (r === 0) return emit(this.values.fraction(1, 1), null);
    if (r === 1 || (q === 1 && p === 1)) return emit(a, null);
    if (q === 1 && p === -1) return emit(this.values.fraction(r % 2 === 0 ? 1 : -1, 1), null);
    const k = Math.abs(r);
    if (k * Math.log2(Math.max(Math.abs(p), q)) > 53.5) return this.long('*', a, b, emit);
    const n = whole(p, k);
    const d = whole(q, k);
    if (Math.abs(n) > MAX || d > MAX) return this.long('*', a, b, emit);
    if (r > 0) return this.ordinary(n, d, emit);
    if (n < 0) this.ordinary(-d, -n, emit);
    else this.ordinary(d, n, emit);
  }

  private root(p: number, q: number, r: number, s: number, a: number, b: number, emit: Emit): void {
    if (p === 0) return;
    if (!(q === 1 && s === 1 && p > 0 && r >= 0)) {
      if (this.short) this.rationalPower(r, s, p > 0 ? q : -q, Math.abs(p), emit, 'r', a, b);
      else if (!this.elementary) this.exact('r', a, b, emit);
      return;
    }
    if (r < 2 || p === 1) return emit(b, null);
    const guess = Math.round(r ** (1 / p));
    const exact = guess > 1 && p * Math.log2(guess) < 53.5 && whole(guess, p) === r;
    if (exact) emit(this.values.fraction(guess, 1), null);
    else if (this.short) this.soughtPower(r, 1, 'r', a, b, emit);
    else if (!this.elementary) this.exact('r', a, b, emit);
  }

  /** (p/q)^(r/s) where that is a fraction of ordinary size again; s > 0. */
  private rationalPower(
    p: number,
    q: number,
    r: number,
    s: number,
    emit: Emit,
    sign: '*' | 'r',
    a: number,
    b: number,
  ): void {
    if (p === 0) {
      if (r > 0) emit(this.values.fraction(0, 1), null);
      return;
    }
    // With √ = i every power of a fraction has several roots.
    if (this.isComplex) {
      this.dropped = true;
      return;
    }
    if (p < 0 && s % 2 === 0) return;
    const [n, d] = [wholeRoot(Math.abs(p), s), wholeRoot(q, s)];
    const k = Math.abs(r);
    const [above, below] = n === null || d === null ? [MAX + 1, 1] : [whole(n, k), whole(d, k)];
    if (above > MAX || below > MAX) return this.soughtPower(p, q, sign, a, b, emit);
    const size = p < 0 && k % 2 === 1 ? -1 : 1;
    emit(r > 0 ? this.values.fraction(size * above, below) : this.values.fraction(size * below, above), null);
  }

  /** A power of n / d that is no ordinary fraction: only one with a radical of the Goal is followed up. */
  private soughtPower(n: number, d: number, sign: '*' | 'r', a: number, b: number, emit: Emit): void {
    this.dropped = true;
    if (!this.sought?.mayCome(n, d)) return;
    this.exact(sign, a, b, (id, branch) => {
      if (this.values.isOrdinary(id) || this.sought?.has(this.values.numberOf(id))) emit(id, branch);
    });
  }

  /** log of p/q to the base r/s where that is a fraction m/k with small k. */
  private rationalLog(p: number, q: number, r: number, s: number, emit: Emit): void {
    if (p <= 0 || r <= 0 || r === s) return;
    const log = Math.log(p / q) / Math.log(r / s);
    for (let k = 1; k <= 6; k++) {
      const m = Math.round(log * k);
      if (Math.abs(m) > 60 || Math.abs(log * k - m) > 1e-9) continue;
      const left = raise({ n: BigInt(p), d: BigInt(q) }, k);
      const right = raise({ n: BigInt(r), d: BigInt(s) }, m);
      if (same(left, right)) return emit(this.values.reduced(m, k), null);
    }
    this.dropped = true;
  }

  /** √ of index 2, or the unary ×. */
  prefix(sign: 'r' | 'x', a: number, emit: Emit): void {
    if (sign === 'r') return this.binary('r', this.values.fraction(2, 1), a, emit);
    if (this.enclosed && !this.values.isOrdinary(a)) return this.enclosed.integers.prefix(a, emit);
    if (a <= LARGE_MAYBE) {
      const limited = this.rules.division === 'elementary' || this.rules.division === 'middle';
      if (!limited || (a !== LARGE_WHOLE && effects(this.rules).prefixFindsPrime)) this.lossy = true;
      return;
    }
    const known = this.unaries.get(a);
    if (known !== undefined) return known === null ? undefined : emit(known, null);
    let made: number | null = null;
    const lossy = this.lossy;
    this.lossy = false;
    this.exactly(
      () => [operate.unaryTimes(this.values.numberOf(a), this.rules)],
      false,
      id => {
        made = id;
      },
    );
    if (!this.lossy) this.unaries.set(a, made);
    this.lossy ||= lossy;
    if (made !== null) emit(made, null);
  }

  factorial(a: number, emit: Emit): void {
    if (this.enclosed && !(this.values.top[a]! <= 18)) return this.enclosed.integers.factorial(a, emit);
    if (a <= LARGE_MAYBE) return emit(a === LARGE_WHOLE ? a : LARGE_MAYBE, null);
    const n = this.values.top[a]!;
    if (Number.isNaN(n)) return this.exactFactorial(a, emit);
    if (this.values.bottom[a] !== 1 || n < 0) return;
    if (n > 18) return this.exactFactorial(a, emit);
    this.ordinary(factorials[n]!, 1, emit);
  }

  private exactFactorial(a: number, emit: Emit): void {
    const n = this.values.rationalOf(a);
    if (n !== null && (n.d !== 1n || n.n < 0n)) return;
    if (n !== null && this.isLong(Number(n.n) * (log2(n.n) - 1.5))) return emit(LARGE_WHOLE, null);
    this.exactly(() => [operate.factorial(this.values.numberOf(a))], true, emit);
  }

  /** Operands or results beyond doubles. */
  private long(sign: Sign, a: number, b: number, emit: Emit): void {
    if (this.enclosed) return this.enclosed.binary(sign, a, b, emit);
    if (a <= LARGE_MAYBE || b <= LARGE_MAYBE) return withLarge(this, sign, a, b, emit);
    const x = this.values.rationalOf(a);
    const y = this.values.rationalOf(b);
    if (x === null && y !== null && this.isFar(a, b)) return withLarge(this, sign, this.largeFor(a), b, emit);
    if (y === null && x !== null && (sign === 'r' ? this.isFarRoot(x, b) : this.isFar(b, a)))
      return withLarge(this, sign, a, this.largeFor(b), emit);
    if (x === null || y === null) return this.exact(sign, a, b, emit);
    switch (sign) {
      case '+':
        return this.put(this.average ? product(sum(x, y), HALF) : sum(x, y), emit);
      case '-':
        return this.put(difference(x, y), emit);
      case 'x':
        return this.put(product(x, y), emit);
      case '/':
        return y.n === 0n ? undefined : this.put(quotient(x, y), emit);
      case '%':
        return this.put(product(product(x, y), rational(1, this.percentOf)), emit);
      case '*':
        return this.longPower(x, y, a, b, emit);
      case 'r':
        return this.elementary || this.short ? this.longRoot(x, y, emit) : this.exact(sign, a, b, emit);
      case '|':
        if (this.hasLog) return this.exact(sign, a, b, emit);
        if (x.d === 1n && y.d === 1n && x.n > 0n && x.n <= 1000n && y.n > 0n)
          emit(this.values.rational({ n: x.n % y.n, d: 1n }), null);
        return;
      case 'L':
        if (x.d === 1n && y.d === 1n && x.n > 0n && y.n > 0n) this.put({ n: lcm(x.n, y.n), d: 1n }, emit);
        return;
      case 'G':
        if (x.d === 1n && y.d === 1n && x.n >= 0n && y.n >= 0n) this.put({ n: gcd(x.n, y.n), d: 1n }, emit);
        return;
    }
  }

  /** So tall that nothing made of it and the other number comes back to the Goal. */
  private isFar(tall: number, other: number): boolean {
    const { sureBits } = this.keep;
    if (!this.elementary || sureBits > FARTHEST_BITS) return false;
    return this.values.tallness(tall).bits - this.values.lengthOf(other) - 1 > sureBits;
  }

  private isFarRoot(index: Rational, tall: number): boolean {
    const { sureBits } = this.keep;
    if (!this.elementary || sureBits > FARTHEST_BITS) return false;
    return this.values.tallness(tall).bits > sureBits * Math.max(1, Number(index.n));
  }

  private largeFor(id: number): number {
    const isCount = !this.values.tallness(id).isNegative && this.values.formOf(id) === 'whole';
    return isCount ? LARGE_WHOLE : LARGE_OTHER;
  }

  private longPower(x: Rational, y: Rational, a: number, b: number, emit: Emit): void {
    const whole = y.d === 1n && y.n > 0n && x.d === 1n && x.n > 1n;
    if (!whole) {
      if (this.short) this.dropped = true;
      else if (!this.elementary) this.exact('*', a, b, emit);
      return;
    }
    const bits = Number(y.n) * log2(x.n);
    if (this.isLong(bits - 1)) emit(LARGE_WHOLE, null);
    else if (bits <= WRITTEN_BITS) this.put({ n: x.n ** y.n, d: 1n }, emit);
    else this.exact('*', a, b, emit);
  }

  private longRoot(index: Rational, x: Rational, emit: Emit): void {
    if (index.d !== 1n || index.n < 1n || x.d !== 1n || x.n < 0n) return;
    if (x.n < 2n || index.n === 1n) return this.put(x, emit);
    const bits = bitLength(x.n);
    spend(4 + (bits >> 6));
    if (index.n > BigInt(bits) || isNoPower(x.n, Number(index.n))) return;
    const found = rootFloor(x.n, Number(index.n));
    if (found ** index.n === x.n) this.put({ n: found, d: 1n }, emit);
  }

  /** May numbers be added that are no ordinary fractions? Those met before are always taken, so that makings are found again. */
  private get hasRoom(): boolean {
    return this.values.othersCount < this.mostOthers;
  }

  /** Too long to be followed up. */
  private isLong(bits: number): boolean {
    if (bits <= this.keep.dropBits) return false;
    if (bits <= this.keep.sureBits) this.dropped = true;
    return true;
  }

  private put(r: Rational, emit: Emit): void {
    const bits = Math.max(bitLength(r.n), bitLength(r.d));
    if (bits < this.keep.leastBits) return;
    if (this.isLong(bits - 1)) return emit(r.d === 1n && r.n > 0n ? LARGE_WHOLE : LARGE_OTHER, null);
    const id = this.values.rational(r, this.hasRoom);
    if (id === null) this.lossy = true;
    else emit(id, null);
  }

  private exact(sign: Sign, a: number, b: number, emit: Emit): void {
    if (this.enclosed) return this.enclosed.binary(sign, a, b, emit);
    const x = this.values.numberOf(a);
    const y = this.values.numberOf(b);
    if (sign === '*') this.exactly(() => power(x, y, this.rules, null), true, emit);
    else this.exactly(() => [this.outcome(sign, x, y)], false, emit);
  }

  /** `grows`: what cannot be worked out was too tall. */
  private exactly(work: () => readonly Outcome[], grows: boolean, emit: Emit): void {
    spend(STEPS_TO_BE_EXACT);
    const outcomes = capped(STEPS_A_VALUE, work, () => null);
    if (outcomes === null) this.lossy = true;
    for (const [k, outcome] of outcomes?.entries() ?? [])
      this.take(outcome, outcomes && outcomes.length > 1 ? k : null, emit, grows);
  }

  private outcome(
    sign: Exclude<Sign, '*'>,
    x: Parameters<typeof operate.difference>[0],
    y: Parameters<typeof operate.difference>[0],
  ): Outcome {
    switch (sign) {
      case '+':
        return operate.plus(x, y, this.rules);
      case '-':
        return operate.difference(x, y);
      case 'x':
        return operate.multiply(x, y);
      case '/':
        return operate.quotient(x, y);
      case '%':
        return operate.percent(x, y, this.rules);
      case 'r':
        return root(x, y, this.rules);
      case '|':
        return this.hasLog ? operate.logarithm(x, y) : operate.remainder(x, y);
      case 'L':
        return operate.leastMultiple(x, y);
      case 'G':
        return operate.greatestFactor(x, y);
    }
  }

  private take(outcome: Outcome, branch: number | null, emit: Emit, grows: boolean): void {
    if (outcome.kind === 'uncheckable') {
      if (this.keep.dropTall && grows) emit(LARGE_MAYBE, null);
      else this.lossy = true;
    }
    if (outcome.kind !== 'value') return;
    const plain = asFraction(outcome.value);
    if (plain !== null) return this.put(plain, id => emit(id, branch));
    const id = this.values.number(outcome.value, this.hasRoom);
    if (id === null) this.lossy = true;
    else emit(this.isFar(id, this.values.fraction(1, 1)) ? this.largeFor(id) : id, branch);
  }
}

const factorials = Array.from({ length: 19 }, (_, n) =>
  Array.from({ length: n }, (__, k) => k + 1).reduce((m, k) => m * k, 1),
);

function wholeRoot(n: number, k: number): number | null {
  const guess = Math.round(n ** (1 / k));
  return whole(guess, k) === n ? guess : null;
}

/** base^k by multiplying, exact while it is a safe integer. */
export function whole(base: number, k: number): number {
  if (base === 0 || base === 1) return k === 0 ? 1 : base;
  let result = 1;
  for (let i = 0; i < k; i++) {
    result *= base;
    if (result > MAX || result < -MAX) return Number.POSITIVE_INFINITY;
  }
  return result;
}
