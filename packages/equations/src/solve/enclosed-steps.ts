import type { Sign } from '../language/token.ts';
import { sign } from '../values/decide.ts';
import { enclose } from '../values/enclose.ts';
import { hasZero } from '../values/interval.ts';
import { orNull, spend } from '../values/meter.ts';
import { asFraction, looksReal, type Num } from '../values/number.ts';
import { integerPower } from '../values/power.ts';
import { difference } from '../values/rational.ts';
import { sureBits } from '../values/size.ts';
import { effects } from '../variations/effects.ts';
import { Apart } from './apart.ts';
import { EnclosedIntegers } from './enclosed-integers.ts';
import { EnclosedPowers } from './enclosed-powers.ts';
import { Enclosures, ROUNDING, type Tails, widened } from './enclosures.ts';
import type { Emit, Steps } from './forward.ts';
import { Irrationals } from './irrationals.ts';
import { log2Of, Surds } from './surds.ts';
import { factorialIn, TallForms } from './tall-forms.ts';

/**
 * Steps with real numbers that are no ordinary fractions, between proved bounds. Each result holds every number that the
 * step can have; where it may not exist it is there all the same. So a value that cannot be met is surely not met.
 */
export class EnclosedSteps {
  readonly enclosures: Enclosures;
  readonly surds: Surds;
  readonly powers: EnclosedPowers;
  readonly integers: EnclosedIntegers;
  /** The powers of the base that are not listed, of either sign, where a 1 is any of them. */
  readonly tails: Tails | null;
  readonly forms: TallForms | null;
  readonly apart: Apart;
  private readonly average: boolean;
  /** Where it is asked which numbers are irrational. */
  private irrationals: Irrationals | null = null;
  /** Indices of numbers about 1: above it, below it, on either side; and how near. */
  private nearOne: { readonly ids: readonly number[]; readonly log: number } | null = null;

  constructor(
    private readonly steps: Steps,
    widest?: number,
  ) {
    this.enclosures = new Enclosures(steps.values, widest);
    this.surds = new Surds(steps.values, this.enclosures);
    this.powers = new EnclosedPowers(steps, this);
    this.integers = new EnclosedIntegers(steps, this);
    this.average = effects(steps.rules).plusIsMean;
    const least = POWERS_LISTED * Math.log2(steps.rules.base);
    const size = least - ROUNDING * least;
    this.tails = effects(steps.rules).oneIsAPower
      ? { far: this.enclosures.atLeast(size), near: this.enclosures.atMost(-size) }
      : null;
    this.forms =
      this.tails &&
      new TallForms(steps.values, this.enclosures, this.surds, steps.rules.base, POWERS_LISTED, this.tails);
    this.apart = new Apart(steps.values, this.enclosures, this.surds, this.forms === null);
  }

  /** Square roots whose log₂ is as near to zero as this are not told apart any more: then roots of roots come to an end. */
  endNearOne(log: number): void {
    const sides = [this.enclosures.between(1, 0, log), this.enclosures.between(1, -log, 0)];
    const both = this.enclosures.between(1, -log, log);
    this.nearOne = { ids: [...sides, both].flatMap(id => id ?? []), log };
    this.askNatures(true);
  }

  /** From here on it is asked what numbers are beside their bounds. */
  askNatures(hasVague: boolean): void {
    this.irrationals = new Irrationals(this.steps.values, this.enclosures, this.surds, hasVague);
  }

  isIrrational(id: number): boolean {
    return this.irrationals?.isIrrational(id) ?? this.surds.isIrrational(id);
  }

  /** n! for n from 19 on. */
  namedFactorial(id: number): number {
    return this.irrationals?.asFactorial(id) ?? id;
  }

