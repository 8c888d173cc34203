import type { Sign } from '../language/token.ts';
import { spend } from '../values/meter.ts';
import type { EnclosedSteps } from './enclosed-steps.ts';
import type { Steps } from './forward.ts';
import type { Found } from './inverse.ts';
import { logOfFactorial } from './log-factorial.ts';

/**
 * From a wanted real number back to the missing operand, between proved bounds. Over the real numbers every operation but
 * those of integers can be turned round: v^a = t has |v| = |t|^(1/a), a^v = t has v = log|t| / log|a|. So all that would do
 * is found, whether it can be written down or not.
 */
export class EnclosedInverse {
  constructor(
    private readonly steps: Steps,
    private readonly enclosed: EnclosedSteps,
  ) {}

  /** a ∘ v = t when `onLeft`, else v ∘ a = t. */
  binary(sign: Sign, a: number, t: number, onLeft: boolean, found: Found): void {
    spend(2);
    const { enclosed } = this;
    const put = (id: number): void => found.value(id);
    switch (sign) {
      case '+':
        if (!this.steps.average) return enclosed.sum(t, a, -1, false, put);
        return enclosed.product(t, this.steps.values.fraction(2, 1), twice => enclosed.sum(twice, a, -1, false, put));
      case '-':
        return onLeft ? enclosed.sum(a, t, -1, false, put) : enclosed.sum(t, a, 1, false, put);
      case 'x':
        return this.factor(a, t, found);
      case '%':
        return enclosed.product(t, this.steps.values.fraction(this.steps.rules.base ** 2, 1), whole =>
          this.factor(a, whole, found),
        );
      case '/':
        return onLeft ? this.divisor(a, t, found) : this.dividend(a, t, found);
      case '*':
        return onLeft ? this.exponent(a, t, false, found) : this.base(a, t, false, found);
      case 'r':
        return onLeft ? this.base(a, t, true, found) : this.exponent(a, t, true, found);
      case '|':
        if (this.steps.hasLog) return this.logged(a, t, onLeft, found);
        return this.ofIntegers(a, t, found);
      case 'L':
      case 'G':
        return this.ofIntegers(a, t, found);
    }
  }

  /** v! = t: n! grows with n from 1! on, so those that may be t are next to each other. */
  factorial(t: number, found: Found): void {
    const { enclosures: at } = this.enclosed;
    const { values } = this.steps;
    if (this.enclosed.integers.listOf(t)?.length === 0 || at.placeOf(t) === 'about-zero') return;
    const isBetween = at.placeOf(t) === 'between';
    if (isBetween && at.side(t) < 0) return;
    const first = this.leastFactorial(at.low(t));
    if (!isBetween) {
      const all = at.beyond(Math.log2(first) - 2 ** -40);
      if (all === null) found.partial();
      else found.value(all);
      return;
    }
    if (first === 1) found.value(values.fraction(0, 1));
    for (let n = first; n < first + MOST_FACTORIALS; n++) {
      const [low, high] = logOfFactorial(n);
      if (low > at.high(t)) return;
      if (high >= at.low(t)) found.value(values.fraction(n, 1));
    }
    found.partial();
  }

