import type { JudgeAct } from '../../act.ts';
import { penalize } from '../../penalty.ts';
import { said, typedOr } from '../../said.ts';
import { left, seatAt, totals } from '../../seats.ts';
import type { Seat } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';
import { equalsAnswered, judgeRules } from '../checking/check.ts';
import { leave } from '../match/presence.ts';
import { beginShake, voidShake } from '../set-up/shake.ts';

export const seatOf = (t: Transaction, target: Seat | undefined): Seat | Exclude<Outcome, undefined> =>
  target !== undefined && target < t.state.seats.length
    ? target
    : t.refuse('bad-target', 'conduct', { last: t.state.seats.length - 1 });

export const ruled = (
  t: Transaction,
  target: Seat | null,
  value: JudgeValue,
  reason: string | null,
  second: boolean,
): void => t.emit({ event: 'ruled', target, value, reason, second }, { clause: second ? 'appeal' : 'accept' });
type JudgeValue = (Extract<JudgeAct, { do: 'rule' }>['value'] & {}) | null;

export function initial(t: Transaction, wanted: number | undefined, status: 'approved' | 'refused'): Outcome {
  const index = wanted ?? t.state.penalties.findIndex(p => p.status === 'pending');
  if (t.state.penalties[index]?.status !== 'pending') return t.refuse('not-pending', 'initials');
  t.emit({ event: 'penalty-ruled', index, status }, { clause: 'initials' });
  return undefined;
}

/** First a warning, then −1 for each later violation; at once only where two judges agree (IX-C, IX-D). */
export function conductPenalty(t: Transaction, act: Extract<JudgeAct, { do: 'penalize' }>): Outcome {
  const seat = seatOf(t, act.target);
  if (typeof seat !== 'number') return seat;
  const points = act.value ?? -1;
  if (points !== -1) return t.refuse('bad-field.penalty', 'conduct');
  const atOnce = t.rules.immediatePenaltyByTwoJudges && act.second === true;
  if (seatAt(t.state, seat).warnings === 0 && !atOnce) return t.refuse('warn-first', 'conduct');
  const clause = atOnce && seatAt(t.state, seat).warnings === 0 ? 'immediatePenalty' : 'conduct';
  if (act.second === true) ruled(t, seat, points, act.reason ?? null, true);
  penalize(t, seat, points, clause, typedOr(act.reason, 'conduct'), 'approved');
  return undefined;
}

export function disqualify(t: Transaction, act: Extract<JudgeAct, { do: 'disqualify' }>): Outcome {
  const seat = seatOf(t, act.target);
  if (typeof seat !== 'number') return seat;
  if (seatAt(t.state, seat).disqualified !== null) return t.refuse('disqualified', 'conduct');
  if (act.scope === 'shake') return t.refuse('bad-field.scope-event', 'conduct');
  if (act.second === true) ruled(t, seat, null, act.reason ?? null, true);
  t.emit(
    { event: 'disqualified', seat, scope: act.scope ?? 'round', reason: act.reason ?? null },
    { clause: 'conduct' },
  );
  // The others play on without; a void or a replay is for the judges to order (IX-C replay).
  if (!seatAt(t.state, seat).absent) leave(t, seat);
  // A challenged shake runs to its end (R-SCORE-9).
  if (t.state.shake?.challenge === null && t.state.seats.filter(s => s.disqualified === null).length < 2)
    voidShake(t, said('too-few'), true, 'conduct');
  return undefined;
}

/**
 * Answers the equality question, settles the Solution under check, puts a score on the sheet right, or stands in the
 * log as a ruling.
 */
export function rule(t: Transaction, act: Extract<JudgeAct, { do: 'rule' }>): Outcome {
  const target = act.writer ?? act.target ?? null;
  if (target !== null && target >= t.state.seats.length) return seatOf(t, target) as Outcome;
  const second = act.second === true;
  const value = act.value ?? null;
  if (t.state.asked !== null && typeof value === 'boolean') {
    if (second) ruled(t, target, value, act.reason ?? null, second);
    return equalsAnswered(t, value, 'judge', null);
  }
  ruled(t, target, value, act.reason ?? null, second);
  const checking = t.state.shake?.checking;
  if (checking && typeof value === 'boolean' && (target === null || target === checking.writer))
    judgeRules(t, checking.writer, value, act.reason ?? null);
  const sheet = t.state.phase === 'scoresheet' || t.state.phase === 'closed';
  if (sheet && target !== null && typeof value === 'number') ruleScore(t, target, value);
  return undefined;
}

/** XII-B: a judge's word on a player's total; a lower one signed for with intent stands. */
function ruleScore(t: Transaction, target: Seat, value: number): void {
  const was = totals(t.state);
  const scores = was.map((total, i) => (i === target ? value : total));
  t.emit(
    { event: 'corrected', seat: 'judge', scores, agreed: true },
    { clause: value < was[target]! ? 'deceitLower' : 'scoresheet' },
  );
}

/** The minutes a judge gives to a replay; `false` where they are none. */
const minutesOf = (value: JudgeValue): number | null | false =>
  value === null || (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 60) ? value : false;

/** Who sets the Goal when it is played again, and the number of the scored shake that is struck out. */
function replayed(t: Transaction, scope: 'shake' | 'round'): { setter: Seat; struck: number | null } | null {
  const { shake, history, phase, lastSetter } = t.state;
  if (scope === 'round') return { setter: history[0]?.setter ?? lastSetter ?? 0, struck: null };
  if (shake !== null && !(phase === 'roll-deal' && !shake.rolled)) return { setter: shake.setter, struck: null };
  const last = history.at(-1);
  return last === undefined ? null : { setter: last.setter, struck: last.no };
}

/** Judges may order a shake or the round to be played again (IX-C replay). */
export function replay(t: Transaction, act: Extract<JudgeAct, { do: 'replay' }>): Outcome {
  const { scope = 'shake', target: without, reason = null } = act;
  if (scope === 'event') return t.refuse('bad-field.scope-shake', 'replay');
  if (without !== undefined && without >= t.state.seats.length) return seatOf(t, without) as Outcome;
  const minutes = minutesOf(act.value ?? null);
  if (minutes === false) return t.refuse('bad-field.minutes', 'replay');
  const again = replayed(t, scope);
  if (again === null) return t.refuse('no-shake.replay', 'replay');
  const { setter, struck } = again;
  // After the round's time a replay has the time the judge gives it (IX-C).
  const until = minutes === null || t.state.round.state === 'run' ? null : t.at + minutes * 60_000;
  const second = act.second === true;
  if (reason !== null || second) ruled(t, without ?? null, null, reason, second);
  t.emit(
    { event: 'replay-ordered', scope, setter, struck, without: without ?? null, until },
    { clause: 'replay', clocks: [] },
  );
  if (without !== undefined && t.state.seats[without]?.absent === false)
    t.emit({ event: 'absent', seat: without, leaves: false }, { clause: 'replay' });
  beginShake(t, t.state.seats[setter]?.absent === true ? left(t.state, setter) : setter, true);
  return undefined;
}

/** Task clocks stand still; a player's call for a judge does the same. */
export function pause(t: Transaction, by: Seat | 'judge', question: string | null): Outcome {
  if (t.state.phase === 'closed') return t.refuse('closed', 'scoresheet');
  if (t.state.paused !== null) {
    if (by === 'judge' && t.state.paused.by !== 'judge') return undefined;
    return t.refuse('paused', 'late');
  }
  t.emit({ event: 'paused', by, question }, { clause: 'late' });
  return undefined;
}