  /** The index about 1 that holds the square root of these numbers; null: they are not that near. */
  rootNearOne(id: number): number | null {
    const { nearOne, enclosures: at } = this;
    if (nearOne === null || at.placeOf(id) !== 'between' || at.side(id) < 0) return null;
    if (this.surds.of(id)?.index === 1) return null;
    const [low, high] = [widened(at.low(id) / 2, -1), widened(at.high(id) / 2, 1)];
    if (low < -nearOne.log || high > nearOne.log) return null;
    return nearOne.ids.find(near => at.low(near) <= low && at.high(near) >= high) ?? null;
  }

  /** Two powers of the base that are not listed; null: another pair. */
  private ofTails(a: number, b: number): 'far' | 'near' | 'both' | null {
    if (this.tails === null) return null;
    const { far, near } = this.tails;
    if (a === far && b === far) return 'far';
    if (a === near && b === near) return 'near';
    return (a === far && b === near) || (a === near && b === far) ? 'both' : null;
  }

  /** A power of the base that is not listed and one that is. */
  private isTailWithPower(a: number, b: number): boolean {
    if (this.tails === null) return false;
    const { far, near } = this.tails;
    return (
      (a === far || a === near ? this.isListedPower(b) : false) ||
      (b === far || b === near ? this.isListedPower(a) : false)
    );
  }

  private isListedPower(id: number): boolean {
    const power = this.steps.values.isOrdinary(id) && this.powerOfBase(id);
    return typeof power === 'number' && Math.abs(power) <= POWERS_LISTED;
  }

  /** Can the value be the Goal? One that is a power of the base is met by powers of the base alone. */
  mayMeet(id: number, goal: number): boolean {
    const isTail = goal === this.tails?.far || goal === this.tails?.near;
    if (this.irrationals?.mayMeet(id, goal) === false) return false;
    if (this.irrationals?.isVague(id)) return true;
    if (this.forms?.mayMeet(id, goal) === false) return false;
    return this.enclosures.mayMeet(id, goal) && !(isTail && this.powerOfBase(id) === false);
  }

  /** Can the two differ by a multiple of k other than zero? */
  mayDifferBy(id: number, goal: number, k: number): boolean {
    const { values } = this.steps;
    if (this.forms?.mayDifferBy(id, goal, k) === false) return false;
    if (this.irrationals?.isDifferenceIrrational(id, goal)) return false;
    if (this.irrationals?.isNoFactorialBut(id, goal, k)) return false;
    if (this.irrationals?.isVague(id)) return true;
    const [x, y] = [this.surds.fractionOf(id), this.surds.fractionOf(goal)];
    if (x !== null && y !== null) {
      const { n, d } = difference(x, y);
      return n !== 0n && n % (d * BigInt(k)) === 0n;
    }
    let may = false;
    this.sum(id, goal, -1, false, apart =>
      this.quotient(apart, values.fraction(k, 1), multiple => {
        const all = this.integers.listOf(multiple);
        if (all === null || all.some(n => values.top[n] !== 0)) may = true;
      }),
    );
    return may;
  }

  /** Which power of the base it is, but for its sign; false: surely none, null: that cannot be told. */
  powerOfBase(id: number): number | false | null {
    const { values, rules } = this.steps;
    const { enclosures: at } = this;
    const n = Math.abs(values.top[id]!);
    if (n === 0 || this.forms?.isNoPower(id)) return false;
    if (at.placeOf(id) !== 'between') return null;
    if (this.isIrrational(id)) return false;
    const log = Math.log2(rules.base);
    const [low, high] = [at.low(id) / log, at.high(id) / log];
    const off = 2 ** -48 * (Math.abs(low) + Math.abs(high) + 1);
    const power = Math.floor(high + off);
    if (power < low - off) return false;
    if (power === 0 && at.areApart(id, values.fraction(at.side(id), 1))) return false;
    const size = rules.base ** Math.abs(power);
    return Number.isNaN(n) || (power < 0 ? n === 1 && values.bottom[id] === size : n === size) ? power : false;
  }

