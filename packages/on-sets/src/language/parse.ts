import { itemAt } from '@forceout/rulebook';
import type { Facts } from '@forceout/table';
import { type BinaryOperation, isLeaf, isRelation, type Relation } from '../symbols.ts';
import { MAX_TEXT, scan, type Token } from './scan.ts';
import { fail, type Parsed, type Restriction, type SetName, type WildNote, type WrittenSymbol } from './syntax.ts';

interface Cursor {
  readonly tokens: readonly Token[];
  readonly end: number;
  i: number;
}

const isBinary = (symbol: string): symbol is BinaryOperation => symbol === 'U' || symbol === 'N' || symbol === '-';

/** What stands there: `symbol` with its sign, or one of `open`, `close` and `end`. */
const found = (token: Token | undefined): Facts =>
  token?.kind === 'symbol' ? { found: 'symbol', sign: token.symbol } : { found: token?.kind ?? 'end', sign: '' };

function parseTerm(cursor: Cursor, length: number): Parsed<SetName> {
  const token = cursor.tokens[cursor.i];
  const at = token?.at ?? length;
  if (!token || cursor.i >= cursor.end || token.kind === 'close') return fail('misplaced-symbol.term', at);
  let node: SetName;
  if (token.kind === 'open') {
    cursor.i++;
    const inner = parseRun(cursor, length);
    if (!inner.ok) return inner;
    const close = cursor.tokens[cursor.i];
    if (close?.kind !== 'close') return fail('misplaced-symbol.group-end', close?.at ?? length, found(close));
    cursor.i++;
    node = inner.value;
  } else if (isLeaf(token.symbol)) {
    cursor.i++;
    node = { kind: 'leaf', symbol: token.symbol, wild: token.wild, at: token.at };
  } else if (isRelation(token.symbol)) {
    return fail('relation-in-set-name', at);
  } else return fail('misplaced-symbol.term-before', at, found(token));
  for (;;) {
    const next = cursor.tokens[cursor.i];
    if (cursor.i >= cursor.end || next?.kind !== 'symbol' || next.symbol !== "'") return { ok: true, value: node };
    cursor.i++;
    node = { kind: 'complement', of: node, symbol: "'", wild: next.wild, at: next.at };
  }
}

function parseRun(cursor: Cursor, length: number): Parsed<SetName> {
  const first = parseTerm(cursor, length);
  if (!first.ok) return first;
  const terms = [first.value];
  const ops: WrittenSymbol<BinaryOperation>[] = [];
  for (;;) {
    const token = cursor.tokens[cursor.i];
    if (cursor.i >= cursor.end || token?.kind !== 'symbol' || !isBinary(token.symbol)) break;
    ops.push({ symbol: token.symbol, wild: token.wild, at: token.at });
    cursor.i++;
    const term = parseTerm(cursor, length);
    if (!term.ok) return term;
    terms.push(term.value);
  }
  return { ok: true, value: ops.length === 0 ? first.value : { kind: 'run', terms, ops } };
}

function parseSpan(tokens: readonly Token[], from: number, to: number, length: number): Parsed<SetName> {
  const cursor: Cursor = { tokens, end: to, i: from };
  if (from === to) return fail('misplaced-symbol.name', tokens[to]?.at ?? length);
  const run = parseRun(cursor, length);
  if (!run.ok) return run;
  const rest = cursor.tokens[cursor.i];
  if (cursor.i < to && rest)
    return rest.kind === 'symbol' && isRelation(rest.symbol)
      ? fail('relation-in-set-name', rest.at)
      : fail('misplaced-symbol.next', rest.at, found(rest));
  return run;
}

/** A Set-Name (VI-A): operands joined by ∪, ∩, −, each possibly followed by ′, with free grouping. */
export function parseSetName(text: string, wild: WildNote | null = null): Parsed<SetName> {
  const goal = text.length <= MAX_TEXT ? text.search(/=\s*(?:goal|[0-9])/i) : -1;
  if (goal >= 0) return fail('goal-written', goal);
  const tokens = scan(text, wild);
  return tokens.ok ? parseSpan(tokens.value, 0, tokens.value.length, text.length) : tokens;
}

/** A Restriction (VI-B-2, VI-B-3): Set-Names joined by = or ⊆; a pair may go round the whole, never round a part. */
export function parseRestriction(text: string, wild: WildNote | null = null): Parsed<Restriction> {
  const scanned = scan(text, wild);
  if (!scanned.ok) return scanned;
  let tokens = scanned.value;
  let found = topRelations(tokens);
  while (found.length === 0 && wrapsAll(tokens)) {
    tokens = tokens.slice(1, -1);
    found = topRelations(tokens);
  }
  const hidden = tokens.findIndex((t, i) => t.kind === 'symbol' && isRelation(t.symbol) && !found.includes(i));
  if (hidden >= 0) return fail('grouped-relation', itemAt(tokens, hidden).at);
  if (found.length === 0) return fail('no-relation', text.length);
  const sides: SetName[] = [];
  const relations: WrittenSymbol<Relation>[] = [];
  let from = 0;
  for (const to of [...found, tokens.length]) {
    const side = parseSpan(tokens, from, to, text.length);
    if (!side.ok) return side;
    sides.push(side.value);
    const token = tokens[to];
    if (token?.kind === 'symbol' && isRelation(token.symbol))
      relations.push({ symbol: token.symbol, wild: token.wild, at: token.at });
    from = to + 1;
  }
  return { ok: true, value: { sides, relations } };
}

function topRelations(tokens: readonly Token[]): number[] {
  const found: number[] = [];
  let depth = 0;
  tokens.forEach((token, i) => {
    if (token.kind === 'open') depth++;
    else if (token.kind === 'close') depth--;
    else if (depth === 0 && isRelation(token.symbol)) found.push(i);
  });
  return found;
}

function wrapsAll(tokens: readonly Token[]): boolean {
  if (tokens[0]?.kind !== 'open') return false;
  let depth = 0;
  for (let i = 0; i < tokens.length; i++) {
    const kind = itemAt(tokens, i).kind;
    if (kind === 'open') depth++;
    else if (kind === 'close' && --depth === 0) return i === tokens.length - 1;
  }
  return false;
}
