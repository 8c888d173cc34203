import type { Facts } from '@forceout/table';
import { isTooFar } from '../check/equation.ts';
import type { NoneKey } from '../codes.ts';
import type { Rules } from '../rules.ts';
import { compare, isReal, sign } from '../values/decide.ts';
import { abs, bitLength, factor } from '../values/integers.ts';
import { orNull } from '../values/meter.ts';
import { add, asFraction, integer, type Num, subtract } from '../values/number.ts';
import { positivePower } from '../values/power.ts';
import type { Rational } from '../values/rational.ts';
import { rationality } from '../values/rationality.ts';
import { effects } from '../variations/effects.ts';
import { bounded, inForce } from '../variations/in-force.ts';
import type { Bounds } from '../variations/variation.ts';
import { type Height, heightOf, isElementary, onlyGrows } from './height.ts';
import { hasUnary, type Kind, type Supply, usable } from './kinds.ts';
import { CubesBeside, namedCounts } from './usable-cubes.ts';

const total = (k: Kind, limit: number): number => k.required + k.permitted + Math.min(k.resources, limit);
const isDigit = (k: Kind): boolean => /^\d$/.test(k.symbol);

type Invariant = NoneKey extends infer Key ? (Key extends `none.${infer By}` ? By : never) : never;

/** What rules out a Goal value: the name of the argument, and what fills its sentence. */
export interface Against {
  readonly by: Invariant;
  readonly facts?: Facts;
}

/** A short proof that these cubes do not make this Goal. */
export function whyNot(supply: Supply, goal: Num): Against | null {
  if (isTooFar(goal, supply.rules)) return { by: 'goal-bound' };
  const fraction = asFraction(goal);
  if (fraction === null && staysRational(supply) && isIrrational(goal)) return { by: 'rational' };
  if (supply.rules.multipleOf !== null) return null;
  return (fraction && byValue(supply, fraction)) ?? byGap(supply, goal) ?? bySize(supply, goal, fraction);
}

const has = ({ kinds, limit }: Supply, symbol: string): boolean =>
  kinds.some(k => k.symbol === symbol && total(k, limit) > 0);

/** + - × ÷ ! and what only integers have lead from fractions to fractions; so do all numerals. */
const staysRational = (supply: Supply): boolean =>
  !has(supply, '*') &&
  !has(supply, 'r') &&
  !effects(supply.rules).slashIsLogarithm &&
  !supply.kinds.some(k => k.coloured);

/** Surely no fraction: a real number that is irrational, or a number that is not real. */
const isIrrational = (goal: Num): boolean =>
  orNull(() => {
    const real = isReal(goal);
    return real === false || (real === true && rationality(goal).is === 'irrational');
  }) === true;

/**
 * Zero and the numbers from 1 on are closed under + × and !, under powers and roots (x^y and y√x for x, y >= 1 are at least
 * 1, a power of zero is zero, one to the power of zero is 1) and under all that is made of integers; every digit is one of
 * them. So without - and ÷ nothing lies below zero or between 0 and 1.
 */
function byGap(supply: Supply, goal: Num): Against | null {
  const { rules, types } = supply;
  if (has(supply, '-') || has(supply, '/') || types.some(t => t.part.role === 'point')) return null;
  if (bounded(rules, 'knowsNoBounds') || bounded(rules, 'breaks') || bounded(rules, 'belowZero')) return null;
  const isBetween = orNull(() => isReal(goal) === true && sign(goal) === 1 && compare(goal, integer(1)) === -1);
  return isBetween ? { by: 'gap' } : null;
}

