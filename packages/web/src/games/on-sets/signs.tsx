import { isColour, isOperation, isSymbol, type OnSetsSymbol, pretty, symbolOf } from '@forceout/on-sets';
import type { T } from '../../i18n/index.ts';
import { glyph } from '../../ui/glyph.tsx';
import { singles, type Token } from '../tokens.ts';

export const faceLabel = (face: string): string => (isSymbol(face) ? pretty(face) : face);

export const faceName = (face: string, t: T): string =>
  isSymbol(face) ? t(`onsets.face.${face}`) : t('onsets.face.digit', { d: face });

export const kindOf = (symbol: OnSetsSymbol): 'colour' | 'operation' | 'restriction' =>
  isColour(symbol) ? 'colour' : isOperation(symbol) ? 'operation' : 'restriction';

const TYPED: Readonly<Record<string, string>> = { u: '∪', n: '∩', c: '⊆', l: 'Λ', '`': '′', '"': '′' };

/** What was typed, as the signs of the game; anything else is left out. */
export const clean = (raw: string): string =>
  [...raw]
    .map(sign => {
      if ('()[]{}*'.includes(sign)) return sign;
      const symbol = symbolOf(sign.toUpperCase()) ?? symbolOf(TYPED[sign] ?? sign);
      return symbol ? pretty(symbol) : '';
    })
    .join('');

/** A wild mark belongs to the sign in front of it. */
export function tokensOf(value: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const token of singles(value)) {
    const last = tokens.at(-1);
    if (token.text === '*' && last) tokens[tokens.length - 1] = { ...last, end: token.end, text: `${last.text}*` };
    else tokens.push(token);
  }
  return tokens;
}

/** One sign of a written line. */
export function Sign({ text }: { text: string }) {
  const symbol = symbolOf(text.charAt(0));
  if (!symbol) return <span className="tx">{text}</span>;
  return (
    <>
      <svg className={isColour(symbol) ? 'tk' : 'tk gl'} viewBox="0 0 40 40" aria-hidden="true">
        {glyph(kindOf(symbol), symbol)}
      </svg>
      {text.endsWith('*') && <span className="star">*</span>}
    </>
  );
}

export const drawToken = (token: Token) => <Sign text={token.text} />;

function say(text: string, t: T): string {
  const symbol = symbolOf(text.charAt(0));
  if (!symbol) return t('()[]{}'.indexOf(text) % 2 === 0 ? 'onsets.say.open' : 'onsets.say.close');
  const word = isColour(symbol) ? t(`onsets.face.${symbol}`) : t(`onsets.say.${symbol}`);
  return text.endsWith('*') ? `${word} (${t('onsets.say.wild')})` : word;
}

/** A written line in words: "Red union Green minus Blue". */
export const spoken = (value: string, t: T): string =>
  tokensOf(value)
    .map(token => say(token.text, t))
    .join(' ');

/** A written line to look at. */
export function Line({ text, t }: { text: string; t: T }) {
  return (
    <span className="expr" role="img" aria-label={spoken(text, t)}>
      {tokensOf(text).map(token => (
        <Sign key={token.at} text={token.text} />
      ))}
    </span>
  );
}

const DOTS = ['B', 'R', 'G', 'Y'] as const;

/** A card in words: "Blue, Yellow". */
export const cardName = (card: string, t: T): string => {
  const dots = DOTS.filter(dot => card !== 'blank' && card.includes(dot));
  return dots.length === 0 ? t('onsets.card.blank') : dots.map(dot => t(`onsets.face.${dot}`)).join(', ');
};
