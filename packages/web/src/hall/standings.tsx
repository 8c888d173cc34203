import type { Metric, Row } from '@forceout/tournament';
import { useT } from '../i18n/index.ts';
import { AllGames, Nationals } from './all-games.tsx';
import { decimal, fraction } from './decimal.ts';
import type { DeskProps } from './index.tsx';
import { mayDirect } from './use-event.ts';

/** Place and total, teams first; everybody with one place stands in one group. */
export function StandingsOf({ event, competition }: DeskProps) {
  const t = useT();
  const running = competition?.rounds.some(({ status }) => status === 'running' || status === 'done') ?? false;
  return (
    <section className="hall-pub">
      <h1 tabIndex={-1}>{event.view.name}</h1>
      <p className="dim">{competition?.id}</p>
      {!running && <Where event={event} competition={competition} />}
      {competition === null || !running ? (
        <p>{t('hall.noResults')}</p>
      ) : (
        <div className="hall-pubgrid">
          {competition.individuals.length > 0 && (
            <Ranks
              title={t('hall.individuals')}
              rows={competition.individuals}
              who={t('hall.player')}
              scale={competition.scale}
              metrics={competition.metrics}
            />
          )}
          {competition.teams.length > 0 && (
            <Ranks title={t('hall.teams')} rows={competition.teams} who={t('hall.team')} scale={null} />
          )}
        </div>
      )}
      {competition !== null && competition.unconfirmed > 0 && (
        <p className="dim">{t('hall.unconfirmed', { n: competition.unconfirmed })}</p>
      )}
      {competition !== null && competition.perfect.length > 0 && running && (
        <p>
          <b>{t('hall.perfect')}:</b> {competition.perfect.map(({ label }) => label).join(', ')}
        </p>
      )}
      <AllGames event={event} />
      <Nationals event={event} />
      <Closing event={event} competition={competition} />
      {running && <Where event={event} competition={competition} />}
    </section>
  );
}

/** What a total is shown as, where the event has a scale of its own: to one digit, and the true order stays. */
const scaled = (value: number | string, scale: number | string): number =>
  Math.round(fraction(value) * fraction(scale) * 10) / 10;

/** Release, playoffs and the end of a game, for the director. */
function Closing({ event, competition }: DeskProps) {
  const t = useT();
  const may = mayDirect(event);
  if (!may || competition === null || event.view.settings === undefined) return null;
  const { id, individuals, teams, closed } = competition;
  const firsts = teams.filter(({ rank }) => rank === 1);
  const tied = firsts.length > 1 ? firsts.map(({ id: team }) => team) : [];
  const players = event.view.entries
    .filter(({ team, competitions }) => team !== undefined && tied.includes(team) && competitions.includes(id))
    .map(entry => entry.id);
  return (
    <div className="row wrap">
      {event.view.settings.resultsShown === 'released' &&
        [true, false].map(released => (
          <button
            key={String(released)}
            type="button"
            className="btn"
            onClick={() => void event.act('release', { competition: id, released })}
          >
            {t(released ? 'hall.release' : 'hall.unrelease')}
          </button>
        ))}
      {players.length > 1 && individuals.some(({ played }) => (played ?? 0) > 0) && (
        <button
          type="button"
          className="btn"
          onClick={() => void event.act('playoff', { competition: id, id: `${id} +`, rounds: 1, players })}
        >
          {t('hall.playoff', { n: 1 })}
        </button>
      )}
      {!closed && (
        <button type="button" className="btn" onClick={() => void event.act('close', { competition: id })}>
          {t('hall.close')}
        </button>
      )}
    </div>
  );
}

interface RanksProps {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly who: string;
  readonly scale: number | string | null;
  /** What breaks ties, where it is not the total alone. */
  readonly metrics?: readonly Metric[];
}

function Ranks({ title, rows, who, scale, metrics = [] }: RanksProps) {
  const t = useT();
  const more = metrics.slice(1).filter(metric => metric !== 'lot');
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
            {more.map(metric => (
              <th key={metric} scope="col">
                {t(`hall.metric.${metric}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={row.id}>
              <td>{rows[i - 1]?.rank === row.rank ? <span className="sr">{row.rank}</span> : row.rank}</td>
              <th scope="row">{row.label}</th>
              <td className="num">{scale === null ? decimal(row.value) : scaled(row.value, scale)}</td>
              {more.map(metric => (
                <td key={metric} className="num">
                  {decimal(row.values?.[metric] ?? '')}
                </td>
              ))}
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
      {round.version > 1 && <p className="hall-note warn">{t('hall.seatsChanged')}</p>}
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
