import type { Key } from '../../i18n/index.ts';
import type { Token } from '../tokens.ts';
import { baseOf, exponentColour, type InForce } from './in-force.ts';
import { symbolIn } from './signs.tsx';

/** One way to mean the cube that was just written. */
export interface Meaning {
  readonly text: string;
  readonly label: Key;
}

/** What the cube of a piece may stand for, by the variations in force; one entry means there is nothing to choose. */
export function meaningsOf(piece: string, inForce: InForce): readonly Meaning[] {
  const symbol = symbolIn(piece);
  if (!symbol || !('cube' in symbol)) return [];
  const base = baseOf(inForce);
  const when = (ok: boolean, text: string, label: Key): readonly Meaning[] => (ok ? [{ text, label }] : []);
  const { cube } = symbol;
  if (/^\d$/.test(cube)) {
    const down = inForce.has('upside-down');
    const side = inForce.has('sideways') && cube !== '0';
    return [
      { text: cube, label: 'eq.as.up' },
      ...when(down, `u${cube}`, 'eq.as.u'),
      ...when(side, `s${cube}`, 'eq.as.s'),
      ...when(down && side, `su${cube}`, 'eq.as.su'),
    ];
  }
  if (cube === '*')
    return [
      { text: '*', label: 'eq.as.power' },
      ...when(inForce.has('gcf'), 'G', 'eq.as.gcf'),
      ...when(inForce.has('decimal-point'), '.', 'eq.as.point'),
      ...when(base > 10, 'T', 'eq.as.ten'),
    ];
  if (cube === 'r')
    return [
      ...when(!inForce.has('sqrt-i'), 'r', 'eq.as.root'),
      ...when(inForce.has('sqrt-i'), 'i', 'eq.as.i'),
      ...when(inForce.has('percent'), '%', 'eq.as.percent'),
      ...when(inForce.has('lcm'), 'L', 'eq.as.lcm'),
      ...when(base > 11, 'E', 'eq.as.eleven'),
    ];
  if (cube === '/')
    return [
      { text: '/', label: 'eq.as.divide' },
      ...when(inForce.has('remainder'), '|', 'eq.as.remainder'),
      ...when(inForce.has('log'), '|', 'eq.as.log'),
    ];
  return [];
}

/** What tapping a cube writes. */
export const faceText = (face: string, inForce: InForce): string =>
  face === 'r' && inForce.has('sqrt-i') ? 'i' : face === '^' ? '*' : face;

/** Is the piece in front of this one the mark of an exponent? */
export const isExponent = (tokens: readonly Token[], i: number): boolean => tokens[i - 1]?.text === "'";

export const mayBeExponent = (inForce: InForce): boolean => exponentColour(inForce) !== null || inForce.has('exponent');

/** Puts a piece in place of another. */
export const replaced = (value: string, token: Token, text: string): string =>
  value.slice(0, token.at) + text + value.slice(token.end);

/** Marks every unmarked wild cube of a line with what it stands for. */
export function withWild(value: string, tokens: readonly Token[], face: string | null, as: string | null): string {
  if (face === null || as === null) return value;
  return tokens.reduceRight((text, token) => {
    const turn = /^(su|s|u)?/.exec(token.text)?.[0] ?? '';
    return token.text.slice(turn.length) === face ? replaced(text, token, `${turn}${face}{${as}}`) : text;
  }, value);
}
