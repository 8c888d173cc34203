import type { ClassBoard, LogInCards } from '@forceout/wire';
import { useState } from 'react';
import { useLocale, useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { Icon } from '../ui/icon.tsx';
import { useReach } from '../ui/reach.tsx';
import { AddPupils } from './add-pupils.tsx';
import { Cards } from './cards.tsx';
import { EndClass } from './end-class.tsx';
import { MoreActs } from './more-acts.tsx';
import { ProjectLink } from './project-link.tsx';
import { Pupils } from './pupils.tsx';
import { SetWorkDialog } from './set-work.tsx';
import { shownCode } from './shown-code.ts';
import { StartTables } from './start-tables.tsx';
import { WorkList } from './work-list.tsx';
import { Wrong } from './wrong.tsx';

interface BoardProps {
  readonly board: ClassBoard;
  readonly onBoard: (board: ClassBoard) => void;
  readonly onLook: () => void;
}

/** The tables of the class that wait or play. */
function ClassTables({ tables }: Pick<ClassBoard, 'tables'>) {
  const t = useT();
  return (
    <section className="panel col" aria-labelledby="tables-title">
      <h2 id="tables-title">{t('class.tables', { n: tables.length })}</h2>
      <ul className="classtables">
        {tables.map((table, i) => (
          <li key={table.table} className="row">
            <span className="tablenumber num">{i + 1}</span>
            <span className="grow">
              <b>{table.players.filter(Boolean).join(', ') || t('class.tables.empty')}</b>
              <br />
              <small className="dim">{t(`class.stage.${table.stage}`)}</small>
            </span>
            <a className="btn" href={hrefTo('online', table.table)}>
              {t('class.watch')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who is here, what they work at, what goes wrong, and the tables that play. */
export function Board({ board, onBoard, onLook }: BoardProps) {
  const t = useT();
  const language = useLocale();
  const reach = useReach();
  const [open, setDialog] = useState<'start' | 'work' | 'end' | 'add' | 'more' | null>(null);
  const [cards, setCards] = useState<LogInCards | null>(null);
  const { class: card, here, tables } = board;
  if (cards) return <Cards card={card} cards={cards} onClose={() => setCards(null)} />;
  const close = (): void => {
    setDialog(null);
    onLook();
  };
  return (
    <>
      <div className="classhead">
        <h1 tabIndex={-1}>{card.label}</h1>
        <p className={card.open ? 'classcode' : 'classcode shut'}>
          <span className="sr">{t('class.code')}: </span>
          {shownCode(card.code)}
        </p>
        <p className="small dim address">
          {reach.host}
          <br />
          {t(card.open ? 'class.code.about' : 'class.code.shut')}
        </p>
        <div className="classacts">
          <button
            type="button"
            className={here.length > 1 ? 'btn pri big classstart' : 'btn big classstart'}
            disabled={card.pupils.length < 2}
            onClick={() => setDialog('start')}
          >
            <Icon name="play" /> {t('class.start')}
          </button>
          <ProjectLink theme={board.themes.find(theme => theme.wrong > 0)} className="btn big classproject" />
          <button type="button" className="btn big sq" aria-label={t('class.acts')} onClick={() => setDialog('more')}>
            <Icon name="more" />
          </button>
        </div>
      </div>
      {here.length === 0 && card.pupils.length > 0 && <p className="small">{t('class.nobody')}</p>}
      <div className="classgrid">
        <Pupils board={board} onLook={onLook} onAdd={() => setDialog('add')} onCards={setCards} />
        <div className="col">
          <WorkList board={board} onBoard={onBoard} onSet={() => setDialog('work')} onLook={onLook} />
          {tables.length > 0 && <ClassTables tables={tables} />}
        </div>
        <Wrong board={board} />
      </div>
      <p className="small dim">
        {t('class.until', { day: new Date(card.deleteAt).toLocaleDateString(language, { dateStyle: 'long' }) })}
      </p>
      {open === 'start' && <StartTables board={board} onClose={close} />}
      {open === 'work' && <SetWorkDialog board={board} onBoard={onBoard} onClose={() => setDialog(null)} />}
      {open === 'more' && <MoreActs board={board} onLook={onLook} onEnd={() => setDialog('end')} onClose={close} />}
      {open === 'end' && <EndClass board={board} onClose={() => setDialog(null)} />}
      {open === 'add' && <AddPupils board={board} onClose={close} onCards={setCards} />}
    </>
  );
}
