import { boxPower, branchRoot, byBox, intoBox, plusBox, real } from './box.ts';
import { lnFactorial } from './factorial.ts';
import { bitLength } from './integers.ts';
import {
  type Box,
  divideIntervals,
  expOf,
  type Interval,
  lnInteger,
  lnOf,
  multiplyIntervals,
  ofRational,
  point,
  rootOf,
  toPower,
  ZERO_INTERVAL,
} from './interval.ts';
import { spend, TOO_LARGE } from './meter.ts';
import type { Num } from './number.ts';
import { floor, isNothing, type Rational } from './rational.ts';
import { type Base, type Factor, isRational, type Sum } from './sum.ts';

/** null: at this precision something cannot be told from zero yet; ask again with more bits. */
export function enclose(a: Num, bits: number, seen = new Map<string, Box | null>()): Box | null {
  const num = encloseSum(a.num, bits, seen);
  const den = encloseSum(a.den, bits, seen);
  return num === null || den === null ? null : intoBox(num, den, bits);
}

export function encloseSum(s: Sum, bits: number, seen = new Map<string, Box | null>()): Box | null {
  let total: Box = real(ZERO_INTERVAL);
  for (const t of s) {
    spend(1);
    let box: Box = { re: ofRational(t.re, bits), im: isNothing(t.im) ? null : ofRational(t.im, bits) };
    for (const factor of t.mono.factors) {
      const value = encloseFactor(factor, bits, seen);
      if (value === null) return null;
      box = byBox(box, value, bits);
    }
    total = plusBox(total, box, bits);
  }
  return total;
}

function encloseFactor({ base, exponent }: Factor, bits: number, seen: Map<string, Box | null>): Box | null {
  if (base.kind === 'unity') {
    const turns = exponent as Rational;
    return branchRoot({ re: point(1n), im: ZERO_INTERVAL }, Number(turns.d), Number(turns.n), bits);
  }
  if (base.kind === 'branch') {
    const root = encloseBase(base, bits, seen);
    return root === null ? null : boxPower(root, Number((exponent as Rational).n), bits);
  }
  if (isRational(exponent)) {
    const wide = bits + Math.min(64, bitLength(exponent.n)) + 8;
    const inside = encloseBase(base, wide, seen);
    return inside === null ? null : realPower(inside.re, exponent, bits);
  }
  const inside = encloseBase(base, bits + 64, seen);
  const power = enclose(exponent, bits + 64, seen);
  if (inside === null || power === null || power.im !== null || inside.re.lo <= 0n) return null;
  const log = base.kind === 'prime' ? lnInteger(base.p, bits + 64) : lnOf(inside.re, bits + 64);
  return real(expOf(multiplyIntervals(power.re, log, bits + 64), bits));
}

function realPower(x: Interval, e: Rational, bits: number): Box | null {
  if (e.n === 1n && e.d === 1n) return real(x);
  const wide = bits + Math.min(64, bitLength(e.n)) + 8;
  const whole = floor(e);
  if (whole > 2n ** 50n || whole < -(2n ** 50n)) throw TOO_LARGE;
  const rest = e.n - whole * e.d;
  let value = toPower(x, Math.abs(Number(whole)), wide);
  if (whole < 0n) {
    const turned = divideIntervals(point(1n), value, wide);
    if (turned === null) return null;
    value = turned;
  }
  if (rest !== 0n) value = multiplyIntervals(value, rootOf(toPower(x, Number(rest), wide), Number(e.d), wide), wide);
  return real(value);
}

function encloseBase(base: Base, bits: number, seen: Map<string, Box | null>): Box | null {
  const id = `${bits}:${base.key}`;
  const known = seen.get(id);
  if (known !== undefined) return known;
  const box = baseBox(base, bits, seen);
  seen.set(id, box);
  return box;
}

function baseBox(base: Base, bits: number, seen: Map<string, Box | null>): Box | null {
  switch (base.kind) {
    case 'prime':
      return real(point(base.p));
    case 'factorial':
      return real(expOf(lnFactorial(base.n, bits + 64), bits));
    case 'sum': {
      const inside = encloseSum(base.of, bits, seen);
      return inside === null || inside.re.lo <= 0n ? null : real(inside.re);
    }
    case 'log': {
      if (base.of.kind === 'prime') return real(lnInteger(base.of.p, bits));
      if (base.of.kind === 'factorial') return real(lnFactorial(base.of.n, bits));
      const inside = encloseBase(base.of, bits + 16, seen);
      return inside === null || inside.re.lo <= 0n ? null : real(lnOf(inside.re, bits));
    }
    case 'exp': {
      const inside = enclose(base.of, bits + 64, seen);
      return inside === null ? null : real(expOf(inside.re, bits));
    }
    case 'branch': {
      const inside = encloseSum(base.of, bits + 16, seen);
      return inside === null ? null : branchRoot(inside, base.index, base.branch, bits);
    }
    case 'unity':
      return null;
  }
}
