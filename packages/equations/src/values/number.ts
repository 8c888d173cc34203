import { lcm } from './integers.ts';
import { inverse } from './invert.ts';
import { isNothing, negative, ONE, quotient, type Rational, reciprocal, ZERO } from './rational.ts';
import {
  addSums,
  collect,
  constant,
  type Factor,
  isRational,
  type Mono,
  monoOf,
  multiplySums,
  NOTHING,
  ONE_SUM,
  type Sum,
  scale,
  settle,
  soleTerm,
  sumKey,
  type Term,
  term,
  UNIT,
} from './sum.ts';

/** An exact number: a quotient of two sums, the lower one not zero. */
export interface Num {
  readonly num: Sum;
  readonly den: Sum;
}

export const numberOf = (r: Rational): Num => ({ num: constant(r), den: ONE_SUM });
export const integer = (n: number | bigint): Num => numberOf({ n: BigInt(n), d: 1n });
export const sumNumber = (num: Sum): Num => ({ num, den: ONE_SUM });
export const IMAGINARY: Num = sumNumber([term(ZERO, UNIT, ONE)]);

/** The number as a fraction, when it is written as one. See `rationality` for those that only turn out to be one. */
export function asFraction({ num, den }: Num): Rational | null {
  if (num.length === 0) return ZERO;
  const top = soleTerm(num);
  const bottom = soleTerm(den);
  if (top === null || bottom === null) return null;
  if (top.mono.key !== bottom.mono.key || !isNothing(top.im) || !isNothing(bottom.im)) return null;
  return quotient(top.re, bottom.re);
}

const isOne = (s: Sum): boolean => {
  const only = soleTerm(s);
  return only !== null && only.mono.key === '' && isNothing(only.im) && only.re.n === 1n && only.re.d === 1n;
};

export function add(a: Num, b: Num): Num {
  if (isOne(a.den) && isOne(b.den)) return sumNumber(addSums(a.num, b.num));
  if (sumKey(a.den) === sumKey(b.den)) return over(addSums(a.num, b.num), a.den);
  return over(addSums(multiplySums(a.num, b.den), multiplySums(b.num, a.den)), multiplySums(a.den, b.den));
}

export const minus = (a: Num): Num => ({ num: scale(a.num, negative(ONE)), den: a.den });
export const subtract = (a: Num, b: Num): Num => add(a, minus(b));
export const times = (a: Num, b: Num): Num => {
  const num = multiplySums(a.num, b.num);
  return isOne(a.den) && isOne(b.den) ? sumNumber(num) : over(num, multiplySums(a.den, b.den));
};
/** b is not zero: that has to be known before. */
export const divide = (a: Num, b: Num): Num => over(multiplySums(a.num, b.den), multiplySums(a.den, b.num));

export const timesRational = (a: Num, r: Rational): Num => ({ num: scale(a.num, r), den: a.den });

/** Lowers a quotient to a sum where that is possible: single terms, complex denominators, radicals of small degree. */
function over(num: Sum, den: Sum): Num {
  if (num.length === 0) return { num: NOTHING, den: ONE_SUM };
  if (isOne(den)) return { num, den };
  const share = proportion(num, den);
  if (share !== null) return numberOf(share);
  const only = soleTerm(den);
  if (only !== null) return overTerm(num, only);
  if (den.some(t => !isNothing(t.im))) {
    const mirror = conjugateSum(den);
    const product = multiplySums(den, mirror);
    if (product.every(t => isNothing(t.im))) return over(multiplySums(num, mirror), product);
  }
  const inverted = inverse(den);
  if (inverted !== null) return sumNumber(multiplySums(num, inverted));
  return byCommonFactors(num, den);
}

/** num = r · den with a rational r. */
function proportion(num: Sum, den: Sum): Rational | null {
  if (num.length !== den.length) return null;
  const [above] = num;
  const [below] = den;
  if (above === undefined || below === undefined) return null;
  const r = isNothing(below.re) ? quotient(above.im, below.im) : quotient(above.re, below.re);
  if (isNothing(r)) return null;
  return sumKey(num) === sumKey(scale(den, r)) ? r : null;
}

function overTerm(num: Sum, { re, im, mono }: Term): Num {
  const size = isNothing(im)
    ? null
    : { n: re.n ** 2n * im.d ** 2n + im.n ** 2n * re.d ** 2n, d: re.d ** 2n * im.d ** 2n };
  const coefficient: Term =
    size === null ? term(reciprocal(re)) : term(quotient(re, size), UNIT, negative(quotient(im, size)));
  const scaled = multiplySums(num, [coefficient]);
  if (mono.key === '') return sumNumber(scaled);
  const { top, bottom } = inverseMono(mono);
  const result = multiplySums(scaled, top);
  return bottom.length === 0 ? sumNumber(result) : over(result, bottom.reduce(multiplySums));
}

/** 1 / mono as a sum over further sums. */
function inverseMono(mono: Mono): { readonly top: Sum; readonly bottom: readonly Sum[] } {
  const factors: Factor[] = [];
  const bottom: Sum[] = [];
  for (const { base, exponent } of mono.factors) {
    if (base.kind === 'branch') {
      bottom.push(base.of);
      factors.push({ base, exponent: { n: BigInt(base.index) - (exponent as Rational).n, d: 1n } });
    } else if (base.kind === 'sum' && isRational(exponent) && exponent.n > 0n && exponent.n < exponent.d) {
      bottom.push(base.of);
      factors.push({ base, exponent: { n: exponent.d - exponent.n, d: exponent.d } });
    } else if (base.kind === 'exp') {
      const of = minus(base.of);
      factors.push({ base: { kind: 'exp', key: `exp{${sumKey(of.num)}|${sumKey(of.den)}}`, of }, exponent });
    } else factors.push({ base, exponent: isRational(exponent) ? negative(exponent) : minus(exponent) });
  }
  const settled = settle(factors);
  return { top: settled.over.reduce(multiplySums, [term(settled.coefficient, settled.mono)] as Sum), bottom };
}

