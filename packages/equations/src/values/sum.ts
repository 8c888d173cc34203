import { abs, bitLength } from './integers.ts';
import { BeyondBudget, spend } from './meter.ts';
import type { Num } from './number.ts';
import { difference, floor, isNothing, negative, ONE, product, type Rational, raise, sum, ZERO } from './rational.ts';

/**
 * The normal form of every number of the game: a sum of terms, each a Gaussian rational times a product of powers.
 * Sums whose powers are fractional powers of primes only are equal exactly when they are written alike, because such
 * radicals are linearly independent over the rationals (Besicovitch 1940). Everything else (nested radicals, irrational
 * exponents, logs, complex roots, powers too long to write out) is a further kind of base in the same form.
 */
export type Sum = readonly Term[];

export interface Term {
  readonly re: Rational;
  readonly im: Rational;
  readonly mono: Mono;
}

export interface Mono {
  /** Equal keys, equal products. Empty for 1. */
  readonly key: string;
  readonly factors: readonly Factor[];
}

export interface Factor {
  readonly base: Base;
  readonly exponent: Exponent;
}

export type Exponent = Rational | Num;

export type Base =
  | { readonly kind: 'prime'; readonly key: string; readonly p: bigint }
  /** n! that is too long to write out. */
  | { readonly kind: 'factorial'; readonly key: string; readonly n: bigint }
  /** A positive real that is no product of powers: the inside of a nested radical. */
  | { readonly kind: 'sum'; readonly key: string; readonly of: Sum }
  /** The natural logarithm of a prime or of a `sum` base; integer exponents. */
  | { readonly kind: 'log'; readonly key: string; readonly of: Base }
  /** e to a form that is not linear in logs; exponent 1. */
  | { readonly kind: 'exp'; readonly key: string; readonly of: Num }
  /** e^(2πi · exponent), the exponent in (0, 1/2). */
  | { readonly kind: 'unity'; readonly key: string }
  /** The `branch`-th of the `index` complex roots of a number that is not real; integer exponents below `index`. */
  | {
      readonly kind: 'branch';
      readonly key: string;
      readonly of: Sum;
      readonly index: number;
      readonly branch: number;
    };

export const isRational = (e: Exponent): e is Rational => 'n' in e;

/** Integer powers longer than this stay symbols. */
export const WRITTEN_BITS = 12_000;
const MOST_TERMS = 600;

/** The only term of a sum; null where there are more or none. */
export const soleTerm = (s: Sum): Term | null => (s.length === 1 ? (s[0] ?? null) : null);

export const UNIT: Mono = { key: '', factors: [] };
export const NOTHING: Sum = [];

export const term = (re: Rational, mono: Mono = UNIT, im: Rational = ZERO): Term => ({ re, im, mono });
export const constant = (r: Rational): Sum => (isNothing(r) ? NOTHING : [term(r)]);
export const ONE_SUM: Sum = constant(ONE);

/** Writing a long number in tens costs more than all the sums with it. */
const written = (n: bigint): string => (n < LONG && n > -LONG ? `${n}` : `#${n.toString(32)}`);
const LONG = 1n << 128n;
const rationalKey = ({ n, d }: Rational): string => (d === 1n ? written(n) : `${written(n)}/${written(d)}`);

export const sumKey = (s: Sum): string =>
  s.map(t => `${rationalKey(t.re)}${isNothing(t.im) ? '' : `+${rationalKey(t.im)}i`}${t.mono.key}`).join('&');

const exponentKey = (e: Exponent): string => (isRational(e) ? rationalKey(e) : `{${sumKey(e.num)}|${sumKey(e.den)}}`);

export const monoOf = (factors: readonly Factor[]): Mono => {
  if (factors.length === 0) return UNIT;
  const sorted = [...factors].sort((a, b) => (a.base.key < b.base.key ? -1 : 1));
  return { key: sorted.map(f => `·${f.base.key}^${exponentKey(f.exponent)}`).join(''), factors: sorted };
};

export const prime = (p: bigint): Base => ({ kind: 'prime', key: written(p), p });
export const logBase = (of: Base): Base => ({ kind: 'log', key: `ln(${of.key})`, of });
export const sumBase = (of: Sum): Base => ({ kind: 'sum', key: `(${sumKey(of)})`, of });
export const factorialBase = (n: bigint): Base => ({ kind: 'factorial', key: `${written(n)}!`, n });
export const UNITY: Base = { kind: 'unity', key: 'ω' };

/** Powers that stay symbols although they are rational: the sums that hold them need a closer look. */
export const isHuge = (mono: Mono): boolean =>
  mono.factors.some(
    ({ base, exponent }) =>
      base.kind === 'factorial' ||
      ((base.kind === 'prime' || base.kind === 'sum') && isRational(exponent) && floor(exponent) !== 0n),
  );

export function addSums(a: Sum, b: Sum): Sum {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  return collect([...a, ...b]);
}

