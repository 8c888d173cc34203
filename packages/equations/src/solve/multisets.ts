import type { Sign } from '../language/token.ts';
import { effects } from '../variations/effects.ts';
import { inForce } from '../variations/in-force.ts';
import { hasUnary, largestOf, type Supply } from './kinds.ts';
import { signsOf } from './leaves.ts';

/** Up to so many digits every value is worked out from below; longer Solutions are met in the middle. */
export const FORWARD_DIGITS = 4;

/** Uses by search type, with a number for each choice of uses. */
export interface Multiset {
  readonly counts: Uint8Array;
  readonly code: number;
}

/** For more codes than this nothing is written down by code, nor before so many times were asked: most searches end before. */
const MOST_CODES = 1 << 20;
const FEW = 1000;
/** What is written down of a choice: two bits, and the digits above them. */
const CAN = 1;
const CANNOT = 2;
const DIGITS_AT = 2;
const MOST_WRITTEN = 63;

/** The arithmetic of uses: what fits together and what cannot be an expression at all. */
export class Multisets {
  readonly weights: readonly number[];
  readonly size: number;
  /** Every code is below this. */
  readonly codes: number;
  /** By code: can it be one expression, and 1 more than its digits, as far as that was asked. */
  private written: Uint8Array | null = null;
  private asked = 0;
  /** By type: what a sign means between two numbers, and whether it can stand before one. */
  readonly signs: readonly (readonly Sign[])[];
  readonly isUnary: readonly boolean[];
  private readonly isDigit: readonly boolean[];
  private readonly isColoured: readonly boolean[];
  private readonly arity: readonly (0 | 1 | 2)[];
  private readonly isPoint: readonly boolean[];
  private readonly isUnit: readonly boolean[];
  private readonly ones: readonly number[];
  /** Several digits can make one numeral, a digit be an exponent, an i stand beside a number: digits without signs. */
  readonly packs: boolean;
  /** The last two of these. */
  readonly joins: boolean;
  /** The heavier part of something longer than the tables has at least half its digits; an i between two is a third part. */
  readonly leastInner: number;
  /** Digits that can be used at all. */
  readonly allDigits: number;
  /** Digits that one numeral can have without a decimal point. */
  readonly perNumeral: number;

  constructor(readonly supply: Supply) {
    const { types, kinds, rules } = supply;
    this.size = types.length;
    const weights: number[] = [];
    let weight = 1;
    for (const { most } of types) {
      weights.push(weight);
      weight *= most + 1;
    }
    this.weights = weights;
    this.codes = weight;
    this.isDigit = types.map(t => t.part.role === 'digit');
    this.isColoured = types.map(t => t.part.role === 'digit' && kinds[t.kind]!.coloured);
    this.isPoint = types.map(t => t.part.role === 'point');
    this.isUnit = types.map(t => t.part.role === 'unit');
    this.signs = types.map(({ part }) => (part.role === 'sign' ? signsOf(part.sign, rules) : []));
    this.isUnary = types.map(({ part }) => part.role === 'sign' && hasUnary(part.sign, rules));
    this.arity = types.map(({ part }, t) => (part.role !== 'sign' ? 0 : this.isUnary[t] ? 1 : 2));
    this.allDigits = largestOf(supply).digits;
    this.ones = effects(rules).oneIsAPower
      ? types.flatMap(({ part }, t) => (part.role === 'digit' && part.digit === 1 ? [t] : []))
      : [];
    this.perNumeral = inForce(rules).reduce((most, v) => Math.max(most, v.numeral ?? 1), 1);
    this.joins = this.isColoured.some(Boolean) || this.isUnit.some(Boolean);
    this.packs = this.perNumeral > 1 || this.joins || this.isPoint.some(Boolean);
    this.leastInner = Math.ceil((FORWARD_DIGITS + (this.isUnit.some(Boolean) ? 0 : 1)) / 2);
  }

  /** Is there a 1 that is any power of the base? */
  get hasPowers(): boolean {
    return this.ones.length > 0;
  }

  /** A 1 is any power of the base, of which only the nearest are listed. */
  isCutOff(counts: Uint8Array): boolean {
    return this.ones.some(t => counts[t]! > 0) && counts.reduce((n, k) => n + k, 0) === 1;
  }

