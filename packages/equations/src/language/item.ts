import type { Facts } from '@forceout/table';
import type { FaultKey } from '../codes.ts';
import type { Ground } from '../rules.ts';
import { type DigitToken, type Fault, faultOf, type Sign, type Token, type Turn } from './token.ts';

/** Places in the row of symbols, grouping symbols and gaps left out: [from, to). */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Numeral extends Span {
  readonly kind: 'numeral';
  readonly at: number;
  readonly digits: readonly DigitToken[];
  /** How many digits stand before the decimal point; null without one. */
  readonly point: number | null;
  /** The face of the wild cube that is the point; null where none is. */
  readonly wildPoint: string | null;
  readonly turn: Turn;
  readonly power: number | null;
}

export interface Group extends Span {
  readonly kind: 'group';
  readonly at: number;
  readonly items: readonly Item[];
  /** Put there by a default of VII-B-6-b, not by the writer. */
  readonly implied: boolean;
}

export interface Unit extends Span {
  readonly kind: 'i';
  readonly at: number;
  /** The face of the wild cube that stands for it; null where none does. */
  readonly wild: string | null;
}

export interface SignItem extends Span {
  readonly kind: 'sign';
  readonly at: number;
  readonly sign: Sign;
  /** The face of the wild cube that stands for it; null where none does. */
  readonly wild: string | null;
  /** Without a number before it: √ of index 2, unary ×. */
  readonly prefix: boolean;
  readonly branch: number | null;
  /** A radical with an index whose right side is just the numeral behind it (VII-B-6-b-i). */
  readonly tight: boolean;
}

export interface Bang extends Span {
  readonly kind: 'bang';
  readonly at: number;
}

export interface ExponentItem extends Span {
  readonly kind: 'exponent';
  readonly at: number;
  readonly of: Numeral | Group;
  readonly branch: number | null;
}

export type Operand = Numeral | Group | Unit;
export type Item = Operand | SignItem | Bang | ExponentItem;

export const isOperand = (item: Item): item is Operand =>
  item.kind === 'numeral' || item.kind === 'group' || item.kind === 'i';

export type Assembled =
  | { readonly ok: true; readonly items: readonly Item[]; readonly symbols: readonly Token[] }
  | { readonly ok: false; readonly fault: Fault };

class Unreadable extends Error {
  readonly fault: Fault;
  constructor(key: FaultKey, clause: Ground, at: number, facts?: Facts) {
    super(key);
    this.fault = faultOf(key, clause, at, facts);
  }
}

/** Groups within groups; 24 cubes never need a tenth of it. */
const DEEPEST = 200;
/** Numerals, signs and groups side by side. */
const LONGEST_ROW = 400;

/**
 * Numerals, groups and signs of a row of symbols, with the faults no grouping can mend. `gaps`: digits on both sides of
 * a gap are no numeral (in a Goal).
 */
