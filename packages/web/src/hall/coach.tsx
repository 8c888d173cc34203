import type { CompetitionView, Entry, RoundView } from '@forceout/tournament';
import { useT } from '../i18n/index.ts';
import type { EventInHand } from './use-event.ts';

interface Now {
  readonly competition: CompetitionView;
  readonly round: RoundView | null;
}

/** Where are my players: no other school's. What is played now stands first. */
export function CoachPage({ event }: { readonly event: EventInHand }) {
  const t = useT();
  const { entries, competitions } = event.view;
  const games: readonly Now[] = competitions
    .map(competition => ({
      competition,
      round: competition.rounds.findLast(({ status }) => status === 'published' || status === 'running') ?? null,
    }))
    .toSorted((a, b) => weight(b) - weight(a));
  return (
    <div className="hall-ph">
      <h1 tabIndex={-1}>{t('hall.yourPlayers')}</h1>
      {games.map(game => {
        const own = entries.filter(entry => entry.competitions.includes(game.competition.id));
        return own.length > 0 && <Game key={game.competition.id} now={game} entries={own} />;
      })}
    </div>
  );
}

const weight = ({ round }: Now): number => (round?.status === 'running' ? 2 : round ? 1 : 0);

function Game({ now: { competition, round }, entries }: { readonly now: Now; readonly entries: readonly Entry[] }) {
  const t = useT();
  const tableOf = (id: string): number | null =>
    round?.tables.find(table => table.players.some(player => player.id === id))?.number ?? null;
  const total = (id: string) => competition.individuals.find(row => row.id === id)?.value ?? '–';
  const teams = [...new Set(entries.map(({ team }) => team))];
  return (
    <section className="panel">
      <h2>{competition.id}</h2>
      {round && (
        <p className={round.version > 1 ? 'hall-note warn' : 'dim'}>
          {t('hall.round', { n: round.number, all: competition.planned })}
          {round.version > 1 && ` · ${t('hall.seatsChanged')}`}
        </p>
      )}
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
        {teams.map(team => (
          <tbody key={team ?? ''}>
            {team !== undefined && (
              <tr>
                <th scope="rowgroup" colSpan={3} className="team">
                  {team}
                </th>
              </tr>
            )}
            {entries
              .filter(entry => entry.team === team)
              .map(entry => (
                <tr key={entry.id}>
                  <th scope="row">
                    {entry.name}
                    {entry.presence !== 'here' && (
                      <small className="dim"> {t(entry.presence === 'away' ? 'hall.away' : 'hall.expected')}</small>
                    )}
                  </th>
                  <td className="num big">{tableOf(entry.id) ?? '–'}</td>
                  <td className="num">{total(entry.id)}</td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
