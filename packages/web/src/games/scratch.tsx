import { useId } from 'react';
import { useT } from '../i18n/index.ts';
import './scratch.css';

/** A private sheet for every phase: the rules allow pencil and blank paper (I-C). The screen keeps the text. */
export function Scratch({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useT();
  const id = useId();
  return (
    <section className="scratch" aria-labelledby={id}>
      <div className="row">
        <h3 id={id}>{t('games.scratch')}</h3>
        <small className="dim grow">{t('games.scratch.help')}</small>
        <button type="button" className="btn quiet" disabled={text === ''} onClick={() => onText('')}>
          {t('games.scratch.clear')}
        </button>
      </div>
      <textarea aria-labelledby={id} value={text} rows={5} onChange={e => onText(e.currentTarget.value)} />
    </section>
  );
}
