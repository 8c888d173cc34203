import { log2 } from '../values/bounds.ts';
import { spend } from '../values/meter.ts';
import type { Num } from '../values/number.ts';
import { isNothing, type Rational } from '../values/rational.ts';
import { isRational, soleTerm, type Term } from '../values/sum.ts';
import { type Enclosures, FARTHEST, type Tails } from './enclosures.ts';
import type { Emit } from './forward.ts';
import type { Surd, Surds } from './surds.ts';
import type { ValueTable } from './values.ts';

/** A power of the base that is not listed, large or small, of either sign; or n! of a Goal, by its key. */
type Tall = 'far' | 'near' | `${string}!`;

/** scale · X^(parts / WHOLE) + shift. Scale and shift are ordinary fractions; of a power of the base the exponent is 1. */
interface Form {
  readonly of: Tall;
  readonly parts: number;
  readonly scale: number;
  readonly shift: number;
}

const MAX = Number.MAX_SAFE_INTEGER;
/** Remainders by more than this are not gone through. */
const MOST_REMAINDERS = 2 ** 16;
/** From this n on n! has enough of every prime up to 11 for what is said of it. */
const LEAST_FACTORIAL = 1000n;
/** Exponents are kept in parts of 1 / WHOLE, so that they are exact; those from an eighth to eight are followed up. */
const WHOLE = 5040;
const LEAST_PARTS = WHOLE / 8;
const MOST_POWER = 8;
const MOST_PARTS = WHOLE * MOST_POWER;
/** Doubles are off by less, */
const SPARE = 2 ** -30;
/** and by less than this after a difference of logarithms that is not smaller than this. */
const SPARE_OF_LOGS = 2 ** -20;

/**
 * Numbers too large or too small for bounds to tell them apart, kept by what they are made of: a power of the base or n!,
 * times a fraction, plus a fraction. So two of them are known to be different, or none of them to be a power of the base.
 */
export class TallForms {
  private readonly byId = new Map<number, Form>();
  private readonly byKey = new Map<string, number>();
  /** Others of which it is known that they are no power of the base. */
  private readonly noPowers = new Set<number>();
  /** log₂ of the factorials is not below this. */
  private readonly bits = new Map<Tall, number>();
  /** The first power that is not listed. */
  private readonly first: number;

  constructor(
    private readonly values: ValueTable,
    private readonly enclosures: Enclosures,
    private readonly surds: Surds,
    private readonly base: number,
    listed: number,
    tails: Tails,
  ) {
    this.first = base ** listed;
    const [one, zero] = [values.fraction(1, 1), values.fraction(0, 1)];
    this.enter({ of: 'far', parts: WHOLE, scale: one, shift: zero }, tails.far);
    this.enter({ of: 'near', parts: WHOLE, scale: one, shift: zero }, tails.near);
  }

  private enter(form: Form, id: number): void {
    this.byId.set(id, form);
    this.byKey.set(keyOf(form), id);
  }

  /** The index of a Goal value r · n! + c; null: it is none. */
  goal({ num, den }: Num): number | null {
    const below = soleTerm(den);
    if (below === null || below.mono.key !== '' || !isNothing(below.im)) return null;
    const tall = num.filter(t => t.mono.key !== '');
    const plain = num.filter(t => t.mono.key === '');
    const n = tall.length === 1 ? factorialOf(tall[0]!) : null;
    if (n === null || n < LEAST_FACTORIAL || plain.length > 1 || !num.every(t => isNothing(t.im))) return null;
    const scale = this.ratio(tall[0]!.re, below.re);
    const shift = plain.length === 0 ? this.values.fraction(0, 1) : this.ratio(plain[0]!.re, below.re);
    if (scale === null || shift === null) return null;
    const of: Tall = `${n.toString(32)}!`;
    this.bits.set(of, bitsOfFactorial(n));
    return this.put({ of, parts: WHOLE, scale, shift });
  }

  private ratio(a: Rational, b: Rational): number | null {
    const [n, d] = [Number(a.n * b.d), Number(a.d * b.n)];
    return Math.abs(n) > MAX || Math.abs(d) > MAX ? null : this.values.reduced(n, d);
  }

