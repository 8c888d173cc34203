import type { Row } from '@forceout/tournament';
import { useT } from '../i18n/index.ts';
import type { DeskProps } from './index.tsx';

/** Place and total, teams first; everybody with one place stands in one group. */
export function StandingsOf({ event, competition }: DeskProps) {
  const t = useT();
  const running = competition?.rounds.some(({ status }) => status === 'running' || status === 'done') ?? false;
  return (
    <section className="hall-pub">
      <h1 tabIndex={-1}>{event.view.name}</h1>
      <p className="dim">{competition?.id}</p>
      {competition === null || !running ? (
        <p>{t('hall.noResults')}</p>
      ) : (
        <div className="hall-pubgrid">
          {competition.individuals.length > 0 && (
            <Ranks title={t('hall.individuals')} rows={competition.individuals} who={t('hall.player')} />
          )}
          {competition.teams.length > 0 && (
            <Ranks title={t('hall.teams')} rows={competition.teams} who={t('hall.team')} />
          )}
        </div>
      )}
      {competition !== null && competition.unconfirmed > 0 && (
        <p className="dim">{t('hall.unconfirmed', { n: competition.unconfirmed })}</p>
      )}
      <Where event={event} competition={competition} />
    </section>
  );
}

function Ranks({ title, rows, who }: { readonly title: string; readonly rows: readonly Row[]; readonly who: string }) {
  const t = useT();
  return (
    <div className="panel">
      <h2>{title}</h2>
      <table className="hall-rank">
        <thead>
          <tr>
            <th scope="col">{t('hall.place')}</th>
            <th scope="col" className="l">
              {who}
            </th>
            <th scope="col">{t('hall.total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={row.id}>
              <td>{i > 0 && rows[i - 1]!.rank === row.rank ? <span className="sr">{row.rank}</span> : row.rank}</td>
              <th scope="row">{row.label}</th>
              <td className="num">{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where everybody sits in the round that is on. */
function Where({ competition }: DeskProps) {
  const t = useT();
  const round = competition?.rounds.findLast(one => one.status === 'published' || one.status === 'running');
  if (!round || round.tables.every(table => table.players.length === 0)) return null;
  return (
    <div className="panel">
      <h2>{t('hall.round', { n: round.number, all: competition!.planned })}</h2>
      <ol className="hall-where">
        {round.tables.map(table => (
          <li key={table.number}>
            <b>{t('hall.table', { n: table.number })}</b>
            {table.players.map(player => (
              <span key={player.id}>{player.label}</span>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
