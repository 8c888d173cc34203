import { separation } from './bounds.ts';
import { boxHasZero } from './box.ts';
import { enclose, encloseSum } from './enclose.ts';
import { abs } from './integers.ts';
import { type Box, reach } from './interval.ts';
import { isRadicalSum } from './invert.ts';
import { isOver, TooLarge } from './meter.ts';
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
import { positivePower } from './power.ts';
import { isNothing, product } from './rational.ts';
import { type Exponent, isRational, type Sum, type Term } from './sum.ts';

/** null: not decided within the limits, never a guess. */
export type Verdict = boolean | null;

const FIRST_BITS = 64;
/** Refuting a difference that is there needs few bits; past this an equality without proof stays open. */
const REFUTE_BITS = 1024;
const PROOF_BITS = 48_000;

export const orNull = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch (error) {
    if (isOver(error)) return null;
    throw error;
  }
};

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
  const { sum: s } = clearLogs(given);
  if (s.length < 2) return s.length === 0;
  if (s.some(isTall)) return compareTowers(s);
  const need = separation(s);
  const most = Math.max(REFUTE_BITS, Math.min(need * 1.02 + 128, PROOF_BITS));
  for (let bits = FIRST_BITS; ; bits = Math.min(bits * 2, most)) {
    const box = orNull(() => encloseSum(s, bits));
    if (box !== null && !boxHasZero(box)) return false;
    if (box !== null && boxReach(box) < -need) return true;
    if (bits === FIRST_BITS * 4 && logIdentity(s)) return true;
    if (bits >= most) return null;
  }
}

const boxReach = ({ re, im }: Box): number => Math.max(reach(re), im === null ? reach(re) : reach(im)) + 1;

/** Numbers too tall to be enclosed: one of them cannot cancel what is not, two over the same base compare by exponent. */
function compareTowers(s: Sum): Verdict {
  const towers = s.filter(isTall);
  if (towers.length === 1 && towers[0]!.mono.factors.length === 1) {
    const rest = s.filter(t => t !== towers[0]);
    const box = orNull(() => encloseSum(rest, 128));
    return box !== null && !boxHasZero(box) ? false : null;
  }
  if (towers.length !== 2 || s.length !== 2) return null;
  const [x, y] = s as readonly [Term, Term];
  const [f, g] = [x.mono.factors[0]!, y.mono.factors[0]!];
  if (x.mono.factors.length !== 1 || y.mono.factors.length !== 1 || f.base.key !== g.base.key) return null;
  if (!isNothing(x.im) || !isNothing(y.im) || x.re.n !== -y.re.n || x.re.d !== y.re.d) return null;
  return equal(toNumber(f.exponent), toNumber(g.exponent));
}

const toNumber = (e: Exponent): Num => (isRational(e) ? numberOf(e) : e);

function isTall(t: Term): boolean {
  if (t.mono.key === '') return false;
  try {
    encloseSum([t], 64);
    return false;
  } catch (error) {
    if (error instanceof TooLarge) return true;
    throw error;
  }
}

/** Σ cⱼ ln(aⱼ) with rational c vanishes exactly when the product of the powers is 1. */
function logIdentity(s: Sum): boolean {
  const common = s.reduce((m, t) => m * t.re.d, 1n);
  let value = integer(1);
  for (const t of s) {
    const factor = t.mono.factors[0];
    if (factor === undefined) return false;
    const inside = factor.base.kind === 'log' ? factor.base.of : null;
    const first = isRational(factor.exponent) && factor.exponent.n === 1n && factor.exponent.d === 1n;
    const power = product(t.re, { n: common, d: 1n });
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
