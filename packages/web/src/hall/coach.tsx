import { useT } from '../i18n/index.ts';
import type { EventInHand } from './use-event.ts';

/** Where are my players: no other school's. */
export function CoachPage({ event }: { readonly event: EventInHand }) {
  const t = useT();
  const { entries, competitions } = event.view;
  const now = competitions.flatMap(({ id, planned, rounds }) => {
    const round = rounds.findLast(({ status }) => status === 'published' || status === 'running');
    return round ? [{ id, planned, round }] : [];
  });
  const tableOf = (id: string): number | null =>
    now.flatMap(({ round }) => round.tables).find(table => table.players.some(player => player.id === id))?.number ??
    null;
  const total = (id: string) =>
    competitions.flatMap(({ individuals }) => individuals).find(row => row.id === id)?.value ?? '';
  return (
    <section className="panel hall-ph">
      <h1 tabIndex={-1}>{t('hall.yourPlayers')}</h1>
      {now.map(({ id, planned, round }) => (
        <p key={id} className={round.version > 1 ? 'hall-note warn' : 'dim'}>
          {id} · {t('hall.round', { n: round.number, all: planned })}
          {round.version > 1 && ` · ${t('hall.seatsChanged')}`}
        </p>
      ))}
      <table className="hall-rank">
        <thead>
          <tr>
            <th scope="col" className="l">
              {t('hall.player')}
            </th>
            <th scope="col">{t('hall.tableCol')}</th>
            <th scope="col">{t('hall.total')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(entry => (
            <tr key={entry.id}>
              <th scope="row">
                {entry.name}
                {entry.presence !== 'here' && (
                  <small className="dim"> {t(entry.presence === 'away' ? 'hall.away' : 'hall.expected')}</small>
                )}
              </th>
              <td className="num">{tableOf(entry.id) ?? '–'}</td>
              <td className="num">{total(entry.id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
