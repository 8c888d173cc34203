import { cards as CARDS } from '@forceout/rulebook';
import { Card } from '../games/on-sets/card.tsx';
import { useT } from '../i18n/index.ts';

interface CardPickerProps {
  readonly cards: readonly string[];
  readonly onCard: (card: string) => void;
}

/** All sixteen cards, to be tapped in and out. */
export function CardPicker({ cards, onCard }: CardPickerProps) {
  const t = useT();
  return (
    <ul className="pickcards">
      {CARDS.map(card => (
        <li key={card}>
          <button
            type="button"
            aria-pressed={cards.includes(card)}
            className="pickcard"
            data-card={card}
            onClick={() => onCard(card)}
          >
            <Card card={card} t={t} />
          </button>
        </li>
      ))}
    </ul>
  );
}
