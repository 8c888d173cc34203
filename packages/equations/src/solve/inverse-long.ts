import type { Sign } from '../language/token.ts';
import { log2 } from '../values/bounds.ts';
import { enclose } from '../values/enclose.ts';
import { bitLength, rootFloor } from '../values/integers.ts';
import { capped, orNull, spend } from '../values/meter.ts';
import {
  add,
  asFraction,
  divide,
  integer,
  type Num,
  numberOf,
  subtract,
  times,
  timesRational,
} from '../values/number.ts';
import { lnForm, positivePower } from '../values/power.ts';
import { power, root } from '../values/powers.ts';
import { difference, isNothing, product, quotient, type Rational, raise, same, sum } from '../values/rational.ts';
import { rationality } from '../values/rationality.ts';
import { effects } from '../variations/effects.ts';
import { STEPS_A_VALUE, type Steps } from './forward.ts';
import type { Found } from './inverse.ts';

/** From a wanted result back to the missing operand, where numbers are beyond doubles. */
export class LongInverse {
  private readonly average: boolean;
  private readonly elementary: boolean;

  constructor(
    private readonly steps: Steps,
    private readonly limits: { readonly mostBits: number; readonly sureBits: number },
  ) {
    this.average = effects(steps.rules).plusIsMean;
    this.elementary = steps.elementary;
  }

  /** Numbers beyond doubles. */
  operand(sign: Sign, a: number, t: number, onLeft: boolean, found: Found): void {
    spend(8);
    capped(
      STEPS_A_VALUE,
      () => this.missing(sign, a, t, onLeft, found),
      () => found.partial(),
    );
  }

  private missing(sign: Sign, a: number, t: number, onLeft: boolean, found: Found): void {
    const { values } = this.steps;
    const x = values.rationalOf(a);
    const y = values.rationalOf(t);
    if (x !== null && y !== null && (sign === '*' || sign === 'r')) {
      if (this.elementary) this.wholePower(sign, x, y, onLeft, found);
      else found.partial();
      return;
    }
    if (sign === '*' || sign === 'r') return this.tallPower(sign, a, t, onLeft, found);
    if (x !== null && y !== null) return this.fraction(sign, x, y, onLeft, found);
    const v = this.exact(sign, values.numberOf(a), values.numberOf(t), onLeft);
    if (v === 'open') found.partial();
    else if (v !== 'none') found.value(values.number(v));
  }

  private fraction(sign: Sign, x: Rational, y: Rational, onLeft: boolean, found: Found): void {
    const put = (r: Rational): void => found.rational(r);
    switch (sign) {
      case '+':
        return put(difference(this.average ? product(y, { n: 2n, d: 1n }) : y, x));
      case '-':
        return put(onLeft ? difference(x, y) : sum(y, x));
      case 'x':
      case '%':
        if (isNothing(x)) return isNothing(y) ? found.partial() : undefined;
        return put(quotient(sign === 'x' ? y : product(y, { n: BigInt(this.steps.rules.base) ** 2n, d: 1n }), x));
      case '/':
        if (!onLeft) return isNothing(x) ? undefined : put(product(y, x));
        if (isNothing(x)) return isNothing(y) ? found.partial() : undefined;
        return isNothing(y) ? undefined : put(quotient(x, y));
      default:
        return found.partial();
    }
  }

  /** Powers and roots of long whole numbers, under the General Rule of Elementary. */
  wholePower(sign: '*' | 'r', x: Rational, y: Rational, onLeft: boolean, found: Found): void {
    if (x.d !== 1n || y.d !== 1n || x.n < 0n || y.n < 0n) return;
    const put = (n: bigint): void => found.value(this.steps.values.rational({ n, d: 1n }));
    if (sign === '*' ? onLeft : !onLeft) {
      const [base, power] = sign === '*' ? [x.n, y.n] : [y.n, x.n];
      if (sign === '*' && power === 1n) return put(0n);
      if (base < 2n || power < 2n) return;
      const k = Math.round(log2(power) / log2(base));
      if (base ** BigInt(k) === power) put(BigInt(k));
      return;
    }
    if (sign === '*') {
      if (x.n < 1n) return;
      if (y.n < 2n) return put(y.n);
      if (x.n > BigInt(bitLength(y.n))) return;
      const base = rootFloor(y.n, Number(x.n));
      if (base ** x.n === y.n) put(base);
      return;
    }
    if (x.n < 1n) return;
    if (y.n < 2n) return put(y.n);
    const bits = Number(x.n) * log2(y.n);
    if (bits - 1 > this.limits.mostBits) return bits - 1 > this.limits.sureBits ? undefined : found.dropped();
    if (bits > LONGEST_BITS) found.value(this.steps.values.number(positivePower(numberOf(y), x)));
    else put(y.n ** x.n);
  }

