import type { Rules } from '../rules.ts';
import { onlyGrows } from './height.ts';
import { hasUnary, type Supply } from './kinds.ts';
import { type Reach, Reaches } from './reach.ts';

/**
 * What becomes of long numbers. `quick`: none are followed up; that finds nearly everything and proves little. `exact`:
 * those that cannot come back to the Goal are not. `full`: all of them are.
 */
export type Care = 'quick' | 'exact' | 'full';

/** Up to so many digits every value is worked out from below; longer Solutions are met in the middle. */
export const FORWARD_DIGITS = 4;

/** Uses by search type, with a number for each choice of uses. */
export interface Multiset {
  readonly counts: Uint8Array;
  readonly code: number;
}

interface Outside {
  readonly digits: number;
  readonly radicals: number;
  readonly bangs: number;
  /** Signs and coloured digits that make long numbers. */
  readonly makers: number;
  readonly signs: number;
  /** Decimal points and i. */
  readonly others: number;
}

/** For more codes than this nothing is written down by code. */
const MOST_CODES = 1 << 20;

/** What becomes of values of some uses, by their bits. */
export interface Keep {
  /** Longer ones are not followed up, */
  readonly dropBits: number;
  readonly dropSize: number;
  /** rightly so when they are longer than this: they cannot come back to the Goal. */
  readonly sureBits: number;
  /** Shorter ones cannot grow up to the Goal. */
  readonly leastBits: number;
  readonly leastSize: number;
  /** What cannot be worked out at all cannot come back to the Goal either: nothing as tall can be made beside it. */
  readonly dropTall: boolean;
}

/** Which values are worth looking for. */
export interface Want {
  /** No longer ones are looked for, */
  readonly bits: number;
  /** rightly so when they are longer than this: they cannot be made. */
  readonly sureBits: number;
  readonly whole: boolean;
  readonly positive: boolean;
}

export const WANT_ALL: Want = {
  bits: Number.POSITIVE_INFINITY,
  sureBits: Number.POSITIVE_INFINITY,
  whole: false,
  positive: false,
};
export const KEEP_ALL: Keep = {
  dropBits: Number.POSITIVE_INFINITY,
  dropSize: Number.POSITIVE_INFINITY,
  sureBits: Number.POSITIVE_INFINITY,
  leastBits: 0,
  leastSize: 0,
  dropTall: false,
};
/** So much can be worked out in doubles. */
export const QUICK_BITS = 53;
export const KEEP_SHORT: Keep = { ...KEEP_ALL, dropBits: QUICK_BITS };

/** The arithmetic of uses: what fits together and what cannot be an expression at all. */
export class Multisets {
  readonly weights: readonly number[];
  readonly size: number;
  /** Every code is below this. */
  readonly codes: number;
  private readonly answers: Uint8Array | null;
  private readonly digitCounts: Uint8Array | null;
  private readonly isDigit: readonly boolean[];
  private readonly isColoured: readonly boolean[];
  private readonly arity: readonly (0 | 1 | 2)[];
  private readonly isPoint: readonly boolean[];
  private readonly isUnit: readonly boolean[];
  /** Several digits can make one numeral, or a digit be an exponent. */
  readonly packs: boolean;
  /** Digits that can be used at all. */
  readonly allDigits: number;
  private readonly perNumeral: number;
  private readonly reaches: Reaches | null;
  private readonly sorts: readonly (keyof Outside)[];
  private readonly owned: readonly number[];

