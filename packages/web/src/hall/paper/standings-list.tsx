import { useT } from '../../i18n/index.ts';
import { playerRounds, roundsOf, teamRounds } from '../by-round.ts';
import { decimal } from '../decimal.ts';
import { RankHead } from '../rank-head.tsx';
import type { PaperProps } from './index.tsx';
import { PaperSheet, pagesOf } from './sheet.tsx';

const A_PAGE = 29;

/** Everybody by place with the points of each round, to hang on the wall: teams first, then players. */
export function StandingsList({ heading, competition }: PaperProps) {
  const t = useT();
  const rounds = roundsOf(competition);
  const teamOf = new Map(
    competition.rounds.flatMap(({ tables }) =>
      tables.flatMap(({ players }) => players.map(({ id, team = '' }) => [id, team] as const)),
    ),
  );
  const lists = [
    { title: t('hall.teams'), who: t('hall.team'), rows: competition.teams, byRound: teamRounds(competition) },
    {
      title: t('hall.individuals'),
      who: t('hall.player'),
      rows: competition.individuals,
      byRound: playerRounds(competition),
    },
  ].filter(({ rows }, i) => rows.length > 0 || i > 0);
  return lists.flatMap(({ title, who, rows, byRound }) => {
    const pages = pagesOf(rows, A_PAGE);
    return pages.map((page, n) => (
      <PaperSheet
        key={`${title} ${page[0]?.id ?? n}`}
        title={t('paper.standings', { n: rounds.length })}
        about={`${heading}. ${title}`}
        foot={
          <>
            <span>{t('paper.page', { n: n + 1, all: pages.length })}</span>
            <span>
              {competition.unconfirmed > 0 ? t('hall.unconfirmed', { n: competition.unconfirmed }) : t('paper.allIn')}
            </span>
          </>
        }
      >
        <table className="paper-list paper-ranks">
          <RankHead who={who}>
            {byRound.size > 0 &&
              rounds.map(number => (
                <th key={number} scope="col">
                  {t('hall.roundCol', { n: number })}
                </th>
              ))}
          </RankHead>
          <tbody>
            {page.map(row => (
              <tr key={row.id}>
                <td className="big">{row.rank}</td>
                <td className="l">
                  {row.label}
                  <small>{teamOf.get(row.id)}</small>
                </td>
                {byRound.size > 0 && rounds.map((number, r) => <td key={number}>{byRound.get(row.id)?.[r] ?? '–'}</td>)}
                <td className="big">{decimal(row.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PaperSheet>
    ));
  });
}
