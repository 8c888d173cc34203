import { factor } from '../values/integers.ts';
import type { Num } from '../values/number.ts';
import { asFraction } from '../values/number.ts';
import { hasUnary, type Kind, type Supply } from './kinds.ts';

const total = (k: Kind, limit: number): number => k.required + k.permitted + Math.min(k.resources, limit);
const isDigit = (k: Kind): boolean => /^\d$/.test(k.symbol);

/** A short proof that no Solution exists, in words; null when none of them applies. */
export function whyNone(supply: Supply, goals: readonly Num[]): string | null {
  return byCount(supply) ?? byValue(supply, goals);
}

/** Numbers of digits and signs that cannot be one expression. */
function byCount({ kinds, rules, limit, repeats, types }: Supply): string | null {
  const out = kinds.find(k => isDigit(k) && Number(k.symbol) >= rules.base && k.required > 0);
  if (out) return `The Required ${out.symbol} is no digit of base ${rules.base}.`;
  const numbers = kinds.filter(
    k => isDigit(k) || types.some(t => kinds[t.kind] === k && (t.part.role === 'digit' || t.part.role === 'unit')),
  );
  const digits = numbers.reduce((n, k) => n + total(k, limit), 0);
  if (digits === 0) return 'There is no digit to use.';
  const fixed = kinds.filter(
    k =>
      !numbers.includes(k) &&
      !hasUnary(k.symbol, rules) &&
      !types.some(t => kinds[t.kind] === k && t.part.role === 'point'),
  );
  const required = fixed.reduce((n, k) => n + k.required, 0);
  if (required >= digits + (limit === 1 && digits === 0 ? 1 : 0) && required > 0)
    return `${required} Required operations need more than the ${digits} digits there are.`;
  const plain =
    !rules.has.has('two-digit') && !rules.has.has('base') && !rules.has.has('percent') && rules.exponent === null;
  const signs = kinds.filter(k => !isDigit(k));
  const most =
    repeats && signs.some(k => total(k, limit) > 0)
      ? Number.POSITIVE_INFINITY
      : signs.reduce((n, k) => n + total(k, limit), 0);
  const needed = kinds.filter(isDigit).reduce((n, k) => n + k.required, 0);
  if (plain && !rules.has.has('decimal-point') && needed > most + 1)
    return `${needed} Required digits need more operations than the ${most} there are.`;
  return null;
}

/** What the usable signs can make at all. */
function byValue({ kinds, rules, limit, types }: Supply, goals: readonly Num[]): string | null {
  const signs = new Set(kinds.filter(k => !isDigit(k) && total(k, limit) > 0).map(k => k.symbol));
  const digits = kinds.filter(k => isDigit(k) && total(k, limit) > 0);
  const others =
    rules.has.has('sideways') ||
    rules.has.has('powers-of-base') ||
    types.some(t => t.part.role === 'bang' || t.part.role === 'point' || t.part.role === 'unit');
  const extended = [
    'percent',
    'average',
    'two-digit',
    'base',
    'exponent',
    'remainder',
    'log',
    'smallest-prime',
    'number-of-factors',
    'lcm',
    'gcf',
    'multiple-of',
  ] as const;
  if (others || extended.some(name => rules.has.has(name))) return null;
  const fractions = goals.map(asFraction);
  if (fractions.some(f => f === null)) return null;
  const only = (...allowed: readonly string[]): boolean => [...signs].every(s => allowed.includes(s));
  const whole = rules.division === 'elementary' ? ['+', '-', 'x', '*', 'r'] : ['+', '-', 'x'];
  if (only(...whole) && fractions.every(f => f!.d !== 1n)) return 'Without ÷ every value is an integer.';
  if (only('+', '-')) {
    const sum = digits.reduce((n, k) => n + BigInt(k.symbol) * BigInt(total(k, Number.POSITIVE_INFINITY)), 0n);
    if (fractions.every(f => f!.n > sum * f!.d || f!.n < -sum * f!.d))
      return `With + and - nothing beyond ${sum} can be reached.`;
  }
  if (!signs.has('+') && !signs.has('-') && !rules.has.has('upside-down'))
    return byPrimes(
      digits,
      fractions.map(f => f!),
    );
  return null;
}

/** Without + and - every value is a product of powers of the primes in the digits, or 0 or 1. */
function byPrimes(
  digits: readonly Kind[],
  goals: readonly { readonly n: bigint; readonly d: bigint }[],
): string | null {
  const usable = new Set<bigint>();
  for (const k of digits) for (const p of factor(BigInt(Math.max(1, Number(k.symbol)))).primes.keys()) usable.add(p);
  const strange = goals.map(({ n, d }) => {
    if (n < 0n) return -1n;
    if (n === 0n) return digits.some(k => k.symbol === '0') ? null : 0n;
    const { primes, rest } = factor(n * d);
    return rest !== 1n ? null : ([...primes.keys()].find(p => !usable.has(p)) ?? null);
  });
  if (strange.some(s => s === null)) return null;
  return `Without + and - no ${strange[0] === -1n ? 'negative number' : strange[0] === 0n ? 'zero' : `factor ${strange[0]}`} can arise.`;
}
