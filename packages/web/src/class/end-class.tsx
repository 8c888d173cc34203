import type { ClassBoard } from '@forceout/wire';
import { useState } from 'react';
import { useLocale, useT } from '../i18n/index.ts';
import { go } from '../route.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { type EndedClass, endClass } from './api.ts';
import { saveCsv } from './csv.ts';
import { shownCode } from './shown-code.ts';

/** Two lists, the copy first, the name of the class to type; keeping it is the safe answer. */
export function EndClass({ board, onClose }: { readonly board: ClassBoard; readonly onClose: () => void }) {
  const t = useT();
  const language = useLocale();
  const [text, setText] = useState('');
  const [ended, setEnded] = useState<EndedClass | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { class: card } = board;
  const end = async (): Promise<void> => {
    const done = await endClass(card.id);
    if (done.ok) setEnded(done.answer);
    else setFault(done.message || t('class.offline'));
  };
  if (ended)
    return (
      <Dialog title={t('class.ended', { label: card.label })} onClose={() => go('class')}>
        <h3>{t('class.ended.list')}</h3>
        <ul className="points">
          <li>{t('class.ended.pupils', { n: ended.deleted.pupils })}</li>
          <li>{t('class.ended.tables', { n: ended.deleted.tables })}</li>
          <li>{t('class.ended.entries', { n: ended.deleted.entries })}</li>
          <li>{t('class.ended.code')}</li>
        </ul>
        <p className="small dim">{t('class.ended.backups')}</p>
        <button type="button" className="btn pri full" onClick={() => go('class')}>
          {t('word.close')}
        </button>
      </Dialog>
    );
  return (
    <Dialog title={t('class.end.of', { label: card.label })} onClose={onClose}>
      <div className="endlists">
        <section>
          <h3>{t('class.end.goes')}</h3>
          <ul>
            <Gone>{t('class.ended.pupils', { n: card.pupils.length })}</Gone>
            <Gone>{t('class.end.tables')}</Gone>
            <Gone>{t('class.end.work', { n: board.work.length })}</Gone>
            <Gone>{t('class.end.code', { code: shownCode(card.code) })}</Gone>
          </ul>
        </section>
        <section>
          <h3>{t('class.end.stays')}</h3>
          <ul>
            <li>
              <Icon name="check" /> {t('class.end.account')}
            </li>
          </ul>
        </section>
      </div>
      <div className="row wrap copyfirst">
        <span className="grow">
          <b>{t('class.end.copy')}</b>
          <br />
          <small className="dim">{t('class.end.copy.about')}</small>
        </span>
        <button type="button" className="btn" onClick={() => saveCsv(board, t)}>
          <Icon name="save" /> {t('class.csv')}
        </button>
      </div>
      <label className="col">
        <span className="lab">{t('class.end.type', { label: card.label })}</span>
        <input className="field-text" value={text} onChange={event => setText(event.currentTarget.value)} />
      </label>
      <p className="small dim">
        {t('class.end.itself', { day: new Date(card.deleteAt).toLocaleDateString(language, { dateStyle: 'long' }) })}
      </p>
      {fault && <p role="alert">{fault}</p>}
      <div className="row wrap endacts">
        <button type="button" className="btn big" data-likely onClick={onClose}>
          {t('class.end.keep')}
        </button>
        <button
          type="button"
          className="btn big forever"
          disabled={text.trim() !== card.label}
          onClick={() => void end()}
        >
          <Icon name="bin" /> {t('class.end.go')}
        </button>
      </div>
    </Dialog>
  );
}

const Gone = ({ children }: { readonly children: string }) => (
  <li className="goes">
    <Icon name="bin" /> {children}
  </li>
);
