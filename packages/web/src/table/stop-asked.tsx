import { totals } from '@forceout/table';
import { needWords, useT } from '../i18n/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { signed } from '../ui/signed.ts';
import { useTable } from './context.ts';
import { stopShake, useIsLive } from './leave-words.ts';
import './leave.css';

needWords('lines');

/** Somebody would like to stop: what would stand, and the answer. */
export function StopAsked() {
  const t = useT();
  const table = useTable();
  const { state, me, act, busy, nameOf } = table;
  const { endWishes, phase, seats } = state;
  const live = useIsLive();
  if (!live || endWishes.length === 0 || endWishes.includes(me!) || seats[me!]!.absent || phase === 'scoresheet')
    return null;
  return (
    <Dialog title={t('stop.title', { names: endWishes.map(nameOf), count: endWishes.length })}>
      <table className="t">
        <thead>
          <tr>
            <th scope="col">{t('stop.caption')}</th>
            {seats.map((_, seat) => (
              <th key={nameOf(seat)} scope="col" className="r">
                {seat === me ? t('seat.you') : nameOf(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('stop.score')}</th>
            {totals(state).map((points, seat) => (
              <td key={nameOf(seat)} className="r">
                <b>{signed(points)}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="small">{stopShake(table, t)}</p>
      <div className="row wrap leaveacts">
        <button type="button" className="btn big" disabled={busy} onClick={() => act({ do: 'end-match' })}>
          {t('stop.agree')}
        </button>
        <button
          type="button"
          className="btn pri big"
          disabled={busy}
          // biome-ignore lint/a11y/noAutofocus: the safe answer is under the Enter key
          autoFocus
          onClick={() => act({ do: 'end-match', agree: false })}
        >
          {t('stop.decline')}
        </button>
      </div>
    </Dialog>
  );
}