  /** Any power of the base, of either sign. */
  private anyPower({ far, near }: Tails, emit: Emit): void {
    const { values, rules } = this.steps;
    for (let k = 0; k < POWERS_LISTED; k++)
      for (const side of BOTH) {
        emit(values.fraction(side * rules.base ** k, 1), null);
        if (k > 0) emit(values.fraction(side, rules.base ** k), null);
      }
    emit(far, null);
    emit(near, null);
  }

  binary(sign: Sign, a: number, b: number, emit: Emit): void {
    spend(3);
    if (this.irrationals === null) return this.real(sign, a, b, emit);
    this.withNature(sign, a, b, this.irrationals, emit);
  }

  /** What is known of the nature of a number holds unless it is zero, so zero is gone through by itself. */
  private withNature(sign: Sign, a: number, b: number, irrationals: Irrationals, emit: Emit): void {
    const zero = this.steps.values.fraction(0, 1);
    if (a !== zero && irrationals.mayBeZero(a)) this.withNature(sign, zero, b, irrationals, emit);
    if (b !== zero && irrationals.mayBeZero(b)) this.withNature(sign, a, zero, irrationals, emit);
    const isVague = irrationals.isVague(a) || irrationals.isVague(b);
    if (isVague && this.isPlain(sign, a, b, emit)) return;
    const nature = irrationals.natureOf(sign, a, b);
    const every = irrationals.every(nature);
    if (every === null) {
      if (isVague) this.put(null, emit);
      else this.real(sign, a, b, irrationals.named(nature, emit));
      return;
    }
    const { steps } = this;
    const wasLossy = steps.lossy;
    steps.lossy = isVague;
    if (!isVague) this.real(sign, a, b, irrationals.named(nature, emit));
    // Where bounds say nothing, this much is known of a result.
    if (steps.lossy) {
      emit(every, null);
      if ((sign === '+' || sign === '-') && nature !== 'transcendental') emit(zero, null);
    }
    steps.lossy = wasLossy;
  }

  /** With an irrational number of which nothing but its nature is known: is the result what it is whatever the number? */
  private isPlain(sign: Sign, a: number, b: number, emit: Emit): boolean {
    const { values, hasLog } = this.steps;
    const [zero, one] = [values.fraction(0, 1), values.fraction(1, 1)];
    switch (sign) {
      case '+':
      case '-':
        if (a !== zero && b !== zero) return false;
        if (!this.average || sign === '-') emit(a === zero ? b : a, null);
        else this.put(null, emit);
        return true;
      case 'x':
      case '%':
        if (a === zero || b === zero) emit(zero, null);
        return a === zero || b === zero;
      case '/':
        if (a === zero) emit(zero, null);
        return a === zero || b === zero;
      case '*':
      case 'r': {
        const [base, exponent] = sign === '*' ? [a, b] : [b, a];
        if (base === zero || base === one || exponent === one) emit(base, null);
        else if (exponent === zero && sign === '*') emit(one, null);
        return base === zero || base === one || exponent === one || exponent === zero;
      }
      default:
        // What only integers have, it has not.
        return sign !== '|' || !hasLog;
    }
  }

  private real(sign: Sign, a: number, b: number, emit: Emit): void {
    switch (sign) {
      case '+':
        return this.sum(a, b, 1, this.average, emit);
      case '-':
        return this.sum(a, b, -1, false, emit);
      case 'x':
        return this.product(a, b, emit);
      case '/':
        return this.quotient(a, b, emit);
      case '%':
        return this.product(a, b, id =>
          this.quotient(id, this.steps.values.fraction(this.steps.rules.base ** 2, 1), emit),
        );
      case '*':
        return this.powers.power(a, b, emit);
      case 'r':
        return this.powers.root(a, b, emit);
      case '|':
        return this.steps.hasLog ? this.powers.logarithm(a, b, emit) : this.integers.binary(sign, a, b, emit);
      case 'L':
      case 'G':
        return this.integers.binary(sign, a, b, emit);
    }
  }

