import type { Ground, Rules } from '../rules.ts';
import { effects } from '../variations/effects.ts';
import { isReal, isZero, sign, type Verdict } from './decide.ts';
import { bitLength, rootFloor } from './integers.ts';
import { asFraction, divide, integer, minus, type Num, numberOf } from './number.ts';
import { illegal, type Outcome, uncheckable, undefinedBy, value } from './outcome.ts';
import { axis, branchPower, integerPower, positivePower } from './power.ts';
import { type Rational, reciprocal } from './rational.ts';
import { type Rationality, rationality } from './rationality.ts';
import { isNoPower } from './residue.ts';

const GENERAL = 'general-rule';

/** a*b under III-C and, in Elementary, the General Rule. */
export function power(a: Num, b: Num, rules: Rules, branch: number | null): readonly Outcome[] {
  if (effects(rules).radicalIsUnit) return complexPower(a, b, branch);
  if (branch !== null) return [illegal('which-root', 'value.root-needs-i')];
  if (rules.division === 'elementary') return [elementaryPower(a, b)];
  return [realPower(a, b, 'power-of-zero', 'fraction-as-exponent')];
}

function elementaryPower(a: Num, b: Num): Outcome {
  const base = isWhole(rationality(a), a);
  const exponent = isWhole(rationality(b), b);
  if (base === false || exponent === false) return illegal(GENERAL, 'value.exponent-whole');
  if (base === null || exponent === null) return uncheckable();
  return realPower(a, b, 'power-of-zero', 'fraction-as-exponent');
}

function isWhole(known: Rationality, a: Num): Verdict {
  if (known.is === 'rational') return known.value.d === 1n && known.value.n >= 0n;
  if (known.is === 'unknown') return null;
  const direction = known.is === 'huge' ? sign(a) : -1;
  return direction === null ? null : direction >= 0;
}

/** A real power; the clauses name what is broken by zero and by an even root of a negative number. */
function realPower(a: Num, b: Num, zeroClause: Ground, evenClause: Ground): Outcome {
  const direction = sign(a);
  if (direction === null) return uncheckable();
  if (direction === 0) {
    const up = sign(b);
    if (up === null) return uncheckable();
    return up > 0 ? value(integer(0)) : undefinedBy(zeroClause, 'value.power-of-zero');
  }
  const exponent = rationality(b);
  if (exponent.is === 'rational') return rationalPower(a, exponent.value, direction, evenClause);
  if (direction > 0) return value(positivePower(a, b));
  if (exponent.is === 'huge') {
    const size = positivePower(minus(a), b);
    return value(exponent.odd ? minus(size) : size);
  }
  if (exponent.is === 'irrational') return undefinedBy('expression', 'value.irrational-exponent');
  return uncheckable();
}

function rationalPower(a: Num, e: Rational, direction: number, evenClause: Ground): Outcome {
  if (direction > 0) return value(positivePower(a, e));
  if (e.d % 2n === 0n) return undefinedBy(evenClause, 'value.even-root');
  const size = positivePower(minus(a), e);
  return value(e.n % 2n === 0n ? size : minus(size));
}

/** The index-th root of b: III-C-1, III-C-2, the General Rule. */
export function root(index: Num, b: Num, rules: Rules): Outcome {
  if (effects(rules).radicalIsUnit) return illegal('sqrt-i', 'value.radical-is-i');
  if (rules.division === 'elementary') return elementaryRoot(index, b);
  const none = isZero(index);
  if (none === null) return uncheckable();
  if (none) return undefinedBy('root-of-index-zero', 'value.root-of-index-zero');
  const known = rationality(index);
  const direction = sign(b);
  if (direction === null) return uncheckable();
  if (known.is === 'rational') {
    const e = reciprocal(known.value);
    if (direction === 0) return e.n > 0n ? value(integer(0)) : undefinedBy('power-of-zero', 'value.power-below-zero');
    return rationalPower(b, e, direction, known.value.d === 1n ? 'even-root' : 'fraction-as-index');
  }
  return realPower(b, divide(integer(1), index), 'power-of-zero', 'fraction-as-index');
}