export function assemble(tokens: readonly Token[], gaps: boolean): Assembled {
  const row = tokens.filter(t => t.kind !== 'gap' || gaps);
  let index = 0;
  let place = 0;
  let depth = 0;

  const items = (closing: '(' | '[' | null, opened: number): readonly Item[] => {
    const out: Item[] = [];
    for (;;) {
      const token = row[index];
      if (token === undefined) {
        if (closing !== null) throw new Unreadable('unclosed', 'grouping', opened);
        return out;
      }
      if (token.kind === 'close') {
        if (token.shape !== closing) throw new Unreadable('unopened', 'grouping', token.at);
        return out;
      }
      if (out.length === LONGEST_ROW)
        throw new Unreadable('too-long.row', 'expression', token.at, { most: LONGEST_ROW });
      const item = next(token, out.at(-1));
      if (item !== null) out.push(item);
    }
  };

  const next = (token: Token, before: Item | undefined): Item | null => {
    const { at } = token;
    const from = place;
    switch (token.kind) {
      case 'gap':
        index++;
        return null;
      case 'open': {
        if (depth === DEEPEST) throw new Unreadable('too-deep', 'grouping', at, { most: DEEPEST });
        index++;
        depth++;
        const inside = items(token.shape, at);
        depth--;
        index++;
        if (inside.length === 0) throw new Unreadable('empty.group', 'expression', at);
        checkRow(inside, at);
        return { kind: 'group', items: inside, implied: false, at, from, to: place };
      }
      case 'digit':
      case 'point':
        return numeral();
      case 'i':
        index++;
        place++;
        return { kind: 'i', wild: wildFace(token), at, from, to: place };
      case 'bang':
        index++;
        place++;
        return { kind: 'bang', at, from, to: place };
      case 'tick':
        return exponent(token.branch);
      case 'sign': {
        index++;
        place++;
        const { sign, branch } = token;
        const prefix = (sign === 'x' || sign === 'r') && !endsNumber(before);
        return { kind: 'sign', sign, wild: wildFace(token), branch, prefix, tight: false, at, from, to: place };
      }
      default:
        throw new Unreadable('unopened', 'grouping', at);
    }
  };

  const numeral = (): Numeral => {
    const from = place;
    const { at } = row[index]!;
    const digits: DigitToken[] = [];
    let point: number | null = null;
    let wildPoint: string | null = null;
    for (;;) {
      const token = row[index];
      if (token?.kind === 'digit' && standsAlone(token)) {
        if (digits.length > 0 || point !== null) throw new Unreadable('turned-digit', 'turned-digit', token.at);
        index++;
        place++;
        return oneDigit(token, place);
      }
      if (token?.kind === 'digit') digits.push(token);
      else if (token?.kind === 'point') {
        if (point !== null) throw new Unreadable('two-points', 'point-in-numeral', token.at);
        point = digits.length;
        wildPoint = wildFace(token);
      } else break;
      index++;
      place++;
    }
    if (digits.length === 0) throw new Unreadable('bare-point', 'point-in-numeral', at);
    return { kind: 'numeral', digits, point, wildPoint, turn: '', power: null, at, from, to: place };
  };

  const exponent = (branch: number | null): ExponentItem => {
    const { at } = row[index]!;
    const from = place;
    index++;
    place++;
    const token = row[index];
    const bad = (): never => {
      throw new Unreadable('bad-exponent', 'exponent-form', at);
    };
    if (token?.kind === 'digit') {
      index++;
      place++;
      const of = oneDigit(token, place);
      if (row[index]?.kind === 'digit') bad();
      return { kind: 'exponent', of, branch, at, from, to: place };
    }
    if (token?.kind !== 'open') return bad();
    const group = next(token, undefined);
    if (group?.kind !== 'group' || !isExponentGroup(group.items)) return bad();
    return { kind: 'exponent', of: group, branch, at, from, to: place };
  };

  try {
    const all = items(null, 0);
    const symbols = row.filter(t => t.kind !== 'gap' && t.kind !== 'open' && t.kind !== 'close');
    if (all.length === 0) throw new Unreadable('empty', 'expression', 0);
    checkRow(all, 0);
    return { ok: true, items: all, symbols };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, fault: error.fault };
    throw error;
  }
}

/** A digit that is a numeral by itself; `to`: the place behind it. */
const oneDigit = (token: DigitToken, to: number): Numeral => ({
  kind: 'numeral',
  digits: [token],
  point: null,
  wildPoint: null,
  turn: token.turn,
  power: token.power,
  at: token.at,
  from: to - 1,
  to,
});

const wildFace = ({ cube, wild }: { readonly cube: string; readonly wild: boolean }): string | null =>
  wild ? cube : null;

const standsAlone = (token: DigitToken): boolean => token.turn !== '' || token.power !== null;

/** One digit, with factorials and groups round it (XIII-B-12 comment (b)). */
function isExponentGroup(items: readonly Item[]): boolean {
  const [first, ...rest] = items;
  if (!first || !rest.every(item => item.kind === 'bang')) return false;
  if (first.kind === 'group') return isExponentGroup(first.items);
  return first.kind === 'numeral' && first.digits.length === 1 && first.point === null;
}

const endsNumber = (item: Item | undefined): boolean =>
  item !== undefined && (isOperand(item) || item.kind === 'bang' || item.kind === 'exponent');

const isUnit = (item: Item): boolean =>
  item.kind === 'i' || (item.kind === 'group' && item.items.length === 1 && isUnit(item.items[0]!));

/** The faults of a row: signs without numbers, numbers without signs. */
function checkRow(items: readonly Item[], start: number): void {
  items.forEach((item, n) => {
    const before = items[n - 1];
    const after = items[n + 1];
    if (item.kind === 'bang' || item.kind === 'exponent') {
      if (!endsNumber(before)) throw new Unreadable('no-number', 'expression', item.at);
      return;
    }
    if (item.kind === 'sign') {
      const needsLeft = !item.prefix;
      if (needsLeft && !endsNumber(before)) {
        const signed = item.sign === '+' || item.sign === '-';
        throw signed
          ? new Unreadable('no-left-side.signed', 'no-sign-of-a-number', item.at)
          : new Unreadable('no-left-side', 'expression', item.at);
      }
      const opens = after !== undefined && (isOperand(after) || (after.kind === 'sign' && after.prefix));
      if (!opens) throw new Unreadable('no-right-side', 'expression', item.at);
      return;
    }
    if (endsNumber(before)) {
      const beside = before !== undefined && (isUnit(before) || isUnit(item));
      if (!beside) throw new Unreadable('side-by-side', 'expression', item.at);
    }
  });
  if (items.length === 0) throw new Unreadable('empty', 'expression', start);
}
