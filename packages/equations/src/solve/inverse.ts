import type { Sign } from '../language/token.ts';
import { smallGcd } from '../values/integers.ts';
import { spend } from '../values/meter.ts';
import type { Rational } from '../values/rational.ts';
import { residue } from '../values/residue.ts';
import { effects } from '../variations/effects.ts';
import { EnclosedInverse } from './enclosed-inverse.ts';
import { type Steps, whole } from './forward.ts';
import { LongInverse } from './inverse-long.ts';
import { LARGE_MAYBE, LARGE_OTHER, LARGE_WHOLE } from './values.ts';

/** Numbers that will all do, whatever they are. */
export type Whatever = 'any' | 'nonzero' | 'positive' | 'whole' | 'counting';

export interface Found {
  value(id: number): void;
  /** n / d of safe integers, d not zero. */
  ordinary(n: number, d: number): void;
  rational(r: Rational): void;
  whatever(kind: Whatever): void;
  /** This value would do if some large number exists that may or may not. */
  doubtful(id: number): void;
  /** Values were left out: more would do than can be listed. */
  partial(): void;
  /** A value was left out, being long. */
  dropped(): void;
}

const MAX = Number.MAX_SAFE_INTEGER;

/** From a wanted result back to the missing operand. */
export class Inverse {
  /** What doubles cannot hold is left out. */
  isQuick = false;
  /** Longer values are not looked for, */
  mostBits = Number.POSITIVE_INFINITY;
  /** and those longer than this cannot be made. */
  sureBits = Number.POSITIVE_INFINITY;
  private readonly far: LongInverse;
  private readonly enclosed: EnclosedInverse | null;
  private readonly average: boolean;
  private readonly elementary: boolean;

  constructor(private readonly steps: Steps) {
    this.far = new LongInverse(steps, this);
    this.average = effects(steps.rules).plusIsMean;
    this.elementary = steps.elementary;
    this.enclosed = steps.enclosed && new EnclosedInverse(steps, steps.enclosed);
  }

  /** a ∘ v = t when `onLeft`, else v ∘ a = t. */
  binary(sign: Sign, a: number, t: number, onLeft: boolean, found: Found): void {
    const { top, bottom } = this.steps.values;
    const p = top[a]!;
    const q = bottom[a]!;
    const n = top[t]!;
    const d = bottom[t]!;
    if (this.enclosed) return this.enclosedOperand(sign, a, t, onLeft, found);
    if (a <= LARGE_MAYBE) return this.withLarge(sign, a, t, onLeft, found);
    if (Number.isNaN(p) || Number.isNaN(n)) return this.far.operand(sign, a, t, onLeft, found);
    switch (sign) {
      case '+':
      case '-':
      case 'x':
      case '%':
      case '/':
        if (this.short(sign, p, q, n, d, onLeft, found)) return;
        return this.isQuick ? found.dropped() : this.far.operand(sign, a, t, onLeft, found);
      case '*':
        return onLeft ? this.exponent(a, t, found) : this.base(a, t, found);
      case 'r':
        return onLeft ? this.radicand(a, t, found) : this.index(a, t, found);
      case '|':
        return this.remainder(p, q, n, d, onLeft, found);
      case 'L':
        return this.multiple(p, q, n, d, found);
      case 'G':
        return this.divisor(p, q, n, d, found);
    }
  }

  /** The four operations in doubles where they are long enough for it, and what only integers have. */
  private enclosedOperand(sign: Sign, a: number, t: number, onLeft: boolean, found: Found): void {
    const { top, bottom } = this.steps.values;
    const [p, q, n, d] = [top[a]!, bottom[a]!, top[t]!, bottom[t]!];
    const isOrdinary = !Number.isNaN(p) && !Number.isNaN(n);
    if (isOrdinary && FOUR.includes(sign) && this.short(sign, p, q, n, d, onLeft, found)) return;
    if (isOrdinary && sign === '|' && !this.steps.hasLog) return this.remainder(p, q, n, d, onLeft, found);
    if (isOrdinary && sign === 'L') return this.multiple(p, q, n, d, found);
    if (isOrdinary && sign === 'G') return this.divisor(p, q, n, d, found);
    this.enclosed?.binary(sign, a, t, onLeft, found);
  }