  constructor(
    readonly supply: Supply,
    /** Bits of the longest Goal value; infinite when size says nothing about the Goal. */
    private readonly goalBits: number,
    /** Bits of the shortest. */
    private readonly lowestBits: number,
    readonly care: Care,
    /** What is worked out is kept for other places of the same cubes. */
    shared = false,
  ) {
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
    this.answers = weight <= MOST_CODES ? new Uint8Array(weight) : null;
    this.digitCounts = weight <= MOST_CODES ? new Uint8Array(weight) : null;
    this.isDigit = types.map(t => t.part.role === 'digit');
    this.isColoured = types.map(t => t.part.role === 'digit' && kinds[t.kind]!.coloured);
    this.isPoint = types.map(t => t.part.role === 'point');
    this.isUnit = types.map(t => t.part.role === 'unit');
    this.arity = types.map(({ part }) => (part.role !== 'sign' ? 0 : hasUnary(part.sign, rules) ? 1 : 2));
    this.sorts = types.map(({ part, kind }) => {
      if (part.role === 'bang') return 'bangs';
      if (part.role === 'digit') return kinds[kind]!.coloured ? 'makers' : 'digits';
      if (part.role !== 'sign') return 'others';
      return isMaker(part.sign, rules) ? 'makers' : part.sign === 'r' ? 'radicals' : 'signs';
    });
    this.owned = types.map(({ kind }) =>
      kind < 0 ? Number.POSITIVE_INFINITY : kinds[kind]!.required + kinds[kind]!.permitted,
    );
    const parts = types.filter((_, t) => this.isDigit[t] || this.isUnit[t]);
    const inReach = parts.reduce((n, { kind, most }) => {
      const { required, permitted } = kinds[kind]!;
      return n + Math.min(most, required + permitted);
    }, 0);
    const all = parts.reduce((n, { most }) => n + most, 0);
    this.allDigits = Math.min(all, inReach + supply.limit);
    this.perNumeral = rules.has.has('two-digit') || rules.has.has('base') || rules.has.has('percent') ? 2 : 1;
    this.reaches = onlyGrows(rules) ? new Reaches(supply, shared ? Number.POSITIVE_INFINITY : supply.limit) : null;
    this.packs = this.perNumeral > 1 || this.isColoured.some(Boolean) || this.isPoint.some(Boolean);
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
    if (this.answers === null) return this.fits(counts, 1);
    const known = this.answers[code]!;
    if (known !== 0) return known === 1;
    const can = this.fits(counts, 1);
    this.answers[code] = can ? 1 : 2;
    return can;
  }

