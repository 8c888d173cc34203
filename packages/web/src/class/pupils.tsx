import type { ClassBoard, ClassCard, LogInCards } from '@forceout/wire';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { movePupil, myClasses, newCards, takeOut } from './api.ts';
import { usePupilState } from './pupil-state.ts';
import { themeName } from './theme-name.ts';
import { workTitle } from './work-title.ts';

interface PupilsProps {
  readonly board: ClassBoard;
  readonly onLook: () => void;
  readonly onAdd: () => void;
  readonly onCards: (cards: LogInCards) => void;
}

/** A filled dot is here, a ring is away: a shape, not only a colour. */
export function Pupils({ board, onLook, onAdd, onCards }: PupilsProps) {
  const t = useT();
  const { class: card, here } = board;
  const [chosen, setChosen] = useState<string | null>(null);
  const [renew, setRenew] = useState(false);
  const pupil = card.pupils.find(one => one.id === chosen);
  const doing = usePupilState(board);
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
                <span className={isHere ? 'grow in' : 'grow'}>{one.name}</span>
                <small className="dim">{doing(one)}</small>
              </button>
            </li>
          );
        })}
      </ul>
      <div className="row wrap">
        <button type="button" className="btn grow" onClick={onAdd}>
          {t('class.add')}
        </button>
        <button type="button" className="btn grow" disabled={card.pupils.length === 0} onClick={() => setRenew(true)}>
          <Icon name="print" /> {t('class.cards.new')}
        </button>
      </div>
      {renew && (
        <Dialog title={t('class.cards.all', { n: card.pupils.length })} onClose={() => setRenew(false)}>
          <p>{t('class.cards.all.about')}</p>
          <button type="button" className="btn full" onClick={() => setRenew(false)}>
            {t('class.cards.keep')}
          </button>
          <button
            type="button"
            className="btn pri full"
            onClick={() => void newCards(card.id).then(done => done.ok && onCards(done.answer))}
          >
            {t('class.cards.renew')}
          </button>
        </Dialog>
      )}
      {pupil && (
        <OnePupil
          board={board}
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

/** How one pupil gets on: each piece of work, each theme. */
function Progress({ id, work, themes }: Pick<ClassBoard, 'work' | 'themes'> & { readonly id: string }) {
  const t = useT();
  const tried = themes.flatMap(theme => (theme.pupils[id] ? [{ ...theme, mine: theme.pupils[id] }] : []));
  const open = work.filter(one => !one.closed);
  if (open.length === 0 && tried.length === 0) return <p className="dim">{t('class.progress.none')}</p>;
  return (
    <table className="t">
      <caption className="sr">{t('class.progress')}</caption>
      <tbody>
        {open.map(one => (
          <tr key={one.id}>
            <th scope="row">{workTitle(one, t)}</th>
            <td className="r num">{t('class.work.done', { done: one.done[id]?.n ?? 0, n: one.target })}</td>
          </tr>
        ))}
        {tried.map(one => (
          <tr key={`${one.game} ${one.theme}`}>
            <th scope="row">{themeName(one.theme, t)}</th>
            <td className="r num">{t('class.right', { right: one.mine.right, n: one.mine.n })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface OnePupilProps {
  readonly board: ClassBoard;
  readonly pupil: ClassCard['pupils'][number];
  readonly onClose: () => void;
  readonly onCards: (cards: LogInCards) => void;
}

function OnePupil({ board, pupil, onClose, onCards }: OnePupilProps) {
  const t = useT();
  const { class: card, work, themes } = board;
  const [others, setOthers] = useState<readonly ClassCard[]>([]);
  const [sure, setSure] = useState(false);
  useEffect(
    () => void myClasses(null).then(all => all.ok && setOthers(all.answer.classes.filter(one => one.id !== card.id))),
    [card.id],
  );
  return (
    <Dialog title={pupil.name} onClose={onClose}>
      <Progress id={pupil.id} work={work} themes={themes} />
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
