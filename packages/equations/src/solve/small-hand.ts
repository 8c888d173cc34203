import { glyph } from '../language/print.ts';
import { spend } from '../values/meter.ts';
import { asFraction, type Num } from '../values/number.ts';
import { effects } from '../variations/effects.ts';
import { leastOperations } from '../variations/in-force.ts';
import { admitted, type Supply } from './kinds.ts';
import { signsOf } from './leaves.ts';
import type { Offer } from './search.ts';
import { type Piece, write } from './witness.ts';

const MOST_DIGITS = 4;
const MOST_OFFERS = 4;
const NEAR = 1e-9;

/** A number that has been made: a digit, or two numbers with a sign between them. */
interface Made {
  readonly value: number;
  /** The search type of the digit or of the sign. */
  readonly type: number;
  readonly glyph: string;
  readonly of: readonly [Made, Made] | null;
}

interface SignCubes {
  readonly glyph: string;
  readonly type: number;
  readonly join: (a: number, b: number) => number;
  /** Both orders come to the same. */
  readonly commutes: boolean;
  left: number;
}

const SIGNS: readonly Pick<SignCubes, 'glyph' | 'join' | 'commutes'>[] = [
  { glyph: 'x', join: (a, b) => a * b, commutes: true },
  { glyph: '+', join: (a, b) => a + b, commutes: true },
  { glyph: '-', join: (a, b) => a - b, commutes: false },
  { glyph: '/', join: (a, b) => a / b, commutes: false },
];

/**
 * Hands of few digits with + - × ÷ are tried out in floating point before any table is made. What comes near the Goal is
 * offered to the judge. Nothing is struck off: where no Solution is found, the searches after it begin from nothing.
 */
export class SmallHand {
  private readonly digits: readonly Made[];
  private readonly signs: readonly SignCubes[];
  private readonly goals: readonly number[];
  private offers = 0;

  constructor(
    private readonly supply: Supply,
    goals: readonly Num[],
  ) {
    const { types } = supply;
    this.digits = digitsOf(supply);
    this.signs = SIGNS.flatMap(sign => {
      const type = types.findIndex(({ part }) => part.role === 'sign' && part.sign === sign.glyph);
      return type < 0 ? [] : [{ ...sign, type, left: types[type]?.most ?? 0 }];
    });
    this.goals = goals.flatMap(goal => {
      const fraction = asFraction(goal);
      return fraction ? [Number(fraction.n) / Number(fraction.d)] : [];
    });
  }

  static fits(supply: Supply): boolean {
    const { plusIsMean, goalIsMultiple } = effects(supply.rules);
    if (plusIsMean || goalIsMultiple) return false;
    const digits = supply.types.reduce((n, { part, most }) => n + (part.role === 'digit' ? most : 0), 0);
    return digits > 1 && digits <= MOST_DIGITS;
  }

  solve<T>(offer: Offer<T>): T | null {
    const usual = this.signs.every(({ glyph }) => signsOf(glyph as '+', this.supply.rules)[0] === glyph);
    return usual && this.goals.length > 0 ? this.join(this.digits, offer) : null;
  }

  /** Two of the numbers become one, in every way there is. */
  private join<T>(row: readonly Made[], offer: Offer<T>): T | null {
    for (const a of row) {
      let isAfter = false;
      for (const b of row) {
        if (a === b) {
          isAfter = true;
          continue;
        }
        spend(1);
        const rest = row.length > 2 ? row.filter(one => one !== a && one !== b) : [];
        for (const sign of this.signs) {
          if (sign.left === 0 || (sign.commutes && !isAfter)) continue;
          const value = sign.join(a.value, b.value);
          if (rest.length === 0 && !this.isNearGoal(value)) continue;
          const made: Made = { value, type: sign.type, glyph: sign.glyph, of: [a, b] };
          const found = this.isNearGoal(value) ? this.offered(made, offer) : null;
          if (found !== null) return found;
          if (rest.length === 0) continue;
          sign.left--;
          const deeper = this.join([...rest, made], offer);
          sign.left++;
          if (deeper !== null) return deeper;
        }
      }
    }
    return null;
  }

  private isNearGoal(value: number): boolean {
    for (const goal of this.goals) if (Math.abs(value - goal) <= NEAR * Math.max(1, Math.abs(goal))) return true;
    return false;
  }

  private offered<T>(made: Made, offer: Offer<T>): T | null {
    const counts = new Uint8Array(this.supply.types.length);
    const operations = counted(made, counts);
    if (operations < leastOperations(this.supply.rules) || admitted(counts, this.supply) < 0) return null;
    return ++this.offers > MOST_OFFERS ? null : offer(write(piecesOf(made), this.supply));
  }
}

/** Each digit as often as it can be used. */
const digitsOf = ({ types }: Supply): readonly Made[] =>
  types.flatMap(({ part, most }, type) =>
    part.role !== 'digit'
      ? []
      : Array.from({ length: most }, () => ({ value: part.digit, type, glyph: glyph(part.digit), of: null })),
  );

/** Enters the uses, and tells how many operations there are. */
function counted({ type, of }: Made, counts: Uint8Array): number {
  counts[type] = (counts[type] ?? 0) + 1;
  return of === null ? 0 : 1 + counted(of[0], counts) + counted(of[1], counts);
}

function piecesOf({ type, glyph, of }: Made): readonly Piece[] {
  const own: Piece = { type, before: '', glyph };
  return of === null ? [own] : ['(', ...piecesOf(of[0]), own, ...piecesOf(of[1]), ')'];
}
