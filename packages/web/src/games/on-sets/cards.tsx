import { useT } from '../../i18n/index.ts';
import { Card, type CardProps } from './card.tsx';
import './universe.css';

interface CardsProps {
  readonly cards: readonly string[];
  readonly show: (card: string) => Omit<CardProps, 'card' | 'n' | 't'>;
}

/** Cards in the order of the deal, numbered. */
export function Cards({ cards, show }: CardsProps) {
  const t = useT();
  return (
    <ul className="universe">
      {cards.map((card, i) => (
        <li key={card}>
          <Card card={card} n={i + 1} {...show(card)} t={t} />
        </li>
      ))}
    </ul>
  );
}
