import { denested } from './denest.ts';
import { encloseSum } from './enclose.ts';
import { factor, gcd, lcm } from './integers.ts';
import { hasZero } from './interval.ts';
import { BeyondBudget, spend } from './meter.ts';
import {
  add,
  asFraction,
  branchBase,
  divide,
  integer,
  minus,
  type Num,
  numberOf,
  sumNumber,
  times,
  timesRational,
} from './number.ts';
import { floor, HALF, isNothing, negative, ONE, product, quotient, type Rational, reciprocal } from './rational.ts';
import {
  addExponents,
  type Exponent,
  type Factor,
  factorialBase,
  isRational,
  logBase,
  monoOf,
  multiplySums,
  prime,
  type Sum,
  scale,
  settle,
  soleTerm,
  sumBase,
  type Term,
  term,
  UNITY,
} from './sum.ts';

const EXPANDED_POWER = 120n;

/** a^e for a known to be positive. */
export function positivePower(a: Num, e: Exponent): Num {
  if (!isRational(e)) return expForm(times(e, lnForm(a)));
  if (isNothing(e)) return integer(1);
  const plain = asFraction(a);
  if (plain) return factorsNumber(scaled(rationalFactors(plain), e));
  const t = soleTerm(a.num);
  if (isOneTerm(a.den) && t !== null) {
    return factorsNumber(scaled([...rationalFactors(t.re), ...t.mono.factors], e));
  }
  if (e.d === 1n && e.n <= EXPANDED_POWER && e.n >= -EXPANDED_POWER) return integerPower(a, Number(e.n));
  if (!isOneTerm(a.den)) {
    const { num, den } = upright(a);
    return divide(positivePower(sumNumber(num), e), positivePower(sumNumber(den), e));
  }
  if (e.n < 0n) return divide(integer(1), positivePower(a, negative(e)));
  const halved = e.d % 2n === 0n ? rootOfSum(a.num) : null;
  if (halved !== null) return positivePower(halved, { n: e.n, d: e.d / 2n });
  const { content, primitive } = contentOf(a.num);
  const outside = factorsNumber(scaled(rationalFactors(content), e));
  return times(outside, factorsNumber([{ base: sumBase(primitive), exponent: e }]));
}

/** The square root of a positive sum where that is a sum of roots again. */
function rootOfSum(s: Sum): Num | null {
  const parts = denested(s);
  if (parts === null) return null;
  const above = positivePower(numberOf(parts.above), HALF);
  const below = positivePower(numberOf(parts.below), HALF);
  const bracket = add(above, parts.side === 1 ? below : minus(below));
  return times(positivePower(sumNumber([parts.first]), HALF), bracket);
}

const isOneTerm = (s: Sum): boolean => {
  const only = soleTerm(s);
  return only !== null && only.mono.key === '' && only.re.n === 1n && only.re.d === 1n;
};

/** Any base but zero with a negative power. */
export function integerPower(a: Num, k: number): Num {
  if (k < 0) return divide(integer(1), integerPower(a, -k));
  let result = integer(1);
  let square = a;
  for (let n = k; n > 0; n = Math.floor(n / 2)) {
    spend(4);
    if (n % 2 === 1) result = times(result, square);
    if (n > 1) square = times(square, square);
  }
  return result;
}

const scaled = (factors: readonly Factor[], e: Rational): Factor[] =>
  factors.map(f => ({
    base: f.base,
    exponent: isRational(f.exponent) ? product(f.exponent, e) : timesRational(f.exponent, e),
  }));

export function factorsNumber(factors: readonly Factor[]): Num {
  const byBase = new Map<string, Factor>();
  for (const f of factors) {
    const known = byBase.get(f.base.key);
    byBase.set(f.base.key, known ? { base: f.base, exponent: addExponents(known.exponent, f.exponent) } : f);
  }
  const { coefficient, mono, over } = settle([...byBase.values()]);
  return sumNumber(over.reduce(multiplySums, [term(coefficient, mono)] as Sum));
}

/** Prime factors of a positive fraction; a part that cannot be taken apart stays whole. */
function rationalFactors(r: Rational): Factor[] {
  const out: Factor[] = [];
  for (const [n, direction] of [
    [r.n, 1n],
    [r.d, -1n],
  ] as const) {
    if (n === 1n) continue;
    const { primes, rest } = factor(n);
    for (const [p, k] of primes) out.push({ base: prime(p), exponent: { n: direction * BigInt(k), d: 1n } });
    if (rest !== 1n) out.push({ base: sumBase([term({ n: rest, d: 1n })]), exponent: { n: direction, d: 1n } });
  }
  return out;
}

/** s = content · primitive, the content a positive fraction, the coefficients of the rest coprime integers. */
function contentOf(s: Sum): { readonly content: Rational; readonly primitive: Sum } {
  const below = s.reduce((m, t) => lcm(m, lcm(t.re.d, t.im.d)), 1n);
  const above = s.reduce((g, t) => gcd(gcd(g, (t.re.n * below) / t.re.d), (t.im.n * below) / t.im.d), 0n);
  const content = quotient({ n: above, d: 1n }, { n: below, d: 1n });
  return { content, primitive: scale(s, reciprocal(content)) };
}

/** ln of a positive number, as far as possible in logs of primes. */
export function lnForm(a: Num): Num {
  if (isOneTerm(a.den)) return lnSum(a.num);
  const { num, den } = upright(a);
  return add(lnSum(num), minus(lnSum(den)));
}

