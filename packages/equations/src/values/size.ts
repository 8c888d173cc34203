import { encloseSum } from './enclose.ts';
import { lnFactorial } from './factorial.ts';
import { abs, bitLength } from './integers.ts';
import {
  addIntervals,
  expOf,
  hasZero,
  type Interval,
  lnInteger,
  lnOf,
  multiplyIntervals,
  negateInterval,
  ofRational,
  point,
} from './interval.ts';
import { orNull, spend, TooLarge } from './meter.ts';
import { type Num, subtract, sumNumber } from './number.ts';
import { lnForm } from './power.ts';
import { isNothing, ONE } from './rational.ts';
import { roughSize } from './rough.ts';
import { type Base, type Factor, isRational, type Mono, monoOf, type Sum, type Term, term } from './sum.ts';

/**
 * A real number between proved bounds, however far from 1: an interval, or ± e to the power of such a number. Whatever
 * cannot be told is null, never a guess; so a tall part that may cancel another one says nothing about the whole.
 */
type Size = { readonly at: Interval } | { readonly sign: 1 | -1; readonly ln: Size };

const BITS = 192;

const isPlain = (a: Size): a is { readonly at: Interval } => 'at' in a;
const plain = (at: Interval): Size => ({ at });
const negated = (a: Size): Size =>
  isPlain(a) ? plain(negateInterval(a.at)) : { sign: a.sign === 1 ? -1 : 1, ln: a.ln };

/** The sign that is sure; zero is told only of zero itself. */
function signOf(a: Size): -1 | 0 | 1 | null {
  if (!isPlain(a)) return a.sign;
  if (a.at.lo > 0n) return 1;
  if (a.at.hi < 0n) return -1;
  return a.at.lo === 0n && a.at.hi === 0n ? 0 : null;
}

/** ln |a|; null while a may be zero. */
function lnSize(a: Size): Size | null {
  if (!isPlain(a)) return a.ln;
  if (hasZero(a.at)) return null;
  return plain(lnOf(a.at.lo > 0n ? a.at : negateInterval(a.at), BITS));
}

/** ln of a bound that |a| does not exceed; null for zero. */
function lnCeiling(a: Size): Size | null {
  if (!isPlain(a)) return a.ln;
  const { lo, hi, e } = a.at;
  const most = abs(lo + hi) + hi - lo;
  return most === 0n ? null : plain(lnOf({ lo: most, hi: most, e: e - 1 }, BITS));
}

function exp(a: Size, sign: 1 | -1): Size {
  if (!isPlain(a)) return { sign, ln: a };
  const value = unlessTooLarge(() => expOf(a.at, BITS));
  if (value === null) return { sign, ln: a };
  return plain(sign === 1 ? value : negateInterval(value));
}

function unlessTooLarge<T>(work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooLarge) return null;
    throw error;
  }
}

function times(a: Size, b: Size): Size | null {
  spend(4);
  if (isPlain(a) && isPlain(b)) {
    const product = unlessTooLarge(() => multiplyIntervals(a.at, b.at, BITS));
    if (product !== null) return plain(product);
  }
  const [s, t] = [signOf(a), signOf(b)];
  if (s === 0 || t === 0) return plain(point(0n));
  const [x, y] = [lnSize(a), lnSize(b)];
  if (s === null || t === null || x === null || y === null) return null;
  const sum = add(x, y);
  return sum === null ? null : exp(sum, s === t ? 1 : -1);
}

function add(a: Size, b: Size): Size | null {
  spend(4);
  if (isPlain(a) && isPlain(b)) return plain(addIntervals(a.at, b.at, BITS));
  return led(a, b) ?? led(b, a);
}

/** a + b where |a| is more than e times |b|: then ln|a + b| is within 2|b/a| of ln|a|. */
function led(a: Size, b: Size): Size | null {
  const sign = signOf(a);
  const own = lnSize(a);
  if (sign === null || sign === 0 || own === null) return null;
  const other = lnCeiling(b);
  if (other === null) return a;
  const gap = floorOf(add(own, negated(other)));
  if (gap < 1) return null;
  const sum = add(own, plain({ lo: -1n, hi: 1n, e: 1 - gap }));
  return sum === null ? null : exp(sum, sign);
}

const MOST_GAP = 1000;

/** A whole number the size is not below, cut off where more does not matter; minus infinity when nothing is known. */
function floorOf(a: Size | null): number {
  if (a === null) return Number.NEGATIVE_INFINITY;
  if (!isPlain(a)) return a.sign === 1 && floorOf(a.ln) > 10 ? MOST_GAP : Number.NEGATIVE_INFINITY;
  const { lo, e } = a.at;
  if (lo <= 0n) return Number.NEGATIVE_INFINITY;
  if (bitLength(lo) + e > 10) return MOST_GAP;
  return e >= 0 ? Number(lo << BigInt(e)) : Number(lo >> BigInt(-e));
}

function sizeOfSum(s: Sum): Size | null {
  const box = unlessTooLarge(() => ({ found: encloseSum(s, BITS) }));
  if (box !== null) return box.found === null || box.found.im !== null ? null : plain(box.found.re);
  const groups = groupsOf(s);
  const lead = groups && leader(groups);
  const high = lead && sizeOfNumber(lnOfMono(lead.group.high));
  const size = high && times(exp(high, 1), plain(lead.group.beside));
  const ln = size && lnSize(size);
  const sum = ln && add(ln, plain({ lo: -1n, hi: 1n, e: 1 - lead.gap }));
  const sign = size && signOf(size);
  return sum && sign ? exp(sum, sign) : null;
}

