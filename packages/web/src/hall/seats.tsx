import { type Count, METHODS, type Method, type Refusal, type RoundView } from '@forceout/tournament';
import { useState } from 'react';
import { type Key, useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { TakeBack } from './entries.tsx';
import type { DeskProps } from './index.tsx';
import { Pairs } from './pairs.tsx';
import { SeatScript } from './seat-script.tsx';

/** What the director knowingly accepts, by its number. */
interface Accepted {
  readonly acceptTeammates?: number;
  readonly acceptForbidden?: number;
}

/** What has to be accepted besides, where a seating was refused for it. */
function askedFor(refusal: Refusal | null, before: Accepted): Accepted | null {
  const least = Number(refusal?.facts.least ?? 0);
  if (refusal?.code === 'teammates-together') return { ...before, acceptTeammates: least };
  return refusal?.code === 'forbidden-together' ? { ...before, acceptForbidden: least } : null;
}

/** Seats before anybody else sees them: what they break, why each table sits so, changes by two presses. */
export function Seats({ event, competition }: DeskProps) {
  const t = useT();
  const [method, setMethod] = useState<Method>('draw');
  const [reason, setReason] = useState('');
  const [accepts, setAccepts] = useState<Accepted | null>(null);
  if (competition === null) return <p>{t('hall.noRound')}</p>;
  const last = competition.rounds.at(-1);
  const open = last && (last.status === 'draft' || last.status === 'published') ? last : null;
  const number = open?.number ?? competition.rounds.length + 1;
  const why = open?.status === 'published' && reason !== '' ? { reason } : {};
  const here = event.view.entries.filter(
    entry => entry.presence === 'here' && entry.competitions.includes(competition.id),
  ).length;
  const seat = async (accepted: Accepted = {}) => {
    const fields = { competition: competition.id, method, seed: event.view.seq, ...why, ...accepted };
    const reply = await event.act('seat', fields);
    setAccepts(reply.ok ? null : askedFor(reply.refusal, accepted));
    if (reply.ok) setReason('');
  };
  return (
    <div className="hall-cols">
      <section className="panel">
        <h1 tabIndex={-1}>{t('hall.seats')}</h1>
        <div className="row wrap hall-acts">
          <label>
            <span className="lab">{t('hall.method')}</span>
            <select value={method} onChange={e => setMethod(e.target.value as Method)}>
              {METHODS.map(one => (
                <option key={one} value={one}>
                  {t(`hall.method.${one}`)}
                </option>
              ))}
            </select>
          </label>
          {open?.status === 'published' && (
            <label>
              <span className="lab">{t('hall.reason')}</span>
              <input className="hall-field" value={reason} onChange={e => setReason(e.target.value)} />
            </label>
          )}
          {number <= competition.planned && (
            <button type="button" className={open ? 'btn' : 'btn pri'} onClick={() => void seat()}>
              {t(open ? 'hall.seatAgain' : 'hall.seat', { n: number })}
            </button>
          )}
          {accepts !== null && (
            <button type="button" className="btn" onClick={() => void seat(accepts)}>
              {accepts.acceptForbidden === undefined
                ? t('hall.accept', { n: accepts.acceptTeammates ?? 0 })
                : t('hall.acceptForbidden', { n: accepts.acceptForbidden })}
            </button>
          )}
          {open?.status === 'draft' && (
            <button
              type="button"
              className="btn pri"
              onClick={() => void event.act('publish', { competition: competition.id, round: open.number })}
            >
              {t('hall.publish', { n: open.number })}
            </button>
          )}
          <TakeBack event={event} competition={competition} />
        </div>
        {here === 1 && <p className="hall-note">{t('hall.alone')}</p>}
        {number <= competition.planned && <SeatScript event={event} competition={competition} reason={why} />}
        {open && <Plan event={event} competition={competition} round={open} reason={why} />}
      </section>
      <aside className="hall-side">
        {open && <Breaks round={open} />}
        <Pairs event={event} competition={competition} />
        {last && last.status !== 'draft' && (
          <a className="btn" href={hrefTo('e', event.id, event.link, 'paper')}>
            {t('hall.print')}
          </a>
        )}
      </aside>
    </div>
  );
}

function Breaks({ round }: { readonly round: RoundView }) {
  const t = useT();
  const counts = Object.entries(round.broken ?? {}) as [Count, number][];
  return (
    <section className="panel">
      <h2>{t(round.status === 'draft' ? 'hall.draft' : 'hall.published', { n: round.number })}</h2>
      <h3>{t('hall.broken')}</h3>
      <ul className="hall-counts">
        {counts.map(([count, number]) => (
          <li key={count} className={number > 0 ? 'some' : ''}>
            <b className="num">{number}</b> {t(`hall.count.${count}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PlanProps extends DeskProps {
  readonly round: RoundView;
  readonly reason: object;
}

/** Press one player, then another: they change places. A locked table stays. */
function Plan({ event, competition, round, reason }: PlanProps) {
  const t = useT();
  const [held, hold] = useState<{ readonly id: string; readonly label: string } | null>(null);
  const where = { competition: competition!.id, round: round.number };
  const press = (player: { readonly id: string; readonly label: string }) => {
    if (held === null) return hold(player);
    hold(null);
    if (held.id !== player.id) void event.act('swap', { ...where, a: held.id, b: player.id, ...reason });
  };
  return (
    <>
      <Screens event={event} round={round} where={where} />
      <p className="dim" role="status">
        {held ? t('hall.picked', { name: held.label }) : t('hall.pick')}
      </p>
      <ol className="hall-plan">
        {round.tables.map(table => (
          <li key={table.number} className={table.desk?.locked ? 'locked' : ''}>
            <header>
              <h2>{t('hall.table', { n: table.number })}</h2>
              <button
                type="button"
                className="btn quiet"
                onClick={() => void event.act('lock', { ...where, table: table.number, locked: !table.desk?.locked })}
              >
                {t(table.desk?.locked ? 'hall.unlock' : 'hall.lock', { n: table.number })}
              </button>
            </header>
            {table.players.map(player => (
              <button
                key={player.id}
                type="button"
                className="hall-pl"
                aria-pressed={held?.id === player.id}
                onClick={() => press(player)}
                draggable
                onDragStart={() => hold(player)}
                onDragOver={e => e.preventDefault()}
                onDrop={() => press(player)}
                onKeyDown={e => {
                  if (e.key === 'Escape') hold(null);
                  if (e.key.toLowerCase() === 'l')
                    void event.act('lock', { ...where, table: table.number, locked: !table.desk?.locked });
                }}
              >
                {player.label} <small>{player.team}</small>
              </button>
            ))}
            <button
              type="button"
              className="btn quiet"
              aria-label={`${t('hall.table', { n: table.number })}: ${t(`hall.medium.${table.medium}`)}`}
              onClick={() =>
                void event.act('set-medium', {
                  ...where,
                  tables: [table.number],
                  medium: table.medium === 'screen' ? 'paper' : 'screen',
                })
              }
            >
              {t(`hall.medium.${table.medium}`)}
            </button>
            <small className="dim">
              {(table.desk?.why ?? [])
                .slice(1)
                .map(word => t(word === 'two' ? 'hall.two' : (`hall.count.${word}` as Key)))
                .join(', ')}
            </small>
          </li>
        ))}
      </ol>
      {round.bye.length > 0 && (
        <p>
          {t('hall.bye')}: {round.bye.map(({ label }) => label).join(', ')}
        </p>
      )}
    </>
  );
}

/** How many of the tables, counted from table 1, play on screen; the others have cubes and paper. */
function Screens({
  event,
  round,
  where,
}: {
  readonly event: DeskProps['event'];
  readonly round: RoundView;
  readonly where: object;
}) {
  const t = useT();
  const now = round.tables.filter(({ medium }) => medium === 'screen').length;
  const choose = async (many: number) => {
    const numbers = round.tables.map(({ number }) => number);
    const [screen, paper] = [numbers.filter(n => n <= many), numbers.filter(n => n > many)];
    if (screen.length > 0) await event.act('set-medium', { ...where, tables: screen, medium: 'screen' });
    if (paper.length > 0) await event.act('set-medium', { ...where, tables: paper, medium: 'paper' });
  };
  return (
    <label className="row">
      <span className="lab">{t('hall.screens')}</span>
      <input
        className="hall-field num"
        type="number"
        min={0}
        max={round.tables.length}
        defaultValue={now}
        key={now}
        onBlur={e => Number(e.target.value) !== now && void choose(Number(e.target.value))}
        onKeyDown={e => e.key === 'Enter' && e.currentTarget.blur()}
      />
    </label>
  );
}