  private short(n: number, d: number): number | null {
    return Math.abs(n) > MAX || Math.abs(d) > MAX || d === 0 ? null : this.values.reduced(n, d);
  }

  private times(a: number | null, b: number | null): number | null {
    if (a === null || b === null) return null;
    const { top, bottom } = this.values;
    return this.short(top[a]! * top[b]!, bottom[a]! * bottom[b]!);
  }

  private over(a: number | null, b: number | null): number | null {
    if (a === null || b === null) return null;
    const { top, bottom } = this.values;
    return this.short(top[a]! * bottom[b]!, bottom[a]! * top[b]!);
  }

  private plus(a: number, b: number, sign: 1 | -1): number | null {
    const { top, bottom } = this.values;
    const [x, y] = [top[a]! * bottom[b]!, top[b]! * bottom[a]!];
    return Math.abs(x) > MAX || Math.abs(y) > MAX ? null : this.short(x + sign * y, bottom[a]! * bottom[b]!);
  }

  private size(id: number): number {
    return Math.abs(this.values.top[id]!) / this.values.bottom[id]!;
  }

  private isZero(id: number): boolean {
    return this.values.top[id] === 0;
  }

  /** The index of a form; null: its bounds say too little. */
  private put(form: Form): number | null {
    const { of, shift } = form;
    const scale = isPower(of)
      ? this.values.fraction(Math.abs(this.values.top[form.scale]!), this.values.bottom[form.scale]!)
      : form.scale;
    const own = { ...form, scale };
    const known = this.byKey.get(keyOf(own));
    if (known !== undefined) return known;
    const bits = isPower(of)
      ? Math.log2(this.first) * (of === 'far' ? 1 : -1)
      : (this.bits.get(of)! * form.parts) / WHOLE;
    const log = bits + Math.log2(this.size(scale));
    const isLarge = bits > 0;
    // Small beside a large number, and nothing beside a small one.
    if (isLarge ? log < 4 || Math.log2(this.size(shift)) > log - 2 : !this.isZero(shift) || log > -2) return null;
    const id = isLarge ? this.enclosures.atLeast(log - 1) : this.enclosures.atMost(log + SPARE * (1 - log));
    this.enter(own, id);
    return id;
  }

  private isOrdinary(id: number): boolean {
    return this.values.isOrdinary(id);
  }

  private emitted(form: Form | null, emit: Emit): boolean {
    const id = form && this.put(form);
    if (id === null) return false;
    emit(id, null);
    return true;
  }

  /** False: that is not said here. */
  sum(a: number, b: number, sign: 1 | -1, emit: Emit): boolean {
    const [p, q] = [this.byId.get(a), this.byId.get(b)];
    if (p && q) return this.sumOfTwo(p, q, sign, emit);
    if (p && this.isOrdinary(b)) {
      const shift = this.plus(p.shift, b, sign);
      return shift !== null && this.emitted({ ...p, shift }, emit);
    }
    if (!q || !this.isOrdinary(a)) return this.besideRoot(a, b, sign, emit);
    const shift = this.plus(a, q.shift, sign);
    const scale = sign === 1 ? q.scale : this.times(q.scale, this.values.fraction(-1, 1));
    return shift !== null && scale !== null && this.emitted({ ...q, scale, shift }, emit);
  }

  private sumOfTwo(p: Form, q: Form, sign: 1 | -1, emit: Emit): boolean {
    if (p.of !== q.of || p.parts !== q.parts) return false;
    const shift = this.plus(p.shift, q.shift, sign);
    if (shift === null) return false;
    if (!isPower(p.of)) {
      const scale = this.plus(p.scale, q.scale, sign);
      if (scale === null) return false;
      if (!this.isZero(scale)) return this.emitted({ ...p, scale, shift }, emit);
      emit(shift, null);
      return true;
    }
    if (p.of !== 'far') return false;
    const apart = this.gap(p.scale, q.scale);
    if (apart === null || this.size(shift) > apart / 2) return false;
    const rest = this.enclosures.beyond(Math.log2(apart) - 1 - SPARE);
    if (rest === null) return false;
    if (this.isPowerApart(p.scale, q.scale)) emit(shift, null);
    emit(rest, null);
    return true;
  }

