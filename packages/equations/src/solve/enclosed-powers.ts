import { smallGcd } from '../values/integers.ts';
import type { EnclosedSteps } from './enclosed-steps.ts';
import { ROUNDING, widened } from './enclosures.ts';
import type { Emit, Steps } from './forward.ts';

/** Powers, roots and logs of real numbers that are known between bounds. */
export class EnclosedPowers {
  constructor(
    private readonly steps: Steps,
    private readonly enclosed: EnclosedSteps,
  ) {}

  /** a to the power of b. */
  power(a: number, b: number, emit: Emit): void {
    if (!this.steps.elementary) return this.realPower(a, b, emit);
    for (const base of this.wholesOf(a)) for (const exponent of this.wholesOf(b)) this.realPower(base, exponent, emit);
  }

  /** The General Rule: what may be a whole number of it; where that is not known, all of it. */
  private wholesOf(id: number): readonly number[] {
    const { top } = this.steps.values;
    return (this.enclosed.integers.listOf(id) ?? [id]).filter(n => !(top[n]! < 0));
  }

  realPower(a: number, b: number, emit: Emit): void {
    this.plainPower(a, b, this.enclosed.apart.power(a, b, emit));
  }

  private plainPower(a: number, b: number, emit: Emit): void {
    const { top, bottom } = this.steps.values;
    const { enclosures: at } = this.enclosed;
    if (top[a] === 1 && bottom[a] === 1) return emit(a, null);
    if (top[a] === -1 && bottom[a] === 1 && Number.isNaN(top[b]!)) return this.ofMinusOne(b, emit);
    const place = at.placeOf(b);
    if (place === 'zero') {
      if (at.placeOf(a) !== 'zero') emit(this.steps.values.fraction(1, 1), null);
      return;
    }
    const n = top[b]!;
    if (!Number.isNaN(n)) {
      const near = n / bottom[b]!;
      return this.raised(a, near, near, n, bottom[b]!, emit);
    }
    if (place === 'between') {
      if (at.side(a) < 0 && at.placeOf(a) === 'between' && this.enclosed.isIrrational(b)) return;
      const [low, high] = [2 ** at.low(b), 2 ** at.high(b)];
      const off = 2 ** -48 * (1 + Math.abs(at.high(b)) / 8);
      const [least, most] = [low * (1 - off), high * (1 + off)];
      if (at.side(b) > 0) return this.raised(a, least, most, Number.NaN, Number.NaN, emit);
      return this.raised(a, -most, -least, Number.NaN, Number.NaN, emit);
    }
    if (this.enclosed.forms?.raised(a, b, emit)) return;
    if (at.placeOf(a) !== 'between') {
      if (at.placeOf(a) === 'zero') emit(a, null);
      else this.enclosed.put(null, emit);
      return;
    }
    const least = Math.min(Math.abs(at.low(a)), Math.abs(at.high(a)));
    if (place === 'about-zero') {
      const most = Math.max(Math.abs(at.low(a)), Math.abs(at.high(a))) * 2 ** at.high(b);
      for (const side of at.side(a) > 0 ? ABOVE : BOTH)
        this.enclosed.put(at.between(side, -most - ROUNDING, most + ROUNDING), emit);
      return;
    }
    if (at.low(a) < 0 === at.high(a) < 0 && least > 0) {
      const far = least * 2 ** Math.min(1000, at.low(b));
      const way = at.signOf(b) * Math.sign(at.low(a));
      if (way >= 0) this.enclosed.put(at.beyond(far - 1, at.side(a) > 0 ? 1 : 0), emit);
      if (way <= 0) this.enclosed.put(at.about(-far + 1, false), emit);
    } else this.enclosed.put(null, emit);
  }

  /** Whatever the exponent is: where there is a real power of -1 it is 1 or -1. */
  private ofMinusOne(b: number, emit: Emit): void {
    if (this.enclosed.isIrrational(b)) return;
    for (const side of BOTH) emit(this.steps.values.fraction(side, 1), null);
  }

