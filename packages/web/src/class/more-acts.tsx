import type { ClassBoard } from '@forceout/wire';
import { useT } from '../i18n/index.ts';
import { saveRoster } from '../one-roster/save-roster.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { changeClass } from './api.ts';
import { saveCsv } from './csv.ts';

interface MoreActsProps {
  readonly board: ClassBoard;
  readonly onLook: () => void;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** What a coach does once a term and not once a lesson: the door, the copies, the end. */
export function MoreActs({ board, onLook, onEnd, onClose }: MoreActsProps) {
  const t = useT();
  const { class: card } = board;
  return (
    <Dialog title={card.label} onClose={onClose}>
      <label className="row classsetting">
        <input
          type="checkbox"
          checked={!card.roams}
          onChange={event => void changeClass(card.id, { roams: !event.currentTarget.checked }).then(onLook)}
        />
        {t('class.own.tables')}
      </label>
      <button
        type="button"
        className="btn full"
        onClick={() => void changeClass(card.id, { open: !card.open }).then(onLook)}
      >
        <Icon name={card.open ? 'lock' : 'unlock'} /> {t(card.open ? 'class.shut' : 'class.open')}
      </button>
      <button type="button" className="btn full" onClick={() => saveCsv(board, t)}>
        <Icon name="save" /> {t('class.csv')}
      </button>
      <button type="button" className="btn full" onClick={() => void saveRoster(card)}>
        <Icon name="save" /> {t('roster.export')}
      </button>
      <button type="button" className="btn full" onClick={onEnd}>
        <Icon name="bin" /> {t('class.end')}
      </button>
    </Dialog>
  );
}
