import { PHRASES } from '@forceout/wire';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useT } from '../i18n/index.ts';
import { announce } from '../ui/announcer.tsx';
import { Icon } from '../ui/icon.tsx';
import { useTable } from './context.ts';
import { playSound } from './sound.ts';

const SHOWN_MS = 8000;

/** What another player said, for a moment. */
export function Heard() {
  const t = useT();
  const { connection, nameOf, me } = useTable();
  const heard = useSyncExternalStore(connection.subscribe, () => connection.heardPhrase?.() ?? null);
  const [shown, setShown] = useState<number | null>(null);
  const [first] = useState(heard?.seq ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when something new is said
  useEffect(() => {
    if (!heard || heard.seq <= first || heard.seat === me) return;
    setShown(heard.seq);
    if (heard.phrase === 'your-turn') playSound('turn', true);
    announce(`${nameOf(heard.seat)}: ${t(`phrase.${heard.phrase}`)}`);
    const timer = setTimeout(() => setShown(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [heard?.seq]);
  if (!heard || shown !== heard.seq) return null;
  return (
    <p className="ruling">
      <Icon name="people" />
      <span>
        <b>{nameOf(heard.seat)}:</b> {t(`phrase.${heard.phrase}`)}
      </span>
    </p>
  );
}

/** No free chat: children play here. */
export function Phrases({ onDone }: { readonly onDone: () => void }) {
  const t = useT();
  const { connection, me } = useTable();
  if (!connection.sayPhrase || me === null) return null;
  return (
    <section className="col">
      <h3>{t('menu.say')}</h3>
      <div className="row wrap">
        {PHRASES.map(phrase => (
          <button
            key={phrase}
            type="button"
            className="btn"
            onClick={() => {
              onDone();
              void connection.sayPhrase?.(phrase);
            }}
          >
            {t(`phrase.${phrase}`)}
          </button>
        ))}
      </div>
    </section>
  );
}