  /** The same where a number is only a symbol. */
  private tallPower(sign: '*' | 'r', a: number, t: number, onLeft: boolean, found: Found): void {
    const { values } = this.steps;
    const [x, y] = [values.numberOf(a), values.numberOf(t)];
    if (!this.elementary) {
      // More would do than can be listed; the likely ones are.
      found.partial();
      const r = values.rationalOf(a);
      if (r !== null && values.rationalOf(t) === null) this.besideRoot(sign, r, y, onLeft, found);
      return;
    }
    const [known, wanted] = [values.rationalOf(a), values.rationalOf(t)];
    if (this.isNoCount(a, known) || this.isNoCount(t, wanted)) return;
    if (sign === '*' && !onLeft) {
      const made = root(x, y, this.steps.rules);
      if (made.kind === 'value') found.value(values.number(made.value));
      else if (made.kind === 'uncheckable') found.partial();
      return;
    }
    if (sign === 'r' && onLeft) {
      if (known?.n === 0n) return;
      const [made] = power(y, x, this.steps.rules, null);
      if (made?.kind === 'value') found.value(values.number(made.value));
      else if (made?.kind === 'uncheckable') found.partial();
      return;
    }
    const [base, raised] = sign === '*' ? [x, y] : [y, x];
    const [small, short] = sign === '*' ? [known, wanted] : [wanted, known];
    if (sign === '*' && short?.n === 1n) return found.value(values.fraction(0, 1));
    if ((small !== null && small.n < 2n) || (short !== null && short.n < 2n)) return;
    if (short !== null && values.tallness(sign === '*' ? a : t).bits > bitLength(short.n)) return;
    if (small !== null && short === null) {
      const least = values.tallness(sign === '*' ? t : a).bits / bitLength(small.n);
      if (Math.log2(least) > this.limits.sureBits + 1) return;
    }
    const v = wholeLog(base, raised);
    if (v === 'open') found.partial();
    else if (v !== 'none') found.value(values.number(v));
  }

  /**
   * The wanted number is some root of a fraction q. Its k-th power is q, and whatever makes a root of it is a fraction:
   * v with v^r = t or r√v = t is t to a fraction; v with r^v = t or v√r = t is one where r and q are powers of each other.
   */
  private besideRoot(sign: '*' | 'r', r: Rational, t: Num, onLeft: boolean, found: Found): void {
    const { values, rules } = this.steps;
    if (isNothing(r)) return;
    if (sign === '*' ? !onLeft : onLeft) {
      const raised = sign === '*' ? { n: r.n < 0n ? -r.d : r.d, d: r.n < 0n ? -r.n : r.n } : r;
      if (bitLength(raised.n) > 8 || bitLength(raised.d) > 8) return;
      const [made] = power(t, numberOf(raised), rules, null);
      if (made?.kind === 'value' && asFraction(made.value) !== null) found.value(values.number(made.value));
      return;
    }
    const root = this.rootOf(t);
    if (root === null || r.n <= 0n) return;
    for (let m = -MOST_POWER; m <= MOST_POWER; m++) {
      if (m === 0) continue;
      // t^k = q: with r^m = q, r^(m/k) = t; and with q^m = r, t^(km) = r.
      const exponent = same(raise(r, m), root.q) ? [m, root.k] : same(raise(root.q, m), r) ? [1, root.k * m] : null;
      if (exponent === null) continue;
      const [n, d] = sign === '*' ? [exponent[0]!, exponent[1]!] : [exponent[1]!, exponent[0]!];
      found.value(values.reduced(n, d));
    }
  }

  private readonly roots = new Map<Num, { readonly k: number; readonly q: Rational } | null>();

  /** The smallest power of the number that is a fraction of ordinary size. */
  private rootOf(t: Num): { readonly k: number; readonly q: Rational } | null {
    const known = this.roots.get(t);
    if (known !== undefined) return known;
    let root: { readonly k: number; readonly q: Rational } | null = null;
    for (let k = 2; k <= MOST_INDEX && root === null; k++) {
      const [made] = power(t, integer(k), this.steps.rules, null);
      const q = made?.kind === 'value' ? asFraction(made.value) : null;
      if (q !== null && q.n > 0n && bitLength(q.n) < 40 && bitLength(q.d) < 40) root = { k, q };
    }
    this.roots.set(t, root);
    return root;
  }

  private isNoCount(id: number, r: Rational | null): boolean {
    if (r !== null) return r.d !== 1n || r.n < 0n;
    const { values } = this.steps;
    return values.tallness(id).isNegative || values.formOf(id) === 'broken';
  }

  private exact(sign: Sign, x: Num, y: Num, onLeft: boolean): Num | 'none' | 'open' {
    const zero = (v: Num): boolean => v.num.length === 0;
    switch (sign) {
      case '+':
        return this.average ? subtract(timesRational(y, { n: 2n, d: 1n }), x) : subtract(y, x);
      case '-':
        return onLeft ? subtract(x, y) : add(y, x);
      case 'x':
      case '%': {
        if (zero(x)) return zero(y) ? 'open' : 'none';
        const whole = sign === 'x' ? y : times(y, integer(this.steps.rules.base ** 2));
        return divide(whole, x);
      }
      case '/':
        if (!onLeft) return zero(x) ? 'none' : times(y, x);
        if (zero(x)) return zero(y) ? 'open' : 'none';
        return zero(y) ? 'none' : divide(x, y);
      default:
        return 'open';
    }
  }
}

/** base^v = raised: the counting number v, or that there is none. */
function wholeLog(base: Num, raised: Num): Num | 'none' | 'open' {
  const ratio = divide(lnForm(raised), lnForm(base));
  const logs = asFraction(ratio);
  if (logs !== null) return logs.d === 1n && logs.n > 0n ? ratio : 'none';
  const { is } = rationality(ratio);
  if (is === 'huge') return ratio;
  if (is !== 'unknown') return 'none';
  const near = orNull(() => enclose(ratio, 192));
  if (near === null || near.re.e > 0) return 'open';
  const floor = (n: bigint): bigint => n >> BigInt(-near.re.e);
  const low = floor(near.re.lo);
  return low === floor(near.re.hi) && low << BigInt(-near.re.e) !== near.re.lo ? 'none' : 'open';
}

const LONGEST_BITS = 6000;
/** Roots of a higher index are not looked for, nor powers of a known number. */
const MOST_INDEX = 6;
const MOST_POWER = 6;
