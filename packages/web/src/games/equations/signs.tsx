import { lex, type Token as Mark } from '@forceout/equations';
import type { T } from '../../i18n/index.ts';
import { glyph } from '../../ui/glyph.tsx';
import { singles, type Token } from '../tokens.ts';
import './signs.css';

const SHOWN: Readonly<Record<string, string>> = { x: '×', '/': '÷', '*': '^', r: '√', '-': '−' };

export const faceLabel = (face: string): string => SHOWN[face] ?? face;

const SIGN_FACES = ['+', '-', 'x', '/', '*', 'r'] as const;
type SignFace = (typeof SIGN_FACES)[number];
const isSignFace = (face: string): face is SignFace => SIGN_FACES.includes(face as SignFace);

/** A cube by its face: "power sign", "3". */
export const faceName = (face: string, t: T): string => (isSignFace(face) ? t(`eq.cube.${face}`) : face);

/** A sign inside a line that is read aloud: "to the power". */
const signName = (sign: string, t: T): string => (isSignFace(sign) ? t(`eq.face.${sign}`) : sign);

const TYPED: Readonly<Record<string, string>> = {
  X: 'x',
  '×': 'x',
  '·': 'x',
  ':': '/',
  '÷': '/',
  '^': '*',
  R: 'r',
  '√': 'r',
  '−': '-',
  '–': '-',
  S: 's',
  U: 'u',
  I: 'i',
  ',': '.',
  '’': "'",
  l: 'L',
  g: 'G',
  t: 'T',
  e: 'E',
};

