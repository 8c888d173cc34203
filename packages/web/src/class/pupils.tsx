import type { ClassBoard, ClassCard, LogInCards } from '@forceout/wire';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { addPupils, movePupil, myClasses, newCards, takeOut } from './api.ts';

interface PupilsProps {
  readonly board: ClassBoard;
  readonly onLook: () => void;
  readonly onAdd: () => void;
  readonly onCards: (cards: LogInCards) => void;
}

/** A filled dot is here, a ring is away: a shape, not only a colour. */
export function Pupils({ board, onLook, onAdd, onCards }: PupilsProps) {
  const t = useT();
  const { class: card, here, tables, themes } = board;
  const [chosen, setChosen] = useState<string | null>(null);
  const pupil = card.pupils.find(one => one.id === chosen);
  const doing = (name: string): string | null => {
    const at = tables.findIndex(table => table.players.includes(name));
    return at < 0 ? null : t('class.at.table', { n: at + 1 });
  };
  const tally = (id: string): string | null => {
    const all = themes.flatMap(theme => theme.pupils[id] ?? []);
    const n = all.reduce((sum, one) => sum + one.n, 0);
    return n === 0 ? null : t('class.right', { right: all.reduce((sum, one) => sum + one.right, 0), n });
  };
  return (
    <section className="panel col" aria-labelledby="pupils-title">
      <div className="row">
        <h2 id="pupils-title" className="grow">
          {t('class.pupils')}
        </h2>
        <span className="small">{t('class.here', { here: here.length, n: card.pupils.length })}</span>
      </div>
      {card.pupils.length === 0 && (
        <ol className="steps">
          <li>{t('class.step.cards')}</li>
          <li>{t('class.step.enter')}</li>
          <li>{t('class.step.start')}</li>
        </ol>
      )}
      <ul className="pupils">
        {card.pupils.map(one => {
          const isHere = here.includes(one.id);
          return (
            <li key={one.id}>
              <button type="button" className="pupilrow" onClick={() => setChosen(one.id)}>
                <span
                  className={isHere ? 'dot in' : 'dot'}
                  role="img"
                  aria-label={t(isHere ? 'class.is.here' : 'class.is.away')}
                />
                <b className="grow">{one.name}</b>
                <small className="dim">{doing(one.name) ?? tally(one.id) ?? ''}</small>
              </button>
            </li>
          );
        })}
      </ul>
      <div className="row wrap">
        <button type="button" className="btn grow" onClick={onAdd}>
          {t('class.add')}
        </button>
        <button
          type="button"
          className="btn grow"
          disabled={card.pupils.length === 0}
          onClick={() => void newCards(card.id).then(done => done.ok && onCards(done.answer))}
        >
          <Icon name="print" /> {t('class.cards')}
        </button>
      </div>
      {pupil && (
        <OnePupil
          card={card}
          pupil={pupil}
          onClose={() => {
            setChosen(null);
            onLook();
          }}
          onCards={onCards}
        />
      )}
    </section>
  );
}

interface OnePupilProps {
  readonly card: ClassCard;
  readonly pupil: ClassCard['pupils'][number];
  readonly onClose: () => void;
  readonly onCards: (cards: LogInCards) => void;
}

function OnePupil({ card, pupil, onClose, onCards }: OnePupilProps) {
  const t = useT();
  const [others, setOthers] = useState<readonly ClassCard[]>([]);
  const [sure, setSure] = useState(false);
  useEffect(
    () => void myClasses().then(all => all.ok && setOthers(all.answer.filter(one => one.id !== card.id))),
    [card.id],
  );
  return (
    <Dialog title={pupil.name} onClose={onClose}>
      <button
        type="button"
        className="btn full"
        onClick={() => void newCards(card.id, [pupil.id]).then(done => done.ok && onCards(done.answer))}
      >
        {t('class.pupil.pin')}
      </button>
      {others.map(one => (
        <button
          key={one.id}
          type="button"
          className="btn full"
          onClick={() => void movePupil(card.id, pupil.id, one.id).then(onClose)}
        >
          {t('class.pupil.move', { label: one.label })}
        </button>
      ))}
      {sure ? (
        <button type="button" className="btn full" onClick={() => void takeOut(card.id, pupil.id).then(onClose)}>
          {t('class.pupil.out.sure', { name: pupil.name })}
        </button>
      ) : (
        <button type="button" className="btn full" onClick={() => setSure(true)}>
          {t('class.pupil.out')}
        </button>
      )}
    </Dialog>
  );
}

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
  const names = text
    .split(/[\n,;\t]/)
    .map(name => name.trim())
    .filter(name => name !== '');
  const add = async (): Promise<void> => {
    const done = await addPupils(board.class.id, names, more);
    if (!done.ok) return setFault(done.message || t('class.offline'));
    onClose();
    onCards(done.answer);
  };
  return (
    <Dialog title={t('class.add')} onClose={onClose}>
      <label className="col">
        <span className="lab">{t('class.add.more')}</span>
        <input
          className="field-text"
          type="number"
          min={0}
          max={60}
          value={more}
          onChange={event => setMore(Math.max(0, Math.min(60, event.currentTarget.valueAsNumber || 0)))}
        />
      </label>
      <label className="col">
        <span className="lab">{t('class.add.list')}</span>
        <textarea className="field-text" rows={6} value={text} onChange={event => setText(event.currentTarget.value)} />
      </label>
      <p className="small dim">{t('class.add.about')}</p>
      {fault && <p role="alert">{fault}</p>}
      <button
        type="button"
        className="btn pri big full"
        disabled={names.length + more === 0}
        onClick={() => void add()}
      >
        {t('class.add.go', { n: names.length + more })}
      </button>
    </Dialog>
  );
}