/** A short proof that so many digits and signs make no Solution, whatever the Goal, in words; null when none applies. */
export function whyNone({ kinds, rules, limit, repeats, types }: Supply): Against | null {
  const out = kinds.find(k => isDigit(k) && Number(k.symbol) >= rules.base && k.required > 0);
  if (out) return { by: 'base', facts: { digit: out.symbol, base: rules.base } };
  const numbers = kinds.filter(
    k => isDigit(k) || types.some(t => kinds[t.kind] === k && (t.part.role === 'digit' || t.part.role === 'unit')),
  );
  const digits = usable(numbers, limit);
  if (digits === 0) return { by: 'no-digits' };
  const fixed = kinds.filter(
    k =>
      !numbers.includes(k) &&
      !hasUnary(k.symbol, rules) &&
      !types.some(t => kinds[t.kind] === k && t.part.role === 'point'),
  );
  const required = fixed.reduce((n, k) => n + k.required, 0);
  if (required >= digits)
    return {
      by: 'signs-for-digits',
      facts: { required, digits },
    };
  const plain = rules.exponent === null && !inForce(rules).some(v => v.numeral === 2);
  const signs = kinds.filter(k => !isDigit(k));
  const most = repeats && signs.some(k => total(k, limit) > 0) ? Number.POSITIVE_INFINITY : usable(signs, limit);
  const needed = kinds.filter(isDigit).reduce((n, k) => n + k.required, 0);
  if (plain && !types.some(t => t.part.role === 'point') && needed > most + 1)
    return {
      by: 'digits-for-signs',
      facts: { required: needed, signs: most },
    };
  return null;
}

