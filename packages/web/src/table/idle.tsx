import { rulesOf } from '@forceout/rulebook';
import type { Seat } from '@forceout/table';
import { seatAt } from '@forceout/table';
import { useEffect, useState } from 'react';
import { needWords, useT } from '../i18n/index.ts';
import { signed } from '../ui/signed.ts';
import { useTable } from './context.ts';
import { useIsLive } from './leave-words.ts';

needWords('lines');

/** One is nudged at most so often. */
const NUDGE_MS = 60_000;

/** Somebody let limit and countdown pass: a nudge first, then the absence rule when all the others say so (R-SCORE-9). */
export function Idle() {
  const t = useT();
  const { state, me, connection, act, busy, nameOf } = useTable();
  const live = useIsLive();
  const [nudged, setNudged] = useState<Seat | null>(null);
  useEffect(() => {
    if (nudged === null) return;
    const timer = setTimeout(() => setNudged(null), NUDGE_MS);
    return () => clearTimeout(timer);
  }, [nudged]);
  const late = state.clocks.find(
    ({ seat, stage }) => seat !== me && (stage === 'extra' || stage === 'last') && !seatAt(state, seat).absent,
  )?.seat;
  if (!live || seatAt(state, me!).absent || late === undefined || state.paused !== null) return null;
  const name = nameOf(late);
  const claimed = state.absenceClaims.find(claim => claim.target === late)?.by ?? [];
  const others = state.seats.flatMap((each, seat) => (seat !== late && !each.absent ? [seat] : []));
  const waiting = others.filter(seat => !claimed.includes(seat));
  const points = signed(rulesOf(state.config.edition).absentScore);
  return (
    <div className="idle" role="status">
      <p className="small">
        {claimed.includes(me!)
          ? t('idle.waiting', { names: waiting.map(nameOf), name })
          : claimed.length > 0
            ? t('idle.asked', { names: claimed.map(nameOf), count: claimed.length, name, points })
            : t('idle.late', { name, points })}
      </p>
      <div className="row wrap">
        {connection.sayPhrase && (
          <button
            type="button"
            className="btn"
            disabled={nudged === late}
            onClick={() => {
              setNudged(late);
              void connection.sayPhrase?.('your-turn');
            }}
          >
            {t(nudged === late ? 'idle.nudged' : 'idle.nudge', { name })}
          </button>
        )}
        {!claimed.includes(me!) && (
          <button type="button" className="btn" disabled={busy} onClick={() => act({ do: 'absent', target: late })}>
            {t(claimed.length > 0 ? 'idle.agree' : 'idle.claim', { name })}
          </button>
        )}
      </div>
    </div>
  );
}
