import type { Numeral } from './item.ts';
import type { DigitToken } from './token.ts';

const glyph = (digit: number): string => (digit === 10 ? 'T' : digit === 11 ? 'E' : `${digit}`);

const digitText = (token: DigitToken): string => {
  const power = token.power === null ? '' : `{${token.power}}`;
  return token.wild
    ? `${token.turn}${token.cube}{${glyph(token.digit)}}${power}`
    : `${token.turn}${glyph(token.digit)}${power}`;
};

export function numeralText({ digits, point }: Numeral): string {
  const texts = digits.map(digitText);
  if (point !== null) texts.splice(point, 0, '.');
  return texts.join('');
}
