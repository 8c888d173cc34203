import type { ClassBoard } from '@forceout/wire';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { go } from '../route.ts';
import { Dialog } from '../ui/dialog.tsx';
import { type EndedClass, endClass } from './api.ts';
import { saveCsv } from './csv.ts';

/** Two lists, the copy first, the name of the class to type; keeping it is the safe answer. */
export function EndClass({ board, onClose }: { readonly board: ClassBoard; readonly onClose: () => void }) {
  const t = useT();
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
      <h3>{t('class.end.goes')}</h3>
      <ul className="points">
        <li>{t('class.ended.pupils', { n: card.pupils.length })}</li>
        <li>{t('class.end.tables')}</li>
        <li>{t('class.end.work', { n: board.work.length })}</li>
      </ul>
      <h3>{t('class.end.stays')}</h3>
      <ul className="points">
        <li>{t('class.end.account')}</li>
      </ul>
      <button type="button" className="btn full" onClick={() => saveCsv(board, t)}>
        {t('class.end.copy')}
      </button>
      <label className="col">
        <span className="lab">{t('class.end.type', { label: card.label })}</span>
        <input className="field-text" value={text} onChange={event => setText(event.currentTarget.value)} />
      </label>
      {fault && <p role="alert">{fault}</p>}
      <button type="button" className="btn pri full" onClick={onClose}>
        {t('class.end.keep')}
      </button>
      <button type="button" className="btn full" disabled={text.trim() !== card.label} onClick={() => void end()}>
        {t('class.end.go')}
      </button>
    </Dialog>
  );
}
