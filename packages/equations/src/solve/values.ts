import { bitLength, smallGcd } from '../values/integers.ts';
import { capped } from '../values/meter.ts';
import { asFraction, type Num, numberOf } from '../values/number.ts';
import { type Rational, rational } from '../values/rational.ts';
import { rationality } from '../values/rationality.ts';
import { sureBits } from '../values/size.ts';
import { sumKey } from '../values/sum.ts';

const LARGEST = Number.MAX_SAFE_INTEGER;
/** A prime: numbers made of factorials and powers leave all sorts of remainders by it. */
const REMAINDER_BY = 1_125_899_906_842_597n;
/** Most searches meet few values. */
const FIRST_ROOM = 1 << 9;

/** Stands for some counting number too large to come back to the Goal. */
export const LARGE_WHOLE = 0;
/** Stands for some other number, not zero, of which the same is true. */
export const LARGE_OTHER = 1;
/** Such a number may be there or not. */
export const LARGE_MAYBE = 2;

/** Of a number that is not written out: bits it has at least, and whether it is surely negative. */
interface Tallness {
  readonly bits: number;
  readonly isNegative: boolean;
}

const UNMEASURED: Tallness = { bits: 0, isNegative: false };
const STEPS_TO_MEASURE = 5000;

function measured(value: Num): Tallness {
  const size = sureBits(value);
  return size === null ? UNMEASURED : { bits: size.bits, isNegative: size.sign === -1 };
}

/**
 * The numbers a search has met, each known by its index. Fractions of ordinary size are kept as two doubles, which is
 * exact; longer fractions as big integers, everything else as an exact number with its written form as key.
 */
export class ValueTable {
  /** Numerators; NaN for a number that is no ordinary fraction. */
  top = new Float64Array(FIRST_ROOM);
  bottom = new Float64Array(FIRST_ROOM);
  /** For sets: which set a value was last put into. */
  stamp = new Int32Array(FIRST_ROOM);
  count = 0;
  private serial = 0;
  private slots = new Int32Array(2 * FIRST_ROOM).fill(-1);
  private readonly others = new Map<string, number>();
  private readonly exact = new Map<number, Num>();
  private readonly long = new Map<number, Rational>();
  private readonly lengths = new Map<number, number>();
  private readonly tall = new Map<number, Tallness>();
  private readonly forms = new Map<number, 'whole' | 'broken' | 'unknown'>();
  /** Long fractions by their remainders: writing them out to compare them would cost more than all the rest. */
  private readonly byRemainder = new Map<number, number[]>();

  constructor() {
    for (let id = LARGE_WHOLE; id <= LARGE_MAYBE; id++) this.add(Number.NaN, Number.NaN);
  }

  /** n / d in lowest terms, d > 0, both safe integers. */
  fraction(n: number, d: number): number {
    const mask = this.slots.length - 1;
    let at = hash(n, d) & mask;
    for (;;) {
      const id = this.slots[at]!;
      if (id < 0) break;
      if (this.top[id] === n && this.bottom[id] === d) return id;
      at = (at + 1) & mask;
    }
    const id = this.add(n, d);
    this.slots[at] = id;
    if (this.count * 2 > this.slots.length) this.rehash();
    return id;
  }

  /** n / d of safe integers, d not zero. */
  reduced(n: number, d: number): number {
    if (n === 0) return this.fraction(0, 1);
    const g = smallGcd(Math.abs(n), Math.abs(d));
    return d < 0 ? this.fraction(-n / g, -d / g) : this.fraction(n / g, d / g);
  }

  /** A fraction of any length; `mayAdd` false: null when it has not been met. */
  rational(r: Rational): number;
  rational(r: Rational, mayAdd: boolean): number | null;
  rational(r: Rational, mayAdd = true): number | null {
    if (isShort(r)) return this.fraction(Number(r.n), Number(r.d));
    const key = Number(r.n % REMAINDER_BY) * 7 + Number(r.d % REMAINDER_BY);
    const alike = this.byRemainder.get(key);
    for (const id of alike ?? []) {
      const known = this.long.get(id)!;
      if (known.n === r.n && known.d === r.d) return id;
    }
    if (!mayAdd) return null;
    const id = this.add(Number.NaN, Number.NaN);
    if (alike) alike.push(id);
    else this.byRemainder.set(key, [id]);
    this.long.set(id, r);
    this.lengths.set(id, Math.max(bitLength(r.n), bitLength(r.d)));
    return id;
  }

