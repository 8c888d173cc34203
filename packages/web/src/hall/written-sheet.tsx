import type { TableView, Typed } from '@forceout/tournament';
import { useT } from '../i18n/index.ts';

/** What was typed, read as a table: whoever confirms or signs it has no field to change. */
export function WrittenSheet({
  table,
  sheet,
}: {
  readonly table: TableView;
  readonly sheet: Pick<Typed, 'points' | 'totals' | 'shakes'>;
}) {
  const t = useT();
  const rows = [
    ...(sheet.shakes ?? []).map((shake, k) => ({
      head: t('paper.shakeNo', { n: k + 1 }),
      cells: shake.scores.map((score, seat) => {
        const minus = (shake.penalties ?? []).filter(one => one.seat === seat).length;
        return `${shake.void ? '×' : (score ?? '–')}${minus > 0 ? ` −${minus}` : ''}`;
      }),
    })),
    ...(sheet.totals ? [{ head: t('hall.total'), cells: sheet.totals.map(total => String(total ?? '–')) }] : []),
    { head: t('paper.matchPoints'), cells: sheet.points.map(points => String(points ?? '–')) },
  ];
  return (
    <table className="hall-rank hall-written">
      <thead>
        <tr>
          <td />
          {table.players.map(player => (
            <th key={player.id} scope="col">
              {player.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, cells }) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, i) => (
              <td key={table.players[i]?.id ?? i} className="num">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
