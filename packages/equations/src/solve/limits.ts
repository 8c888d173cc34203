import type { Rules } from '../rules.ts';
import { bitLength } from '../values/integers.ts';
import { asFraction, type Num } from '../values/number.ts';
import { effects } from '../variations/effects.ts';
import { isElementary, onlyGrows } from './height.ts';
import type { Multisets } from './multisets.ts';
import { KnownBounds, type ValueBounds } from './value-bounds.ts';

/**
 * What becomes of long numbers. `quick`: none are followed up; that finds nearly everything and proves little. `exact`:
 * those that cannot come back to the Goal are not. `full`: all of them are. `enclosed`: all of them, between bounds.
 */
export type Effort = 'quick' | 'enclosed' | 'exact' | 'full';

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

/** Which numbers are worth keeping and which worth looking for, by what can still be used beside them. */
export class Limits {
  /** Bits of the longest and the shortest Goal value; infinite when size says nothing about the Goal. */
  private readonly goalBits: number;
  private readonly lowestBits: number;
  /** Bits of the largest number of which remainders or factors are taken (XIII-A-7, XIII-A-15). */
  private readonly countedBits: number;
  private readonly hasAverage: boolean;
  private readonly knownBounds: KnownBounds | null;
  /** Of a quick search, where nothing but the bounds matters. */
  private readonly keeps = new Map<ValueBounds, Keep>();
  private readonly sorts: readonly (keyof Outside)[];
  private readonly owned: readonly number[];
  private readonly limit: number;

  constructor(
    private readonly sets: Multisets,
    goals: readonly Num[],
    readonly effort: Effort,
    /** What is worked out is kept for other places of the same cubes. */
    shared = false,
  ) {
    const { supply } = sets;
    const { types, kinds, rules } = supply;
    const bits = goals.map(goal => goalBits(rules, goal));
    this.goalBits = Math.max(...bits);
    this.lowestBits = bits.every(Number.isFinite) ? Math.min(...bits) : 0;
    this.hasAverage = effects(rules).plusIsMean;
    this.countedBits = effects(rules).slashIsRemainder
      ? 10
      : effects(rules).prefixCountsFactors
        ? isElementary(rules)
          ? 8
          : 10
        : 0;
    this.limit = shared ? Number.POSITIVE_INFINITY : supply.limit;
    this.knownBounds = onlyGrows(rules) ? new KnownBounds(supply, this.limit) : null;
    this.sorts = types.map(({ part, kind }) => {
      if (part.role === 'bang') return 'bangs';
      if (part.role === 'digit') return kinds[kind]!.coloured ? 'makers' : 'digits';
      if (part.role !== 'sign') return 'others';
      return isMaker(part.sign, rules) ? 'makers' : part.sign === 'r' ? 'radicals' : 'signs';
    });
    this.owned = types.map(({ part, kind }) =>
      kind < 0 || (supply.repeats && part.role === 'sign')
        ? Number.POSITIVE_INFINITY
        : kinds[kind]!.required + kinds[kind]!.permitted,
    );
  }

  /** What becomes of values of these uses. */
  keep(counts: Uint8Array): Keep {
    const { effort } = this;
    if (effort === 'full' || effort === 'enclosed') return KEEP_ALL;
    const bounds = this.knownBounds?.beside(counts) ?? null;
    if (bounds === null || effort !== 'quick') return this.keepFor(bounds, counts);
    const keep = this.keeps.get(bounds) ?? this.keepFor(bounds, counts);
    this.keeps.set(bounds, keep);
    return keep;
  }

  private keepFor(bounds: ValueBounds | null, counts: Uint8Array): Keep {
    const { effort } = this;
    const sureBits = bounds ? this.returnBits(bounds) : this.looseBits(counts);
    const leastBits =
      bounds && bounds.usable.powers + bounds.usable.bangs === 0 ? Math.max(0, this.lowestBits - bounds.all - 2) : 0;
    const dropBits = effort === 'quick' ? Math.min(QUICK_BITS, sureBits) : sureBits;
    return {
      dropBits,
      dropSize: 2 ** dropBits,
      sureBits,
      leastBits,
      leastSize: leastBits > 0 ? 2 ** leastBits : 0,
      dropTall: effort === 'exact' && this.isTallAlone(counts),
    };
  }

  /**
   * A longer value cannot come back to the Goal: H(a) <= 2 H(a∘b) H(b) for the four operations, and powers only make it
   * longer, so only a root, or 0 and 1 in the right place, could bring it down. What leaves a remainder or has its
   * factors counted comes down from as far as that is allowed.
   */
  private returnBits(bounds: ValueBounds): number {
    const { all, usable } = bounds;
    const bits = Math.max(this.goalBits, this.countedBits) + all + 2;
    // The indices of all roots together are no longer than everything outside; √ alone has the index 2.
    return usable.radicals === 0 ? bits : bits * 2 ** (all + usable.radicals);
  }

