import { rulesOf } from '@forceout/rulebook';
import { madeUpName } from '@forceout/tournament';
import { useT } from '../i18n/index.ts';
import { OwnSheet } from './own-sheet.tsx';
import { ToTable } from './to-table.tsx';
import type { EventInHand } from './use-event.ts';

/** Where do I sit, with whom, and what have I got: a page without an account. */
export function PlayerPage({ event }: { readonly event: EventInHand }) {
  const t = useT();
  const [me] = event.view.entries;
  const seats = event.view.competitions.flatMap(competition =>
    competition.rounds.flatMap(round =>
      round.tables
        .filter(table => table.players.some(({ id }) => id === me?.id))
        .map(table => ({ competition, round, table, seat: table.players.findIndex(({ id }) => id === me?.id) })),
    ),
  );
  // Where the player sits now; what comes after it stands below.
  const running = seats.findLast(({ round }) => round.status === 'running');
  const coming = seats.filter(({ round }) => round.status === 'published');
  const now = running ?? coming.at(-1);
  const next = coming.filter(seat => seat !== now);
  const waiting =
    now &&
    event.view.calls.some(call => call.open && call.table === now.table.number && call.round === now.round.number);
  const at = now && { competition: now.competition.id, round: now.round.number, table: now.table.number };
  return (
    <div className="hall-ph">
      <h1 tabIndex={-1}>{me?.name}</h1>
      {me && event.view.publicNames === 'made-up' && (
        <p className="dim">{t('hall.seenAs', { name: madeUpName(me.number) })}</p>
      )}
      {now ? (
        <>
          <p className="hall-hero">
            <span className="l">{t('hall.yourTable')}</span>
            <b className="n">{now.table.number}</b>
            <span>
              {now.competition.id} · {t('hall.round', { n: now.round.number, all: now.competition.planned })}
            </span>
          </p>
          {now.round.version > 1 && <p className="hall-note warn">{t('hall.seatsChanged')}</p>}
          <h2>{t('hall.with')}</h2>
          <ul className="hall-trio">
            {now.table.players
              .filter(({ id }) => id !== me?.id)
              .map(player => (
                <li key={player.id}>
                  {player.label} <small>{player.team}</small>
                </li>
              ))}
          </ul>
          {now.seat === 0 && <p>{t('hall.firstSeat')}</p>}
          {now.table.medium === 'screen' && (
            <ToTable event={event} label={t('hall.toTable', { n: now.table.number })} look="btn pri big full" />
          )}
          {now.table.medium === 'paper' && now.round.status === 'running' && me && (
            <OwnSheet
              event={event}
              competition={now.competition}
              round={now.round.number}
              table={now.table}
              me={me.id}
            />
          )}
          {now.round.status === 'running' &&
            (waiting ? (
              <p role="status">{t('hall.called')}</p>
            ) : (
              <button type="button" className="btn full" onClick={() => void event.act('call', at)}>
                {t('hall.call')}
              </button>
            ))}
          {now.round.status === 'running' && !waiting && rulesOf(now.competition.edition).appeal && (
            <button
              type="button"
              className="btn quiet full"
              onClick={() => void event.act('call', { ...at, appeal: true })}
            >
              {t('hall.appealCall')}
            </button>
          )}
        </>
      ) : (
        <p>{t('hall.noSeat')}</p>
      )}
      {next.map(({ competition, round, table }) => (
        <p key={competition.id} className="hall-note">
          {t('hall.nextTable', { n: table.number })}
          <br />
          <small>
            {competition.id} · {t('hall.round', { n: round.number, all: competition.planned })}
          </small>
        </p>
      ))}
      {seats.some(({ table }) => table.points) && (
        <section className="panel">
          <h2>{t('hall.yourResults')}</h2>
          <ul className="hall-mine">
            {seats
              .filter(({ table }) => table.points)
              .map(({ competition, round, table, seat }) => (
                <li key={`${competition.id} ${round.number}`}>
                  <span>
                    {competition.id} · {t('hall.round', { n: round.number, all: competition.planned })}
                  </span>
                  <b>{table.points?.[seat] ?? '–'}</b>
                </li>
              ))}
          </ul>
        </section>
      )}
    </div>
  );
}
