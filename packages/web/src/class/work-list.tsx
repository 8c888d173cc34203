import type { ClassBoard } from '@forceout/wire';
import { useLocale, useT } from '../i18n/index.ts';
import { changeWork } from './api.ts';
import { NextRound } from './next-round.tsx';
import { themeName } from './theme-name.ts';
import { workTitle } from './work-title.ts';

interface WorkListProps {
  readonly board: ClassBoard;
  readonly onBoard: (board: ClassBoard) => void;
  readonly onSet: () => void;
  readonly onLook: () => void;
}

/** The work with its day, who is done, and how each theme goes. */
export function WorkList({ board, onBoard, onSet, onLook }: WorkListProps) {
  const t = useT();
  const language = useLocale();
  const { class: card, work, themes, now } = board;
  return (
    <section className="panel col" aria-labelledby="work-title">
      <div className="row">
        <h2 id="work-title" className="grow">
          {t('class.work')}
        </h2>
        <button type="button" className="btn" onClick={onSet}>
          + {t('class.work.set')}
        </button>
      </div>
      {work.length === 0 && <p className="small dim">{t('class.work.none')}</p>}
      <ul className="worklist">
        {work.toReversed().map(one => {
          const done = card.pupils.filter(pupil => (one.done[pupil.id]?.n ?? 0) >= one.target).length;
          const over = one.closed || one.due < now;
          const day = new Date(one.due).toLocaleDateString(language, {
            weekday: 'short',
            day: 'numeric',
            month: 'short',
          });
          return (
            <li key={one.id} className={over ? 'work over' : 'work'}>
              <div className="row wrap">
                <b className="grow">{workTitle(one, t)}</b>
                <span className="tag line">{t(over ? 'class.work.closed' : 'class.work.due.day', { day })}</span>
              </div>
              {!over && (one.kind === 'ladder' || one.kind === 'round-robin') && (
                <NextRound board={board} work={one} onLook={onLook} />
              )}
              <div className="row wrap">
                <span className="small dim grow">
                  {t(`game.${one.game}`)}, {t(`division.${one.division}`)}
                </span>
                <span className="small num">{t('class.work.done', { done, n: card.pupils.length })}</span>
                {!over && (
                  <button
                    type="button"
                    className="btn quiet"
                    onClick={() =>
                      void changeWork(card.id, one.id, { closed: true }).then(next => next.ok && onBoard(next.answer))
                    }
                  >
                    {t('class.work.close')}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {themes.length > 0 && (
        <table className="t">
          <caption className="small dim">{t('class.themes')}</caption>
          <tbody>
            {themes.map(one => (
              <tr key={`${one.game} ${one.theme}`}>
                <th scope="row">
                  {themeName(one.theme, t)} <small className="dim sub">{t(`game.${one.game}`)}</small>
                </th>
                <td className="wide">
                  <span className="barline" aria-hidden="true">
                    <i style={{ width: `${Math.round(((one.n - one.wrong) / one.n) * 100)}%` }} />
                  </span>
                </td>
                <td className="r">{t('class.right', { right: one.n - one.wrong, n: one.n })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
