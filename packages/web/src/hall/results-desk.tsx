import { DEPTHS, type Depth, type RoundView, type TableView } from '@forceout/tournament';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Choice } from '../ui/choice.tsx';
import type { CompetitionProps, DeskProps } from './index.tsx';
import { SheetTyping } from './sheet-typing.tsx';
import { WrittenSheet } from './written-sheet.tsx';

const dots = (points: readonly (number | null)[]): string => points.map(point => point ?? '–').join(' · ');

/** Type a sheet, then somebody else confirms it. */
export function ResultsDesk({ event, competition }: DeskProps) {
  const t = useT();
  const [open, setOpen] = useState<string | null>(null);
  const rounds = (competition?.rounds ?? []).filter(round => round.status === 'running' || round.status === 'done');
  if (competition === null || rounds.length === 0)
    return (
      <section className="panel">
        <h1 tabIndex={-1}>{t('hall.results')}</h1>
        <p>{t('hall.noResults')}</p>
      </section>
    );
  return (
    <section className="panel">
      <h1 tabIndex={-1}>{t('hall.results')}</h1>
      {rounds.toReversed().map(round => (
        <div key={round.number}>
          <h2>{t('hall.round', { n: round.number, all: competition.planned })}</h2>
          <ol className="hall-pile">
            {round.tables.map(table => {
              const id = `${round.number}/${table.number}`;
              return (
                <li key={id}>
                  <Sheet
                    event={event}
                    competition={competition}
                    round={round}
                    table={table}
                    open={open === id}
                    toggle={() => setOpen(open === id ? null : id)}
                  />
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </section>
  );
}

interface SheetProps extends CompetitionProps {
  readonly round: RoundView;
  readonly table: TableView;
  readonly open: boolean;
  readonly toggle: () => void;
}

function Sheet({ event, competition, round, table, open, toggle }: SheetProps) {
  const t = useT();
  const { desk } = table;
  const where = {
    competition: competition.id,
    round: round.number,
    table: table.number,
  };
  const typing = { ...where, seating: round.version };
  const word = desk?.disputed ? 'disputed' : desk?.typed ? 'typed' : desk?.confirmed ? 'done' : 'missing';
  return (
    <>
      <div className="row wrap">
        <b className="tn">{table.number}</b>
        <span className="grow">
          {table.players.map(({ label }) => label).join(', ')}
          <small className="dim">
            {t(`hall.state.${word}`)}
            {desk?.confirmed && ` · ${dots(desk.confirmed.points)}`}
          </small>
        </span>
        {desk?.typed && (
          <button
            type="button"
            className="btn"
            aria-expanded={open}
            aria-label={`${t('hall.look')}, ${t('hall.table', { n: table.number })}`}
            onClick={toggle}
          >
            {t('hall.look')}
          </button>
        )}
        {!desk?.typed && (
          <button
            type="button"
            className="btn"
            aria-expanded={open}
            aria-label={`${t(desk?.confirmed ? 'hall.correct' : 'hall.type')}, ${t('hall.table', { n: table.number })}`}
            onClick={toggle}
          >
            {t(desk?.confirmed ? 'hall.correct' : 'hall.type')}
          </button>
        )}
      </div>
      {open && desk?.typed && (
        <div className="hall-confirm">
          <WrittenSheet table={table} sheet={desk.typed} />
          <p className="dim">{t('hall.typedBy', { points: dots(desk.typed.points) })}</p>
          <div className="row wrap">
            <button
              type="button"
              className="btn pri"
              onClick={() =>
                void event
                  .act('confirm-result', { ...where, version: desk.typed!.version })
                  .then(reply => reply.ok && toggle())
              }
            >
              {t('hall.confirm')}
            </button>
            <button
              type="button"
              className="btn"
              onClick={() => void event.act('dispute', { ...where, reason: t('hall.sendBackWhy') })}
            >
              {t('hall.sendBack')}
            </button>
          </div>
          {desk.disputed && (
            <Typing event={event} competition={competition} where={typing} table={table} done={toggle} />
          )}
        </div>
      )}
      {open && !desk?.typed && (
        <Typing event={event} competition={competition} where={typing} table={table} done={toggle} />
      )}
    </>
  );
}

interface TypingProps extends CompetitionProps {
  readonly where: object;
  readonly table: TableView;
  readonly done: () => void;
}

export function Typing({ event, competition, where, table, done }: TypingProps) {
  const t = useT();
  const [depth, setDepth] = useState<Depth>('points');
  const [typed, setTyped] = useState<readonly string[]>(table.players.map(() => ''));
  const values = typed.map(text => (text.trim() === '' ? null : Number(text)));
  const save = async () => {
    const reply = await event.act('type-result', {
      ...where,
      sees: table.desk?.versions ?? table.own?.sees ?? 0,
      depth,
      [depth]: values,
    });
    if (reply.ok) done();
  };
  const choice = (
    <Choice<Depth>
      label={t('hall.depth')}
      value={depth}
      options={DEPTHS.map(value => ({ value, label: t(`hall.depth.${value}`) }))}
      onChange={setDepth}
    />
  );
  if (depth === 'sheet')
    return (
      <>
        {choice}
        <SheetTyping event={event} competition={competition} where={where} table={table} done={done} />
      </>
    );
  return (
    <form
      className="hall-form"
      onSubmit={e => {
        e.preventDefault();
        void save();
      }}
    >
      {choice}
      <div className="hall-big3">
        {table.players.map((player, i) => (
          <label key={player.id}>
            <span>{player.label}</span>
            <input
              className="hall-field num"
              inputMode="numeric"
              pattern="-?[0-9]{1,3}"
              value={typed[i]}
              onChange={e => setTyped(typed.map((text, j) => (j === i ? e.target.value : text)))}
            />
          </label>
        ))}
      </div>
      <small className="dim">{t('hall.didNot')}</small>
      <button type="submit" className="btn pri" disabled={values.every(value => value === null)}>
        {t('hall.save')}
      </button>
    </form>
  );
}