  /** The index of a real number; null: it is none, or cannot be enclosed. */
  number(value: Num): number | null {
    const plain = asFraction(value);
    if (plain !== null) {
      if (plain.n === 0n) return this.steps.values.fraction(0, 1);
      return this.surds.root(1, plain) ?? this.boxed(value);
    }
    for (let k = 2; k <= MOST_INDEX; k++) {
      const power = asFraction(integerPower(value, k));
      const side = power === null ? null : sign(value);
      const found = power && side ? this.surds.root(k, power, side) : null;
      if (found !== null) return found;
    }
    return this.boxed(value);
  }

  private boxed(value: Num): number | null {
    const box = orNull(() => enclose(value, 96));
    if (box === null) return this.tall(value);
    if (box.im !== null || hasZero(box.re)) return null;
    const { lo, hi, e } = box.re;
    const [side, low, high] = lo > 0n ? [1, lo, hi] : [-1, -hi, -lo];
    const off = 16 * ROUNDING * (Math.abs(log2Of(high)) + Math.abs(e) + 1);
    return this.enclosures.between(side, log2Of(low) + e - off, log2Of(high) + e + off);
  }

  /** Too large to be enclosed, and known to be. */
  private tall(value: Num): number | null {
    const form = this.forms?.goal(value) ?? null;
    if (form !== null) return form;
    const n = this.forms === null ? factorialIn(value) : null;
    const of =
      n === null ? null : n <= MAX ? this.steps.values.fraction(Number(n), 1) : this.surds.root(1, { n, d: 1n });
    if (of !== null) return this.integers.exactFactorial(of);
    const sure = looksReal(value) ? orNull(() => sureBits(value)) : null;
    return sure && this.enclosures.beyond(sure.bits * (1 - 2 ** -20) - 1);
  }

  /** Null: bounds that say too little. */
  put(id: number | null, emit: Emit): void {
    if (id === null) this.steps.lossy = true;
    else emit(id, null);
  }

  private half(id: number, emit: Emit): void {
    this.quotient(id, this.steps.values.fraction(2, 1), emit);
  }

  sum(a: number, b: number, sign: 1 | -1, halved: boolean, emit: Emit): void {
    if (halved) return this.sum(a, b, sign, false, id => this.half(id, emit));
    this.plainSum(a, b, sign, this.apart.sum(a, b, sign, emit));
  }

  private plainSum(a: number, b: number, sign: 1 | -1, emit: Emit): void {
    if (this.forms?.sum(a, b, sign, emit)) return;
    const { enclosures: at } = this;
    const [p, q] = [at.placeOf(a), at.placeOf(b)];
    if (q === 'zero') return emit(a, null);
    if (this.ofTails(a, b) === 'far' || (this.isTailWithPower(a, b) && (p === 'beyond' || q === 'beyond'))) {
      // Different powers of a base of 8 and more are apart by seven eighths of the larger at least.
      emit(this.steps.values.fraction(0, 1), null);
      return this.put(at.beyond((p === 'beyond' ? at.low(a) : at.low(b)) - 1), emit);
    }
    if (p === 'zero') return sign === 1 ? emit(b, null) : this.negated(b, emit);
    if (p === 'beyond' || q === 'beyond') {
      const [far, other] = p === 'beyond' ? [a, b] : [b, a];
      const [s, t] = [at.signOf(a), sign * at.signOf(b)];
      if (s * t > 0) return this.put(at.beyond(Math.max(at.low(a), at.low(b)), s), emit);
      if (p === q && this.irrationals?.areFactorials(a, b)) return this.apartOrAlike(a, b, emit);
      if (p === q || at.high(other) > at.low(far) - 2) return this.put(null, emit);
      return this.put(at.beyond(at.low(far) - 1, far === a ? s : t), emit);
    }
    if (p === 'about-zero' && q === 'about-zero')
      return this.put(at.about(Math.max(at.high(a), at.high(b)) + 1, true), emit);
    if (p === 'about-zero') return this.nudged(b, sign * at.side(b), at.high(a), emit);
    if (q === 'about-zero') return this.nudged(a, at.side(a), at.high(b), emit);
    const [s, t] = [at.side(a), sign * at.side(b)];
    if (s === t) {
      const low = logOfSum(at.low(a), at.low(b));
      const high = logOfSum(at.high(a), at.high(b));
      const off = ROUNDING * (Math.abs(high) + 2);
      return this.put(at.between(s, low - off, high + off), emit);
    }
    if (at.low(a) > at.high(b)) return this.rest(s, a, b, emit);
    if (at.low(b) > at.high(a)) return this.rest(t, b, a, emit);
    if (a === b && this.surds.of(a) !== null) return emit(this.steps.values.fraction(0, 1), null);
    const most = Math.max(at.high(a), at.high(b));
    const width = most - Math.min(at.low(a), at.low(b));
    this.put(at.about(most + Math.log2(width), sign === 1 || !at.areApart(a, b)), emit);
  }

