import type { TableView } from '@forceout/tournament';
import { checkSheet, type SheetFault, type SheetShake } from '@forceout/tournament';
import { useState } from 'react';
import { type Key, useT } from '../i18n/index.ts';
import type { CompetitionProps } from './index.tsx';
import { toNextCell } from './sheet-keys.ts';

const SHAKES = 10;

/** One shake as it is typed: a text a seat, how many times −1, and whether it does not count. */
interface Line {
  readonly scores: readonly string[];
  readonly minus: readonly number[];
  readonly void: boolean;
}

const emptyLine = (seats: number): Line => ({
  scores: Array.from({ length: seats }, () => ''),
  minus: Array.from({ length: seats }, () => 0),
  void: false,
});

const isEmpty = (line: Line): boolean =>
  !line.void && line.scores.every(text => text === '') && line.minus.every(n => n === 0);

function shakeOf(line: Line): SheetShake {
  const penalties = line.minus.flatMap((times, seat) =>
    Array.from({ length: times }, () => ({ seat, points: -1, initialled: true })),
  );
  return {
    scores: line.scores.map(text => (text.trim() === '' ? null : Number(text))),
    ...(penalties.length > 0 && { penalties }),
    ...(line.void && { void: true }),
  };
}

/** The whole sheet, checked against the rules as it is typed: a wrong cell says so with its clause. */
export function SheetTyping({
  event,
  competition,
  where,
  table,
  done,
}: CompetitionProps & { readonly where: object; readonly table: TableView; readonly done: () => void }) {
  const t = useT();
  const seats = table.players.length;
  const [lines, setLines] = useState<readonly Line[]>(() => Array.from({ length: SHAKES }, () => emptyLine(seats)));
  const last = lines.findLastIndex(line => !isEmpty(line));
  const shakes = lines.slice(0, last + 1).map(shakeOf);
  // Who has no score anywhere did not play.
  const didNotPlay = table.players.flatMap((_, seat) => (shakes.every(one => one.scores[seat] === null) ? [seat] : []));
  const { edition, division } = competition;
  const ruling = checkSheet({ edition, division, seats, shakes, didNotPlay, totals: [], points: [] });
  const faults = shakes.length === 0 ? [] : ruling.faults.filter(({ code }) => code !== 'total' && code !== 'points');
  const change = (k: number, next: Partial<Line>) =>
    setLines(lines.map((line, i) => (i === k ? { ...line, ...next } : line)));
  const save = async () => {
    const reply = await event.act('type-result', {
      ...where,
      sees: table.desk?.versions ?? table.own?.sees ?? 0,
      depth: 'sheet',
      shakes,
      ...(didNotPlay.length > 0 && { didNotPlay }),
    });
    if (reply.ok) done();
  };
  return (
    <form
      className="hall-sheet"
      onSubmit={e => {
        e.preventDefault();
        void save();
      }}
    >
      <div className="hall-scroll">
        <table className="hall-cells">
          <thead>
            <tr>
              <th scope="col">{t('paper.shake')}</th>
              {table.players.map(player => (
                <th key={player.id} scope="col" colSpan={2}>
                  {player.label}
                </th>
              ))}
              <th scope="col">{t('hall.void')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, Math.min(SHAKES, last + 3)).map((line, k) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a shake is its place
              <tr key={k}>
                <th scope="row">{k + 1}</th>
                {table.players.map((player, seat) => [
                  <td key={`${player.id} score`}>
                    <input
                      className="hall-field num"
                      inputMode="numeric"
                      aria-label={t('hall.cell', { shake: k + 1, name: player.label })}
                      aria-invalid={wrongAt(faults, k, seat)}
                      value={line.scores[seat]}
                      onChange={e => {
                        change(k, { scores: line.scores.map((text, i) => (i === seat ? e.target.value : text)) });
                        toNextCell(e.target);
                      }}
                    />
                  </td>,
                  <td key={`${player.id} minus`}>
                    <button
                      type="button"
                      className="btn minus"
                      aria-label={t('hall.cellMinus', { shake: k + 1, name: player.label, n: line.minus[seat] ?? 0 })}
                      onClick={() => change(k, { minus: line.minus.map((n, i) => (i === seat ? (n + 1) % 6 : n)) })}
                    >
                      {(line.minus[seat] ?? 0) > 0 ? `−${line.minus[seat]}` : '–'}
                    </button>
                  </td>,
                ])}
                <td>
                  <input
                    type="checkbox"
                    aria-label={t('hall.cellVoid', { shake: k + 1 })}
                    checked={line.void}
                    onChange={e => change(k, { void: e.target.checked })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {(['totals', 'points'] as const).map(row => (
              <tr key={row}>
                <th scope="row">{t(row === 'totals' ? 'hall.total' : 'paper.matchPoints')}</th>
                {table.players.map((player, seat) => (
                  <td key={player.id} colSpan={2} className="num">
                    {shakes.length === 0 ? '' : (ruling[row][seat] ?? '–')}
                  </td>
                ))}
                <td />
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
      {faults.length > 0 && (
        <ul className="hall-faults" aria-live="polite">
          {faults.map(fault => (
            <li key={`${fault.code} ${fault.at}`}>
              {t(`hall.sheetFault.${fault.code}` as Key, { shake: shakeIn(fault) + 1 })} <code>{fault.clause}</code>
            </li>
          ))}
        </ul>
      )}
      <button type="submit" className="btn pri" disabled={shakes.length === 0}>
        {t('hall.save')}
      </button>
    </form>
  );
}

const shakeIn = ({ at }: SheetFault): number => Number(/^shakes\[(\d+)\]/.exec(at)?.[1] ?? 0);

const wrongAt = (faults: readonly SheetFault[], k: number, seat: number): boolean =>
  faults.some(({ at }) => at === `shakes[${k}]` || at === `shakes[${k}].scores[${seat}]`);