  /** b-th root with the index a. */
  root(a: number, b: number, emit: Emit): void {
    if (this.steps.elementary) return this.wholeRoot(a, b, emit);
    this.realRoot(a, b, emit);
  }

  /** The General Rule: root and radicand are whole, the index is a counting number. */
  private wholeRoot(a: number, b: number, emit: Emit): void {
    const { top, bottom } = this.steps.values;
    if (top[a]! < 1 || bottom[a]! > 1 || top[b]! < 0 || this.enclosed.integers.listOf(b)?.length === 0) return;
    this.realRoot(a, b, id => {
      for (const n of this.wholesOf(id)) emit(n, null);
    });
  }

  realRoot(a: number, b: number, emit: Emit): void {
    const { top, bottom } = this.steps.values;
    const n = top[a]!;
    if (n === 0) return;
    if (top[b] === 1 && bottom[b] === 1) return emit(b, null);
    const apart = this.enclosed.apart.root(b, emit);
    const nearOne = n === 2 && bottom[a] === 1 ? this.enclosed.rootNearOne(b) : null;
    if (nearOne !== null) return apart(nearOne, null);
    if (!Number.isNaN(n)) {
      const near = bottom[a]! / n;
      return this.raised(b, near, near, n < 0 ? -bottom[a]! : bottom[a]!, Math.abs(n), apart);
    }
    this.enclosed.quotient(this.steps.values.fraction(1, 1), a, inverse => this.realPower(b, inverse, emit));
  }

  /** To a power between these bounds that is not zero, n / d in lowest terms where it is known to be that. */
  private raised(a: number, low: number, high: number, n: number, d: number, emit: Emit): void {
    const { enclosures: at } = this.enclosed;
    if (!Number.isNaN(n) && this.enclosed.forms?.power(a, n, d, emit)) return;
    const place = at.placeOf(a);
    if (place === 'zero') {
      if (high > 0) emit(a, null);
      return;
    }
    if (place === 'about-zero') {
      // Zero itself has no power below zero.
      if (low > 0) this.enclosed.put(at.about(at.high(a) * low + 1, at.mayBeZero(a)), emit);
      else this.enclosed.put(high < 0 ? at.beyond(at.high(a) * high - 1) : null, emit);
      return;
    }
    if (place === 'beyond') {
      if (low > 0) this.enclosed.put(at.beyond(at.low(a) * low - 1, Math.max(0, at.signOf(a))), emit);
      else this.enclosed.put(high < 0 ? at.about(at.low(a) * high + 1, false) : null, emit);
      return;
    }
    for (const side of this.sidesOf(a, n, d)) {
      const surd = Number.isNaN(n) ? null : this.enclosed.surds.of(a);
      const exact = surd && this.enclosed.surds.power(side, surd, n, d);
      if (exact !== null) {
        emit(exact, null);
        continue;
      }
      const [p, q] = [at.low(a), at.high(a)];
      const ends = [p * low, p * high, q * low, q * high];
      const [least, most] = [Math.min(...ends), Math.max(...ends)];
      const isKnown = !Number.isNaN(least) && !Number.isNaN(most);
      this.enclosed.put(isKnown ? at.between(side, widened(least, -1), widened(most, 1)) : null, emit);
    }
  }

  /** The signs that a power can have. A negative number has no real power whose exponent is irrational. */
  private sidesOf(a: number, n: number, d: number): readonly number[] {
    if (this.enclosed.enclosures.side(a) > 0) return ABOVE;
    if (Number.isNaN(n)) return BOTH;
    if (d % 2 === 0) return NONE;
    return n % 2 === 0 ? ABOVE : BELOW;
  }

