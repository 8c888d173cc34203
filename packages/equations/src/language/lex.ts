import type { Facts } from '@forceout/table';
import type { FaultKey } from '../codes.ts';
import type { Ground } from '../rules.ts';
import { type Fault, faceOfSign, faultOf, SIGNS, type Sign, type Token, type Turn } from './token.ts';

const aliases: Readonly<Record<string, string>> = {
  '^': '*',
  '×': 'x',
  '÷': '/',
  '√': 'r',
  '−': '-',
  '–': '-',
};

export type Lexed =
  | { readonly ok: true; readonly tokens: readonly Token[] }
  | { readonly ok: false; readonly fault: Fault };

const fault = (key: FaultKey, at: number, clause: Ground = 'expression', facts?: Facts): Lexed => ({
  ok: false,
  fault: faultOf(key, clause, at, facts),
});

const LONGEST = 2000;

/** Symbols of a text. Spaces become gaps; whether they mean anything is for the reader to know. */
export function lex(text: string): Lexed {
  if (text.length > LONGEST) return fault('too-long', LONGEST, 'expression', { most: LONGEST });
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const start = at;
    const alone = text[at + 1] === '{' ? undefined : ALONE.get(text.charAt(at));
    if (alone !== undefined) {
      tokens.push({ ...alone, at, end: ++at });
      continue;
    }
    if (/\s/.test(text.charAt(at))) {
      while (at < text.length && /\s/.test(text.charAt(at))) at++;
      tokens.push({ kind: 'gap', at: start, end: at });
      continue;
    }
    const turn = turnAt(text, at);
    at += turn.length;
    const face = aliases[text[at] ?? ''] ?? text[at] ?? '';
    at++;
    const first = markAt(text, at);
    if (first === 'open') return fault('bad-mark.open', at);
    const marked = symbol(face, first?.content ?? null, turn, start);
    if (typeof marked === 'string') return fault(marked, start, marked === 'wild-bang' ? 'wild-bang' : 'expression');
    let { token } = marked;
    if (first) at = first.end;
    const second = marked.wild && first ? markAt(text, at) : null;
    if (second === 'open') return fault('bad-mark.open', at);
    if (second) {
      const further = withNumber(token, second.content);
      if (further === null) return fault('bad-mark', at);
      token = further;
      at = second.end;
    }
    tokens.push({ ...token, at: start, end: at });
  }
  return { ok: true, tokens };
}

/** What is wrong with one symbol. */
type SymbolFault = Extract<FaultKey, 'bad-symbol' | 'bad-mark' | 'bad-turn' | 'wild-bang'>;

const turnAt = (text: string, at: number): Turn =>
  text.startsWith('su', at) ? 'su' : text[at] === 's' || text[at] === 'u' ? (text[at] as Turn) : '';

function markAt(text: string, at: number): null | 'open' | { readonly content: string; readonly end: number } {
  if (text[at] !== '{') return null;
  const close = text.indexOf('}', at);
  return close < 0 ? 'open' : { content: text.slice(at + 1, close).trim(), end: close + 1 };
}

type Bare<T> = T extends unknown ? Omit<T, 'at' | 'end'> : never;
type BareToken = Bare<Token>;

/** One symbol with its mark; a string names what is wrong. */
function symbol(
  face: string,
  mark: string | null,
  turn: Turn,
  at: number,
): SymbolFault | { readonly token: BareToken; readonly wild: boolean } {
  if ((face === '0' || face === 'x') && mark !== null) {
    const inner = turnAt(mark, 0);
    const meant = aliases[mark.slice(inner.length)] ?? mark.slice(inner.length);
    if (meant === '!') return 'wild-bang';
    const plain = symbol(meant, null, turn === '' ? inner : turn, at);
    if (typeof plain === 'string') return meant === '' ? 'bad-mark' : plain;
    const { token } = plain;
    if (token.kind === 'digit' || token.kind === 'sign' || token.kind === 'i')
      return { token: { ...token, cube: face, wild: meant !== face }, wild: true };
    if (token.kind === 'point') return { token: { ...token, cube: face, wild: true }, wild: true };
    return 'bad-mark';
  }
  const token = plainSymbol(face, turn);
  if (typeof token === 'string' || mark === null) return typeof token === 'string' ? token : { token, wild: false };
  const numbered = withNumber(token, mark);
  return numbered === null ? 'bad-mark' : { token: numbered, wild: false };
}

/** `1{-2}` a power of the base, `*{1}` or `'{1}` a complex root. */
function withNumber(token: BareToken, mark: string): BareToken | null {
  if (!/^-?\d{1,4}$/.test(mark)) return null;
  const n = Number(mark);
  if (token.kind === 'digit' && token.digit === 1) return { ...token, power: n };
  if (token.kind === 'sign' && token.sign === '*' && n >= 0) return { ...token, branch: n };
  if (token.kind === 'tick' && n >= 0) return { ...token, branch: n };
  return null;
}

function plainSymbol(face: string, turn: Turn): BareToken | SymbolFault {
  const digit = /^[0-9]$/.test(face)
    ? Number(face)
    : face === 'T' || (face === '*' && turn !== '')
      ? 10
      : face === 'E'
        ? 11
        : null;
  if (digit !== null) {
    const cube = digit === 10 ? '*' : digit === 11 ? 'r' : face;
    return { kind: 'digit', digit, cube, wild: false, turn, power: null };
  }
  if (face === 'r' && turn === 'u') return { kind: 'sign', sign: '%', cube: 'r', wild: false, branch: null };
  if (face === '/' && turn === 's') return { kind: 'sign', sign: '|', cube: '/', wild: false, branch: null };
  if (turn !== '') return 'bad-turn';
  if (SIGNS.includes(face as Sign))
    return { kind: 'sign', sign: face as Sign, cube: faceOfSign[face as Sign], wild: false, branch: null };
  switch (face) {
    case '.':
      return { kind: 'point', cube: '*', wild: false };
    case 'i':
      return { kind: 'i', cube: 'r', wild: false };
    case '!':
      return { kind: 'bang' };
    case "'":
      return { kind: 'tick', branch: null };
    case '(':
    case '[':
      return { kind: 'open', shape: face };
    case ')':
      return { kind: 'close', shape: '(' };
    case ']':
      return { kind: 'close', shape: '[' };
    default:
      return 'bad-symbol';
  }
}

/** Symbols that stand for themselves wherever no mark follows; nearly every text is made of them alone. */
const ALONE: ReadonlyMap<string, BareToken> = new Map(
  [..."0123456789+-x/*r^×÷√−–.i!'()[]"].flatMap(char => {
    const token = plainSymbol(aliases[char] ?? char, '');
    return typeof token === 'string' ? [] : [[char, token] as const];
  }),
);
