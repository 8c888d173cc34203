import type { T } from '../../i18n/index.ts';
import { shapes } from '../../ui/glyph.tsx';
import { cardName } from './signs.tsx';
import './card.css';

const DOTS = ['B', 'R', 'G', 'Y'] as const;

/** Each colour keeps its corner. */
export const Dots = ({ card }: { card: string }) => (
  <>
    {DOTS.filter(dot => card !== 'blank' && card.includes(dot)).map(dot => (
      <svg key={dot} className={dot} viewBox="6 6 28 28" aria-hidden="true">
        {shapes[dot]}
      </svg>
    ))}
  </>
);

export const MARKS = ['none', 'shade', 'cross'] as const;
export type Mark = (typeof MARKS)[number];

export interface CardProps {
  readonly card: string;
  /** Place in the deal, from 1; absent for a card that is only shown. */
  readonly n?: number;
  readonly lit?: 'in' | 'out' | null;
  readonly double?: boolean;
  readonly mark?: Mark;
  readonly onMark?: (() => void) | undefined;
  readonly t: T;
}

/** A card of the Universe; a player marks it by pressing it. */
export function Card({ card, n, lit = null, double = false, mark = 'none', onMark, t }: CardProps) {
  const words = [
    n === undefined ? cardName(card, t) : t('onsets.card', { n, dots: cardName(card, t) }),
    lit === 'in' && t('onsets.card.in'),
    lit === 'out' && t('onsets.card.out'),
    double && t('onsets.card.double'),
    mark !== 'none' && t('onsets.card.mark', { mark: t(`games.marks.${mark}`) }),
  ]
    .filter(Boolean)
    .join(' ');
  const className = ['card', lit, mark !== 'none' && mark, double && 'double'].filter(Boolean).join(' ');
  const inside = (
    <>
      <Dots card={card} />
      {lit === 'out' && <small className="outtag">{t('onsets.card.tag.out')}</small>}
      {double && <small className="two" aria-hidden="true" />}
    </>
  );
  return onMark ? (
    <button type="button" className={className} aria-label={words} onClick={onMark}>
      {inside}
    </button>
  ) : (
    <span className={className} role="img" aria-label={words}>
      {inside}
    </span>
  );
}