  /** The same where what makes long numbers may shorten them as well. */
  private looseBits(counts: Uint8Array): number {
    const outside = this.outside(counts);
    const { digits, radicals } = outside;
    if (this.makesLong(outside)) return Number.POSITIVE_INFINITY;
    const from = Math.max(this.goalBits, this.countedBits);
    const spread = from + (this.hasAverage ? 5.6 : 4.6) * digits + 8 * radicals + 8 + (outside.bangs > 0 ? 16 : 0);
    if (radicals === 0) return Math.max(QUICK_BITS, spread);
    return Math.max(QUICK_BITS, spread) * (digits === 0 ? 2 : Math.max(2, 9 ** digits)) ** radicals;
  }

  /**
   * Elementary: what could not be worked out was made by two long-makers, one upon the other. When that cannot be done a
   * second time outside, nothing there is within reach of it by the four operations, nor an index that takes such a root.
   */
  private isTallAlone(counts: Uint8Array): boolean {
    if (!isElementary(this.sets.supply.rules) || this.goalBits > 4000) return false;
    const { makers, bangs, digits } = this.outside(counts);
    return makers + bangs < 2 || digits === 0;
  }

  /** Which values can be made of the uses outside these: others need not be wanted there. */
  want(counts: Uint8Array): Want {
    const quick = this.effort === 'quick';
    if (this.knownBounds) {
      const { value, whole, positive } = this.knownBounds.beside(counts);
      return { bits: quick ? Math.min(QUICK_BITS, value + 1) : value + 1, sureBits: value + 1, whole, positive };
    }
    const outside = this.outside(counts);
    const spread = 6 * outside.digits + 8 * outside.radicals + 2 + (outside.bangs > 0 ? 16 : 0);
    const endless = outside.others > 0 || effects(this.sets.supply.rules).oneIsAPower || this.makesLong(outside);
    const sureBits = endless ? Number.POSITIVE_INFINITY : spread;
    return { bits: quick ? Math.min(QUICK_BITS, sureBits) : sureBits, sureBits, whole: false, positive: false };
  }

  /** What can be used beside these uses, at most. */
  private outside(counts: Uint8Array): Outside {
    const { limit, sets } = this;
    const { types } = sets.supply;
    const owned = { digits: 0, radicals: 0, bangs: 0, makers: 0, signs: 0, others: 0 };
    const loose = { digits: 0, radicals: 0, bangs: 0, makers: 0, signs: 0, others: 0 };
    for (let t = 0; t < sets.size; t++) {
      const { most } = types[t]!;
      const sort = this.sorts[t]!;
      const mine = Math.max(0, Math.min(most, this.owned[t]!) - counts[t]!);
      owned[sort] += mine;
      loose[sort] += most - counts[t]! - mine;
    }
    const atMost = (sort: keyof Outside): number => owned[sort] + Math.min(limit, loose[sort]);
    return {
      digits: atMost('digits'),
      radicals: atMost('radicals'),
      bangs: atMost('bangs'),
      makers: atMost('makers'),
      signs: atMost('signs'),
      others: atMost('others'),
    };
  }

  /** Can a number beyond all bounds be made of that? In Elementary a power needs two digits, n! a number above 18. */
  private makesLong({ digits, bangs, makers }: Outside): boolean {
    if (!isElementary(this.sets.supply.rules)) return bangs + makers > 0;
    if (makers > 0 && (digits >= 2 || (digits >= 1 && this.sets.perNumeral > 1))) return true;
    return bangs > 0 && (digits >= 2 || (digits >= 1 && bangs >= 2));
  }
}

/** Signs that can make a long number from short ones, or a short one from a long one other than by a whole root. */
function isMaker(sign: string, rules: Rules): boolean {
  if (sign === '*') return true;
  if (sign === 'r') return !isElementary(rules) || effects(rules).radicalIsMultiple;
  if (sign === 'x')
    return (
      effects(rules).prefixFindsPrime ||
      (effects(rules).prefixCountsFactors && !isElementary(rules) && rules.division !== 'middle')
    );
  return sign === '/' && effects(rules).slashIsLogarithm;
}

/** With Multiple of k every size can meet the Goal; of an irrational Goal size is no measure. */
function goalBits(rules: Rules, goal: Num): number {
  const plain = rules.multipleOf === null ? asFraction(goal) : null;
  return plain === null ? Number.POSITIVE_INFINITY : Math.max(bitLength(plain.n), bitLength(plain.d));
}
