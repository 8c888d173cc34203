import { playsNext } from '../../seats.ts';
import type { CallState, Seat, Unsettled } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';
import { ask } from '../checking/check.ts';
import { judgeTimeIn } from '../match/round.ts';

/** A call for a judge that nobody answers: overdue, and later it lapses (R-JUDGE-9). */
export interface CallDue {
  readonly call: 'judge' | 'equals';
  readonly is: 'overdue' | 'lapsed';
}

/** How long a call for a judge waits until it is overdue. */
export const judgeOverdueMs = (s: Unsettled): number => Number(s.config.options.judgeOverdueSeconds ?? 180) * 1000;

/** What becomes of an unanswered call by itself. With a judge at work on it, it is neither overdue nor lapses. */
export function callDue(s: Unsettled): { readonly at: number; readonly what: CallDue } | null {
  const { paused, asked } = s;
  if (paused !== null) return typeof paused.by === 'number' ? next(s, 'judge', paused) : null;
  return asked !== null && s.awaiting.length === 0 ? next(s, 'equals', asked) : null;
}

function next(s: Unsettled, call: CallDue['call'], at: CallState & { readonly since: number }) {
  if (at.taken) return null;
  return at.overdue
    ? ({ at: at.since + 2 * judgeOverdueMs(s), what: { call, is: 'lapsed' } } as const)
    : ({ at: at.since + judgeOverdueMs(s), what: { call, is: 'overdue' } } as const);
}

export function callFallsDue(t: Transaction, { call, is }: CallDue): void {
  if (is === 'overdue') t.emit({ event: 'judge-overdue', call }, { clause: 'accept' });
  else endCall(t, call, 'time');
}

/** The caller at any time; once it is overdue the other players, all of them together. */
export function callOff(t: Transaction, seat: Seat): Outcome {
  const call = openCall(t.state);
  if (call === null) return t.refuse('no-call', 'accept');
  const at = call === 'judge' ? t.state.paused : t.state.asked;
  if (at?.by === seat) {
    endCall(t, call, seat);
    return undefined;
  }
  if (at === null || !at.overdue) return tooSoon(t);
  if (at.off.includes(seat)) return t.refuse('called-off', 'accept');
  t.emit({ event: 'call-off-wished', seat, call }, { clause: 'accept' });
  const others = t.state.seats.map((_, i) => i).filter(i => i !== at.by && playsNext(t.state, i));
  if (others.every(i => i === seat || at.off.includes(i))) endCall(t, call, 'players');
  return undefined;
}

/** Also where a judge took it and left it so. */
const directorMayEnd = (t: Transaction, call: CallState & { readonly since: number }): boolean =>
  call.overdue || (call.taken && t.tableTime >= call.since + judgeOverdueMs(t.state));

const tooSoon = (t: Transaction): Outcome => t.refuse('not-overdue', 'accept');

/** The director may end a call that is overdue; a judge answers it. */
export function officialCallsOff(t: Transaction, by: 'judge' | 'director'): Outcome {
  const call = openCall(t.state);
  if (call === null) return t.refuse('no-call', 'accept');
  if (by === 'judge') return t.refuse('not-yours.call', 'accept');
  const at = call === 'judge' ? t.state.paused : t.state.asked;
  if (at === null || !directorMayEnd(t, at)) return tooSoon(t);
  endCall(t, call, 'director');
  return undefined;
}

const openCall = ({ paused, asked, awaiting }: Unsettled): CallDue['call'] | null =>
  typeof paused?.by === 'number'
    ? 'judge'
    : paused === null && asked !== null && awaiting.length === 0
      ? 'equals'
      : null;

/** Clocks run on; a question that lapsed is answered by the evaluator. */
function endCall(t: Transaction, call: CallDue['call'], by: Seat | 'director' | 'players' | 'time'): void {
  const { asked } = t.state;
  if (call === 'judge') {
    t.emit({ event: 'called-off', by, call }, { clause: 'accept' });
    resume(t);
  } else if (asked !== null) {
    const shift = t.tableTime - asked.since;
    const clocks = by === 'time' ? [] : asked.held.map(c => ({ ...c, at: c.at + shift }));
    t.emit({ event: 'called-off', by, call }, { clause: 'judgeEquals', clocks });
    if (by === 'time') ask(t, { kind: 'equals', writer: asked.writer, by: asked.by });
  }
}

/** A judge is at work: the call does not lapse any more. */
export function judgeAttends(t: Transaction): void {
  const { paused, asked } = t.state;
  const open = (typeof paused?.by === 'number' && !paused.taken) || (asked !== null && !asked.taken);
  if (open) t.emit({ event: 'call-taken' }, { clause: 'accept' });
}

export function resume(t: Transaction): Outcome {
  const { paused } = t.state;
  if (paused === null) return t.refuse('not-paused', 'late');
  const judgeMs = judgeTimeIn(t.state, t.rules.round.judgeTimeFrom, t.rules.round.warningSeconds * 1000, t.at);
  t.emit({ event: 'resumed', judgeMs, shiftMs: t.at - paused.since }, { clause: judgeMs > 0 ? 'judgeTime' : 'late' });
  return undefined;
}