export function collect(terms: readonly Term[]): Sum {
  spend(terms.length);
  const byKey = new Map<string, Term>();
  for (const t of terms) {
    const known = byKey.get(t.mono.key);
    byKey.set(t.mono.key, known ? { re: sum(known.re, t.re), im: sum(known.im, t.im), mono: t.mono } : t);
  }
  let out = [...byKey.values()].filter(t => !isNothing(t.re) || !isNothing(t.im));
  if (out.length > 1 && out.some(t => isHuge(t.mono))) out = mergeNear(out);
  if (out.length > MOST_TERMS) throw new BeyondBudget('too many terms');
  return out.length < 2 ? out : out.sort((x, y) => (x.mono.key < y.mono.key ? -1 : 1));
}

/** 3^N and 3^(N+1) are written differently but one is a rational multiple of the other. */
function mergeNear(terms: Term[]): Term[] {
  const out: Term[] = [];
  for (const t of terms) {
    const at = out.findIndex(o => (isHuge(t.mono) || isHuge(o.mono) ? ratio(t.mono, o.mono) !== null : false));
    if (at < 0) out.push(t);
    else {
      const o = out[at]!;
      const r = ratio(t.mono, o.mono)!;
      out[at] = { re: sum(o.re, product(t.re, r)), im: sum(o.im, product(t.im, r)), mono: o.mono };
    }
  }
  return out.filter(t => !isNothing(t.re) || !isNothing(t.im));
}

/** a / b when that is a rational number of ordinary size. */
function ratio(a: Mono, b: Mono): Rational | null {
  spend(4);
  const invertible = b.factors.every(f => f.base.kind !== 'exp' && f.base.kind !== 'unity' && f.base.kind !== 'branch');
  if (!invertible) return null;
  const inverse = settle(b.factors.map(f => ({ base: f.base, exponent: negate(f.exponent) })));
  if (inverse.over.length > 0) return null;
  const result = multiplyMonos(a, inverse.mono);
  const plain = result.mono.key === '' && result.over.length === 0;
  return plain ? product(result.coefficient, inverse.coefficient) : null;
}

const negate = (e: Exponent): Exponent =>
  isRational(e) ? negative(e) : { num: scale(e.num, negative(ONE)), den: e.den };

export const scale = (s: Sum, by: Rational): Sum =>
  isNothing(by) ? NOTHING : s.map(t => ({ re: product(t.re, by), im: product(t.im, by), mono: t.mono }));

export function multiplySums(a: Sum, b: Sum): Sum {
  if (a.length === 0 || b.length === 0) return NOTHING;
  spend(a.length * b.length);
  if (a.length * b.length > MOST_TERMS * 40) throw new BeyondBudget('too many terms');
  const plain: Term[] = [];
  let rest: Sum = NOTHING;
  for (const x of a) {
    for (const y of b) {
      const { coefficient, mono, over } = multiplyMonos(x.mono, y.mono);
      const re = difference(product(x.re, y.re), product(x.im, y.im));
      const im = sum(product(x.re, y.im), product(x.im, y.re));
      const t = { re: product(re, coefficient), im: product(im, coefficient), mono };
      if (over.length === 0) plain.push(t);
      else rest = addSums(rest, over.reduce(multiplySums, [t] as Sum));
    }
  }
  return addSums(collect(plain), rest);
}

interface Multiplied {
  readonly coefficient: Rational;
  readonly mono: Mono;
  /** Sums that came out of a power, still to be multiplied in. */
  readonly over: readonly Sum[];
}

function multiplyMonos(a: Mono, b: Mono): Multiplied {
  if (a.key === '' || b.key === '') return { coefficient: ONE, mono: a.key === '' ? b : a, over: [] };
  const exponents = new Map<string, Factor>();
  for (const f of [...a.factors, ...b.factors]) {
    const id = f.base.kind === 'exp' ? 'exp' : f.base.key;
    const known = exponents.get(id);
    exponents.set(id, known ? join(known, f) : f);
  }
  return settle([...exponents.values()]);
}

function join(x: Factor, y: Factor): Factor {
  if (x.base.kind === 'exp' && y.base.kind === 'exp') {
    const of = addExponents(x.base.of, y.base.of);
    if (isRational(of)) return { base: x.base, exponent: ZERO };
    return { base: { kind: 'exp', key: `exp${exponentKey(of)}`, of }, exponent: ONE };
  }
  return { base: x.base, exponent: addExponents(x.exponent, y.exponent) };
}

export function addExponents(x: Exponent, y: Exponent): Exponent {
  if (isRational(x)) return isRational(y) ? sum(x, y) : addExponents(y, x);
  const other: Num = isRational(y) ? { num: constant(y), den: ONE_SUM } : y;
  const same = sumKey(x.den) === sumKey(other.den);
  const num = same
    ? addSums(x.num, other.num)
    : addSums(multiplySums(x.num, other.den), multiplySums(other.num, x.den));
  if (num.length === 0) return ZERO;
  const den = same ? x.den : multiplySums(x.den, other.den);
  const above = soleTerm(num);
  const below = soleTerm(den);
  if (above !== null && below?.mono.key === '' && above.mono.key === '' && isNothing(above.im))
    return product(above.re, { n: below.re.d, d: below.re.n });
  return { num, den };
}

