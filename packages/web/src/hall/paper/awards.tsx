import type { Row } from '@forceout/tournament';
import { useT } from '../../i18n/index.ts';
import type { PaperProps } from './index.tsx';
import { PaperSheet } from './sheet.tsx';

const PLACES = 10;

/** To read aloud from the top: the last place of those with a prize first; ties are called together. */
export function Awards({ competition, heading }: PaperProps) {
  const t = useT();
  const lists = [
    { title: t('hall.teams'), rows: competition.teams.filter(({ rank }) => rank <= 3) },
    { title: t('hall.individuals'), rows: competition.individuals.filter(({ rank }) => rank <= PLACES) },
  ];
  return (
    <PaperSheet title={t('paper.awards')} about={`${heading}. ${t('paper.awards.about')}`}>
      {lists.map(({ title, rows }) => (
        <section key={title} className="paper-awards">
          <h3>{title}</h3>
          <ol>
            {ranksOf(rows)
              .toReversed()
              .map(({ rank, tied }) => (
                <li key={rank}>
                  <b className="pl">{t('paper.place', { n: rank })}</b>
                  <span className="grow">{tied.map(({ label }) => label).join(' · ')}</span>
                  <b>{tied[0]!.value}</b>
                  <span className="tick" aria-hidden="true" />
                </li>
              ))}
          </ol>
        </section>
      ))}
      {competition.perfect.length > 0 && (
        <p>
          <b>{t('paper.perfect')}</b> {competition.perfect.map(({ label }) => label).join(', ')}
        </p>
      )}
    </PaperSheet>
  );
}

function ranksOf(rows: readonly Row[]): readonly { readonly rank: number; readonly tied: readonly Row[] }[] {
  const ranks = [...new Set(rows.map(({ rank }) => rank))];
  return ranks.map(rank => ({ rank, tied: rows.filter(row => row.rank === rank) }));
}
