import type { Rules } from '../rules.ts';
import { effects } from '../variations/effects.ts';
import { bounded } from '../variations/in-force.ts';
import type { UsableCubes } from './usable-cubes.ts';

/** The General Rule of Elementary (XIII-A) holds for every power and root; with √ = i they are complex. */
export const holdsGeneralRule = ({ division, has }: Rules): boolean =>
  division === 'elementary' && !effects({ has }).radicalIsUnit;

/** Elementary by its own variations. Others can be asked about too; what is argued from the General Rule is not known of them. */
export const isElementary = (rules: Rules): boolean =>
  rules.division === 'elementary' && !bounded(rules, 'leavesElementary');

/** In Elementary what makes long numbers never brings them down again: GCF would, and primes know no bound here. */
export const onlyGrows = (rules: Rules): boolean => isElementary(rules) && !bounded(rules, 'shrinks');

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
export function heightOf(usable: UsableCubes, rules: Rules): Height {
  const { digits, radicals, points } = usable;
  const terms = usable.pluses + usable.minuses;
  if (digits === 0) return NOTHING;
  const { turnsSideways, radicalIsPercent, longNumerals, plusIsMean } = effects(rules);
  const sideways = turnsSideways ? digits : 0;
  const percents = radicalIsPercent ? radicals : 0;
  const numerals = digits + sideways;
  const scale = points > 0 ? 100 : longNumerals || percents > 0 ? 10 : 1;
  const pile: Pile = {
    sum: usable.sum * scale + sideways,
    numerals,
    groups: Math.min(numerals, usable.products + usable.quotients + sideways + percents + 1),
    beside: Math.min(terms, digits),
    below: POINT_BITS * points + PERCENT_BITS * percents + (plusIsMean ? Math.min(usable.pluses, digits) : 0),
  };
  const powers = Math.min(usable.powers, digits - 1);
  const value = longest(pile, powers, usable.bangs);
  const size = sizeOf(usable, pile, value, usable.sum * scale, powers);
  return { value, all: Math.max(value, besides(pile)), size };
}

/**
 * A number on its side is no larger than it was. So where nothing else makes fractions of it, no × is needed for the
 * digits to stand in one group, and the sums of sizes and their products bound every size as they do for whole numbers.
 */
function sizeOf(
  { digits, products, quotients, radicals, bangs }: UsableCubes,
  pile: Pile,
  value: number,
  sum: number,
  powers: number,
): number {
  if (quotients > 0) return value;
  if (pile.numerals > digits && powers + radicals === 0 && pile.below === 0)
    return longest({ ...pile, sum, numerals: digits, groups: Math.min(digits, products + 1) }, 0, bangs);
  if (pile.below === 0 || pile.numerals > digits) return value;
  return longest({ ...pile, below: 0 }, powers, bangs);
}

const NOTHING: Height = { value: 0, all: 0, size: 0 };
/** A decimal has three digits at most. */
const POINT_BITS = Math.log2(1000);
const PERCENT_BITS = Math.log2(100);

/** Of more * and ! together no bound is of use. */
const MOST_MAKERS = 3;
/** Larger sums are not gone through one by one. */
const MOST_SUM = 200;

/** The usable cubes as far as the bounds ask for them. */
interface Pile {
  readonly sum: number;
  readonly numerals: number;
  /** Groups of digits that are multiplied, at most. */
  readonly groups: number;
  /** Bits that additions and subtractions of fractions cost. */
  readonly beside: number;
  /** Bits of the factors that are put into the denominator. */
  readonly below: number;
}

/** Bits of the longest value with so many * and !. */
function longest(pile: Pile, powers: number, bangs: number): number {
  const makers = powers + bangs;
  if (makers === 0) return pile.below + product(pile.sum, pile.groups);
  if (makers > MOST_MAKERS) return Number.POSITIVE_INFINITY;
  const one = highest(pile, powers, bangs);
  if (makers === 1) return besides(pile) + one;
  const apart = Math.max(
    bangs > 0 ? highest(pile, powers, bangs - 1) : 0,
    powers > 0 ? highest(pile, powers - 1, bangs) : 0,
  );
  return besides(pile) + Math.max(one, makers * apart);
}

/** Bits of the highest power or factorial in which all * and ! take part. */
function highest(pile: Pile, powers: number, bangs: number): number {
  const { sum, groups, below } = pile;
  if (powers === 1 && bangs === 0 && sum <= MOST_SUM) return keptPower(sum, groups, below);
  const inside = Math.max(
    bangs > 0 ? longest(pile, powers, bangs - 1) : 0,
    powers > 0 ? longest(pile, powers - 1, bangs) : 0,
  );
  return 2 ** inside * inside;
}

/** Bits of the highest power of two numbers with this sum, each of at most so many groups. */
function onePower(sum: number, groups: number, below: number): number {
  let most = 0;
  for (let s = 1; s < sum; s++)
    most = Math.max(most, 2 ** (below + product(s, groups)) * (below + product(sum - s, groups)));
  return most;
}

/** Of one sum, number of groups and factor it is always the same, and asked for at nearly every question. */
const POWERS_KEPT = new Map<string, number>();

function keptPower(sum: number, groups: number, below: number): number {
  const key = `${sum} ${groups} ${below}`;
  const known = POWERS_KEPT.get(key);
  if (known !== undefined) return known;
  const most = onePower(sum, groups, below);
  POWERS_KEPT.set(key, most);
  return most;
}

/** Bits of the product of all that stands beside the powers and factorials. */
const besides = ({ numerals, sum, beside, below }: Pile): number =>
  below + beside + numerals * Math.log2(sum / numerals + 1);

/** Bits of the largest product of at most so many numbers with this sum. */
function product(sum: number, most: number): number {
  const best = Math.min(most, sum / Math.E);
  const low = Math.max(1, Math.floor(best));
  const high = Math.min(most, Math.ceil(best));
  return Math.max(Math.log2(sum), low * Math.log2(sum / low), high * Math.log2(sum / high));
}