/** A product of tall powers times an ordinary number. */
interface Group {
  readonly high: Mono;
  readonly beside: Interval;
}

/** Terms with the same tall powers together: what stands beside those is an ordinary sum. */
function groupsOf(s: Sum): readonly Group[] | null {
  const terms = new Map<string, { readonly high: Mono; readonly beside: Term[] }>();
  for (const t of s) {
    if (!isNothing(t.im)) return null;
    const sizes = t.mono.factors.map(factor => ({ factor, size: sizeOfFactor(factor) }));
    if (sizes.some(({ size }) => size === null)) return null;
    const high = monoOf(sizes.filter(({ size }) => size && !isPlain(size)).map(f => f.factor));
    const low = monoOf(sizes.filter(({ size }) => size && isPlain(size)).map(f => f.factor));
    const group = terms.get(high.key) ?? { high, beside: [] };
    group.beside.push({ ...t, mono: low });
    terms.set(high.key, group);
  }
  const groups: Group[] = [];
  for (const { high, beside } of terms.values()) {
    const box = encloseSum(beside, BITS);
    if (box === null || box.im !== null || hasZero(box.re)) return null;
    groups.push({ high, beside: box.re });
  }
  return groups;
}

/** The group that outweighs all others together: their sum is within e^-gap of it, in proportion. */
function leader(groups: readonly Group[]): { readonly group: Group; readonly gap: number } | null {
  const slack = Math.ceil(Math.log(groups.length));
  for (const group of groups) {
    const gaps = groups.filter(other => other !== group).map(other => floorOf(lnRatio(group, other)));
    const gap = Math.min(MOST_GAP, ...gaps) - slack;
    if (gap >= 1) return { group, gap };
  }
  return null;
}

/** ln |a / b|. The logs are subtracted exactly: of two tall numbers an approximation would lose all that tells them apart. */
function lnRatio(a: Group, b: Group): Size | null {
  const high = sizeOfNumber(subtract(lnOfMono(a.high), lnOfMono(b.high)));
  const [x, y] = [lnSize(plain(a.beside)), lnSize(plain(b.beside))];
  const low = x && y && add(x, negated(y));
  return high && low && add(high, low);
}

const lnOfMono = (mono: Mono): Num => lnForm(sumNumber([term(ONE, mono)]));

function sizeOfNumber({ num, den }: Num): Size | null {
  const [above, below] = [sizeOfSum(num), sizeOfSum(den)];
  const sign = below && signOf(below);
  const ln = below && lnSize(below);
  if (!above || !ln || !sign) return null;
  return times(above, exp(negated(ln), sign));
}

function sizeOfFactor({ base, exponent }: Factor): Size | null {
  if (base.kind === 'exp') {
    const inside = sizeOfNumber(base.of);
    return inside === null ? null : exp(inside, 1);
  }
  const ln = lnOfBase(base);
  if (ln === null) return null;
  const power = isRational(exponent) ? plain(ofRational(exponent, BITS)) : sizeOfNumber(exponent);
  const product = power === null ? null : times(ln, power);
  return product === null ? null : exp(product, 1);
}

/** ln of a base that is surely positive. */
function lnOfBase(base: Base): Size | null {
  switch (base.kind) {
    case 'prime':
      return plain(lnInteger(base.p, BITS));
    case 'factorial':
      return plain(lnFactorial(base.n, BITS));
    case 'sum': {
      const inside = sizeOfSum(base.of);
      return inside !== null && signOf(inside) === 1 ? lnSize(inside) : null;
    }
    case 'log': {
      const inside = base.of.kind === 'log' ? null : lnOfBase(base.of);
      return inside !== null && signOf(inside) === 1 ? lnSize(inside) : null;
    }
    default:
      return null;
  }
}

/** Of a sum of real terms, however tall; null where one part is not proved to outweigh the rest. */
export function sureSign(s: Sum): -1 | 1 | null {
  const size = orNull(() => sizeOfSum(s));
  const sign = size && signOf(size);
  return sign === 0 ? null : sign;
}

/** A bound that log2 of the size is not below, with the sign; null where nothing is proved. */
export function sureBits(a: Num): { readonly sign: 1 | -1; readonly bits: number } | null {
  const rough = roughSize(a);
  if (rough !== null) return { sign: rough.sign, bits: rough.least };
  const size = orNull(() => sizeOfNumber(a));
  const sign = size && signOf(size);
  const ln = sign ? lnSize(size) : null;
  if (!sign || ln === null) return null;
  return { sign, bits: (leastOf(ln) / Math.LN2) * (1 - 1e-9) };
}

/** A double the size is not above, cut off at zero. */
function leastOf(a: Size): number {
  if (!isPlain(a)) return a.sign === 1 ? Math.exp(Math.min(700, leastOf(a.ln))) : 0;
  const { lo, e } = a.at;
  if (lo <= 0n) return 0;
  const spare = Math.max(0, bitLength(lo) - 53);
  return Math.min(Number.MAX_VALUE, Number(lo >> BigInt(spare)) * 2 ** (e + spare));
}