  /** Is one a power of the base times the other? Both above zero. */
  private isPowerApart(s: number, t: number): boolean {
    const ratio = this.over(s, t);
    return ratio === null || this.isPowerOfBase(ratio);
  }

  private isPowerOfBase(id: number): boolean {
    const [n, d] = [Math.abs(this.values.top[id]!), this.values.bottom[id]!];
    const size = Math.max(n, d);
    if (Math.min(n, d) !== 1) return false;
    let power = 1;
    while (power < size) power *= this.base;
    return power === size;
  }

  /**
   * sP ± tQ of a power P that is not listed and any power Q is zero or no smaller than this: it is sP (1 ± (t/s) (Q/P)), and
   * of all numbers (t/s) · base^j those next to 1 on either side are found. Null: they are too near.
   */
  private gap(s: number, t: number): number | null {
    if (this.over(t, s) === null) return null;
    const log = Math.log(this.size(t) / this.size(s)) / Math.log(this.base);
    const above = this.isPowerApart(t, s) ? 1 : log - Math.floor(log);
    const near = Math.min(this.base ** above - 1, 1 - this.base ** (above === 1 ? -1 : above - 1));
    return near > 2 ** -20 ? (this.size(s) * this.first * near) / 2 : null;
  }

  product(a: number, b: number, emit: Emit): boolean {
    const [p, q] = [this.byId.get(a), this.byId.get(b)];
    if (p && q) return this.productOfTwo(p, q, this.times(p.scale, q.scale), false, emit);
    const [form, other] = p ? [p, b] : [q, a];
    if (!form) return false;
    if (!this.isOrdinary(other)) return this.timesRoot(p ? a : b, other, 1, 1, emit);
    if (this.isZero(other)) return false;
    const [scale, shift] = [this.times(form.scale, other), this.times(form.shift, other)];
    return scale !== null && shift !== null && this.emitted({ ...form, scale, shift }, emit);
  }

  quotient(a: number, b: number, emit: Emit): boolean {
    const [p, q] = [this.byId.get(a), this.byId.get(b)];
    if (p && q) return this.productOfTwo(p, q, this.over(p.scale, q.scale), true, emit);
    if (p && this.isOrdinary(b) && !this.isZero(b)) {
      const [scale, shift] = [this.over(p.scale, b), this.over(p.shift, b)];
      return scale !== null && shift !== null && this.emitted({ ...p, scale, shift }, emit);
    }
    if (p && !this.isOrdinary(b)) return this.timesRoot(a, b, 1, -1, emit);
    if (q && !this.isOrdinary(a)) return this.timesRoot(b, a, -1, 1, emit);
    if (!q || this.isZero(a)) return false;
    if (!this.isZero(q.shift)) return this.reciprocal(a, b, q, emit);
    const scale = this.over(a, q.scale);
    return scale !== null && this.emitted({ ...turned(q), scale }, emit);
  }

  /** A fraction over a large number: a power of the base only if that number over the fraction is one. */
  private reciprocal(a: number, b: number, q: Form, emit: Emit): boolean {
    const [scale, shift] = [this.over(q.scale, a), this.over(q.shift, a)];
    const turnedRound = scale === null || shift === null ? null : this.put({ ...q, scale, shift });
    if (turnedRound === null || !this.isNoPower(turnedRound)) return false;
    const { enclosures: at } = this;
    if (at.low(turnedRound) < 4) return false;
    return this.noPower(`${a} / ${b}`, () => at.atMost(1 - at.low(turnedRound)), emit);
  }

  private productOfTwo(p: Form, second: Form, scale: number | null, isOver: boolean, emit: Emit): boolean {
    if (scale === null || !this.isZero(p.shift) || !this.isZero(second.shift)) return false;
    const q = isOver ? turned(second) : second;
    if (isPower(p.of) && isPower(q.of)) {
      if (p.of === q.of) return this.emitted({ ...p, scale }, emit);
      return this.anyPower(scale, emit);
    }
    if (p.of !== q.of) return false;
    const parts = p.parts + q.parts;
    if (parts !== 0) return isFollowed(parts) && this.emitted({ ...p, parts, scale }, emit);
    emit(scale, null);
    return true;
  }

