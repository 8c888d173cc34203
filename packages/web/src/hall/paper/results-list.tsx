import { useT } from '../../i18n/index.ts';
import type { PaperProps } from './index.tsx';
import { lengthOf, PaperSheet, pagesOf } from './sheet.tsx';

const A_PAGE = 51;
const A_COLUMN = 17;

/** What came out at every table of the round; a table without a result has a line to write it on. */
export function ResultsList({ heading, competition, round: last }: PaperProps) {
  const t = useT();
  const round = competition.rounds.findLast(({ status }) => status === 'running' || status === 'done') ?? last;
  const pages = pagesOf(round.tables, A_PAGE);
  return pages.map((page, n) => (
    <PaperSheet
      key={page[0]?.number ?? n}
      title={t('paper.results', { n: round.number })}
      about={`${heading}. ${t('paper.results.about')}`}
      foot={<span>{t('paper.page', { n: n + 1, all: pages.length })}</span>}
    >
      <div className="paper-cols">
        {pagesOf(page, A_COLUMN).map(column => (
          <ol key={column[0]?.number ?? ''} className="paper-results">
            {column.map(({ number, players, points }) => (
              <li key={number}>
                <b>{number}</b>
                <ul>
                  {players.map(({ id, label }, i) => (
                    <li key={id}>
                      <span className={`grow ${lengthOf(label)}`}>{label}</span>
                      <b>{points?.[i] ?? (points ? '–' : '___')}</b>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        ))}
      </div>
    </PaperSheet>
  ));
}