  /** The least n ≥ 1 whose n! may have a log₂ of this or more; of those too large to be told apart the first. */
  private leastFactorial(log: number): number {
    let [low, high] = [1, MOST_FACTORIAL];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (logOfFactorial(middle)[1] >= log) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Wanted of the unary ×. */
  unary(t: number, found: Found): void {
    if (this.enclosed.integers.listOf(t)?.length !== 0) found.partial();
  }

  private ofIntegers(a: number, t: number, found: Found): void {
    if (this.enclosed.integers.listOf(a)?.length === 0 || this.enclosed.integers.listOf(t)?.length === 0) return;
    found.partial();
  }

  private mayBeZero(id: number): boolean {
    return this.enclosed.enclosures.mayBeZero(id);
  }

  private isZero(id: number): boolean {
    return this.steps.values.top[id] === 0;
  }

  /** May it be this number, 1 or -1? */
  private mayBe(id: number, one: 1 | -1): boolean {
    const { values } = this.steps;
    const { enclosures: at } = this.enclosed;
    if (!Number.isNaN(values.top[id]!)) return values.top[id] === one && values.bottom[id] === 1;
    if (at.placeOf(id) !== 'between' || this.enclosed.surds.isIrrational(id)) return false;
    return at.side(id) === one && at.low(id) <= 0 && at.high(id) >= 0;
  }

  private isOne(id: number): boolean {
    return this.steps.values.top[id] === 1 && this.steps.values.bottom[id] === 1;
  }

  private isMinusOne(id: number): boolean {
    return this.steps.values.top[id] === -1 && this.steps.values.bottom[id] === 1;
  }

  private factor(a: number, t: number, found: Found): void {
    if (this.isZero(a)) return this.mayBeZero(t) ? found.whatever('any') : undefined;
    if (this.mayBeZero(a) && this.mayBeZero(t)) return found.partial();
    this.enclosed.quotient(t, a, id => found.value(id));
  }

  /** a / v = t. */
  private divisor(a: number, t: number, found: Found): void {
    if (this.isZero(a)) return this.mayBeZero(t) ? found.whatever('nonzero') : undefined;
    if (this.mayBeZero(a) && this.mayBeZero(t)) return found.partial();
    if (this.isZero(t)) return;
    this.enclosed.quotient(a, t, id => found.value(id));
  }

  /** v / a = t. */
  private dividend(a: number, t: number, found: Found): void {
    if (!this.isZero(a)) this.enclosed.product(t, a, id => found.value(id));
  }

  /** a^v = t, or the index v with which the root of a is t. */
  private exponent(a: number, t: number, isIndex: boolean, found: Found): void {
    const { enclosures: at } = this.enclosed;
    if (this.isZero(a)) return this.mayBeZero(t) ? found.whatever('positive') : undefined;
    if (this.isOne(a)) return this.mayBe(t, 1) ? found.whatever(isIndex ? 'nonzero' : 'any') : undefined;
    if (this.isMinusOne(a)) return this.mayBe(t, 1) || this.mayBe(t, -1) ? found.partial() : undefined;
    if (this.enclosed.exponentOfTail(a, t, isIndex, id => found.value(id))) return;
    if (this.mayBeZero(a) && this.mayBeZero(t)) return found.partial(); // a power of zero
    if (this.isZero(t)) return;
    const [known, wanted] = [at.placeOf(a), at.placeOf(t)];
    if (known !== 'between') {
      if (wanted !== 'between') return found.partial();
      if (this.isOne(t) && !isIndex) found.value(this.steps.values.fraction(0, 1));
      if (this.isOne(t) || this.isMinusOne(t)) return;
      return this.byFarLog(a, t, isIndex, found);
    }
    if (this.mayBe(a, 1) || this.mayBe(a, -1)) return found.partial();
    if (wanted !== 'between') return this.byFarLog(t, a, !isIndex, found);
    if (at.side(a) > 0 && at.side(t) < 0) return;
    if (this.isOne(t)) return isIndex ? undefined : found.value(this.steps.values.fraction(0, 1));
    if (this.isMinusOne(t)) return;
    const exact = this.enclosed.powers.fractionPower(a, t);
    if (exact !== null) {
      const [m, k] = exact;
      return found.value(isIndex ? this.steps.values.reduced(k, m) : this.steps.values.fraction(m, k));
    }
    if (isIndex) this.enclosed.powers.ratioOfLogs(a, t, id => found.value(id));
    else this.enclosed.powers.ratioOfLogs(t, a, id => found.value(id));
  }

  private byFarLog(far: number, other: number, isOver: boolean, found: Found): void {
    const id = this.enclosed.powers.ofFarLog(far, other, !isOver);
    if (id === null) found.partial();
    else found.value(id);
  }

  /** v^a = t, or v whose root with the index a is t. */
  private base(a: number, t: number, isIndex: boolean, found: Found): void {
    const { values } = this.steps;
    const { enclosures: at, surds } = this.enclosed;
    if (this.isZero(a)) {
      if (!isIndex && this.mayBe(t, 1)) found.whatever('nonzero');
      return;
    }
    const place = at.placeOf(a);
    if (place !== 'between' && (at.placeOf(t) !== 'between' || this.mayBe(t, 1) || this.mayBe(t, -1)))
      return found.partial();
    if (this.isZero(t)) return at.side(a) > 0 ? found.value(t) : undefined;
    const wanted = at.placeOf(t);
    const sizes: number[] = [];
    const size = wanted === 'between' && at.side(t) < 0 ? this.negated(t) : t;
    if (size === null) return found.partial();
    const put = (id: number): void => {
      sizes.push(id);
    };
    if (isIndex) this.enclosed.powers.power(size, a, put);
    else this.enclosed.powers.root(a, size, put);
    if (wanted !== 'between') {
      // Bounds hold for either sign; what is known by what it is made of has one.
      for (const id of sizes) {
        const below = this.negated(id);
        found.value(id);
        if (below === null) found.partial();
        else if (below !== id) found.value(below);
      }
      return;
    }
    const [n, d] = isIndex ? [values.bottom[a]!, values.top[a]!] : [values.top[a]!, values.bottom[a]!];
    const isKnown = !Number.isNaN(n) && !Number.isNaN(d);
    const isBelow = isKnown ? d % 2 !== 0 && (n % 2 === 0 ? at.side(t) > 0 : at.side(t) < 0) : !surds.isIrrational(a);
    for (const id of sizes) {
      if (at.side(t) > 0) found.value(id);
      if (!isBelow) continue;
      const below = this.negated(id);
      if (below === null) found.partial();
      else found.value(below);
    }
  }

  private negated(id: number): number | null {
    let made: number | null = null;
    this.enclosed.sum(this.steps.values.fraction(0, 1), id, -1, false, one => {
      made = one;
    });
    return made;
  }

  /** log of the left to the base of the right. */
  private logged(a: number, t: number, onLeft: boolean, found: Found): void {
    const { enclosures: at } = this.enclosed;
    const place = at.placeOf(a);
    if (place === 'zero' || (place === 'between' && at.side(a) < 0)) return;
    // Every log of 1 is zero, and 1 is no base.
    if (this.isOne(a)) return onLeft && this.mayBeZero(t) ? found.partial() : undefined;
    if (this.isZero(t)) {
      if (!onLeft) found.value(this.steps.values.fraction(1, 1));
      else if (this.mayBe(a, 1)) found.partial();
      return;
    }
    if (place !== 'between' || this.mayBeZero(t) || at.placeOf(t) !== 'between') return found.partial();
    if (onLeft) this.enclosed.powers.realRoot(t, a, id => found.value(id));
    else this.enclosed.powers.realPower(a, t, id => found.value(id));
  }
}

/** So many next to each other may be the one wanted. */
const MOST_FACTORIALS = 4;
/** Its factorial is beyond what is told apart. */
const MOST_FACTORIAL = 2 ** 36;