  /** n! - m! of large numbers: zero, or no smaller than half of the smaller, since one is 19 times the other at least. */
  private apartOrAlike(a: number, b: number, emit: Emit): void {
    const { enclosures: at } = this;
    const isExact = at.isExact(a) && at.isExact(b);
    if (a === b || !isExact) emit(this.steps.values.fraction(0, 1), null);
    if (a !== b || !isExact) this.put(at.beyond(Math.min(at.low(a), at.low(b)) - 1), emit);
  }

  /** The larger less the smaller. */
  private rest(side: number, more: number, less: number, emit: Emit): void {
    const { enclosures: at } = this;
    const low = logOfRest(at.low(more), at.high(less));
    const high = logOfRest(at.high(more), at.low(less));
    const off = ROUNDING * (Math.abs(at.high(more)) + 2);
    this.put(at.between(side, low - off - ROUNDING * Math.abs(low), high + off + ROUNDING * Math.abs(high)), emit);
  }

  /** With something about zero added. */
  private nudged(id: number, side: number, radius: number, emit: Emit): void {
    const { enclosures: at } = this;
    if (radius > at.low(id) - 3) return this.put(at.about(Math.max(radius, at.high(id)) + 1, true), emit);
    const off = 2 * 2 ** (radius - at.low(id)) + ROUNDING;
    this.put(at.between(side, at.low(id) - off, at.high(id) + off), emit);
  }

  private negated(id: number, emit: Emit): void {
    const { enclosures: at } = this;
    const beyond = at.placeOf(id) === 'beyond' ? at.signOf(id) : 0;
    if (beyond !== 0) return this.put(at.beyond(at.low(id), -beyond), emit);
    if (at.placeOf(id) !== 'between') return emit(id, null);
    const known = this.surds.of(id);
    const exact = known && this.surds.power(-known.side, known, 1, 1);
    this.put(exact ?? at.between(-at.side(id), at.low(id), at.high(id)), emit);
  }

  product(a: number, b: number, emit: Emit): void {
    this.plainProduct(a, b, this.apart.product(a, b, emit));
  }

  private plainProduct(a: number, b: number, emit: Emit): void {
    const { enclosures: at } = this;
    const [p, q] = [at.placeOf(a), at.placeOf(b)];
    if (p === 'zero' || q === 'zero') return emit(this.steps.values.fraction(0, 1), null);
    if (this.tails && (this.ofTails(a, b) === 'both' || this.isTailWithPower(a, b)))
      return this.anyPower(this.tails, emit);
    if (this.forms?.product(a, b, emit)) return;
    if (p === 'between' && q === 'between') {
      const [x, y] = [this.surds.of(a), this.surds.of(b)];
      const exact = x && y && this.surds.times(x, y);
      if (exact !== null) return emit(exact, null);
      const off = ROUNDING * (Math.abs(at.high(a)) + Math.abs(at.high(b)));
      const side = at.side(a) * at.side(b);
      return this.put(at.between(side, at.low(a) + at.low(b) - off, at.high(a) + at.high(b) + off), emit);
    }
    if (p === 'about-zero' || q === 'about-zero')
      this.put(at.about(at.high(a) + at.high(b) + 1, at.mayBeZero(a) || at.mayBeZero(b)), emit);
    else this.put(at.beyond(at.low(a) + at.low(b) - 1, at.signOf(a) * at.signOf(b)), emit);
  }

