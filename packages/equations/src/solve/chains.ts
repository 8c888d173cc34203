import { meets } from '../check/relation.ts';
import { compare, isReal, sign } from '../values/decide.ts';
import { capped, spend } from '../values/meter.ts';
import { asFraction, integer, type Num, numberOf, times } from '../values/number.ts';
import * as operate from '../values/operations.ts';
import type { Outcome } from '../values/outcome.ts';
import { root } from '../values/powers.ts';
import { sumKey } from '../values/sum.ts';
import { effects } from '../variations/effects.ts';
import type { Hand } from './endless.ts';
import { handsOf, hasPowersIn, type Supply } from './kinds.ts';
import { leavesOf } from './leaves.ts';
import { numeralPiece, type Piece, write } from './witness.ts';

/** More values than this are not followed. */
const MOST_VALUES = 2000;
/** One step may cost this much. */
const STEPS_A_LINK = 20_000;

interface Link {
  readonly value: Num;
  /** A cube beside the digit: a digit alone is no Solution, with ! or without. */
  readonly hasSign: boolean;
  readonly pieces: readonly Piece[];
}

/** What cannot be told for certain. */
class Unsure extends Error {}

/**
 * Solutions of one digit with signs before and behind it, however many. Which numbers such a chain goes through: fractions
 * are listed until nothing new comes; n! is not followed beyond the Goal. Once a number is irrational, √ alone leads on
 * from it, never to a fraction, and to an irrational Goal g only if g² or g⁴ or g⁸ ... is a fraction of the list.
 */
export class Chains {
  /** Beyond this a fraction and all that comes of it is no Goal. */
  private readonly farthest: Num | null;

  constructor(
    private readonly supply: Supply,
    private readonly goals: readonly Num[],
  ) {
    const { has } = supply.rules;
    const sizes = goals.map(asFraction);
    const most = sizes.every(r => r !== null) ? Math.max(...sizes.map(r => Math.abs(Number(r.n) / Number(r.d)))) : null;
    // A number of factors comes back from any distance.
    this.farthest =
      most === null || most > 1e15 || effects({ has }).prefixCountsFactors ? null : integer(Math.ceil(most) + 3);
  }

  /** Has every Solution that uses a sign without end one digit only? */
  static fits(supply: Supply): boolean {
    if (!supply.endless || supply.rules.multipleOf !== null) return false;
    if (supply.types.some(t => t.part.role === 'point' || t.part.role === 'unit')) return false;
    const hands = handsOf(supply);
    return !hasPowersIn(hands, supply) && hands.every(h => h.most <= 1);
  }

  /** Texts that may be Solutions; null: that is not known of all chains. */
  solve(): readonly string[] | null {
    try {
      return handsOf(this.supply).flatMap(hand => this.through(hand));
    } catch (error) {
      if (error instanceof Unsure) return null;
      throw error;
    }
  }

  private through(hand: Hand): readonly string[] {
    const met: string[] = [];
    const seen = new Set<string>();
    const queue: Link[] = [];
    const put = (link: Link): void => {
      const key = `${sumKey(link.value.num)}|${sumKey(link.value.den)}|${link.hasSign}`;
      if (seen.has(key)) return;
      if (seen.size === MOST_VALUES) throw new Unsure();
      seen.add(key);
      queue.push(link);
      if (link.hasSign && this.isGoal(link.value)) met.push(write(link.pieces, this.supply));
    };
    for (const type of hand.digits) for (const link of this.leaves(type)) put(link);
    for (const link of queue) this.follow(link, hand, put, text => met.push(text));
    return met;
  }

  private leaves(type: number): readonly Link[] {
    const counts = new Uint8Array(this.supply.types.length);
    counts[type] = 1;
    return leavesOf(counts, this.supply, false).map(({ value, pieces }) => ({
      value: numberOf(value),
      hasSign: false,
      pieces: pieces.map(numeralPiece),
    }));
  }

  private follow(
    { value, pieces, hasSign }: Link,
    hand: Hand,
    put: (link: Link) => void,
    meet: (text: string) => void,
  ): void {
    const { rules, types } = this.supply;
    for (const type of hand.prefixes) {
      const { part } = types[type]!;
      if (part.role !== 'sign') continue;
      const glyph = part.sign;
      const under = (inner: readonly Piece[]): readonly Piece[] => ['(', { type, before: '', glyph }, ...inner, ')'];
      const made =
        glyph === 'r'
          ? this.outcome(() => root(integer(2), value, rules))
          : this.outcome(() => operate.unaryTimes(value, rules));
      if (made === null) continue;
      if (asFraction(made) !== null) put({ value: made, hasSign: true, pieces: under(pieces) });
      else
        for (const goal of this.goals)
          for (const depth of this.depthOf(goal, value)) {
            const roots = Array.from({ length: depth }).reduce<readonly Piece[]>(under, pieces);
            meet(write(roots, this.supply));
          }
    }
    if (!hand.hasBang || this.isFar(value)) return;
    const made = this.outcome(() => operate.factorial(value));
    if (made !== null) put({ value: made, hasSign, pieces: ['(', ...pieces, '!)'] });
  }

  private outcome(work: () => Outcome): Num | null {
    spend(50);
    const outcome = capped<Outcome | null>(STEPS_A_LINK, work, () => null);
    if (outcome === null || outcome.kind === 'uncheckable') throw new Unsure();
    return outcome.kind === 'value' ? outcome.value : null;
  }

  private isFar(value: Num): boolean {
    if (this.farthest === null) return false;
    const order = compare(value, this.farthest);
    if (order === null) throw new Unsure();
    return order > 0;
  }

  private isGoal(value: Num): boolean {
    return this.goals.some(goal => sure(meets(value, goal, this.supply.rules)));
  }

  /** 1 where the Goal is √x, 2 where it is √√x and so on; nothing where it is none. x is a fraction that is no square. */
  private depthOf(goal: Num, x: Num): readonly number[] {
    if (asFraction(goal) !== null || !sure(isReal(goal)) || sign(goal) !== 1) return [];
    const grows = sure(compare(goal, integer(1))) > 0;
    if (sure(compare(x, integer(1))) > 0 !== grows) return [];
    let power = times(goal, goal);
    for (let depth = 1; ; depth++) {
      spend(50);
      const order = sure(compare(power, x));
      if (order === 0) return [depth];
      if (order > 0 === grows) return [];
      power = times(power, power);
    }
  }
}

function sure<T>(answer: T | null): T {
  if (answer === null) throw new Unsure();
  return answer;
}