/** What was typed, in the letters of the protocol; anything else is left out. */
export const clean = (raw: string): string =>
  [...raw].map(sign => TYPED[sign] ?? (/[0-9+\-x/*r!%|LGsu.'iTE{}()[\]]/.test(sign) ? sign : '')).join('');

/** Pieces of a line. While a mark is still open the signs stand singly. */
export function tokensOf(value: string): readonly Token[] {
  const lexed = lex(value);
  if (!lexed.ok) return singles(value);
  return lexed.tokens.flatMap(({ kind, at, end }) => (kind === 'gap' ? [] : [{ at, end, text: value.slice(at, end) }]));
}

/** The symbol of one piece; null when it cannot be read alone. */
export function symbolIn(text: string): Mark | null {
  const lexed = lex(text);
  return lexed.ok && lexed.tokens.length === 1 ? (lexed.tokens[0] ?? null) : null;
}

export const digitSign = (digit: number): string => (digit === 10 ? 'T' : digit === 11 ? 'E' : String(digit));

interface Drawn {
  readonly main: string;
  readonly turn: '' | 's' | 'u' | 'su';
  readonly badge: string | null;
}

/** What is drawn for a symbol: the meaning in the line, and below it what says so. */
function drawn(symbol: Mark, wildAs: string | null, wildFace: string | null): Drawn {
  const wild = (face: string, own: boolean): string | null => (own ? faceLabel(face) : null);
  switch (symbol.kind) {
    case 'digit': {
      const standsFor = symbol.cube === wildFace && !symbol.wild ? wildAs : null;
      if (standsFor !== null) return { main: faceLabel(standsFor), turn: symbol.turn, badge: faceLabel(symbol.cube) };
      const badge = symbol.power !== null ? `10^${symbol.power}` : null;
      return { main: digitSign(symbol.digit), turn: symbol.turn, badge: badge ?? wild(symbol.cube, symbol.wild) };
    }
    case 'sign': {
      const standsFor = symbol.cube === wildFace && !symbol.wild ? wildAs : null;
      if (standsFor !== null) return { main: faceLabel(standsFor), turn: '', badge: faceLabel(symbol.cube) };
      const badge = ({ L: 'LCM', G: 'GCF', '%': 'ud', '|': 'sw' } as Readonly<Record<string, string>>)[symbol.sign];
      const main = symbol.sign === '%' ? '%' : symbol.sign === '|' ? '÷' : faceLabel(symbol.cube);
      const own = symbol.wild ? faceLabel(symbol.sign) : main;
      return { main: own, turn: '', badge: badge ?? wild(symbol.cube, symbol.wild) };
    }
    case 'point':
      return { main: '.', turn: '', badge: wild(symbol.cube, symbol.wild) };
    case 'i':
      return { main: 'i', turn: '', badge: '√' };
    case 'bang':
      return { main: '!', turn: '', badge: null };
    case 'tick':
      return { main: '↑', turn: '', badge: null };
    case 'open':
      return { main: symbol.shape, turn: '', badge: null };
    case 'close':
      return { main: symbol.shape === '(' ? ')' : ']', turn: '', badge: null };
    case 'gap':
      return { main: ' ', turn: '', badge: null };
  }
}

const OPERATIONS = ['+', '−', '×', '÷', '^', '√'];
const FACE: Readonly<Record<string, string>> = { '+': '+', '−': '-', '×': 'x', '÷': '/', '^': '*', '√': 'r' };

interface SignProps {
  readonly text: string;
  readonly wildAs?: string | null;
  readonly wildFace?: string | null;
}

/** One piece of a written line. */
export function Sign({ text, wildAs = null, wildFace = null }: SignProps) {
  const symbol = symbolIn(text);
  if (!symbol) return <span className="tx">{text}</span>;
  const { main, turn, badge } = drawn(symbol, wildAs, wildFace);
  const words = turn === 'su' ? 'sw ud' : turn === 's' ? 'sw' : turn === 'u' ? 'ud' : null;
  const below = [words, badge].filter(Boolean).join(' ');
  const body = OPERATIONS.includes(main) ? (
    <svg className="tk gl" viewBox="0 0 40 40" aria-hidden="true">
      {glyph('red', FACE[main]!)}
    </svg>
  ) : (
    <b className={turn ? `turn-${turn}` : undefined}>{main}</b>
  );
  if (below === '') return <span className={symbol.kind === 'digit' ? 'tx dg' : 'tx'}>{body}</span>;
  return (
    <span className="tx turned-sign">
      {body}
      <i>{below}</i>
    </span>
  );
}

function sayOne(text: string, t: T): string {
  const symbol = symbolIn(text);
  if (!symbol) return text;
  switch (symbol.kind) {
    case 'digit': {
      const what =
        symbol.digit === 10 ? t('eq.say.ten') : symbol.digit === 11 ? t('eq.say.eleven') : String(symbol.digit);
      const how = { '': null, u: 'eq.say.down', s: 'eq.say.side', su: 'eq.say.both' } as const;
      const key = how[symbol.turn];
      const turned = key ? t('eq.say.turned', { what, how: t(key) }) : what;
      if (symbol.power !== null) return t('eq.say.power', { what: turned, n: symbol.power });
      return symbol.wild ? t('eq.say.wild', { what: turned, cube: faceLabel(symbol.cube) }) : turned;
    }
    case 'sign': {
      const key = { '%': 'eq.say.percent', '|': 'eq.say.remainder', L: 'eq.say.lcm', G: 'eq.say.gcf' } as const;
      const special = key[symbol.sign as keyof typeof key];
      const what = special ? t(special) : signName(symbol.sign, t);
      return symbol.wild ? t('eq.say.wild', { what, cube: faceLabel(symbol.cube) }) : what;
    }
    case 'point':
      return t('eq.say.point');
    case 'i':
      return t('eq.say.i');
    case 'bang':
      return t('eq.say.bang');
    case 'tick':
      return t('eq.say.exponent');
    case 'open':
      return t('eq.say.open');
    case 'close':
      return t('eq.say.close');
    case 'gap':
      return '';
  }
}

export const spoken = (value: string, t: T): string =>
  tokensOf(value)
    .map(token => sayOne(token.text, t))
    .join(' ');

/** A written line to look at. */
export function Line({ text, t }: { readonly text: string; readonly t: T }) {
  return (
    <span className="expr" role="img" aria-label={spoken(text, t)}>
      {tokensOf(text).map(token => (
        <Sign key={token.at} text={token.text} />
      ))}
    </span>
  );
}