  /** log of a to the base b. */
  logarithm(a: number, b: number, emit: Emit): void {
    const { enclosures: at } = this.enclosed;
    for (const id of [a, b]) {
      const place = at.placeOf(id);
      if (place === 'zero' || (place === 'between' && at.side(id) < 0)) return;
    }
    const one = this.steps.values.fraction(1, 1);
    if (b === one) return;
    if (a === one) return emit(this.steps.values.fraction(0, 1), null);
    const [p, q] = [at.placeOf(a), at.placeOf(b)];
    if (p !== 'between' && q !== 'between') return this.enclosed.put(null, emit);
    if (p !== 'between') return this.enclosed.put(this.ofFarLog(a, b, false), emit);
    if (q !== 'between') return this.enclosed.put(this.ofFarLog(b, a, true), emit);
    const exact = this.fractionPower(b, a);
    if (exact !== null) return emit(this.steps.values.fraction(...exact), null);
    this.ratioOfLogs(a, b, emit);
  }

  /**
   * The quotient of the logs of a number that is beyond some size or about zero and of one between bounds, or its
   * reciprocal: of the first log a lower bound is known, of the second an upper one.
   */
  ofFarLog(far: number, other: number, isOver: boolean): number | null {
    const { enclosures: at } = this.enclosed;
    const least = at.placeOf(far) === 'beyond' ? at.low(far) : -at.high(far);
    const most = Math.max(Math.abs(at.low(other)), Math.abs(at.high(other)));
    const size = Math.log2(least) - Math.log2(most) - SPARE_OF_LOGS;
    return isOver ? at.about(-size, true) : at.beyond(size);
  }

  /** m and k > 0 with |a|^(m/k) = |t|, where both are known exactly; there is only one such exponent. */
  fractionPower(a: number, t: number): readonly [number, number] | null {
    const { surds, enclosures: at } = this.enclosed;
    const [x, y] = [surds.of(a), surds.of(t)];
    if (x === null || y === null) return null;
    const power = (at.low(t) + at.high(t)) / (at.low(a) + at.high(a));
    for (const k of DENOMINATORS) {
      const m = Math.round(power * k);
      if (m === 0 || Math.abs(m) > 1000 || smallGcd(Math.abs(m), k) !== 1 || Math.abs(power * k - m) > 1e-6) continue;
      const made = surds.power(y.side, x, m, k);
      if (made === t) return [m, k];
    }
    return null;
  }

  /** log |a| / log |b| of numbers that are not about zero. */
  ratioOfLogs(a: number, b: number, emit: Emit): void {
    const { enclosures: at } = this.enclosed;
    const [p, q, r, s] = [at.low(a), at.high(a), at.low(b), at.high(b)];
    if (r <= 0 && s >= 0) {
      // The second log is not zero, or there is no quotient; it is no larger than its bounds.
      const least = p <= 0 && q >= 0 ? 0 : Math.min(Math.abs(p), Math.abs(q));
      return this.enclosed.put(at.beyond(Math.log2(least) - Math.log2(Math.max(-r, s)) - SPARE_OF_LOGS), emit);
    }
    const ends = [p / r, p / s, q / r, q / s];
    const [least, most] = [Math.min(...ends), Math.max(...ends)];
    const off = ROUNDING * Math.max(Math.abs(least), Math.abs(most));
    if (least - off <= 0 && most + off >= 0)
      return this.enclosed.put(at.about(Math.log2(Math.max(Math.abs(least), Math.abs(most)) + off), true), emit);
    const [small, large] = least > 0 ? [least - off, most + off] : [-most - off, -least + off];
    const [low, high] = [Math.log2(small), Math.log2(large)];
    this.enclosed.put(
      at.between(least > 0 ? 1 : -1, low - ROUNDING * (1 + Math.abs(low)), high + ROUNDING * (1 + Math.abs(high))),
      emit,
    );
  }
}

/** What a quotient of two logs is off by, at most. */
const SPARE_OF_LOGS = 2 ** -20;

const DENOMINATORS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const NONE: readonly number[] = [];
const ABOVE: readonly number[] = [1];
const BELOW: readonly number[] = [-1];
const BOTH: readonly number[] = [1, -1];