  /** A fraction times any power of the base, of either sign. */
  private anyPower(scale: number, emit: Emit): boolean {
    const { values } = this;
    const ids: (number | null)[] = [];
    for (const of of ['far', 'near'] as const)
      ids.push(this.put({ of, parts: WHOLE, scale, shift: values.fraction(0, 1) }));
    for (let power = 1; power < this.first; power *= this.base)
      for (const side of [1, -1])
        ids.push(
          this.times(scale, values.fraction(side * power, 1)),
          this.over(scale, values.fraction(side * power, 1)),
        );
    if (ids.includes(null)) return false;
    for (const id of new Set(ids)) if (id !== null) emit(id, null);
    return true;
  }

  /** The v with P^v = t, or its reciprocal, for every power P of the base that is not listed; false: that is not said here. */
  exponent(power: number, t: number, isIndex: boolean, emit: Emit): boolean {
    const form = this.byId.get(power);
    const isPlain = form && isPower(form.of) && this.isZero(form.shift) && form.scale === this.values.fraction(1, 1);
    const root = isPlain ? this.surds.of(t) : null;
    if (root === null || root.long !== null) return false;
    const { above, below, index } = root;
    if (above === below || !this.isApartFromBase(above, below)) return false;
    const { enclosures: at } = this;
    const apart = Math.max(SPARE_OF_LOGS, Math.abs(Math.log2(above) - Math.log2(below)) / index);
    const size = Math.log2(Math.log2(this.first)) - Math.log2(apart) - SPARE_OF_LOGS;
    if (size < 1) return false;
    return this.noPower(`log ${power} ${t} ${isIndex}`, () => (isIndex ? at.atLeast(size) : at.atMost(-size)), emit);
  }

  /** A fraction, or a root of one, to the power of a large power of the base; false: that is not said here. */
  raised(a: number, b: number, emit: Emit): boolean {
    const form = this.byId.get(b);
    const isPlain = form?.of === 'far' && this.isZero(form.shift) && form.scale === this.values.fraction(1, 1);
    const root = isPlain ? this.surds.of(a) : null;
    return root !== null && root.long === null && this.rootTo(a, root, emit);
  }

  /** To the power of n / d in lowest terms, d > 0. */
  power(a: number, n: number, d: number, emit: Emit): boolean {
    const form = this.byId.get(a);
    if (!form || n === 0) return false;
    if (!this.isZero(form.shift)) return this.powerOfSum(a, form, n, d, emit);
    const one = this.values.fraction(1, 1);
    if (d !== 1 && isPower(form.of)) return false;
    if (d !== 1 && form.scale !== one) return this.rootOfProduct(a, n, d, emit);
    let scale: number | null = one;
    if (form.scale !== one) {
      if (Math.abs(n) > MOST_POWER) return false;
      for (let k = 0; k < Math.abs(n); k++)
        scale = n > 0 ? this.times(scale, form.scale) : this.over(scale, form.scale);
    }
    if (scale === null) return false;
    if (isPower(form.of)) return this.emitted({ ...(n > 0 ? form : turned(form)), scale }, emit);
    if (Math.abs(n) > MOST_PARTS || (form.parts * n) % d !== 0) return false;
    const parts = (form.parts * n) / d;
    return isFollowed(parts) && this.emitted({ ...form, parts, scale }, emit);
  }

  /** Of r · n!^e + c with whole e: no power of the base, as no root of such a power is that number. */
  private powerOfSum(a: number, form: Form, n: number, d: number, emit: Emit): boolean {
    if (isPower(form.of) || !isWhole(form) || n < 2 || n > MOST_POWER || d !== 1) return false;
    return this.noPower(`${a} ^ ${n}`, () => this.enclosures.atLeast(this.enclosures.low(a) * n - 1), emit);
  }

  /** Of r · n!^e: the d-th power of that is of the same kind and no power of the base. */
  private rootOfProduct(a: number, n: number, d: number, emit: Emit): boolean {
    const { enclosures: at } = this;
    const isLarge = at.placeOf(a) === 'beyond';
    const log = ((isLarge ? at.low(a) : at.high(a)) * n) / d;
    if (Math.abs(log) < 8) return false;
    return this.noPower(`${a} ^ ${n}/${d}`, () => (log > 0 ? at.atLeast(log - 1) : at.atMost(log + 1)), emit);
  }

