import type { SweepstakesLine } from '@forceout/tournament';
import { useT } from '../i18n/index.ts';
import { decimal } from './decimal.ts';
import type { DeskProps } from './index.tsx';
import { RankHead } from './rank-head.tsx';

/** Divisions where somebody has played enough games; before there is nothing to rank. */
export const begunGames = ({ view }: DeskProps['event']) =>
  view.sweepstakes.filter(({ individuals, teams }) => [...individuals, ...teams].some(({ rank }) => rank !== null));

/** All games of a division together, by the formula that stands above the table. */
export function AllGames({ event }: Pick<DeskProps, 'event'>) {
  const t = useT();
  const begun = begunGames(event);
  return begun.map(({ division, rule, individuals, teams, games }) => (
    <section key={division} className="panel">
      <h2>
        {t('hall.sweepstakes')}: {t(`division.${division}`)}
      </h2>
      <p className="dim">
        {games.join(', ')}.{' '}
        {t('hall.sweepstakes.rule', {
          scale: rule.scale === null ? 'none' : String(rule.scale),
          drop: rule.drop,
          least: rule.minGames,
        })}
      </p>
      <div className="hall-pubgrid">
        {individuals.length > 0 && <Lines rows={individuals} who={t('hall.player')} />}
        {teams.length > 0 && <Lines rows={teams} who={t('hall.team')} />}
      </div>
    </section>
  ));
}

function Lines({ rows, who }: { readonly rows: readonly SweepstakesLine[]; readonly who: string }) {
  const t = useT();
  return (
    <table className="hall-rank">
      <RankHead who={who}>
        <th scope="col">{t('hall.games')}</th>
      </RankHead>
      <tbody>
        {rows.map(row => (
          <tr key={row.id}>
            <td>{row.rank ?? '–'}</td>
            <th scope="row">{row.label}</th>
            <td className="num">{row.games}</td>
            <td className="num">{decimal(row.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Places at Nationals by entries: a small report for those who plan the trip. */
export function Nationals({ event }: Pick<DeskProps, 'event'>) {
  const t = useT();
  const places = event.view.places ?? [];
  if (places.length === 0) return null;
  return (
    <section className="panel">
      <h2>{t('hall.nationals')}</h2>
      <ul>
        {places.map(({ division, places: number, average }) => (
          <li key={division}>
            {t('hall.nationals.line', {
              division: t(`division.${division}`),
              places: number,
              average: decimal(average),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
