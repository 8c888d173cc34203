import type { Facts, Said } from '@forceout/table';
import { saidBy } from '@forceout/table/said';
import type { FaultKey } from '../codes.ts';
import type { Ground } from '../rules.ts';

/** How a number cube lies: sideways (reciprocal), upside-down (additive inverse), both, or as usual. */
export type Turn = '' | 's' | 'u' | 'su';

/** The operations, by what is meant: `%` an upside-down radical, `|` a sideways ÷, `L` a radical as LCM, `G` a star as GCF. */
export const SIGNS = ['+', '-', 'x', '/', '*', 'r', '%', '|', 'L', 'G'] as const;
export type Sign = (typeof SIGNS)[number];

/** One written symbol. `cube` is the face that supplies it (null: no cube), `wild` that a wild cube stands for it. */
export type Token = { readonly at: number; readonly end: number } & (
  | {
      readonly kind: 'digit';
      readonly digit: number;
      readonly cube: string;
      readonly wild: boolean;
      readonly turn: Turn;
      /** A 1 that means this power of the base. */
      readonly power: number | null;
    }
  | {
      readonly kind: 'sign';
      readonly sign: Sign;
      readonly cube: string;
      readonly wild: boolean;
      /** Which complex root is meant. */
      readonly branch: number | null;
    }
  | { readonly kind: 'point'; readonly cube: '*' | '0' | 'x'; readonly wild: boolean }
  | { readonly kind: 'i'; readonly cube: string; readonly wild: boolean }
  | { readonly kind: 'bang' }
  /** The cube that follows has the Exponent colour and is an exponent; which complex root is meant. */
  | { readonly kind: 'tick'; readonly branch: number | null }
  | { readonly kind: 'open'; readonly shape: '(' | '[' }
  | { readonly kind: 'close'; readonly shape: '(' | '[' }
  | { readonly kind: 'gap' }
);

export type DigitToken = Extract<Token, { kind: 'digit' }>;

/** The face of the cube that shows a sign. */
export const faceOfSign: Readonly<Record<Sign, string>> = {
  '+': '+',
  '-': '-',
  x: 'x',
  '/': '/',
  '*': '*',
  r: 'r',
  '%': 'r',
  '|': '/',
  L: 'r',
  G: '*',
};

/** The symbol a wild cube stands for, as a face: equal for * as power, digit ten, GCF and decimal point (XIII-B-3 comment (d)). */
export function symbolOf(token: Token): string | null {
  switch (token.kind) {
    case 'digit':
      return token.digit === 10 ? '*' : token.digit === 11 ? 'r' : `${token.digit}`;
    case 'sign':
      return faceOfSign[token.sign];
    case 'point':
      return '*';
    case 'i':
      return 'r';
    default:
      return null;
  }
}

/** Why a text cannot be read, with the place. */
export interface Fault extends Said {
  readonly key: FaultKey;
  readonly clause: Ground;
  readonly at: number;
}

export const faultOf = (key: FaultKey, clause: Ground, at: number, facts?: Facts): Fault => ({
  ...saidBy(key, facts),
  key,
  clause,
  at,
});