export const conjugateSum = (s: Sum): Sum => {
  const mirrored = s.map(t => {
    if (t.mono.factors.every(f => f.base.kind !== 'unity' && f.base.kind !== 'branch'))
      return [{ re: t.re, im: negative(t.im), mono: t.mono }] as Sum;
    const settled = settle(t.mono.factors.map(mirrorFactor));
    const start: Sum = [term(t.re, UNIT, negative(t.im))];
    return settled.over.reduce(multiplySums, multiplySums(start, [term(settled.coefficient, settled.mono)]));
  });
  return collect(mirrored.flat());
};

/** The inside of a branch is not real, so no root of it lies on the cut and branches mirror into branches. */
function mirrorFactor({ base, exponent }: Factor): Factor {
  if (base.kind === 'unity') return { base, exponent: negative(exponent as Rational) };
  if (base.kind !== 'branch') return { base, exponent };
  return { base: branchBase(conjugateSum(base.of), base.index, (base.index - base.branch) % base.index), exponent };
}

export const branchBase = (of: Sum, index: number, branch: number): Extract<Factor['base'], { kind: 'branch' }> => ({
  kind: 'branch',
  key: `root${index}.${branch}(${sumKey(of)})`,
  of,
  index,
  branch,
});

export const conjugate = (a: Num): Num => ({ num: conjugateSum(a.num), den: conjugateSum(a.den) });

/** No term can leave the real line. */
export const looksReal = ({ num, den }: Num): boolean => [...num, ...den].every(termIsReal);
const termIsReal = (t: Term): boolean =>
  isNothing(t.im) && t.mono.factors.every(f => f.base.kind !== 'unity' && f.base.kind !== 'branch');

/** Takes logs and denominators that every term shares out of a quotient. */
function byCommonFactors(num: Sum, den: Sum): Num {
  const quotientSum = divideExactly(num, den);
  if (quotientSum !== null) return sumNumber(quotientSum);
  const scaleBy = { n: den.reduce((m, t) => lcm(m, lcm(t.re.d, t.im.d)), 1n), d: 1n };
  let top = scale(num, scaleBy);
  let bottom = scale(den, scaleBy);
  for (const { base } of bottom[0]?.mono.factors ?? []) {
    if (base.kind !== 'log') continue;
    const powers = [...top, ...bottom].map(t => logPower(t, base.key));
    const least = powers.toSorted((m, p) => (m < p ? -1 : 1))[0] ?? 0n;
    if (least > 0n) {
      const shift: Sum = [term(ONE, monoOf([{ base, exponent: { n: -least, d: 1n } }]))];
      top = multiplySums(top, shift);
      bottom = multiplySums(bottom, shift);
    }
  }
  const only = soleTerm(bottom);
  return only === null ? { num: top, den: bottom } : overTerm(top, only);
}

/** The sum times powers of its logs, so that none of them has a negative exponent; logs are never zero. */
export function clearLogs(s: Sum): { readonly sum: Sum; readonly by: Sum } {
  const lowest = new Map<string, Factor>();
  for (const t of s) {
    for (const f of t.mono.factors) {
      if (f.base.kind !== 'log' || !isRational(f.exponent) || f.exponent.n >= 0n) continue;
      const known = lowest.get(f.base.key);
      if (!known || (known.exponent as Rational).n > f.exponent.n) lowest.set(f.base.key, f);
    }
  }
  if (lowest.size === 0) return { sum: s, by: ONE_SUM };
  const raised = [...lowest.values()].map(f => ({ base: f.base, exponent: negative(f.exponent as Rational) }));
  const by: Sum = [term(ONE, monoOf(raised))];
  return { sum: multiplySums(s, by), by };
}

const logPower = (t: Term, key: string): bigint => {
  const found = t.mono.factors.find(f => f.base.key === key);
  return found && isRational(found.exponent) ? found.exponent.n : 0n;
};

/** Polynomial division in the logs, when it comes out even. */
function divideExactly(num: Sum, den: Sum): Sum | null {
  if (!den.some(t => t.mono.factors.some(f => f.base.kind === 'log'))) return null;
  const lead = leading(den);
  let rest = num;
  let result: Sum = NOTHING;
  for (let guard = 0; rest.length > 0; guard++) {
    if (guard > 40) return null;
    const step = overTerm([leading(rest)], lead);
    if (!isOne(step.den)) return null;
    if (step.num.some(t => t.mono.factors.some(f => f.base.kind === 'log' && (f.exponent as Rational).n < 0n)))
      return null;
    result = addSums(result, step.num);
    rest = addSums(rest, scale(multiplySums(step.num, den), negative(ONE)));
  }
  return result;
}

const leading = (s: Sum): Term => s.reduce((best, t) => (logOrder(t) > logOrder(best) ? t : best));
const logOrder = (t: Term): string =>
  t.mono.factors
    .filter(f => f.base.kind === 'log')
    .map(f => `${f.base.key}:${String((f.exponent as Rational).n).padStart(4, '0')}`)
    .join();
