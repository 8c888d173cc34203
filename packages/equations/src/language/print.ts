import type { Numeral, SignItem, Unit } from './item.ts';
import type { DigitToken } from './token.ts';

/** A digit as one sign: ten and eleven have letters. */
export const glyph = (digit: number): string => (digit === 10 ? 'T' : digit === 11 ? 'E' : `${digit}`);

/** A symbol; where a wild cube stands for it, that cube with the symbol as its mark. */
const marked = (symbol: string, wild: string | null): string => (wild === null ? symbol : `${wild}{${symbol}}`);

const digitText = ({ digit, cube, wild, turn, power }: DigitToken): string =>
  `${turn}${marked(glyph(digit), wild ? cube : null)}${power === null ? '' : `{${power}}`}`;

export function numeralText({ digits, point, wildPoint }: Numeral): string {
  const texts = digits.map(digitText);
  if (point !== null) texts.splice(point, 0, marked('.', wildPoint));
  return texts.join('');
}

export const signText = ({ sign, wild }: SignItem): string => marked(sign, wild);
export const unitText = ({ wild }: Unit): string => marked('i', wild);
