import { boundOf, separation } from './bounds.ts';
import { boxHasZero } from './box.ts';
import { enclose, encloseSum } from './enclose.ts';
import { abs, gcd, lcm } from './integers.ts';
import { type Box, bitsBeforePoint } from './interval.ts';
import { isRadicalSum } from './invert.ts';
import { isOver, orNull, TooLarge } from './meter.ts';
import {
  asFraction,
  clearLogs,
  conjugate,
  integer,
  looksReal,
  type Num,
  numberOf,
  subtract,
  sumNumber,
  times,
} from './number.ts';
import { lnForm, positivePower } from './power.ts';
import { isNothing, ONE } from './rational.ts';
import { sureSign } from './size.ts';
import { type Factor, isRational, monoOf, type Sum, type Term } from './sum.ts';

/** null: not decided within the limits, never a guess. */
export type Verdict = boolean | null;

const FIRST_BITS = 64;
/** Refuting a difference that is there needs few bits; past this an equality without proof stays open. */
const REFUTE_BITS = 1024;
const PROOF_BITS = 48_000;

export const isZero = (a: Num): Verdict => sumIsZero(a.num);

export function equal(a: Num, b: Num): Verdict {
  const x = asFraction(a);
  const y = asFraction(b);
  if (x && y) return x.n === y.n && x.d === y.d;
  return isZero(subtract(a, b));
}

function sumIsZero(given: Sum): Verdict {
  if (given.length === 0) return true;
  if (given.length === 1 || isRadicalSum(given)) return false;
  const { sum: cleared } = clearLogs(given);
  if (cleared.length < 2) return cleared.length === 0;
  const s = withoutShared(cleared);
  if (isRadicalSum(s)) return false;
  if (isTall(s)) return compareTowers(s);
  const need = separation(s);
  // Bits are counted from the first one of a number, so large parts take as many more as they are long.
  const length = Math.max(0, boundOf(s)?.house ?? 0);
  const most = Math.max(REFUTE_BITS, Math.min(Math.ceil((need + length) * 1.02) + 128, PROOF_BITS));
  for (let bits = FIRST_BITS; ; bits = Math.min(bits * 2, most)) {
    const box = orNull(() => encloseSum(s, bits));
    if (box !== null && !boxHasZero(box)) return false;
    if (box !== null && boxReach(box) < -need) return true;
    if (bits === FIRST_BITS * 4) {
      if (logIdentity(s)) return true;
      const logs = need === Number.POSITIVE_INFINITY && !s.some(hasLog) ? logsAgree(s) : null;
      if (logs !== null) return logs;
    }
    if (bits >= most) return null;
  }
}

const boxReach = ({ re, im }: Box): number =>
  Math.max(bitsBeforePoint(re), im === null ? bitsBeforePoint(re) : bitsBeforePoint(im)) + 1;

const isTall = (s: Sum): boolean => {
  try {
    encloseSum(s, FIRST_BITS);
    return false;
  } catch (error) {
    if (isOver(error)) return error instanceof TooLarge;
    throw error;
  }
};

/**
 * Sums that no interval holds. Terms of one sign do not cancel; two that might do so exactly when their logs are equal;
 * of more, one may be proved to outweigh the rest. That a part is too large to enclose proves nothing by itself.
 */
function compareTowers(s: Sum): Verdict {
  if (formSign(s) !== null) return false;
  return logsAgree(s) ?? (sureSign(s) === null ? null : false);
}

function logsAgree(s: Sum): Verdict {
  if (s.length !== 2 || !s.every(isPositiveForm)) return null;
  const [x, y] = s as readonly [Term, Term];
  return orNull(() => isZero(subtract(lnForm(sizeNumber(x)), lnForm(sizeNumber(y)))));
}

const hasLog = (t: Term): boolean => t.mono.factors.some(f => f.base.kind === 'log');

/** Without its coefficient the term is surely positive. */
const isPositiveForm = (t: Term): boolean => formSign([{ ...t, re: ONE }]) !== null;
const sizeNumber = (t: Term): Num => sumNumber([{ ...t, re: { n: abs(t.re.n), d: t.re.d } }]);

/** The sum without the powers that all its terms share; no power is zero. */
function withoutShared(s: Sum): Sum {
  const alike = (a: Factor, b: Factor): boolean => monoOf([a]).key === monoOf([b]).key;
  const shared = s[0]!.mono.factors.filter(
    f => f.base.kind !== 'log' && s.every(t => t.mono.factors.some(o => alike(o, f))),
  );
  if (shared.length === 0) return s;
  return s.map(t => ({ ...t, mono: monoOf(t.mono.factors.filter(f => !shared.some(o => alike(o, f)))) }));
}

/** Σ cⱼ ln(aⱼ) with rational c vanishes exactly when the product of the powers is 1. */
function logIdentity(s: Sum): boolean {
  const common = s.reduce((m, t) => lcm(m, t.re.d), 1n);
  const shared = s.reduce((g, t) => gcd(g, (t.re.n * common) / t.re.d), 0n);
  let value = integer(1);
  for (const t of s) {
    const factor = t.mono.factors[0];
    if (factor === undefined) return false;
    const inside = factor.base.kind === 'log' ? factor.base.of : null;
    const first = isRational(factor.exponent) && factor.exponent.n === 1n && factor.exponent.d === 1n;
    const power = { n: (t.re.n * common) / t.re.d / shared, d: 1n };
    if (t.mono.factors.length !== 1 || !first || !isNothing(t.im) || abs(power.n) > 400n) return false;
    if (inside?.kind === 'prime') value = times(value, positivePower(numberOf({ n: inside.p, d: 1n }), power));
    else if (inside?.kind === 'sum') value = times(value, positivePower(sumNumber(inside.of), power));
    else return false;
  }
  return equal(value, integer(1)) === true;
}

export const isReal = (a: Num): Verdict => (looksReal(a) ? true : isZero(subtract(a, conjugate(a))));

/** Of a real number. */
export function sign(a: Num): -1 | 0 | 1 | null {
  if (a.num.length === 0) return 0;
  const byForm = formSign(a.num);
  const below = formSign(a.den);
  if (byForm !== null && below !== null) return byForm === below ? 1 : -1;
  const zero = isZero(a);
  if (zero !== false) return zero === null ? null : 0;
  if (isTall(a.num) || isTall(a.den)) {
    const [above, under] = [sureSign(a.num), sureSign(a.den)];
    return above === null || under === null ? null : above === under ? 1 : -1;
  }
  for (let bits = FIRST_BITS; bits <= PROOF_BITS; bits *= 2) {
    const box = orNull(() => enclose(a, bits));
    if (box === null) continue;
    if (box.re.lo > 0n) return 1;
    if (box.re.hi < 0n) return -1;
  }
  return null;
}

/** Real terms of one sign. Logs alone may be negative: of a number below one. */
function formSign(s: Sum): 1 | -1 | null {
  const positive = s.every(t => t.re.n > 0n);
  if (!positive && !s.every(t => t.re.n < 0n)) return null;
  for (const t of s) {
    if (!isNothing(t.im)) return null;
    for (const { base } of t.mono.factors) {
      if (base.kind === 'unity' || base.kind === 'branch') return null;
      if (base.kind === 'log' && base.of.kind !== 'prime' && base.of.kind !== 'factorial') return null;
    }
  }
  return positive ? 1 : -1;
}

export const compare = (a: Num, b: Num): -1 | 0 | 1 | null => sign(subtract(a, b));
