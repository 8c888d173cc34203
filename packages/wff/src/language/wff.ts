import { firstOf } from '@forceout/rulebook';
import type { Facts, Said } from '@forceout/table';
import { saidBy } from '@forceout/table/said';
import type { FormulaKey } from '../codes.ts';

/** Well formed formulas in Polish notation (II-B). A WFF's text is its only form: no second notation to disagree with. */
export const VARIABLES = ['p', 'q', 'r', 's'] as const;
export const CONNECTIVES = ['C', 'A', 'K', 'E'] as const;

declare const proven: unique symbol;
/** Text that `parseWff` has accepted. */
export type Wff = string & { readonly [proven]: true };

export interface WffFault extends Said {
  readonly code: 'empty' | 'bad-letter' | 'leftover' | 'unfinished';
  /** Index of the letter at which the text stops being a WFF. */
  readonly at: number;
}

export type WffReading = { readonly ok: true; readonly wff: Wff } | { readonly ok: false; readonly fault: WffFault };

const isVariable = (c: string): boolean => c === 'p' || c === 'q' || c === 'r' || c === 's';
const isConnective = (c: string): boolean => c === 'C' || c === 'A' || c === 'K' || c === 'E';

export function parseWff(text: string): WffReading {
  if (text.length === 0) return fault('empty', 0);
  let wanted = 1;
  for (let i = 0; i < text.length; i++) {
    const c = text.charAt(i);
    if (wanted === 0)
      return fault('leftover', i, { complete: clip(text.slice(0, i)), letter: i + 1, rest: clip(text.slice(i)) });
    if (isVariable(c)) wanted--;
    else if (isConnective(c)) wanted++;
    else if (c !== 'N') return fault(badLetter(c), i, { letter: i + 1, sign: clip(c) });
  }
  return wanted === 0
    ? { ok: true, wff: text as Wff }
    : fault('unfinished', text.length, { text: clip(text), n: wanted });
}

export const isWff = (text: string): text is Wff => parseWff(text).ok;

const fault = (key: FormulaKey, at: number, facts?: Facts): WffReading => ({
  ok: false,
  fault: { ...saidBy(key, facts), code: key.split('.')[0] as WffFault['code'], at },
});

/** The fault without where it stands. */
export const saidOf = ({ code, facts }: WffFault): Said => ({ code, facts });

const clip = (text: string): string => (text.length > 40 ? `${text.slice(0, 37)}…` : text);

const badLetter = (c: string): FormulaKey =>
  c === 'i' || c === 'o' || c === 'R' ? 'bad-letter.rule' : /\s/.test(c) ? 'bad-letter.space' : 'bad-letter';

export type Parts =
  | { readonly op: 'var'; readonly name: Wff }
  | { readonly op: 'N'; readonly of: Wff }
  | { readonly op: (typeof CONNECTIVES)[number]; readonly left: Wff; readonly right: Wff };

/** Index just past the WFF that begins at `from`. */
function endOfWff(text: string, from: number): number {
  let wanted = 1;
  let i = from;
  while (wanted > 0) {
    const c = text.charAt(i++);
    if (isVariable(c)) wanted--;
    else if (isConnective(c)) wanted++;
  }
  return i;
}

export function partsOf(wff: Wff): Parts {
  const op = firstOf(wff);
  if (op === 'N') return { op: 'N', of: wff.slice(1) as Wff };
  if (op === 'C' || op === 'A' || op === 'K' || op === 'E') {
    const middle = endOfWff(wff, 1);
    return { op, left: wff.slice(1, middle) as Wff, right: wff.slice(middle) as Wff };
  }
  return { op: 'var', name: wff };
}

export const negation = (wff: Wff): Wff => `N${wff}` as Wff;
export const join = (op: (typeof CONNECTIVES)[number], left: Wff, right: Wff): Wff => `${op}${left}${right}` as Wff;

/** Reads WFFs that our own code or a test has written; anything else is a programming error. */
export function wff(text: string): Wff {
  const reading = parseWff(text);
  if (!reading.ok) throw new RangeError(`${text}: ${reading.fault.code}`);
  return reading.wff;
}
