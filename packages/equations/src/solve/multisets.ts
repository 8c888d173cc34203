import type { Rules } from '../rules.ts';
import { hasUnary, type Supply } from './kinds.ts';

/**
 * What becomes of long numbers. `quick`: none are followed up; that finds nearly everything and proves little. `exact`:
 * those that cannot come back to the Goal are not. `full`: all of them are.
 */
export type Care = 'quick' | 'exact' | 'full';

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

/** The arithmetic of uses: what fits together and what cannot be an expression at all. */
export class Multisets {
  readonly weights: readonly number[];
  readonly size: number;
  /** Every code is below this. */
  readonly codes: number;
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
  /** In Elementary, what makes long numbers never brings them down again. */
  private readonly onlyGrows: boolean;
  private readonly sorts: readonly (keyof Outside)[];
  private readonly owned: readonly number[];

  constructor(
    readonly supply: Supply,
    /** Bits of the longest Goal value; infinite when size says nothing about the Goal. */
    private readonly goalBits: number,
    readonly care: Care,
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
    this.onlyGrows =
      rules.division === 'elementary' &&
      rules.exponent === null &&
      !(['lcm', 'gcf', 'smallest-prime'] as const).some(name => rules.has.has(name));
    this.packs = this.perNumeral > 1 || this.isColoured.some(Boolean) || this.isPoint.some(Boolean);
  }

  of(counts: Uint8Array): Multiset {
    let code = 0;
    for (let t = 0; t < this.size; t++) code += counts[t]! * this.weights[t]!;
    return { counts, code };
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

  /**
   * A value of these uses longer than this cannot come back to the Goal. What is left outside makes no long numbers, and
   * H(a) <= 2 H(a∘b) H(b) for the four operations, so only a root, or 0 and 1 in the right place, could bring it down.
   */
  dropBits(counts: Uint8Array): number {
    if (this.care !== 'exact') return this.care === 'quick' ? 53 : Number.POSITIVE_INFINITY;
    const outside = this.outside(counts);
    const { digits, radicals } = outside;
    if (this.makesLong(outside)) {
      if (radicals > 0 || !this.onlyGrows) return Number.POSITIVE_INFINITY;
      return this.goalBits + longestOfOne(outside) + 6 * digits + 16;
    }
    const spread = this.goalBits + 4.6 * digits + 8 * radicals + 8 + (outside.bangs > 0 ? 16 : 0);
    if (radicals === 0) return Math.max(53, spread);
    return Math.max(53, spread) * (digits === 0 ? 2 : Math.max(2, 9 ** digits)) ** radicals;
  }

  /**
   * Elementary: what could not be worked out was made by two long-makers, one upon the other. When that cannot be done a
   * second time outside, nothing there is within reach of it by the four operations, nor an index that takes such a root.
   */
  isTallAlone(counts: Uint8Array): boolean {
    if (this.care === 'quick' || this.supply.rules.division !== 'elementary' || this.goalBits > 4000) return false;
    const { makers, bangs, digits } = this.outside(counts);
    return makers + bangs < 2 || digits === 0;
  }

  /** No value of the uses outside these is longer, so a longer one need not be wanted there. */
  wantedBits(counts: Uint8Array): number {
    if (this.care === 'quick') return 53;
    const outside = this.outside(counts);
    if (outside.others > 0) return Number.POSITIVE_INFINITY;
    if (this.supply.rules.has.has('powers-of-base')) return Number.POSITIVE_INFINITY;
    const spread = 6 * outside.digits + 8 * outside.radicals + 2 + (outside.bangs > 0 ? 16 : 0);
    if (!this.makesLong(outside)) return spread;
    return this.onlyGrows ? spread + longestOfOne(outside) : Number.POSITIVE_INFINITY;
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
    return fixed + spare <= most && least <= fixed + flexible + spare && points <= digits;
  }
}

/**
 * Bits of the longest number of these digits with one ! or one power: n! and m^n with m and n up to 10^digits. With more
 * of them there is no bound.
 */
const longestOfOne = ({ digits, makers, bangs }: Outside): number =>
  makers + bangs === 1 ? 4.5 * digits * 10 ** digits : Number.POSITIVE_INFINITY;

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
