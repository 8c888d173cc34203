import type { CompetitionView, Metric, Row } from '@forceout/tournament';
import { useState } from 'react';
import { useLocale, useT } from '../i18n/index.ts';
import { Choice } from '../ui/choice.tsx';
import { AllGames, begunGames, Nationals } from './all-games.tsx';
import { type ByRound, playedRounds, playerRounds, roundsOf, teamRounds } from './by-round.ts';
import { Closing } from './closing.tsx';
import { dayOf } from './days.tsx';
import { decimal, fraction } from './decimal.ts';
import type { DeskProps } from './index.tsx';
import { RankHead } from './rank-head.tsx';

const PARTS = ['teams', 'players', 'games', 'seats'] as const;
type Part = (typeof PARTS)[number];

/** What there is to see; the first is seen first. */
function partsOf({ event, competition }: DeskProps): readonly Part[] {
  const running = competition?.rounds.some(({ status }) => status === 'running' || status === 'done') ?? false;
  const there: Readonly<Record<Part, boolean>> = {
    teams: running && (competition?.teams.length ?? 0) > 0,
    players: running && (competition?.individuals.length ?? 0) > 0,
    games: begunGames(event).length > 0 || (event.view.places?.length ?? 0) > 0,
    seats: seatedRound(competition) !== null,
  };
  const parts = PARTS.filter(part => there[part]);
  return running ? parts : parts.toReversed();
}

/** Place and total, round by round; everybody with one place stands in one group. */
export function StandingsOf({ event, competition }: DeskProps) {
  const t = useT();
  const locale = useLocale();
  const [chosen, choose] = useState<Part | null>(null);
  const parts = partsOf({ event, competition });
  const part = parts.find(one => one === chosen) ?? parts[0];
  const day = event.view.sessions.find(({ id }) => id === competition?.session);
  return (
    <section className="hall-pub">
      <div className="row wrap">
        <h1 tabIndex={-1} className="grow">
          {competition?.id ?? event.view.name}
        </h1>
        {competition && <TablesIn competition={competition} />}
      </div>
      {day && <p className="dim">{dayOf(day.date, locale)}</p>}
      <Closing event={event} competition={competition} />
      {parts.length > 1 && part && (
        <Choice<Part>
          label={t('hall.show')}
          value={part}
          options={parts.map(value => ({ value, label: t(`hall.show.${value}`) }))}
          onChange={choose}
        />
      )}
      {(part === undefined || part === 'seats') && !parts.includes('players') && !parts.includes('teams') && (
        <p>{t('hall.noResults')}</p>
      )}
      {competition && part === 'teams' && (
        <Ranks
          title={t('hall.teams')}
          rows={competition.teams}
          who={t('hall.team')}
          scale={null}
          byRound={teamRounds(competition)}
          rounds={roundsOf(competition)}
        />
      )}
      {competition && part === 'players' && (
        <>
          <Ranks
            title={t('hall.individuals')}
            rows={competition.individuals}
            who={t('hall.player')}
            scale={competition.scale}
            metrics={competition.metrics}
            byRound={playerRounds(competition)}
            rounds={roundsOf(competition)}
          />
          {competition.perfect.length > 0 && (
            <p>
              <b>{t('hall.perfect')}:</b> {competition.perfect.map(({ label }) => label).join(', ')}
            </p>
          )}
        </>
      )}
      {part === 'games' && (
        <>
          <AllGames event={event} />
          <Nationals event={event} />
        </>
      )}
      {competition && part === 'seats' && <Where competition={competition} />}
      {competition !== null && competition.unconfirmed > 0 && (
        <p className="dim">{t('hall.unconfirmed', { n: competition.unconfirmed })}</p>
      )}
    </section>
  );
}

/** How far the round is, where tables are shown. */
function TablesIn({ competition }: { readonly competition: CompetitionView }) {
  const t = useT();
  const round = playedRounds(competition).at(-1);
  const done = round?.tables.filter(({ points }) => points !== null).length ?? 0;
  if (!round || done === 0) return null;
  return (
    <span className="dim" role="status">
      {t('hall.live', { n: round.number, done, all: round.tables.length })}
    </span>
  );
}

/** What a total is shown as, where the event has a scale of its own: to one digit, and the true order stays. */
const scaled = (value: number | string, scale: number | string): number =>
  Math.round(fraction(value) * fraction(scale) * 10) / 10;

interface RanksProps {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly who: string;
  readonly scale: number | string | null;
  /** What breaks ties, where it is not the total alone. */
  readonly metrics?: readonly Metric[];
  readonly rounds: readonly number[];
  readonly byRound: ByRound;
}

function Ranks({ title, rows, who, scale, metrics = [], rounds, byRound }: RanksProps) {
  const t = useT();
  const more = metrics.slice(1).filter(metric => metric !== 'lot');
  const shown = byRound.size > 0 ? rounds : [];
  const tied = (rank: number): number => rows.filter(row => row.rank === rank).length;
  return (
    <div className="panel">
      <h2 className="sr">{title}</h2>
      <table className="hall-rank">
        <RankHead who={who}>
          {shown.map((number, i) => (
            <th key={number} scope="col" className={i < shown.length - 1 ? 'wide' : undefined}>
              {t('hall.roundCol', { n: number })}
            </th>
          ))}
          {more.map(metric => (
            <th key={metric} scope="col" className="wide">
              {t(`hall.metric.${metric}`)}
            </th>
          ))}
        </RankHead>
        <tbody>
          {rows.map((row, i) => {
            const many = tied(row.rank);
            const first = rows[i - 1]?.rank !== row.rank;
            return (
              <tr key={row.id} className={many > 1 ? 'tied' : undefined}>
                {first && (
                  <td rowSpan={many}>
                    <b>{row.rank}</b>
                    {many > 1 && <small>{t('hall.tied', { n: many })}</small>}
                  </td>
                )}
                <th scope="row">{row.label}</th>
                {shown.map((number, r) => (
                  <td key={number} className={r < shown.length - 1 ? 'num wide' : 'num'}>
                    {byRound.get(row.id)?.[r] ?? '–'}
                  </td>
                ))}
                {more.map(metric => (
                  <td key={metric} className="num wide">
                    {decimal(row.values?.[metric] ?? '')}
                  </td>
                ))}
                <td className="num total">{scale === null ? decimal(row.value) : scaled(row.value, scale)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const seatedRound = (competition: CompetitionView | null) => {
  const round = competition?.rounds.findLast(one => one.status === 'published' || one.status === 'running');
  return round?.tables.some(table => table.players.length > 0) ? round : null;
};

/** Where everybody sits in the round that is on. */
function Where({ competition }: { readonly competition: CompetitionView }) {
  const t = useT();
  const round = seatedRound(competition);
  if (!round) return null;
  return (
    <div className="panel">
      <h2>{t('hall.round', { n: round.number, all: competition.planned })}</h2>
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
