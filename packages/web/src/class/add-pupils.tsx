import { type ClassBoard, LIMITS, type LogInCards } from '@forceout/wire';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { RosterField } from '../one-roster/roster-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { addPupils } from './api.ts';
import { CountField } from './count-field.tsx';

interface AddPupilsProps {
  readonly board: ClassBoard;
  readonly onClose: () => void;
  readonly onCards: (cards: LogInCards) => void;
}

/** A list pasted or typed, one name a line; or only how many, with names made up. */
export function AddPupils({ board, onClose, onCards }: AddPupilsProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [more, setMore] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const { id, pupils } = board.class;
  const room = LIMITS.pupils - pupils.length;
  const names = text
    .split(/[\n,;\t]/)
    .map(name => name.trim())
    .filter(name => name !== '');
  const n = names.length + more;
  const crowded = n > room ? t('class.add.full', { most: LIMITS.pupils, n: pupils.length }) : null;
  const add = async (): Promise<void> => {
    const done = await addPupils(id, names, more);
    if (done.ok) {
      onClose();
      return onCards(done.answer);
    }
    setFault(done.message || t('class.offline'));
  };
  return (
    <Dialog title={t('class.add')} onClose={onClose}>
      <CountField label={t('class.add.more')} min={0} max={room} value={more} onCount={setMore} />
      <label className="col">
        <span className="lab">{t('class.add.list')}</span>
        <textarea className="field-text" rows={6} value={text} onChange={event => setText(event.currentTarget.value)} />
      </label>
      <RosterField known={pupils.map(({ name }) => name)} onNames={found => setText(found.join('\n'))} />
      <p className="small dim">{t('class.add.about')}</p>
      <p role="alert">{crowded ?? fault}</p>
      <button
        type="button"
        className="btn pri big full"
        disabled={n === 0 || crowded !== null}
        onClick={() => void add()}
      >
        {t('class.add.go', { n })}
      </button>
    </Dialog>
  );
}