  number(value: Num): number;
  number(value: Num, mayAdd: boolean): number | null;
  number(value: Num, mayAdd = true): number | null {
    const plain = asFraction(value);
    if (plain) return this.rational(plain, mayAdd);
    const key = `${sumKey(value.num)}|${sumKey(value.den)}`;
    const known = this.others.get(key);
    if (known !== undefined) return known;
    if (!mayAdd) return null;
    const id = this.add(Number.NaN, Number.NaN);
    this.others.set(key, id);
    this.exact.set(id, value);
    return id;
  }

  /** An index for numbers that are known by bounds; see `Enclosures`. */
  enclosed(): number {
    return this.add(Number.NaN, Number.NaN);
  }

  /** The fraction, null when the number is none or was not written out. */
  rationalOf(id: number): Rational | null {
    const n = this.top[id]!;
    return !Number.isNaN(n) ? { n: BigInt(n), d: BigInt(this.bottom[id]!) } : (this.long.get(id) ?? null);
  }

  /** Numerator and denominator are below 2 to this and one of them is not below half of that; of a tall number a lower bound. */
  lengthOf(id: number): number {
    const n = this.top[id]!;
    if (Number.isNaN(n)) return this.lengths.get(id) ?? this.tallness(id).bits;
    return Math.log2(Math.max(Math.abs(n), this.bottom[id]!)) + 1;
  }

  /** Is numerator or denominator surely beyond so many bits? `size`: 2 to the power of that. */
  isLonger(id: number, bits: number, size: number): boolean {
    const n = this.top[id]!;
    if (Number.isNaN(n)) return this.lengthOf(id) - 1 > bits;
    return n > size || n < -size || this.bottom[id]! > size;
  }

  numberOf(id: number): Num {
    return this.exact.get(id) ?? numberOf(this.rationalOf(id) ?? rational(0));
  }

  tallness(id: number): Tallness {
    const known = this.tall.get(id);
    if (known) return known;
    const tallness = capped(
      STEPS_TO_MEASURE,
      () => measured(this.numberOf(id)),
      () => UNMEASURED,
    );
    this.tall.set(id, tallness);
    return tallness;
  }

  /** Of a number that is not written out, as far as that can be told. */
  formOf(id: number): 'whole' | 'broken' | 'unknown' {
    const known = this.forms.get(id);
    if (known) return known;
    const is = capped(
      STEPS_TO_MEASURE,
      () => rationality(this.numberOf(id)).is,
      () => 'unknown' as const,
    );
    const form = is === 'huge' ? 'whole' : is === 'fraction' || is === 'irrational' ? 'broken' : 'unknown';
    this.forms.set(id, form);
    return form;
  }

  isOrdinary(id: number): boolean {
    return !Number.isNaN(this.top[id]!);
  }

  /** In items of ordinary fractions: an exact number with its key takes as much as fifteen of them, a long one as seven. */
  get bulk(): number {
    return this.count + 14 * this.others.size + 6 * this.long.size;
  }

  get othersCount(): number {
    return this.others.size + this.long.size;
  }

  /** A fresh mark for one set. */
  mark(): number {
    return ++this.serial;
  }

  private add(n: number, d: number): number {
    if (this.count === this.top.length) {
      this.top = grown(this.top, new Float64Array(this.count * 2));
      this.bottom = grown(this.bottom, new Float64Array(this.count * 2));
      this.stamp = grown(this.stamp, new Int32Array(this.count * 2));
    }
    this.top[this.count] = n;
    this.bottom[this.count] = d;
    return this.count++;
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 2).fill(-1);
    const mask = this.slots.length - 1;
    for (let id = 0; id < this.count; id++) {
      const n = this.top[id]!;
      if (Number.isNaN(n)) continue;
      let at = hash(n, this.bottom[id]!) & mask;
      while (this.slots[at]! >= 0) at = (at + 1) & mask;
      this.slots[at] = id;
    }
  }
}

const hash = (n: number, d: number): number => {
  const mixed =
    Math.imul(n | 0, 0x9e3779b1) ^ Math.imul((n / 4294967296) | 0, 0x85ebca6b) ^ Math.imul(d | 0, 0xc2b2ae35);
  return mixed ^ (mixed >>> 15);
};

const isShort = ({ n, d }: Rational): boolean => d <= LARGEST && n <= LARGEST && n >= -LARGEST;

function grown<T extends Float64Array | Int32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
