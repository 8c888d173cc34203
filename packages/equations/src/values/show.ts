import { enclose } from './enclose.ts';
import { bitLength } from './integers.ts';
import {
  bitsBeforePoint,
  divideIntervals,
  type Interval,
  multiplyIntervals,
  negateInterval,
  point,
  toPower,
} from './interval.ts';
import { orNull } from './meter.ts';
import { asFraction, type Num } from './number.ts';
import { fraction, isNothing, ONE, type Rational, same } from './rational.ts';
import { type Base, isRational, type Mono, type Sum } from './sum.ts';

/** Significant digits in an approximation. */
const DIGITS = 40;

export type Approximation = string | { readonly re: string; readonly im: string };

export function approximate(a: Num): Approximation | null {
  const plain = asFraction(a);
  if (plain) return digitsOf(plain);
  for (let bits = 192; bits <= 16_384; bits *= 2) {
    const box = orNull(() => enclose(a, bits));
    if (box === null) continue;
    const re = settled(box.re);
    const im = box.im === null ? '0.0' : settled(box.im);
    if (re !== null && im !== null) return box.im === null || im === '0.0' ? re : { re, im };
  }
  return null;
}

/** The digits, once both ends agree on them. An interval round zero and far below everything else is taken as zero. */
function settled(a: Interval): string | null {
  const { lo, hi, e } = a;
  if (lo <= 0n && hi >= 0n) return e < -140 ? '0.0' : null;
  if (Math.abs(e) > 100_000) return far(a);
  const low = digitsOf(scaled(lo, e));
  return low === digitsOf(scaled(hi, e)) ? low : null;
}

const scaled = (n: bigint, e: number): Rational => (e >= 0 ? { n: n << BigInt(e), d: 1n } : { n, d: 1n << BigInt(-e) });

/** Too far from 1 to write out: by a power of ten it is brought near first. */
function far(a: Interval): string | null {
  if (a.hi < 0n) {
    const digits = far(negateInterval(a));
    return digits === null ? null : `-${digits}`;
  }
  const bits = bitLength(a.hi) + 64;
  const tens = Math.round(bitsBeforePoint(a) * Math.LN2 * Math.LOG10E);
  const scale = toPower(point(10n), Math.abs(tens), bits);
  const near = tens >= 0 ? divideIntervals(a, scale, bits) : multiplyIntervals(a, scale, bits);
  if (near === null) return null;
  const [low, high] = [decimal(scaled(near.lo, near.e)), decimal(scaled(near.hi, near.e))];
  if (low.digits !== high.digits || low.exponent !== high.exponent) return null;
  return scientific({ digits: low.digits, exponent: low.exponent + tens });
}

interface Decimal {
  /** DIGITS of them, the point behind the first. */
  readonly digits: string;
  readonly exponent: number;
}

function decimal({ n, d }: Rational): Decimal {
  let exponent = `${n}`.length - `${d}`.length;
  if (exponent >= 0 ? n < d * 10n ** BigInt(exponent) : n * 10n ** BigInt(-exponent) < d) exponent--;
  const up = DIGITS - 1 - exponent;
  const top = up >= 0 ? n * 10n ** BigInt(up) : n;
  const bottom = up >= 0 ? d : d * 10n ** BigInt(-up);
  const digits = `${(2n * top + bottom) / (2n * bottom)}`;
  return digits.length > DIGITS ? { digits: digits.slice(0, DIGITS), exponent: exponent + 1 } : { digits, exponent };
}

function scientific({ digits, exponent }: Decimal): string {
  const tail = digits.slice(1).replace(/0+$/, '');
  return `${digits[0]}.${tail === '' ? '0' : tail}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`;
}

/** Decimal with 40 significant digits; scientific where plain digits would be longer than that helps. */
export function digitsOf({ n, d }: Rational): string {
  if (n === 0n) return '0.0';
  if (n < 0n) return `-${digitsOf({ n: -n, d })}`;
  const found = decimal({ n, d });
  const { digits, exponent } = found;
  if (exponent > 60 || exponent < -30) return scientific(found);
  if (exponent >= DIGITS - 1) return `${d === 1n ? n : digits.padEnd(exponent + 1, '0')}.0`;
  const text = exponent >= 0 ? digits : '0'.repeat(-exponent) + digits;
  const whole = text.slice(0, Math.max(1, exponent + 1));
  const part = text.slice(Math.max(1, exponent + 1)).replace(/0+$/, '');
  return `${whole}.${part === '' ? '0' : part}`;
}

/** A closed form: `p/q` when the number is written as a fraction. */
export function exactText(a: Num): string {
  const plain = asFraction(a);
  if (plain) return fraction(plain);
  const top = sumText(a.num);
  const bottom = sumText(a.den);
  if (bottom === '1') return top;
  return `(${top})/(${bottom})`;
}

function sumText(s: Sum): string {
  if (s.length === 0) return '0';
  const parts = s.map(t => {
    const mono = monoText(t.mono);
    if (isNothing(t.im)) return product(t.re, mono);
    if (isNothing(t.re)) return product(t.im, mono === '' ? 'i' : `i*${mono}`);
    return `(${fraction(t.re)} + ${product(t.im, 'i')})${mono === '' ? '' : `*${mono}`}`;
  });
  return parts.reduce((text, part) => (part.startsWith('-') ? `${text} - ${part.slice(1)}` : `${text} + ${part}`));
}

function product(r: Rational, mono: string): string {
  if (mono === '') return fraction(r);
  if (same(r, ONE)) return mono;
  if (r.n === -1n && r.d === 1n) return `-${mono}`;
  return `${fraction(r)}*${mono}`;
}

const monoText = (mono: Mono): string =>
  mono.factors
    .map(({ base, exponent }) => {
      const inside = baseText(base);
      if (base.kind === 'unity' && isRational(exponent)) return `e^(2*pi*i*${fraction(exponent)})`;
      if (!isRational(exponent)) return `${inside}^(${exactText(exponent)})`;
      if (same(exponent, ONE)) return inside;
      if (exponent.n === 1n && exponent.d === 2n) return `sqrt(${base.kind === 'sum' ? inside.slice(1, -1) : inside})`;
      return exponent.d === 1n && exponent.n > 0n ? `${inside}^${exponent.n}` : `${inside}^(${fraction(exponent)})`;
    })
    .join('*');

function baseText(base: Base): string {
  switch (base.kind) {
    case 'prime':
      return `${base.p}`;
    case 'factorial':
      return `${base.n}!`;
    case 'sum':
      return `(${sumText(base.of)})`;
    case 'log':
      return `log(${base.of.kind === 'sum' ? baseText(base.of).slice(1, -1) : baseText(base.of)})`;
    case 'exp':
      return `exp(${exactText(base.of)})`;
    case 'branch':
      return `root(${base.index}, ${sumText(base.of)}, ${base.branch})`;
    case 'unity':
      return '';
  }
}