/** A positive quotient with both parts positive. */
function upright(a: Num): Num {
  for (let bits = 64; bits <= 4096; bits *= 2) {
    const below = encloseSum(a.den, bits)?.re;
    if (!below || hasZero(below)) continue;
    return below.lo > 0n ? a : { num: scale(a.num, negative(ONE)), den: scale(a.den, negative(ONE)) };
  }
  throw new BeyondBudget('a denominator too near to zero');
}

function lnSum(s: Sum): Num {
  const t = soleTerm(s);
  if (t !== null) {
    return logsOf([...rationalFactors(t.re), ...t.mono.factors]);
  }
  const { content, primitive } = contentOf(s);
  return logsOf([...rationalFactors(content), { base: sumBase(primitive), exponent: ONE }]);
}

function logsOf(factors: readonly Factor[]): Num {
  let total = integer(0);
  for (const { base, exponent } of factors) {
    const log: Num =
      base.kind === 'exp' ? base.of : sumNumber([term(ONE, monoOf([{ base: logBase(base), exponent: ONE }]))]);
    total = add(total, isRational(exponent) ? timesRational(log, exponent) : times(exponent, log));
  }
  return total;
}

/** e^form: a part linear in logs becomes a product of powers, the rest stays a symbol. */
function expForm(form: Num): Num {
  const powers: Factor[] = [];
  const rest: Term[] = [];
  if (!isOneTerm(form.den)) return symbolicExp(form);
  for (const t of form.num) {
    const logs = t.mono.factors.filter(f => f.base.kind === 'log');
    const log = logs[0];
    const linear = logs.length === 1 && log && isRational(log.exponent) && log.exponent.n === 1n;
    if (!linear || log.base.kind !== 'log' || t.mono.factors.some(f => f.base.kind === 'exp')) {
      rest.push(t);
      continue;
    }
    const others = t.mono.factors.filter(f => f !== log);
    const exponent: Exponent = others.length === 0 ? t.re : sumNumber([term(t.re, monoOf(others))]);
    powers.push({ base: log.base.of, exponent });
  }
  const product = powersNumber(powers);
  return rest.length === 0 ? product : times(product, symbolicExp(sumNumber(rest)));
}

function powersNumber(powers: readonly Factor[]): Num {
  let result = integer(1);
  const grouped = new Map<string, Factor>();
  for (const f of powers) {
    const known = grouped.get(f.base.key);
    grouped.set(f.base.key, known ? { base: f.base, exponent: addExponents(known.exponent, f.exponent) } : f);
  }
  for (const { base, exponent } of grouped.values()) {
    if (base.kind === 'sum' && isRational(exponent))
      result = times(result, positivePower(sumNumber(base.of), exponent));
    else result = times(result, factorsNumber([{ base, exponent }]));
  }
  return result;
}

function symbolicExp(of: Num): Num {
  const key = `exp${of.num.map(t => `${t.re.n}/${t.re.d}${t.mono.key}`).join('&')}|${of.den.map(t => `${t.re.n}/${t.re.d}${t.mono.key}`).join('&')}`;
  return sumNumber([term(ONE, monoOf([{ base: { kind: 'exp', key, of }, exponent: ONE }]))]);
}

/** The `branch`-th value of a^(p/q), in lowest terms: (|a|^(1/q) e^(i (arg a + 2π branch)/q))^p. `turn`: of a real or imaginary a. */
export function branchPower(a: Num, e: Rational, branch: number, turn: Rational | null, size: Num | null): Num {
  if (turn !== null && size !== null) {
    const angle = product({ n: turn.n + BigInt(branch) * turn.d, d: turn.d }, e);
    const turned = factorsNumber([{ base: UNITY, exponent: fractional(angle) }]);
    return times(positivePower(size, e), turned);
  }
  if (!isOneTerm(a.den) || e.d > 64n) throw new BeyondBudget('a complex root of a quotient');
  const { content, primitive } = contentOf(a.num);
  const base = branchBase(primitive, Number(e.d), branch);
  const power = ((e.n % e.d) + e.d) % e.d;
  const whole = integerPower(sumNumber(primitive), Number((e.n - power) / e.d));
  const root = times(whole, factorsNumber([{ base, exponent: { n: power, d: 1n } }]));
  return times(positivePower(numberOf(content), e), root);
}

const fractional = (r: Rational): Rational => ({ n: r.n - floor(r) * r.d, d: r.d });

/** The direction of a number on one of the axes, in turns, with its size; null off the axes or where that is not visible. */
export function axis(a: Num): { readonly turn: Rational; readonly size: Num } | null {
  const t = soleTerm(a.num);
  if (!isOneTerm(a.den) || t === null) return null;
  if (t.mono.factors.some(f => f.base.kind === 'unity' || f.base.kind === 'branch')) return null;
  if (!isNothing(t.im) && !isNothing(t.re)) return null;
  if (isNothing(t.im))
    return t.re.n > 0n ? { turn: { n: 0n, d: 1n }, size: a } : { turn: { n: 1n, d: 2n }, size: minus(a) };
  const size = sumNumber([term(t.im.n > 0n ? t.im : negative(t.im), t.mono)]);
  return { turn: { n: t.im.n > 0n ? 1n : -1n, d: 4n }, size };
}

export function factorialOf(n: bigint): Num {
  if (n > 1700n) return sumNumber([term(ONE, monoOf([{ base: factorialBase(n), exponent: ONE }]))]);
  let value = 1n;
  for (let k = 2n; k <= n; k++) value *= k;
  return numberOf({ n: value, d: 1n });
}
