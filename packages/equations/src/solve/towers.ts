import { spend } from '../values/meter.ts';
import type { Num } from '../values/number.ts';
import { effects } from '../variations/effects.ts';
import { leastOperations } from '../variations/in-force.ts';
import { EnclosedSteps } from './enclosed-steps.ts';
import type { Hand } from './endless.ts';
import { Steps } from './forward.ts';
import { handsOf, hasPowersIn, type Supply } from './kinds.ts';
import { isUsedUp, Listing, type Use } from './listing.ts';
import type { MemoryBudget } from './memory-budget.ts';
import { ValueTable } from './values.ts';

/** More digits make more values than can be listed. */
const MOST_DIGITS = 4;
/** With so few signs one digit more is not too many. */
const FEW_SIGNS = 2;
/** Roots of roots are followed until log₂ of them is this near to zero; first a short list, then a long one. */
export const NEARNESS: readonly number[] = [2 ** -1, 2 ** -8];
/** Enclosures may be as wide as they like: the Goal is outside them or not. */
const WIDEST = Number.POSITIVE_INFINITY;
/** More roots before one number than any mat asks for. */
const MANY = 60;

/** A value whose root of a root ... is a Goal value, after so many roots. */
interface Wanted {
  readonly id: number;
  readonly roots: number;
}

/**
 * Multiple Operations above Elementary: √ before a number may be repeated without end. Roots of roots come near to 1, and
 * from some place on all of them are one index between bounds that holds its own root; so the values of a choice of digits
 * are a finite list, whatever the number of signs.
 */
export class Towers {
  private readonly values = new ValueTable();
  private readonly step: Steps;
  private readonly enclosed: EnclosedSteps;
  /** Null: not every Goal value is known. */
  private readonly goals: readonly number[] | null;

  constructor(
    private readonly supply: Supply,
    goals: readonly Num[],
    private readonly memory: MemoryBudget,
    nearness: number,
  ) {
    this.step = new Steps(this.values, supply.rules, 0);
    this.enclosed = new EnclosedSteps(this.step, WIDEST);
    this.enclosed.endNearOne(nearness);
    this.step.enclosed = this.enclosed;
    const ids = goals.flatMap(g => this.enclosed.number(g) ?? []);
    this.goals = ids.length === goals.length ? ids : null;
  }

  /** `all`: not only for what a sign can be used in without end. */
  static fits(supply: Supply, all = false): boolean {
    const { rules, types, kinds, limit, endless } = supply;
    if (!endless || rules.division === 'elementary' || effects(rules).radicalIsUnit) return false;
    if (types.some(t => t.part.role === 'unit' || (t.part.role === 'bang' && leastOperations(rules) > 1))) return false;
    const points = types.filter(t => t.part.role === 'point').map(t => kinds[t.kind]!);
    // A sign that is used again and again cannot be a decimal point as well: told apart only where it is one from Resources.
    if (points.some(k => limit > 1 || k.required + k.permitted > 0)) return false;
    const hands = handsOf(supply, all);
    // An exponent without a sign may have ! behind it, again and again.
    const isColoured = ({ digits, hasBang }: Hand): boolean =>
      hasBang && digits.some(at => kinds[types[at]!.kind]!.coloured);
    if (hands.some(isColoured)) return false;
    return (
      !hasPowersIn(hands, supply) &&
      hands.every(hand => hand.most <= MOST_DIGITS + (hand.signs.length <= FEW_SIGNS ? 1 : 0))
    );
  }

  /** Is no Goal value made by anything that a sign can be used in without end, or by anything at all? */
  isBarren(all = false): boolean {
    const { goals } = this;
    return goals !== null && handsOf(this.supply, all).every(hand => this.isBarrenHand(hand, goals));
  }

  private isBarrenHand(hand: Hand, goals: readonly number[]): boolean {
    const { rules } = this.supply;
    const signs = hand.signs.flatMap((type): Use | readonly [] => {
      const { part } = this.supply.types[type]!;
      return part.role === 'sign' ? { type, sign: part.sign, required: this.least(type) } : [];
    });
    const uses = Math.max(1, leastOperations(rules));
    const listing = new Listing(this.supply, this.values, this.step, this.memory, signs, uses, hand.hasBang);
    const radical = signs.findIndex(s => s.sign === 'r' && hand.prefixes.includes(s.type));
    // Where √ alone stands before numbers the last ones are turned round.
    const isTurned = rules.multipleOf === null && hand.prefixes.length === 1 && radical >= 0 && !hand.hasBang;
    const wanted = isTurned ? goals.flatMap(g => this.squares(g)) : goals.map(id => ({ id, roots: 0 }));
    return this.everyChoice(hand, counts => {
      const digits = counts.reduce((n, k) => n + k, 0);
      let isMet = false;
      listing.visit(counts, !isTurned, (level, id) => {
        for (const w of isMet ? [] : wanted)
          if (this.meets(id, w.id) && listing.isDone(listing.after(level, radical, w.roots), digits)) isMet = true;
      });
      return !isMet && !this.step.lossy && !this.step.dropped;
    });
  }

  /** Every choice of digits that the hand can have. */
  private everyChoice(hand: Hand, holds: (counts: Uint8Array) => boolean): boolean {
    const { types, kinds } = this.supply;
    const counts = new Uint8Array(types.length);
    const digits = types.flatMap(({ part }, type) => (isUsedUp(part) ? [type] : []));
    const choose = (at: number, size: number, taken: number): boolean => {
      if (at === digits.length) return size === 0 || taken > hand.space || size > hand.most || holds(counts);
      const type = digits[at]!;
      const { kind, most } = types[type]!;
      const owned = kinds[kind]!.required + kinds[kind]!.permitted;
      const isPoint = types[type]!.part.role === 'point';
      for (let n = this.least(type); n <= Math.min(most, isPoint ? 1 : most); n++) {
        counts[type] = n;
        if (!choose(at + 1, size + (isPoint ? 0 : n), taken + Math.max(0, n - owned))) return false;
      }
      counts[type] = 0;
      return true;
    };
    return choose(0, 0, 0);
  }

  /** How often it has to be used; a cube that can be used in two ways asks for neither of them. */
  private least(type: number): number {
    const { kind } = this.supply.types[type]!;
    const isOneWay = this.supply.types.filter(t => t.kind === kind).length === 1;
    return isOneWay ? this.supply.kinds[kind]!.required : 0;
  }

  /** The Goal value, its square, the square of that ... until they are too far away to be told apart. */
  private squares(goal: number): readonly Wanted[] {
    const { top, bottom } = this.values;
    const { enclosures: at } = this.enclosed;
    if (top[goal] === 0 || (top[goal] === 1 && bottom[goal] === 1)) return [{ id: goal, roots: MANY }];
    const wanted: Wanted[] = [{ id: goal, roots: 0 }];
    if (at.placeOf(goal) !== 'between') return wanted;
    if (at.side(goal) < 0) return wanted;
    for (let roots = 1, id = goal; roots < MANY && at.placeOf(id) === 'between'; roots++) {
      this.enclosed.binary('x', id, id, square => {
        id = square;
      });
      wanted.push({ id, roots });
    }
    return wanted;
  }

  private meets(id: number, goal: number): boolean {
    const { multipleOf } = this.supply.rules;
    spend(1);
    return multipleOf === null ? this.enclosed.mayMeet(id, goal) : this.enclosed.mayDifferBy(id, goal, multipleOf);
  }
}