  /** The four operations in doubles; false when they are too short for it. */
  private short(sign: Sign, p: number, q: number, n: number, d: number, onLeft: boolean, found: Found): boolean {
    switch (sign) {
      case '+':
        return this.sum((this.average ? 2 : 1) * n * q, -p * d, q * d, found);
      case '-':
        return onLeft ? this.sum(p * d, -n * q, q * d, found) : this.sum(n * q, p * d, q * d, found);
      case '/':
        if (!onLeft) return p === 0 || this.sum(n * p, 0, d * q, found);
        if (n === 0) {
          if (p === 0) found.whatever('nonzero');
          return true;
        }
        return p === 0 || this.sum(p * d, 0, q * n, found);
      default: {
        if (p === 0) {
          if (n === 0) found.whatever('any');
          return true;
        }
        const by = sign === '%' ? this.steps.rules.base ** 2 : 1;
        return this.sum(n * q * by, 0, d * p, found);
      }
    }
  }

  private sum(x: number, y: number, d: number, found: Found): boolean {
    if (Math.abs(x) > MAX || Math.abs(y) > MAX || Math.abs(x + y) > MAX || Math.abs(d) > MAX) return false;
    found.ordinary(x + y, d);
    return true;
  }

  /** A number left out for its size can only stand where its size does not matter. */
  private withLarge(sign: Sign, a: number, t: number, onLeft: boolean, found: Found): void {
    const n = this.steps.values.top[t]!;
    const zero = n === 0;
    const one = n === 1 && this.steps.values.bottom[t] === 1;
    const certain = a === LARGE_WHOLE || (a === LARGE_OTHER && (sign === 'x' || sign === '%' || sign === '/'));
    if (sign === 'G' || (sign === '|' && effects(this.steps.rules).slashIsLogarithm)) return found.partial();
    const missing =
      sign === '|'
        ? remainderOfLarge(this.steps.values.bottom[t] === 1 ? n : 0, onLeft)
        : this.besideLarge(sign, onLeft, zero, one);
    if (missing === null) return;
    const id = this.steps.values.fraction(missing, 1);
    if (certain) found.value(id);
    else found.doubtful(id);
  }

  private besideLarge(sign: Sign, onLeft: boolean, zero: boolean, one: boolean): 0 | 1 | null {
    if (sign === 'x' || sign === '%') return zero ? 0 : null;
    if (sign === '/') return zero && !onLeft ? 0 : null;
    if (sign === '*' && onLeft) return one ? 0 : null;
    if (sign === '*' || (sign === 'r' && onLeft)) return zero ? 0 : one ? 1 : null;
    return null;
  }

  /** a^v = t. */
  private exponent(a: number, t: number, found: Found): void {
    const { values } = this.steps;
    const p = values.top[a]!;
    const q = values.bottom[a]!;
    const n = values.top[t]!;
    const d = values.bottom[t]!;
    if (this.elementary && (q !== 1 || d !== 1 || p < 0 || n < 0)) return;
    if (p === 0) {
      if (n === 0) found.whatever(this.elementary ? 'counting' : 'positive');
      return;
    }
    if (p === 1 && q === 1) {
      if (n === 1 && d === 1) found.whatever(this.elementary ? 'whole' : 'any');
      return;
    }
    if (n <= 0 || p <= 0) {
      if (!this.elementary) found.partial();
      return;
    }
    const power = Math.log(n / d) / Math.log(p / q);
    const denominators = this.elementary ? [1] : [1, 2, 3, 4, 5, 6];
    for (const k of denominators) {
      const m = Math.round(power * k);
      if (Math.abs(m) > 1100 || smallGcd(Math.abs(m), k) !== 1) continue;
      if (Math.abs(power * k - m) > 1e-6) continue;
      const v = values.fraction(m, k);
      this.steps.binary('*', a, v, id => {
        if (id === t) found.value(v);
      });
    }
    if (!this.elementary) found.partial();
  }

