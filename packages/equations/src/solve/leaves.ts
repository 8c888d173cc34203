import type { Sign } from '../language/token.ts';
import type { Rules } from '../rules.ts';
import { type Rational, rational, reciprocal } from '../values/rational.ts';
import { effects } from '../variations/effects.ts';
import { isReplaced, meaningsOn } from '../variations/in-force.ts';
import type { Supply } from './kinds.ts';

export type NumeralPiece = { readonly type: number; readonly before: string; readonly after: string };

export interface Leaf {
  readonly value: Rational;
  readonly pieces: readonly NumeralPiece[];
}

/** The meanings of a sign between two numbers. */
export function signsOf(sign: '+' | '-' | 'x' | '/' | '*' | 'r', rules: Rules): readonly Sign[] {
  const others = meaningsOn(sign, rules).flatMap(m => (m.as === 'sign' ? [m.piece as Sign] : []));
  return [...new Set([...(isReplaced(sign, rules) ? [] : [sign]), ...others])];
}

/** The ways a digit cube can lie, with the powers of the base a 1 may be. */
export function digitValues(
  digit: number,
  rules: Rules,
): readonly { readonly text: string; readonly value: Rational }[] {
  const glyph = digit === 10 ? 'T' : digit === 11 ? 'E' : `${digit}`;
  const plain = [{ text: '', after: '', value: rational(digit) }];
  if (digit === 1 && effects(rules).oneIsAPower)
    for (const k of [1, -1, 2, -2, 3, -3, 4, -4]) {
      const size = BigInt(rules.base) ** BigInt(Math.abs(k));
      plain.push({ text: '', after: `{${k}}`, value: k > 0 ? rational(size) : rational(1n, size) });
    }
  const out: { text: string; value: Rational }[] = [];
  for (const { after, value } of plain) {
    const ways: [string, Rational][] = [['', value]];
    if (effects(rules).turnsSideways && digit !== 0) ways.push(['s', reciprocal(value)]);
    for (const [turn, v] of ways) {
      out.push({ text: `${turn}${glyph}${after}`, value: v });
      if (effects(rules).turnsUpsideDown && digit !== 0)
        out.push({ text: `${turn}u${glyph}${after}`, value: { n: -v.n, d: v.d } });
    }
  }
  return out;
}

/** Numerals of exactly these digits and at most one point. */
export function leavesOf(counts: Uint8Array, { types, rules }: Supply, onlyLong: boolean): readonly Leaf[] {
  const digits: { readonly type: number; readonly digit: number }[] = [];
  let point = -1;
  for (let t = 0; t < counts.length; t++) {
    const n = counts[t]!;
    if (n === 0) continue;
    const { part } = types[t]!;
    if (part.role === 'digit') for (let i = 0; i < n; i++) digits.push({ type: t, digit: part.digit });
    else if (part.role === 'point' && n === 1) point = t;
    else return [];
    if (digits.length > 3) return [];
  }
  const allowed = effects(rules).longNumerals;
  if (digits.length === 0) return [];
  if (point < 0 && digits.length === 1) {
    const only = digits[0]!;
    if (onlyLong) return [];
    return digitValues(only.digit, rules).map(({ text, value }) => ({ value, pieces: [piece(only.type, text)] }));
  }
  if (point < 0 && digits.length === 2 && onlyLong === !allowed)
    return orders(digits).map(row => ({
      value: rational(row.reduce((n, d) => n * rules.base + d.digit, 0)),
      pieces: row.map(plainPiece),
    }));
  if (point < 0 || onlyLong) return [];
  return orders(digits).flatMap(row =>
    Array.from({ length: row.length + 1 }, (_, place) => {
      const whole = row.reduce((n, d) => n * rules.base + d.digit, 0);
      const pieces = row.map(plainPiece);
      pieces.splice(place, 0, { type: point, before: '', after: '.' });
      return { value: rational(BigInt(whole), BigInt(rules.base) ** BigInt(row.length - place)), pieces };
    }),
  );
}

/** `su3{2}`: turns before the digit, the power behind it. */
const piece = (type: number, text: string): NumeralPiece => {
  const parts = /^([su]*)(.)(.*)$/.exec(text)!;
  return { type, before: parts[1]!, after: `${parts[2]}${parts[3]}` };
};

const plainPiece = ({ type, digit }: { readonly type: number; readonly digit: number }): NumeralPiece => ({
  type,
  before: '',
  after: digit === 10 ? 'T' : digit === 11 ? 'E' : `${digit}`,
});

function orders<T extends { readonly type: number }>(row: readonly T[]): readonly (readonly T[])[] {
  if (row.length < 2) return [row];
  const seen = new Set<number>();
  return row.flatMap((first, n) => {
    if (seen.has(first.type)) return [];
    seen.add(first.type);
    return orders(row.filter((_, k) => k !== n)).map(rest => [first, ...rest]);
  });
}
