import type { Rules } from '../rules.ts';
import { effects } from '../variations/effects.ts';
import { compare, isReal, isZero, sign } from './decide.ts';
import { factor, gcd, lcm, primesUpTo, smallGcd } from './integers.ts';
import { spend } from './meter.ts';
import { add, asFraction, divide, integer, type Num, numberOf, subtract, times, timesRational } from './number.ts';
import { illegal, type Outcome, uncheckable, undefinedBy, value } from './outcome.ts';
import { factorialOf, lnForm } from './power.ts';
import { floor, HALF, type Rational, rational } from './rational.ts';
import { rationality } from './rationality.ts';
import { residue } from './residue.ts';
import { isRational } from './sum.ts';

export const plus = (a: Num, b: Num, rules: Rules): Outcome =>
  value(effects(rules).plusIsMean ? timesRational(add(a, b), HALF) : add(a, b));
export const difference = (a: Num, b: Num): Outcome => value(subtract(a, b));
export const multiply = (a: Num, b: Num): Outcome => value(times(a, b));

export function quotient(a: Num, b: Num): Outcome {
  const none = isZero(b);
  if (none === null) return uncheckable();
  return none ? undefinedBy('division-by-zero', 'value.division-by-zero') : value(divide(a, b));
}

/** A% of B; per m² in base m (XIII-B-9). */
export const percent = (a: Num, b: Num, rules: Rules): Outcome =>
  value(timesRational(times(a, b), rational(1n, BigInt(rules.base) ** 2n)));

/** The number as a fraction, or what to answer when it is none or cannot be known. */
function fractionOf(a: Num, otherwise: Outcome): Rational | Outcome {
  const known = rationality(a);
  if (known.is === 'rational') return known.value;
  return known.is === 'unknown' ? uncheckable() : otherwise;
}

const isOutcome = (x: Rational | Outcome): x is Outcome => 'kind' in x;

export function remainder(a: Num, b: Num): Outcome {
  const no = undefinedBy('remainder', 'value.remainder');
  const x = fractionOf(a, no);
  const y = fractionOf(b, rationality(b).is === 'huge' ? value(a) : no);
  if (isOutcome(x)) return x;
  if (x.d !== 1n || x.n < 1n || x.n > 1000n) return no;
  if (isOutcome(y)) return y;
  return y.d !== 1n || y.n < 1n ? no : value(numberOf({ n: x.n % y.n, d: 1n }));
}

export function leastMultiple(a: Num, b: Num): Outcome {
  const no = undefinedBy('lcm', 'value.lcm');
  if (isHuge(a) !== isHuge(b)) {
    const { huge, other, shared } = sharedFactor(a, b);
    if (other !== null && (other.d !== 1n || other.n < 1n)) return no;
    if (other === null || shared === null) return uncheckable();
    const times = { n: other.n / BigInt(shared), d: 1n };
    const direction = sign(huge);
    return direction === null ? uncheckable() : direction < 0 ? no : value(timesRational(huge, times));
  }
  const x = fractionOf(a, isHuge(a) ? uncheckable() : no);
  const y = fractionOf(b, isHuge(b) ? uncheckable() : no);
  if (isOutcome(x)) return x;
  if (isOutcome(y)) return y;
  return x.d !== 1n || y.d !== 1n || x.n < 1n || y.n < 1n ? no : value(numberOf({ n: lcm(x.n, y.n), d: 1n }));
}

export function greatestFactor(a: Num, b: Num): Outcome {
  const no = undefinedBy('gcf', 'value.gcf');
  if (isHuge(a) !== isHuge(b)) {
    const { huge, other, shared } = sharedFactor(a, b);
    if (other !== null && (other.d !== 1n || other.n < 0n)) return no;
    const direction = sign(huge);
    if (direction === null || other === null) return uncheckable();
    if (direction < 0) return no;
    if (other.n === 0n) return value(huge);
    return shared === null ? uncheckable() : value(integer(shared));
  }
  const x = fractionOf(a, isHuge(a) ? uncheckable() : no);
  const y = fractionOf(b, isHuge(b) ? uncheckable() : no);
  if (isOutcome(x)) return x;
  if (isOutcome(y)) return y;
  if (x.d !== 1n || y.d !== 1n || x.n < 0n || y.n < 0n || (x.n === 0n && y.n === 0n)) return no;
  return value(numberOf({ n: gcd(x.n, y.n), d: 1n }));
}

/** Of two whole numbers the one too long to write out, the other, and the greatest factor of both where it shows. */
function sharedFactor(
  a: Num,
  b: Num,
): { readonly huge: Num; readonly other: Rational | null; readonly shared: number | null } {
  const [huge, short] = isHuge(a) ? [a, b] : [b, a];
  const known = rationality(short);
  if (known.is === 'fraction' || known.is === 'irrational') return { huge, other: HALF, shared: null };
  const other = known.is === 'rational' ? known.value : null;
  const small = other !== null && other.d === 1n && other.n > 0n && other.n <= 1_000_000n ? Number(other.n) : null;
  const left = small === null ? null : residue(huge, small);
  return { huge, other, shared: left === null || small === null ? null : smallGcd(small, left) };
}

