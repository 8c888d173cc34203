import { type OnSetsSymbol, symbolOf } from '../symbols.ts';
import { fail, type Parsed, type WildNote } from './syntax.ts';

export type Token =
  | { readonly kind: 'symbol'; readonly symbol: OnSetsSymbol; readonly wild: boolean; readonly at: number }
  | { readonly kind: 'open'; readonly at: number }
  | { readonly kind: 'close'; readonly at: number };

/** Far beyond any Solution from eighteen cubes, even with long rows of complements under Multiple Operations. */
export const MAX_TEXT = 1000;

const OPEN = '([{';
const CLOSE = ')]}';

/** The text as symbols and grouping marks; grouping is checked for balance here. */
export function scan(text: string, wild: WildNote | null): Parsed<readonly Token[]> {
  if (text.length > MAX_TEXT) return fail('text-too-long', MAX_TEXT, { most: MAX_TEXT, n: text.length });
  const tokens: Token[] = [];
  const open: { pair: number; at: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (/\s/.test(sign)) continue;
    const symbol = symbolOf(sign);
    if (symbol !== undefined) {
      const shown = wild !== null && symbol === wild.face;
      tokens.push({ kind: 'symbol', symbol: shown ? wild.as : symbol, wild: shown, at });
    } else if (sign === '*') {
      const last = tokens.at(-1);
      if (last?.kind !== 'symbol') return fail('misplaced-mark', at);
      tokens[tokens.length - 1] = { ...last, wild: true };
    } else if (OPEN.includes(sign)) {
      const pair = OPEN.indexOf(sign);
      open.push({ pair, at });
      tokens.push({ kind: 'open', at });
    } else if (CLOSE.includes(sign)) {
      const pair = CLOSE.indexOf(sign);
      const partner = open.pop();
      if (!partner) return fail('unbalanced-grouping.unopened', at, { sign });
      if (partner.pair !== pair)
        return fail('unbalanced-grouping.other', at, { expected: CLOSE.charAt(partner.pair), sign });
      tokens.push({ kind: 'close', at });
    } else return fail('unknown-symbol', at, { sign });
  }
  const unclosed = open.pop();
  if (unclosed) return fail('unbalanced-grouping.unclosed', unclosed.at, { sign: OPEN.charAt(unclosed.pair) });
  if (tokens.length === 0) return fail('empty-text', 0);
  return { ok: true, value: tokens };
}