  /** A number of which only its bounds are kept and that it is no power of the base. */
  private noPower(key: string, make: () => number, emit: Emit): boolean {
    const id = this.byKey.get(key) ?? make();
    this.byKey.set(key, id);
    this.noPowers.add(id);
    emit(id, null);
    return true;
  }

  /** With an irrational root of a fraction added, or taken away: irrational. */
  private besideRoot(a: number, b: number, sign: 1 | -1, emit: Emit): boolean {
    const form = this.byId.get(a) ?? this.byId.get(b);
    const [tall, other] = this.byId.has(a) ? [a, b] : [b, a];
    const { enclosures: at } = this;
    if (!form || !isWhole(form) || !this.surds.isIrrational(other)) return false;
    if (at.placeOf(tall) !== 'beyond' || at.high(other) > at.low(tall) - 2) return false;
    return this.noPower(`${a} ${sign} ${b}`, () => at.atLeast(at.low(tall) - 1), emit);
  }

  /** Times or over an irrational root of a fraction, by the signs of the exponents: irrational. */
  private timesRoot(tall: number, other: number, way: 1 | -1, beside: 1 | -1, emit: Emit): boolean {
    const { enclosures: at } = this;
    const form = this.byId.get(tall);
    if (!form || !isWhole(form) || !this.surds.isIrrational(other)) return false;
    const isLarge = (at.placeOf(tall) === 'beyond') === (way === 1);
    const log = way * (at.placeOf(tall) === 'beyond' ? at.low(tall) : at.high(tall));
    const bound = isLarge === (beside === 1) ? at.low(other) : at.high(other);
    const size = log + beside * bound;
    if (isLarge ? size < 4 : size > -4) return false;
    const key = `${tall} ${way} x ${other} ${beside}`;
    return this.noPower(key, () => (isLarge ? at.atLeast(size - 1) : at.atMost(size + 1)), emit);
  }

  /** A root of a fraction to a power of the base: no power of it itself unless its primes have the same shares in both. */
  private rootTo(a: number, { above, below, index }: Surd, emit: Emit): boolean {
    if (above === below || !this.isApartFromBase(above, below)) return false;
    const { enclosures: at } = this;
    const far = (Math.abs(Math.log2(above) - Math.log2(below)) * this.first) / (2 * index);
    if (!(far > 8)) return false;
    this.noPower(`${a} ^ far`, () => at.atLeast(far), emit);
    return this.noPower(`${a} ^ -far`, () => at.atMost(-far), emit);
  }

  private isApartFromBase(n: number, d: number): boolean {
    let [above, below] = [n, d];
    const shares: (readonly [number, number])[] = [];
    for (const p of [2, 3, 5, 7, 11]) {
      let share = 0;
      for (; above % p === 0; above /= p) share++;
      for (; below % p === 0; below /= p) share--;
      shares.push([share, timesIn(this.base, p)]);
    }
    if (above !== 1 || below !== 1) return true;
    return shares.some(([x, z]) => shares.some(([u, v]) => x * v !== u * z));
  }

  /** False: surely not. */
  mayMeet(a: number, b: number): boolean {
    const [p, q] = [this.byId.get(a), this.byId.get(b)];
    if (a === b || (!p && !q)) return true;
    if (p && q) return this.mayBeEqual(p, q);
    const [form, other] = p ? [p, b] : [q!, a];
    if (!isPower(form.of) || !this.isOrdinary(other)) return true;
    const rest = this.plus(other, form.shift, -1);
    const power = rest === null ? null : this.over(rest, form.scale);
    return power === null || (!this.isZero(power) && this.isPowerOfBase(power));
  }