const isHuge = (a: Num): boolean => rationality(a).is === 'huge';

/** log base b of a (XIII-D-13). */
export function logarithm(a: Num, b: Num): Outcome {
  const no = undefinedBy('log', 'value.log');
  for (const x of [a, b]) {
    const real = isReal(x);
    if (real === null) return uncheckable();
    if (!real) return no;
    const up = sign(x);
    if (up === null) return uncheckable();
    if (up <= 0) return no;
  }
  const one = compare(b, integer(1));
  if (one === null) return uncheckable();
  return one === 0 ? no : value(divide(lnForm(a), lnForm(b)));
}

export function factorial(a: Num): Outcome {
  const no = undefinedBy('factorial', 'value.factorial');
  const n = fractionOf(a, isHuge(a) && sign(a) === 1 ? uncheckable() : no);
  if (isOutcome(n)) return n;
  if (n.d !== 1n || n.n < 0n) return no;
  return value(factorialOf(n.n));
}

const primes = primesUpTo(220);

export function unaryTimes(a: Num, rules: Rules): Outcome {
  if (effects(rules).prefixCountsFactors) return factorCount(a, rules);
  if (effects(rules).prefixFindsPrime) return nextPrime(a);
  return illegal('unary-times', 'value.unary-times');
}

/** The smallest prime above a rational number of at most 200 (XIII-A-9). */
function nextPrime(a: Num): Outcome {
  const no = undefinedBy('smallest-prime', 'value.smallest-prime');
  const known = rationality(a);
  if (known.is === 'unknown') return uncheckable();
  if (known.is === 'irrational') return no;
  if (known.is === 'rational') {
    const { value: x } = known;
    return x.n > 200n * x.d ? no : value(integer(primes.find(p => BigInt(p) > floor(x))!));
  }
  const beyond = compare(a, integer(200));
  if (beyond !== null && beyond > 0) return no;
  const prime = beyond === null ? undefined : primes.find(p => compare(a, integer(p)) !== 1);
  return prime === undefined || compare(a, integer(prime)) !== -1 ? uncheckable() : value(integer(prime));
}

const limits = { elementary: 200n, middle: 1000n, junior: null, senior: null } as const;

/** Of larger numbers the factors are not counted. */
export const mostCounted = ({ division }: Rules): bigint | null => limits[division];

function factorCount(a: Num, rules: Rules): Outcome {
  const limit = mostCounted(rules);
  const no =
    limit === null
      ? undefinedBy('number-of-factors', 'value.factors')
      : undefinedBy('number-of-factors', 'value.factors-limit', { limit: Number(limit) });
  const known = rationality(a);
  if (known.is === 'unknown') return uncheckable();
  if (known.is === 'irrational' || known.is === 'fraction') return no;
  if (known.is === 'huge') return limit !== null || sign(a) === -1 ? no : hugeFactorCount(a);
  const { n, d } = known.value;
  if (d !== 1n || n < 1n || (limit !== null && n > limit)) return no;
  const { primes: found, rest } = factor(n);
  if (rest !== 1n) return uncheckable('value.factors-unknown');
  let count = 1n;
  for (const k of found.values()) count *= BigInt(k + 1);
  return value(numberOf({ n: count, d: 1n }));
}

/** Of one product of prime powers and factorials, by Legendre's formula. */
function hugeFactorCount(a: Num): Outcome {
  const only = a.num[0]!;
  if (a.num.length !== 1 || asFraction({ num: a.den, den: a.den }) === null) return uncheckable();
  const exponents = new Map<bigint, bigint>();
  const put = (p: bigint, k: bigint): void => void exponents.set(p, (exponents.get(p) ?? 0n) + k);
  const { primes: small, rest } = factor(only.re.n);
  if (rest !== 1n) return uncheckable();
  for (const [p, k] of small) put(p, BigInt(k));
  for (const { base, exponent } of only.mono.factors) {
    if (!isRational(exponent) || exponent.d !== 1n) return uncheckable();
    if (base.kind === 'prime') put(base.p, exponent.n);
    else if (base.kind === 'factorial' && base.n <= 1_000_000n) {
      spend(Number(base.n) >> 5);
      for (const p of primesUpTo(Number(base.n))) {
        let power = 0n;
        for (let m = base.n / BigInt(p); m > 0n; m /= BigInt(p)) power += m;
        put(BigInt(p), power * exponent.n);
      }
    } else return uncheckable();
  }
  let count = 1n;
  let batch = 1n;
  for (const k of exponents.values()) {
    batch *= k + 1n;
    if (batch > 1n << 4000n) {
      count *= batch;
      batch = 1n;
    }
  }
  return value(numberOf({ n: count * batch, d: 1n }));
}