/** What the usable signs can make at all. */
function byValue({ kinds, rules, limit, types, repeats }: Supply, { n, d }: Rational): Against | null {
  const signs = new Set(kinds.filter(k => !isDigit(k) && total(k, limit) > 0).map(k => k.symbol));
  const digits = kinds.filter(k => isDigit(k) && total(k, limit) > 0);
  const only = (...allowed: readonly string[]): boolean => [...signs].every(s => allowed.includes(s));
  // Without its sign a variation plays no part.
  const playing = inForce(rules).filter(
    ({ needs }) => needs === undefined || !/^[-+x/*r]$/.test(needs) || signs.has(needs),
  );
  const plays = (...by: readonly (keyof Bounds)[]): boolean =>
    playing.some(({ bounds }) => by.some(key => bounds?.[key] !== undefined));
  const hasBang = types.some(t => t.part.role === 'bang');
  const hasPoint = types.some(t => t.part.role === 'point' && total(kinds[t.kind]!, limit) > 0);
  if (bounded(rules, 'knowsNoBounds')) return null;
  if (n < 0n && !signs.has('-') && !plays('belowZero')) return { by: 'sign' };
  if (n === 0n && !signs.has('-') && !plays('zero') && !digits.some(k => k.symbol === '0')) return { by: 'zero' };
  const elementary = isElementary(rules);
  const whole = elementary ? ['+', '-', 'x', '*', 'r'] : ['+', '-', 'x'];
  const breaks = hasPoint || plays('breaks');
  if (d !== 1n && only(...whole) && !breaks) return { by: 'whole' };
  if (elementary && d !== 1n && hasPoint && only('+', '-', 'r', '*') && !plays('breaks')) {
    const points = kinds.reduce((m, k) => m + (k.symbol === '*' ? total(k, limit) : 0), 0);
    if (points === 1 && !endsAlike(numerals(digits, limit, 3), n, d)) return { by: 'decimal-end' };
  }
  if (hasBang || plays('makesPrimes')) return null;
  const long = hasPoint ? 3 : playing.some(v => v.numeral === 2) ? 2 : 1;
  const zero = digits.some(k => k.symbol === '0' && k.required > 0);
  if (long === 1 && zero && n !== 0n && only('x', '/', 'r')) return { by: 'required-zero' };
  const terms = kinds.filter(k => k.symbol === '+' || k.symbol === '-');
  if (usable(terms, limit) > (zero && long === 1 && !repeats && keepsZeros(rules, signs) ? 1 : 0)) return null;
  // Powers of powers of irrational exponent are not known to keep to their primes.
  const steep = kinds.reduce((m, k) => m + (k.symbol === '*' || k.symbol === 'r' ? total(k, limit) : 0), 0);
  if (!elementary && (steep > 2 || repeats)) return null;
  return byPrimes(numerals(digits, limit, long), hasPoint || playing.some(v => v.bounds?.breaks === 'r'), n, d);
}

/**
 * A zero makes all that it stands in a zero until one of + and - sets it beside something else. So of a number other
 * than zero that has a zero in it one of these signs does nothing, and the number is made without it. Not where a power
 * takes the zero, or the sign or √ is another operation.
 */
const keepsZeros = (rules: Rules, signs: ReadonlySet<string>): boolean => {
  const { plusIsMean, radicalIsUnit, radicalIsMultiple } = effects(rules);
  return !signs.has('*') && !plusIsMean && !radicalIsUnit && !radicalIsMultiple;
};

/** All numbers of up to so many of the digits. */
function numerals(digits: readonly Kind[], limit: number, long: number): ReadonlySet<number> {
  const found = new Set<number>();
  const counts = digits.map(k => total(k, limit));
  const extend = (start: number, left: number): void => {
    digits.forEach((k, at) => {
      if (counts[at] === 0) return;
      counts[at]!--;
      const number = 10 * start + Number(k.symbol);
      found.add(number);
      if (left > 1) extend(number, left - 1);
      counts[at]!++;
    });
  };
  extend(0, long);
  return found;
}

/** Is the fraction n / d, but for an integer, one of these numbers with a decimal point, or what is missing to 1? */
function endsAlike(numbers: ReadonlySet<number>, n: bigint, d: bigint): boolean {
  const thousandths = (1000n * n) / d;
  if (thousandths * d !== 1000n * n) return false;
  const end = Number(((thousandths % 1000n) + 1000n) % 1000n);
  return [...numbers].some(m => [100, 10, 1].some(unit => [end, 1000 - end].includes((m * unit) % 1000)));
}

/** Without + and - every value is a product of powers of the primes in the numerals, or 0 or 1. */
function byPrimes(numbers: ReadonlySet<number>, tenths: boolean, n: bigint, d: bigint): Against | null {
  if (n === 0n) return null;
  const usable = new Set<bigint>(tenths ? [2n, 5n] : []);
  for (const m of numbers) if (m > 1) for (const p of factor(BigInt(m)).primes.keys()) usable.add(p);
  const { primes, rest } = factor(abs(n) * d);
  const strange = rest === 1n ? [...primes.keys()].find(p => !usable.has(p)) : undefined;
  return strange === undefined ? null : { by: 'prime-support', facts: { factor: String(strange) } };
}

/** Where only + - × ÷ can be used, the bounds of Elementary without * and ! hold in every division. */
const isPlain = (supply: Supply): boolean =>
  staysRational(supply) &&
  !supply.types.some(t => t.part.role === 'bang' || t.part.role === 'point' || t.part.role === 'unit') &&
  !bounded(supply.rules, 'shrinks') &&
  !bounded(supply.rules, 'leavesElementary');

const heights = new WeakMap<Supply, Height>();

/** Of all that the cubes make; the same for every value of the Goal. */
function tallest(supply: Supply): Height {
  const known =
    heights.get(supply) ?? heightOf(namedCounts(new CubesBeside(supply, supply.limit).count(null)), supply.rules);
  heights.set(supply, known);
  return known;
}

/** No number as large or as long as the Goal can be made. */
function bySize(supply: Supply, goal: Num, fraction: Rational | null): Against | null {
  const { rules, repeats } = supply;
  if (!onlyGrows(rules) && !isPlain(supply)) return null;
  if (repeats && effects(rules).writesFactorials) return null;
  const { size, value } = tallest(supply);
  if (size < MOST_BITS && isBeyond(goal, fraction, size))
    return size < 40
      ? { by: 'size', facts: { limit: 'known', most: Math.floor(2 ** size * (1 + ROUNDING)) } }
      : { by: 'size', facts: { limit: 'unknown', most: 0 } };
  if (fraction === null || Math.max(bitLength(fraction.n), bitLength(fraction.d)) <= value + 1) return null;
  return { by: 'length' };
}

const MOST_BITS = 1e12;
/** Bounds are worked out in doubles. */
const ROUNDING = 1e-9;

function isBeyond(goal: Num, fraction: Rational | null, bits: number): boolean {
  if (fraction && bitLength(fraction.n) <= bits) return false;
  if (fraction && bits < 900)
    return abs(fraction.n) << 20n > fraction.d * BigInt(Math.ceil(2 ** (bits + 20) * (1 + ROUNDING)));
  const most = positivePower(integer(2), { n: BigInt(Math.ceil(bits)) + 1n, d: 1n });
  return orNull(() => sign(subtract(goal, most)) === 1 || sign(add(goal, most)) === -1) === true;
}