  quotient(a: number, b: number, emit: Emit): void {
    this.plainQuotient(a, b, this.apart.quotient(a, b, emit));
  }

  private plainQuotient(a: number, b: number, emit: Emit): void {
    const { enclosures: at } = this;
    const [p, q] = [at.placeOf(a), at.placeOf(b)];
    if (q === 'zero') return;
    if (p === 'zero') return emit(a, null);
    const pair = this.ofTails(a, b);
    if (this.tails && (pair === 'far' || pair === 'near' || this.isTailWithPower(a, b)))
      return this.anyPower(this.tails, emit);
    if (this.forms?.quotient(a, b, emit)) return;
    if (p === 'between' && q === 'between') {
      const [x, y] = [this.surds.of(a), this.surds.of(b)];
      const exact = x && y && this.surds.over(x, y);
      if (exact !== null) return emit(exact, null);
      const off = ROUNDING * (Math.abs(at.high(a)) + Math.abs(at.high(b)));
      const side = at.side(a) * at.side(b);
      return this.put(at.between(side, at.low(a) - at.high(b) - off, at.high(a) - at.low(b) + off), emit);
    }
    if (p === 'beyond' && q === 'beyond' && this.irrationals?.areFactorials(a, b)) this.ofFactorials(a, b, emit);
    else if (p === 'beyond' && q !== 'beyond')
      this.put(at.beyond(at.low(a) - at.high(b) - 1, at.signOf(a) * at.signOf(b)), emit);
    else if (q === 'about-zero') this.put(at.beyond(at.low(a) - at.high(b) - 1), emit);
    else this.put(at.about(at.high(a) - at.low(b) + 1, at.mayBeZero(a)), emit);
  }

  /** n! / m! of large numbers: 1, or no smaller than the larger of n and m, or the reciprocal; of these m log m is above log m!. */
  private ofFactorials(a: number, b: number, emit: Emit): void {
    const { enclosures: at } = this;
    const isExact = at.isExact(a) && at.isExact(b);
    if (a === b || !isExact) emit(this.steps.values.fraction(1, 1), null);
    if (a === b && isExact) return;
    const log = Math.min(at.low(a), at.low(b));
    const least = Math.log2(log) - Math.log2(Math.log2(log)) - 1;
    this.put(at.beyond(least, 1), emit);
    this.put(at.about(-least, false), emit);
  }

  /** The v with a^v = t for a power of the base that is not listed, or its reciprocal; false: that is not said here. */
  exponentOfTail(a: number, t: number, isIndex: boolean, emit: Emit): boolean {
    return this.forms?.exponent(a, t, isIndex, emit) ?? false;
  }
}

const MAX = BigInt(Number.MAX_SAFE_INTEGER);

/** Goals with higher roots are enclosed only. */
const MOST_INDEX = 6;

const BOTH: readonly number[] = [1, -1];

/** Powers of the base from this one on are in the tails; the leaves list all below it. */
export const POWERS_LISTED = 4;

/** log₂(2^x + 2^y). */
const logOfSum = (x: number, y: number): number => {
  const most = Math.max(x, y);
  return most + Math.log1p(2 ** (Math.min(x, y) - most)) / Math.LN2;
};

/** log₂(2^x - 2^y) for x > y. */
const logOfRest = (x: number, y: number): number => x + Math.log2(-Math.expm1((y - x) * Math.LN2));
