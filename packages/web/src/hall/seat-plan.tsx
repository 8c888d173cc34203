import type { RoundView, Shown, TableView } from '@forceout/tournament';
import { useState } from 'react';
import { type Key, useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { type Accepted, askedFor, wordsFor } from './accepted.ts';
import { KeptNumber } from './form.tsx';
import type { CompetitionProps, DeskProps } from './index.tsx';

interface PlanProps extends CompetitionProps {
  readonly round: RoundView;
  readonly reason: object;
}

/** Press one player, then another: they change places. A locked table stays. */
export function Plan({ event, competition, round, reason }: PlanProps) {
  const t = useT();
  const [held, hold] = useState<Shown | null>(null);
  const [refused, refuse] = useState<{ readonly a: string; readonly b: string; readonly accepts: Accepted } | null>(
    null,
  );
  const where = { competition: competition.id, round: round.number };
  const points = new Map(competition.individuals.map(({ id, values, value }) => [id, values?.sum ?? value]));
  const press = (player: Shown) => {
    if (held === null) return hold(player);
    hold(null);
    if (held.id !== player.id) void swap(held.id, player.id);
  };
  const swap = async (a: string, b: string, accepted: Accepted = {}) => {
    const reply = await event.act('swap', { ...where, a, b, ...reason, ...accepted });
    const accepts = reply.ok ? null : askedFor(reply.refusal, accepted);
    refuse(accepts && { a, b, accepts });
  };
  return (
    <>
      <div className="row wrap">
        <p className="dim grow" role="status">
          {held ? t('hall.picked', { name: held.label }) : t('hall.pick')}
        </p>
        {refused && (
          <button type="button" className="btn" onClick={() => void swap(refused.a, refused.b, refused.accepts)}>
            {wordsFor(refused.accepts, t)}
          </button>
        )}
        <Screens event={event} round={round} where={where} />
      </div>
      <ol className="hall-plan">
        {round.tables.map(table => (
          <PlanTable
            key={table.number}
            event={event}
            where={where}
            table={table}
            points={round.number > 1 ? points : null}
            held={held}
            press={press}
            take={hold}
          />
        ))}
      </ol>
      {round.bye.length > 0 && (
        <section aria-label={t('hall.bye')}>
          <h2>{t('hall.bye')}</h2>
          <div className="hall-byes">
            {round.bye.map(player => (
              <Seat key={player.id} player={player} held={held} press={press} take={hold} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** Reasons that nobody has to look at: they come with every seating. */
const QUIET: readonly string[] = ['two', 'spread', 'firstSeat'];

interface PlanTableProps extends Omit<DeskProps, 'competition'> {
  readonly where: object;
  readonly table: TableView;
  /** Points so far, once there are some. */
  readonly points: ReadonlyMap<string, number | string> | null;
  readonly held: Shown | null;
  readonly press: (player: Shown) => void;
  readonly take: (player: Shown | null) => void;
}

function PlanTable({ event, where, table, points, held, press, take }: PlanTableProps) {
  const t = useT();
  const { number, medium } = table;
  const locked = table.desk?.locked ?? false;
  const lock = () => void event.act('lock', { ...where, table: number, locked: !locked });
  const other = medium === 'screen' ? 'paper' : 'screen';
  const why = (table.desk?.why ?? []).slice(1);
  return (
    <li className={locked ? 'locked' : ''}>
      <header>
        <h2>
          <span className="sr">{t('hall.table', { n: number })}</span>
          <span aria-hidden="true">{number}</span>
        </h2>
        <span className="grow" />
        <button
          type="button"
          className="btn quiet sq"
          aria-label={`${t('hall.table', { n: number })}: ${t(`hall.medium.${medium}`)}`}
          title={t(`hall.medium.${medium}`)}
          onClick={() => void event.act('set-medium', { ...where, tables: [number], medium: other })}
        >
          <Icon name={medium} />
        </button>
        <button
          type="button"
          className="btn quiet sq"
          aria-label={t(locked ? 'hall.unlock' : 'hall.lock', { n: number })}
          title={t(locked ? 'hall.unlock' : 'hall.lock', { n: number })}
          onClick={lock}
        >
          <Icon name={locked ? 'lock' : 'unlock'} />
        </button>
      </header>
      {table.players.map(player => (
        <Seat
          key={player.id}
          player={player}
          held={held}
          press={press}
          take={take}
          lock={lock}
          points={points && (points.get(player.id) ?? 0)}
        />
      ))}
      {why.length > 0 && (
        <small className={why.some(word => !QUIET.includes(word)) ? 'why' : 'dim'}>
          {why.map(word => t(word === 'two' ? 'hall.two' : (`hall.why.${word}` as Key))).join(', ')}
        </small>
      )}
    </li>
  );
}

interface SeatProps extends Pick<PlanTableProps, 'held' | 'press' | 'take'> {
  readonly player: Shown;
  readonly lock?: () => void;
  readonly points?: number | string | null;
}

/** Somebody who can be taken and put elsewhere: by a press, by dragging, by keys. */
function Seat({ player, held, press, take, lock, points = null }: SeatProps) {
  return (
    <button
      type="button"
      className="hall-pl"
      aria-pressed={held?.id === player.id}
      onClick={() => press(player)}
      draggable
      onDragStart={() => take(player)}
      onDragOver={e => e.preventDefault()}
      onDrop={() => press(player)}
      onKeyDown={e => {
        if (e.key === 'Escape') take(null);
        if (e.key.toLowerCase() === 'l') lock?.();
      }}
    >
      <span>
        {player.label} <small>{player.team}</small>
      </span>
      {points !== null && <b className="num">{points}</b>}
    </button>
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
    <div className="hall-screens">
      <KeptNumber
        label={t('hall.screens')}
        min={0}
        max={round.tables.length}
        value={now}
        onKept={many => void choose(many ?? 0)}
      />
    </div>
  );
}