  of(counts: Uint8Array): Multiset {
    let code = 0;
    for (let t = 0; t < this.size; t++) code += counts[t]! * this.weights[t]!;
    return { counts, code };
  }

  /** The uses with this code. */
  decoded(code: number): Multiset {
    const counts = new Uint8Array(this.size);
    for (let t = this.size - 1, left = code; t >= 0; t--) {
      counts[t] = Math.floor(left / this.weights[t]!);
      left %= this.weights[t]!;
    }
    return { counts, code };
  }

  /** Can these uses be one expression? Asked of the same ones so often that it is written down. */
  canBe(counts: Uint8Array, code: number): boolean {
    const written = this.noted();
    if (written === null) return this.fits(counts, 1);
    const known = written[code]! & (CAN | CANNOT);
    if (known !== 0) return known === CAN;
    const can = this.fits(counts, 1);
    written[code]! |= can ? CAN : CANNOT;
    return can;
  }

  /** The same as `digits`, written down. */
  digitsOf(counts: Uint8Array, code: number): number {
    const written = this.noted();
    if (written === null) return this.digits(counts);
    const known = written[code]! >> DIGITS_AT;
    if (known !== 0) return known - 1;
    const digits = this.digits(counts);
    if (digits < MOST_WRITTEN) written[code]! |= (digits + 1) << DIGITS_AT;
    return digits;
  }

  private noted(): Uint8Array | null {
    if (this.written === null && this.codes <= MOST_CODES && ++this.asked > FEW)
      this.written = new Uint8Array(this.codes);
    return this.written;
  }

  digits(counts: Uint8Array): number {
    let n = 0;
    for (let t = 0; t < this.size; t++) if (this.isDigit[t] || this.isUnit[t]) n += counts[t]!;
    return n;
  }

  /** Cubes, ! left out. */
  cubes(counts: Uint8Array): number {
    let n = 0;
    for (let t = 0; t < this.size; t++) if (this.supply.types[t]!.kind >= 0) n += counts[t]!;
    return n;
  }

  operations(counts: Uint8Array): number {
    let n = 0;
    for (let t = 0; t < this.size; t++) {
      const { role } = this.supply.types[t]!.part;
      if (role === 'sign' || role === 'bang') n += counts[t]!;
    }
    return n;
  }

  /** Can these uses be one expression, by the number of numerals and signs? `spare` 0: an expression with one sign too many. */
  fits(counts: Uint8Array, spare: 0 | 1): boolean {
    let digits = 0;
    let coloured = 0;
    let points = 0;
    let units = 0;
    let fixed = 0;
    let flexible = 0;
    for (let t = 0; t < this.size; t++) {
      const n = counts[t]!;
      if (n === 0) continue;
      if (this.isDigit[t]) {
        digits += n;
        if (this.isColoured[t]) coloured += n;
      } else if (this.isPoint[t]) points += n;
      else if (this.isUnit[t]) units += n;
      else if (this.arity[t] === 2) fixed += n;
      else if (this.arity[t] === 1) flexible += n;
    }
    if (digits + units === 0 && spare === 1) return false;
    const most = digits + units;
    const packed = Math.ceil(Math.max(0, digits - 3 * points) / this.perNumeral) + points;
    const least = Math.max(spare, packed - coloured);
    // An i can stand between two numbers, which takes the place of a sign.
    return fixed + spare <= most && least <= fixed + flexible + units + spare && points <= digits;
  }
}

/** Every choice of uses within `counts`, the empty one and the whole included. The array handed out is reused. */
export function forParts(
  counts: Uint8Array,
  weights: readonly number[],
  visit: (part: Uint8Array, code: number) => void,
): void {
  const size = counts.length;
  const part = new Uint8Array(size);
  let code = 0;
  for (;;) {
    visit(part, code);
    let t = 0;
    while (t < size && part[t] === counts[t]) {
      code -= part[t]! * weights[t]!;
      part[t] = 0;
      t++;
    }
    if (t === size) return;
    part[t]!++;
    code += weights[t]!;
  }
}