function elementaryRoot(index: Num, b: Num): Outcome {
  const k = rationality(index);
  const inside = rationality(b);
  const counting = isWhole(k, index);
  if (k.is === 'rational' && k.value.n === 0n) return undefinedBy('root-of-index-zero', 'value.root-of-index-zero');
  if (counting === false) return illegal(GENERAL, 'value.index-counting');
  const whole = isWhole(inside, b);
  if (whole === false) return illegal(GENERAL, 'value.root-of-whole');
  if (counting === null || whole === null) return uncheckable();
  if (k.is === 'huge' || inside.is === 'huge') return hugeElementaryRoot(k, b);
  const base = inside.is === 'rational' ? inside.value : null;
  if (base === null || k.is !== 'rational') return uncheckable();
  if (base.n < 2n) return value(numberOf(base));
  const found = k.value.n > BigInt(bitLength(base.n)) ? 1n : rootFloor(base.n, Number(k.value.n));
  return found ** k.value.n === base.n && found > 1n
    ? value(numberOf({ n: found, d: 1n }))
    : illegal(GENERAL, 'value.root-whole');
}

function hugeElementaryRoot(index: Rationality, b: Num): Outcome {
  const short = asFraction(b);
  if (short && short.n < 2n) return value(b);
  if (index.is !== 'rational') return short ? illegal(GENERAL, 'value.root-whole') : uncheckable();
  const no = illegal(GENERAL, 'value.root-whole');
  if (index.value.n === 1n) return value(b);
  if (b.num.length > 1 && isNoPower(b, index.value.n)) return no;
  const result = positivePower(b, reciprocal(index.value));
  const whole = isWhole(rationality(result), result);
  if (whole === null) return b.num.length === 1 && isNoPower(b, index.value.n) ? no : uncheckable();
  return whole ? value(result) : no;
}

/** √ = i: roots of every number, one of them to be named (XIII-D-11). Unnamed, each of them is a reading. */
function complexPower(a: Num, b: Num, branch: number | null): readonly Outcome[] {
  const real = isReal(b);
  if (real === null) return [uncheckable()];
  if (!real) return [illegal('real-exponent', 'value.real-exponent')];
  const none = isZero(a);
  if (none === null) return [uncheckable()];
  if (none) {
    const up = sign(b);
    if (up === null) return [uncheckable()];
    return [up > 0 ? value(integer(0)) : undefinedBy('power-of-zero', 'value.power-of-zero')];
  }
  const exponent = rationality(b);
  if (exponent.is !== 'rational') {
    const realBase = isReal(a);
    if (realBase === null || exponent.is === 'unknown') return [uncheckable()];
    if (!realBase) return [undefinedBy('expression', 'value.irrational-exponent-complex')];
    return [realPower(a, b, 'power-of-zero', 'fraction-as-exponent')];
  }
  const e = exponent.value;
  if (e.d === 1n) {
    if (branch !== null && branch > 0) return [illegal('which-root', 'value.one-root')];
    return [wholePower(a, e)];
  }
  const roots = Number(e.d);
  if (branch !== null) {
    if (branch >= roots) return [illegal('which-root', 'value.root-count', { roots: Number(roots) })];
    return [value(rootOf(a, e, branch))];
  }
  if (roots > MOST_ROOTS) return [uncheckable()];
  return Array.from({ length: roots }, (_, k) => value(rootOf(a, e, k)));
}

const MOST_ROOTS = 64;

function rootOf(a: Num, e: Rational, branch: number): Num {
  const on = axis(a) ?? realAxis(a);
  return branchPower(a, e, branch, on?.turn ?? null, on?.size ?? null);
}

/** A real number of several terms lies on the axis too. */
function realAxis(a: Num): { readonly turn: Rational; readonly size: Num } | null {
  if (isReal(a) !== true) return null;
  const direction = sign(a);
  if (direction === null || direction === 0) return null;
  return direction > 0 ? { turn: { n: 0n, d: 1n }, size: a } : { turn: { n: 1n, d: 2n }, size: minus(a) };
}

function wholePower(a: Num, e: Rational): Outcome {
  const on = axis(a);
  if (on) return value(branchPower(a, e, 0, on.turn, on.size));
  if (isReal(a) === true) {
    const direction = sign(a);
    return direction === null || direction === 0
      ? uncheckable()
      : rationalPower(a, e, direction, 'fraction-as-exponent');
  }
  if (e.n > 2000n || e.n < -2000n) return uncheckable();
  return value(integerPower(a, Number(e.n)));
}
