import { said } from '../../said.ts';
import type { Unsettled } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';
import { startStopWrite } from '../challenge/write.ts';
import { hasBegun, openSheet, voidShake } from '../set-up/shake.ts';

const MS = 1000;

/** Judge time spent in the last minutes before the warning moves it (2026-27 XI-B-3, R-END-6). */
export function judgeTimeIn(state: Unsettled, from: number | null, warningMs: number, until: number): number {
  if (from === null || state.paused === null) return 0;
  const begin = Math.max(state.paused.since, from * MS);
  const end = Math.min(until, warningMs);
  return Math.max(0, end - begin);
}

export interface RoundTimes {
  readonly warningAt: number;
  readonly stopAt: number;
}

export function roundTimes(
  state: Unsettled,
  round: { warningSeconds: number; stopSeconds: number; judgeTimeFrom: number | null },
): RoundTimes {
  const warningMs = round.warningSeconds * MS;
  const pending = judgeTimeIn(state, round.judgeTimeFrom, warningMs, Number.POSITIVE_INFINITY);
  const warningAt = warningMs + state.round.judgeMs + pending;
  const extra = (round.stopSeconds - round.warningSeconds) * MS;
  return { warningAt, stopAt: (state.round.warnedAt ?? warningAt) + extra };
}

/** Nothing is under way that could be finished or written. */
export const betweenShakes = (s: Unsettled): boolean =>
  s.phase === 'roll-off' || (s.phase === 'roll-deal' && !hasBegun(s));

/** "No new shakes": a shake under way has five more minutes (XI-B). */
export function warning(t: Transaction): Outcome {
  if (t.state.round.state !== 'run') return t.refuse('warned', 'round');
  t.emit({ event: 'round-warning' }, { clause: 'round' });
  // Between two shakes nobody has to roll any more (R-END-5).
  if (betweenShakes(t.state)) openSheet(t, 'round');
  return undefined;
}

/** "Stop": with no challenge made and cubes left, everyone writes (XI-B-2). */
export function stop(t: Transaction): Outcome {
  if (t.state.round.state === 'stopped') return t.refuse('stopped', 'roundStop');
  t.emit({ event: 'round-stop' }, { clause: 'roundStop' });
  switch (t.state.phase) {
    case 'roll-off':
      openSheet(t, 'roundStop');
      break;
    case 'roll-deal':
    case 'variation':
    case 'goal':
    case 'no-goal':
    case 'no-goal-set':
      // Somebody may be choosing again beside a Goal that is set.
      if (t.shake.selecting?.resume?.phase === 'turn') {
        t.emit({ event: 'selecting', selecting: null }, { clause: 'roundStop' });
        startStopWrite(t);
      } else voidShake(t, said('round-stopped'), true, 'roundStop');
      break;
    case 'turn':
      startStopWrite(t);
      break;
    default:
      break;
  }
  return undefined;
}
