import { useT } from '../../i18n/index.ts';
import type { PaperProps } from './index.tsx';
import { lengthOf, PaperSheet, pagesOf } from './sheet.tsx';

const A_PAGE = 90;
const A_COLUMN = 30;

/** Everybody by name with table and seat: hung on the wall, it is a complete fallback. */
export function SeatLists({ heading, round }: PaperProps) {
  const t = useT();
  const people = [
    ...round.tables.flatMap(table =>
      table.players.map((player, i) => ({ ...player, table: table.number, seat: i + 1 })),
    ),
    ...round.bye.map(player => ({ ...player, table: null, seat: null })),
  ].sort((a, b) => a.label.localeCompare(b.label));
  const pages = pagesOf(people, A_PAGE);
  return pages.map((page, n) => (
    <PaperSheet
      key={page[0]?.id ?? n}
      title={t('paper.seats', { n: round.number })}
      about={`${heading}. ${t('paper.seats.about')}`}
      foot={
        <>
          <span>{t('paper.page', { n: n + 1, all: pages.length })}</span>
          <span>{t('paper.seats.note', { version: round.version })}</span>
        </>
      }
    >
      <div className={`paper-cols of-${Math.ceil(page.length / A_COLUMN)}`}>
        {pagesOf(page, A_COLUMN).map(column => (
          <table key={column[0]?.id ?? ''} className="paper-list">
            <thead>
              <tr>
                <th scope="col">{t('hall.name')}</th>
                <th scope="col">{t('paper.table')}</th>
                <th scope="col">{t('paper.seat')}</th>
              </tr>
            </thead>
            <tbody>
              {column.map(player => (
                <tr key={player.id}>
                  <td className={lengthOf(player.label)}>
                    {player.label}
                    <small>{player.team}</small>
                  </td>
                  <td className="big">{player.table ?? '–'}</td>
                  <td>{player.seat ?? t('hall.bye')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </PaperSheet>
  ));
}