  /** v^a = t. */
  private base(a: number, t: number, found: Found): void {
    const { values } = this.steps;
    const p = values.top[a]!;
    const q = values.bottom[a]!;
    const n = values.top[t]!;
    const d = values.bottom[t]!;
    if (p === 0) {
      if (n === 1 && d === 1) found.whatever(this.elementary ? 'counting' : 'nonzero');
      return;
    }
    if (this.elementary && (q !== 1 || d !== 1 || p < 0 || n < 0)) return;
    if (n === 0) {
      if (p > 0) found.value(t);
      return;
    }
    const near = Math.sign(n) * Math.abs(n / d) ** (q / p);
    for (const guess of [near, -near]) {
      for (const below of this.elementary ? [1] : [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
        const m = Math.round(guess * below);
        if (Math.abs(m) > (this.elementary ? MAX : 1e7) || m === 0 || smallGcd(Math.abs(m), below) !== 1) continue;
        if (Math.abs(guess * below - m) > 1e-6 * Math.max(1, Math.abs(m))) continue;
        if (this.elementary && m < 0) continue;
        const v = values.fraction(m, below);
        this.steps.binary('*', v, a, id => {
          if (id === t) found.value(v);
        });
      }
    }
    if (!this.elementary) found.partial();
  }

  /** a √ v = t. */
  private radicand(a: number, t: number, found: Found): void {
    const { values } = this.steps;
    const p = values.top[a]!;
    if (p === 0 || (this.elementary && (values.bottom[a] !== 1 || p < 1))) return;
    if (this.elementary && (values.bottom[t] !== 1 || values.top[t]! < 0)) return;
    if (this.elementary) {
      const n = values.top[t]!;
      if (n < 2) return found.value(t);
      if (p * Math.log2(n) < 53) return found.value(values.fraction(whole(n, p), 1));
      return this.far.wholePower('r', { n: BigInt(p), d: 1n }, { n: BigInt(n), d: 1n }, true, found);
    }
    this.steps.binary('*', t, a, v => {
      this.steps.binary('r', a, v, id => {
        if (id === t) found.value(v);
      });
    });
    found.partial();
  }

  /** v √ a = t. */
  private index(a: number, t: number, found: Found): void {
    const { values } = this.steps;
    const r = values.top[a]!;
    const n = values.top[t]!;
    if (this.elementary && (values.bottom[a] !== 1 || values.bottom[t] !== 1 || r < 0 || n < 0)) return;
    if (values.bottom[a] === 1 && a === t && (r === 0 || r === 1))
      return found.whatever(this.elementary ? 'counting' : r === 0 ? 'positive' : 'nonzero');
    if (r <= 0 || n <= 0 || a === values.fraction(1, 1) || t === values.fraction(1, 1)) {
      if (!this.elementary) found.partial();
      return;
    }
    const power = Math.log(r / values.bottom[a]!) / Math.log(n / values.bottom[t]!);
    if (this.elementary && n > r) return;
    for (const k of this.elementary ? [1] : [1, 2, 3, 4]) {
      const m = Math.round(power * k);
      if (m === 0 || Math.abs(power * k - m) > 1e-6 || smallGcd(Math.abs(m), k) !== 1) continue;
      const v = values.fraction(m, k);
      this.steps.binary('r', v, a, id => {
        if (id === t) found.value(v);
      });
    }
    if (!this.elementary) found.partial();
  }

  private remainder(p: number, q: number, n: number, d: number, onLeft: boolean, found: Found): void {
    if (effects(this.steps.rules).slashIsLogarithm) return found.partial();
    if (q !== 1 || d !== 1 || p < 1 || n < 0) return;
    const { values } = this.steps;
    if (!onLeft) {
      if (n >= p) return;
      spend(1 + Math.floor(1000 / p));
      for (let v = n === 0 ? p : n; v <= 1000; v += p) found.value(values.fraction(v, 1));
      return;
    }
    if (p > 1000 || n > p) return;
    if (n === p) return found.partial();
    spend(1 + (p >> 4));
    for (let v = n + 1; v <= p - n; v++) if ((p - n) % v === 0) found.value(values.fraction(v, 1));
  }

  private multiple(p: number, q: number, n: number, d: number, found: Found): void {
    if (q !== 1 || d !== 1 || p < 1 || n < 1 || n % p !== 0) return;
    if (n > 1e9) return found.partial();
    const { values } = this.steps;
    for (let v = 1; v * v <= n; v++) {
      if (n % v !== 0) continue;
      for (const w of v * v === n ? [v] : [v, n / v])
        if ((p / smallGcd(p, w)) * w === n) found.value(values.fraction(w, 1));
    }
    spend(1 + Math.floor(Math.sqrt(n) / 16));
  }

  private divisor(p: number, q: number, n: number, d: number, found: Found): void {
    if (q !== 1 || d !== 1 || p < 0 || n < 1 || p % n !== 0) return;
    const { values } = this.steps;
    if (p === 0) return found.value(values.fraction(n, 1));
    spend(20);
    for (let v = 0; v <= 40 * n; v += n) if (smallGcd(p, v) === n) found.value(values.fraction(v, 1));
    found.partial();
  }

  /** ∘v = t. */
  prefix(sign: 'r' | 'x', t: number, found: Found): void {
    const { values, rules } = this.steps;
    const n = values.top[t]!;
    if (this.enclosed && sign === 'r') return this.enclosed.binary('r', values.fraction(2, 1), t, true, found);
    if (this.enclosed && Number.isNaN(n)) return this.enclosed.unary(t, found);
    if (sign === 'r' && Number.isNaN(n)) return this.far.operand('r', values.fraction(2, 1), t, true, found);
    if (Number.isNaN(n)) return;
    if (sign === 'r') return this.radicand(values.fraction(2, 1), t, found);
    if (values.bottom[t] !== 1 || n < 1) return;
    const most = effects(rules).prefixCountsFactors ? (this.elementary ? 200 : 1000) : n - 1;
    if (n > 300) return effects(rules).prefixCountsFactors && !this.elementary ? found.partial() : undefined;
    spend(1 + most);
    for (let v = 0; v <= most; v++) {
      const id = values.fraction(v, 1);
      this.steps.prefix('x', id, made => {
        if (made === t) found.value(id);
      });
    }
    if (!effects(rules).prefixCountsFactors || !this.elementary) found.partial();
  }

  factorial(t: number, found: Found): void {
    const { values } = this.steps;
    const n = values.top[t]!;
    if (Number.isNaN(n)) return this.enclosed ? this.enclosed.factorial(t, found) : this.longFactorial(t, found);
    if (values.bottom[t] !== 1) return;
    const v = SHORT_FACTORIALS.get(n);
    if (v !== undefined) found.value(values.fraction(v, 1));
    if (n === 1) found.value(values.fraction(0, 1));
  }

  private longFactorial(t: number, found: Found): void {
    const n = this.steps.values.rationalOf(t);
    if (n === null) {
      const value = this.steps.values.numberOf(t);
      if (!SMALL_PRIMES.some(p => (residue(value, p) ?? 0) !== 0)) found.partial();
      return;
    }
    if (n.d !== 1n) return;
    const v = factorialRoot(n.n);
    if (v !== null) found.rational({ n: BigInt(v), d: 1n });
  }
}

const FOUR: readonly Sign[] = ['+', '-', 'x', '/', '%'];

/** What leaves this remainder by a large number: itself. */
const remainderOfLarge = (n: number, onLeft: boolean): number | null => (!onLeft && n >= 1 && n <= 1000 ? n : null);

/** Every factorial beyond 5! is divisible by these. */
const SMALL_PRIMES = [2, 3, 5];

/** v by v!, with 1 for 1. */
const SHORT_FACTORIALS = new Map<number, number>();
for (let v = 1, product = 1; v <= 18; v++, product *= v) SHORT_FACTORIALS.set(product, v);

const longFactorials: bigint[] = [1n];

/** v with v! = n; n is long. */
function factorialRoot(n: bigint): number | null {
  if (n < 1n || (n & 0xffffn) !== 0n) return null;
  while (longFactorials.at(-1)! < n) {
    spend(1);
    longFactorials.push(longFactorials.at(-1)! * BigInt(longFactorials.length));
  }
  let [low, high] = [0, longFactorials.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (longFactorials[middle]! < n) low = middle + 1;
    else high = middle;
  }
  return longFactorials[low] === n ? low : null;
}