  private mayBeEqual(p: Form, q: Form): boolean {
    const apart = this.plus(p.shift, q.shift, -1);
    if (apart === null) return true;
    if (isPower(p.of) && isPower(q.of)) {
      if (p.of !== q.of) return false;
      if (this.isZero(apart)) return this.isPowerApart(p.scale, q.scale);
      const gap = p.of === 'far' ? this.gap(p.scale, q.scale) : null;
      return gap === null || this.size(apart) >= gap;
    }
    if (isPower(p.of) !== isPower(q.of)) {
      // No number r · n!^e + c is a power of the base.
      const [tall, tail] = isPower(p.of) ? [q, p] : [p, q];
      return this.over(tall.scale, tail.scale) === null || this.over(apart, tail.scale) === null;
    }
    return p.of !== q.of || p.parts !== q.parts;
  }

  /**
   * Can sX + c of a power X of the base that is not listed differ from g by a multiple of k? With s = p/q and c - g = u/v
   * that asks whether kqv divides ± pvX + uq, and the powers of the base leave the same remainders again and again. Of a
   * small X, where c is zero: pv = ± q bʲ w for a whole number w, which is not zero, asks for |p|v ≥ q b⁴.
   */
  mayDifferBy(id: number, g: number, k: number): boolean {
    const form = this.byId.get(id);
    if (!form || !isPower(form.of) || !this.isOrdinary(g)) return true;
    const apart = this.plus(form.shift, g, -1);
    if (apart === null) return true;
    const { top, bottom } = this.values;
    const [p, q, u, v] = [top[form.scale]!, bottom[form.scale]!, top[apart]!, bottom[apart]!];
    if (form.of === 'near') return Math.abs(p) * v >= q * this.first * (1 - SPARE);
    const by = k * q * v;
    if (!(by <= MOST_REMAINDERS)) return true;
    const [factor, rest] = [((p % by) * (v % by)) % by, ((u % by) * (q % by)) % by];
    const seen = new Set<number>();
    for (let power = this.first % by; !seen.has(power); power = (power * this.base) % by) {
      spend(1);
      seen.add(power);
      if ((factor * power + rest) % by === 0 || (factor * power - rest) % by === 0) return true;
    }
    return false;
  }

  /** Is none of these numbers a power of the base? */
  isNoPower(id: number): boolean {
    const form = this.byId.get(id);
    if (!form) return this.noPowers.has(id);
    if (!isPower(form.of)) return true;
    const one = this.values.fraction(1, 1);
    if (this.isZero(form.shift)) return !this.isPowerApart(form.scale, one);
    const gap = this.gap(form.scale, one);
    return gap !== null && this.size(form.shift) < gap;
  }
}

const keyOf = ({ of, parts, scale, shift }: Form): string => `${of} ${parts} ${scale} ${shift}`;

const isWhole = ({ parts }: Form): boolean => parts % WHOLE === 0;

const isPower = (of: Tall): of is 'far' | 'near' => of === 'far' || of === 'near';

const turned = (form: Form): Form =>
  isPower(form.of) ? { ...form, of: form.of === 'far' ? 'near' : 'far' } : { ...form, parts: -form.parts };

const isFollowed = (parts: number): boolean => Math.abs(parts) >= LEAST_PARTS && Math.abs(parts) <= MOST_PARTS;

/** n! is above (n / e)^n; as far as bounds are told apart. */
const bitsOfFactorial = (n: bigint): number => Math.min(FARTHEST, Number(n < FAR ? n : FAR) * (log2(n) - 1.45));
const FAR = 1n << 40n;

function timesIn(n: number, p: number): number {
  let times = 0;
  for (let rest = n; rest % p === 0; rest /= p) times++;
  return times;
}

/** n of a number that is n! itself. */
export function factorialIn({ num, den }: Num): bigint | null {
  const [above, below] = [soleTerm(num), soleTerm(den)];
  if (above === null || below === null || below.mono.key !== '' || !isNothing(above.im) || !isNothing(below.im))
    return null;
  return above.re.n * below.re.d === below.re.n * above.re.d ? factorialOf(above) : null;
}

/** n of a multiple of n!. */
function factorialOf({ mono }: Term): bigint | null {
  const only = mono.factors.length === 1 ? mono.factors[0]! : null;
  if (only?.base.kind !== 'factorial' || !isRational(only.exponent)) return null;
  return only.exponent.n === 1n && only.exponent.d === 1n ? only.base.n : null;
}
