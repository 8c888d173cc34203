import { useState } from 'react';
import { Cards } from '../games/on-sets/cards.tsx';
import { cardName, Line } from '../games/on-sets/signs.tsx';
import '../games/written.css';
import { type T, useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { nameOfSet } from './moves.ts';

interface CardSetsProps {
  readonly text: string;
  readonly cards: readonly string[];
  readonly busy: boolean;
  readonly onValues: (values: readonly string[]) => void;
}

const inWords = (set: string, t: T): string =>
  set === ''
    ? t('puzzle.readings.empty')
    : set
        .split(' ')
        .map(card => cardName(card, t))
        .join('; ');

/** Sets of cards are marked one after the other. */
export default function CardSets({ text, cards, busy, onValues }: CardSetsProps) {
  const t = useT();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [sets, setSets] = useState<readonly string[]>([]);
  const here = nameOfSet(marked);
  const add = (): void => {
    setSets([...sets, here]);
    setMarked([]);
  };
  return (
    <div className="col">
      <p className="written pline">
        <Line text={text} t={t} />
      </p>
      <h3 className="lab">{t('puzzle.readings.cards')}</h3>
      <div className="uni">
        <Cards
          cards={cards}
          show={card => ({
            lit: marked.includes(card) ? 'in' : null,
            onMark: () => setMarked(marked.includes(card) ? marked.filter(c => c !== card) : [...marked, card]),
          })}
        />
      </div>
      <button type="button" className="btn full" disabled={sets.includes(here)} onClick={add}>
        {t('puzzle.readings.add')}
      </button>
      {sets.length > 0 && (
        <section className="col" aria-label={t('puzzle.readings.added')}>
          <h3 className="lab">{t('puzzle.readings.added')}</h3>
          <ul className="psets" aria-live="polite">
            {sets.map(set => (
              <li key={set} className="row">
                <span className="grow">
                  <span className="mono" aria-hidden="true">
                    {set === '' ? inWords(set, t) : set}
                  </span>
                  <span className="sr">{inWords(set, t)}</span>
                </span>
                <button
                  type="button"
                  className="btn quiet sq"
                  aria-label={t('puzzle.readings.remove', { set: inWords(set, t) })}
                  onClick={() => setSets(sets.filter(other => other !== set))}
                >
                  <Icon name="cross" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <button
        type="button"
        className="btn pri big full"
        disabled={busy || sets.length === 0}
        onClick={() => onValues(sets)}
      >
        {t('puzzle.readings.tell')}
      </button>
    </div>
  );
}
