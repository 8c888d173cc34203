import type { Moment } from '@forceout/table';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/icon.tsx';
import { useTable } from './context.ts';

/** Practice: back to one's last move, or to any moment of the shake. */
export function GoBack() {
  const t = useT();
  const { state, me, act, busy, nameOf } = useTable();
  const past = state.shake?.past ?? [];
  if (me === null || past.length === 0 || !PHASES.some(phase => phase === state.phase)) return null;
  // The moment one stands at is no way back, unless something has happened since.
  const here = past.at(-1)?.seq === state.seq ? past.slice(0, -1) : past;
  const mine = here.findLast(moment => whoseIs(moment) === me && moment.seq < state.seq);
  if (here.length === 0) return null;
  const go = (moment: Moment): void => void act({ do: 'undo', moment: moment.seq });
  const words = (moment: Moment): string => {
    const seat = whoseIs(moment);
    const who = { who: seat === me ? 'you' : 'other', name: nameOf(seat) };
    return moment.phase === 'goal' ? t('undo.goal', who) : t('undo.move', { ...who, n: moment.shake.moves + 1 });
  };
  return (
    <section className="panel col" aria-label={t('undo.title')}>
      {mine && (
        <button type="button" className="btn full" disabled={busy} onClick={() => go(mine)}>
          <Icon name="undo" /> {t('undo.last')}
        </button>
      )}
      <details>
        <summary>{t('undo.title')}</summary>
        <ol className="col">
          {here.map(moment => (
            <li key={moment.seq}>
              <button type="button" className="btn quiet full" disabled={busy} onClick={() => go(moment)}>
                {words(moment)}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

const PHASES = ['goal', 'turn', 'block-up', 'write', 'last-cube-write'] as const;

/** Who had something to do. */
const whoseIs = ({ phase, shake }: Moment): number => (phase === 'goal' ? shake.goalBy : (shake.onTurn ?? 0));