/** Brings every factor to its normal exponent. */
export function settle(factors: readonly Factor[]): Multiplied {
  spend(factors.length);
  let coefficient = ONE;
  // Powers of different primes: coprime from the start.
  let top = 1n;
  let bottom = 1n;
  const kept: Factor[] = [];
  const over: Sum[] = [];
  for (const factor of mergeFactorials(factors, r => (coefficient = product(coefficient, r)))) {
    const { base, exponent } = factor;
    if (isRational(exponent) && isNothing(exponent)) continue;
    const whole = isRational(exponent) ? floor(exponent) : wholePart(exponent);
    if (base.kind === 'unity') {
      const turns = exponent as Rational;
      let rest = difference(turns, { n: floor(turns), d: 1n });
      if (2n * rest.n >= rest.d) {
        coefficient = negative(coefficient);
        rest = difference(rest, { n: 1n, d: 2n });
      }
      if (24n % rest.d === 0n) over.push(unitySum(Number((rest.n * 24n) / rest.d)));
      else kept.push({ base, exponent: rest });
      continue;
    }
    if (base.kind === 'branch') {
      const power = Number((exponent as Rational).n);
      const turns = Math.floor(power / base.index);
      for (let i = 0; i < turns; i++) over.push(base.of);
      const left = power - turns * base.index;
      if (left > 0) kept.push({ base, exponent: { n: BigInt(left), d: 1n } });
      continue;
    }
    if (whole !== 0n && base.kind === 'prime' && abs(whole) * BigInt(bitLength(base.p)) <= BigInt(WRITTEN_BITS)) {
      if (whole > 0n) top *= base.p ** whole;
      else bottom *= base.p ** -whole;
      const rest = addExponents(exponent, { n: -whole, d: 1n });
      if (!isRational(rest) || !isNothing(rest)) kept.push({ base, exponent: rest });
    } else if (whole > 0n && base.kind === 'sum' && whole <= 32n) {
      for (let i = 0n; i < whole; i++) over.push(base.of);
      const rest = addExponents(exponent, { n: -whole, d: 1n });
      if (!isRational(rest) || !isNothing(rest)) kept.push({ base, exponent: rest });
    } else kept.push(factor);
  }
  return { coefficient: product(coefficient, { n: top, d: bottom }), mono: monoOf(kept), over };
}

const wholePart = (e: Num): bigint => {
  if (soleTerm(e.den)?.mono.key !== '') return 0n;
  const t = e.num.find(({ mono }) => mono.key === '');
  return t ? floor(t.re) : 0n;
};

/** n! over m! is written out when the two are near. */
function mergeFactorials(factors: readonly Factor[], by: (r: Rational) => void): readonly Factor[] {
  const big = factors.filter(f => f.base.kind === 'factorial');
  const at = (f: Factor): bigint => (f.base.kind === 'factorial' ? f.base.n : 0n);
  const [lowest, ...higher] = [...big].sort((x, y) => (at(x) < at(y) ? -1 : 1));
  if (lowest === undefined || higher.length === 0) return factors;
  let low = lowest;
  const out: Factor[] = [];
  for (const high of higher) {
    const gap = at(high) - at(low);
    const e = high.exponent;
    if (gap > 300n || !isRational(e) || e.d !== 1n || e.n > 8n || e.n < -8n) {
      out.push(low);
      low = high;
      continue;
    }
    let rising = 1n;
    for (let n = at(low) + 1n; n <= at(high); n++) rising *= n;
    by(raise({ n: rising, d: 1n }, Number(e.n)));
    low = { base: low.base, exponent: addExponents(low.exponent, e) };
  }
  return [...factors.filter(f => f.base.kind !== 'factorial'), ...out, low];
}

const half = { n: 1n, d: 2n };
const surd = (re: Rational, im: Rational, ...primes: readonly bigint[]): Term =>
  term(re, monoOf(primes.map(p => ({ base: prime(p), exponent: half }))), im);

/** e^(2πi k/24) for 0 <= k < 12, in square roots of 2 and 3. */
function unitySum(k: number): Sum {
  const q = (n: number, d: number): Rational => ({ n: BigInt(n), d: BigInt(d) });
  const quarter: readonly Sum[] = [
    [term(ONE)],
    [surd(q(1, 4), q(-1, 4), 2n), surd(q(1, 4), q(1, 4), 2n, 3n)],
    [term(ZERO, UNIT, q(1, 2)), surd(q(1, 2), ZERO, 3n)],
    [surd(q(1, 2), q(1, 2), 2n)],
    [term(q(1, 2)), surd(ZERO, q(1, 2), 3n)],
    [surd(q(-1, 4), q(1, 4), 2n), surd(q(1, 4), q(1, 4), 2n, 3n)],
  ];
  const first = quarter[k % 6] ?? NOTHING;
  if (k < 6) return collect(first);
  return collect(first.map(t => ({ re: negative(t.im), im: t.re, mono: t.mono })));
}
