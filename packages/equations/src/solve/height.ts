import type { Rules } from '../rules.ts';
import type { Stock } from './stock.ts';

/** In Elementary what makes long numbers never brings them down again: GCF would, and primes know no bound here. */
export const onlyGrows = ({ division, exponent, has }: Rules): boolean =>
  division === 'elementary' &&
  exponent === null &&
  !(['lcm', 'gcf', 'smallest-prime'] as const).some(name => has.has(name));

/** Bounds in bits. */
export interface Height {
  /** Of numerator and denominator of any one value. */
  readonly value: number;
  /** Of those of any values together that stand side by side. */
  readonly all: number;
  /** Of the size of any one value. */
  readonly size: number;
}

/**
 * How long the numbers can get that Elementary makes of some cubes.
 *
 * Without * and !: a value with m signs × and ÷ has its digits in at most m + 1 groups so that numerator and denominator
 * are at most the product of the groups' sums, and the denominator at most that product without one of them. Proof by
 * steps: × and ÷ put both sets of groups side by side; + and - join the two groups left out, since
 * |N₁D₂ ± N₂D₁| <= g₁R₁R₂ + g₂R₂R₁. A root, a remainder, a number of factors is not longer than what it is made of.
 * Of all groups of one total, equal ones have the largest product.
 *
 * Average, Percent and a decimal point put a known factor more into the denominator. Powers and factorials are bounded
 * by the longest operands they can have, the remaining cubes by their product.
 */
export function heightOf(stock: Stock, { has }: Rules): Height {
  const { digits, radicals, points } = stock;
  const terms = stock.pluses + stock.minuses;
  if (digits === 0) return NOTHING;
  const sideways = has.has('sideways') ? digits : 0;
  const percents = has.has('percent') ? radicals : 0;
  const numerals = digits + sideways;
  const scale = points > 0 ? 100 : has.has('two-digit') || percents > 0 ? 10 : 1;
  const pile: Pile = {
    ...stock,
    sum: stock.sum * scale + sideways,
    numerals,
    groups: Math.min(numerals, stock.products + stock.quotients + sideways + percents + 1),
    beside: Math.min(terms, digits),
    below: 0,
    powers: Math.min(stock.powers, digits - 1),
  };
  const below =
    POINT_BITS * points + PERCENT_BITS * percents + (has.has('average') ? Math.min(stock.pluses, digits) : 0);
  const value = longest({ ...pile, below });
  const size = below === 0 || stock.quotients + sideways > 0 ? value : longest(pile);
  return { value, all: Math.max(value, besides({ ...pile, below })), size };
}

const NOTHING: Height = { value: 0, all: 0, size: 0 };
/** A decimal has three digits at most. */
const POINT_BITS = Math.log2(1000);
const PERCENT_BITS = Math.log2(100);

/** Of more * and ! together no bound is of use. */
const MOST_MAKERS = 3;
/** Larger sums are not gone through one by one. */
const MOST_SUM = 200;

/** A stock as far as the bounds ask for it. */
interface Pile {
  readonly sum: number;
  readonly numerals: number;
  /** Groups of digits that are multiplied, at most. */
  readonly groups: number;
  /** Bits that additions and subtractions of fractions cost. */
  readonly beside: number;
  /** Bits of the factors that are put into the denominator. */
  readonly below: number;
  readonly powers: number;
  readonly bangs: number;
}

/** Bits of the longest value. */
function longest(pile: Pile): number {
  const { powers, bangs } = pile;
  if (powers + bangs === 0) return pile.below + product(pile.sum, pile.groups);
  if (powers + bangs > MOST_MAKERS) return Number.POSITIVE_INFINITY;
  const fewer = [
    ...(bangs > 0 ? [{ ...pile, bangs: bangs - 1 }] : []),
    ...(powers > 0 ? [{ ...pile, powers: powers - 1 }] : []),
  ];
  const apart = powers + bangs > 1 ? (powers + bangs) * Math.max(...fewer.map(highest)) : 0;
  return besides(pile) + Math.max(highest(pile), apart);
}

/** Bits of the highest power or factorial in which all * and ! take part. */
function highest(pile: Pile): number {
  const { powers, bangs, sum } = pile;
  const ofFactorial = bangs > 0 ? longest({ ...pile, bangs: bangs - 1 }) : 0;
  const ofPower = powers > 0 ? longest({ ...pile, powers: powers - 1 }) : 0;
  if (powers === 1 && bangs === 0 && sum <= MOST_SUM) {
    let most = 0;
    const plain = (s: number): number => pile.below + product(s, pile.groups);
    for (let s = 1; s < sum; s++) most = Math.max(most, 2 ** plain(s) * plain(sum - s));
    return most;
  }
  const inside = Math.max(ofFactorial, ofPower);
  return 2 ** inside * inside;
}

/** Bits of the product of all that stands beside the powers and factorials. */
const besides = ({ numerals, sum, beside, below }: Pile): number =>
  below + beside + numerals * Math.log2(sum / numerals + 1);

/** Bits of the largest product of at most so many numbers with this sum. */
function product(sum: number, most: number): number {
  const best = Math.min(most, sum / Math.E);
  const of = (n: number): number => n * Math.log2(sum / n);
  return Math.max(of(1), of(Math.max(1, Math.floor(best))), of(Math.min(most, Math.ceil(best))));
}