  /** The same as `digits`, written down. */
  digitsOf(counts: Uint8Array, code: number): number {
    if (this.digitCounts === null) return this.digits(counts);
    const known = this.digitCounts[code]!;
    if (known !== 0) return known - 1;
    const digits = this.digits(counts);
    this.digitCounts[code] = digits + 1;
    return digits;
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

  /** What can be used beside these uses, at most. */
  private outside(counts: Uint8Array): Outside {
    const { types, limit } = this.supply;
    const owned = { digits: 0, radicals: 0, bangs: 0, makers: 0, signs: 0, others: 0 };
    const loose = { digits: 0, radicals: 0, bangs: 0, makers: 0, signs: 0, others: 0 };
    for (let t = 0; t < this.size; t++) {
      const { most } = types[t]!;
      const sort = this.sorts[t]!;
      const mine = Math.max(0, Math.min(most, this.owned[t]!) - counts[t]!);
      owned[sort] += mine;
      loose[sort] += most - counts[t]! - mine;
    }
    const reach = (sort: keyof Outside): number => owned[sort] + Math.min(limit, loose[sort]);
    return {
      digits: reach('digits'),
      radicals: reach('radicals'),
      bangs: reach('bangs'),
      makers: reach('makers'),
      signs: reach('signs'),
      others: reach('others'),
    };
  }

  /** Can a number beyond all bounds be made of that? In Elementary a power needs two digits, n! a number above 18. */
  private makesLong({ digits, bangs, makers }: Outside): boolean {
    if (this.supply.rules.division !== 'elementary') return bangs + makers > 0;
    if (makers > 0 && (digits >= 2 || (digits >= 1 && this.perNumeral > 1))) return true;
    return bangs > 0 && (digits >= 2 || (digits >= 1 && bangs >= 2));
  }

  /** What becomes of values of these uses. */
  keep(counts: Uint8Array): Keep {
    const { care } = this;
    if (care === 'full') return KEEP_ALL;
    const reach = this.reaches?.beside(counts) ?? null;
    const sureBits = reach ? this.returnBits(reach) : this.looseBits(counts);
    const leastBits =
      reach && reach.stock.powers + reach.stock.bangs === 0 ? Math.max(0, this.lowestBits - reach.all - 2) : 0;
    const dropBits = care === 'quick' ? Math.min(QUICK_BITS, sureBits) : sureBits;
    return {
      dropBits,
      dropSize: 2 ** dropBits,
      sureBits,
      leastBits,
      leastSize: leastBits > 0 ? 2 ** leastBits : 0,
      dropTall: care === 'exact' && this.isTallAlone(counts),
    };
  }

  /**
   * A longer value cannot come back to the Goal: H(a) <= 2 H(a∘b) H(b) for the four operations, and powers only make it
   * longer, so only a root, or 0 and 1 in the right place, could bring it down.
   */
  private returnBits(reach: Reach): number {
    const { all, stock } = reach;
    const bits = this.goalBits + all + 2;
    // The indices of all roots together are no longer than everything outside; √ alone has the index 2.
    return stock.radicals === 0 ? bits : bits * 2 ** (all + stock.radicals);
  }

  /** The same where what makes long numbers may shorten them as well. */
  private looseBits(counts: Uint8Array): number {
    const outside = this.outside(counts);
    const { digits, radicals } = outside;
    if (this.makesLong(outside)) return Number.POSITIVE_INFINITY;
    const spread = this.goalBits + 4.6 * digits + 8 * radicals + 8 + (outside.bangs > 0 ? 16 : 0);
    if (radicals === 0) return Math.max(QUICK_BITS, spread);
    return Math.max(QUICK_BITS, spread) * (digits === 0 ? 2 : Math.max(2, 9 ** digits)) ** radicals;
  }

  /**
   * Elementary: what could not be worked out was made by two long-makers, one upon the other. When that cannot be done a
   * second time outside, nothing there is within reach of it by the four operations, nor an index that takes such a root.
   */
  private isTallAlone(counts: Uint8Array): boolean {
    if (this.supply.rules.division !== 'elementary' || this.goalBits > 4000) return false;
    const { makers, bangs, digits } = this.outside(counts);
    return makers + bangs < 2 || digits === 0;
  }

  /** Which values can be made of the uses outside these: others need not be wanted there. */
  want(counts: Uint8Array): Want {
    const quick = this.care === 'quick';
    if (this.reaches) {
      const { value, whole, positive } = this.reaches.beside(counts);
      return { bits: quick ? Math.min(QUICK_BITS, value + 1) : value + 1, sureBits: value + 1, whole, positive };
    }
    const outside = this.outside(counts);
    const spread = 6 * outside.digits + 8 * outside.radicals + 2 + (outside.bangs > 0 ? 16 : 0);
    const endless = outside.others > 0 || this.supply.rules.has.has('powers-of-base') || this.makesLong(outside);
    const sureBits = endless ? Number.POSITIVE_INFINITY : spread;
    return { bits: quick ? Math.min(QUICK_BITS, sureBits) : sureBits, sureBits, whole: false, positive: false };
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

/** Signs that can make a long number from short ones, or a short one from a long one other than by a whole root. */
function isMaker(sign: string, rules: Rules): boolean {
  if (sign === '*') return true;
  if (sign === 'r') return rules.division !== 'elementary' || rules.has.has('lcm');
  if (sign === 'x')
    return (
      rules.has.has('smallest-prime') ||
      (rules.has.has('number-of-factors') && rules.division !== 'elementary' && rules.division !== 'middle')
    );
  return sign === '/' && rules.has.has('log');
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
