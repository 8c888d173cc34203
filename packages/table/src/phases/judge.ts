import type { JudgeAct } from '../act.ts';
import { penalize } from '../penalty.ts';
import { said, typedOr } from '../said.ts';
import type { Outcome, Scribe } from '../scribe.ts';
import { left, totals } from '../seats.ts';
import type { Seat } from '../state.ts';
import { officialCallsOff, resume } from './call.ts';
import { equalsAnswered, judgeRules } from './check.ts';
import { absent, back, leave } from './presence.ts';
import { beginShake, voidShake } from './shake.ts';

const seatOf = (t: Scribe, target: Seat | undefined): Seat | Exclude<Outcome, undefined> =>
  target !== undefined && target < t.state.seats.length
    ? target
    : t.refuse('bad-target', 'conduct', { last: t.state.seats.length - 1 });

export function judgeActs(t: Scribe, by: 'judge' | 'director', act: JudgeAct): Outcome {
  switch (act.do) {
    case 'approve':
    case 'refuse':
      return initial(t, act.penalty, act.do === 'approve' ? 'approved' : 'refused');
    case 'warn': {
      const seat = seatOf(t, act.target);
      if (typeof seat !== 'number') return seat;
      if (act.second === true) ruled(t, seat, null, act.reason ?? null, true);
      t.emit({ event: 'warned', seat, reason: act.reason ?? null }, { clause: 'conduct' });
      return undefined;
    }
    case 'penalize':
      return conductPenalty(t, act);
    case 'disqualify':
      return disqualify(t, act);
    case 'zero': {
      const seat = seatOf(t, act.target);
      if (typeof seat !== 'number') return seat;
      if (act.second === true) ruled(t, seat, null, act.reason ?? null, true);
      t.emit({ event: 'zeroed', seat, reason: act.reason ?? null }, { clause: 'deceitHigher' });
      return undefined;
    }
    case 'rule':
      return rule(t, act);
    case 'void':
      if (t.state.shake === null) return t.refuse('no-shake', 'conduct');
      if (act.second === true) ruled(t, null, null, act.reason ?? null, true);
      voidShake(t, typedOr(act.reason, 'judge-voided'), true, 'conduct');
      return undefined;
    case 'replay':
      return replay(t, act);
    case 'accommodate': {
      const seat = seatOf(t, act.target);
      if (typeof seat !== 'number') return seat;
      if (!Number.isInteger(act.value) || act.value < 0 || act.value > 300)
        return t.refuse('bad-field.percent', 'late');
      t.emit({ event: 'accommodated', seat, percent: act.value }, { clause: 'late' });
      return undefined;
    }
    case 'pause':
      return pause(t, 'judge', act.reason ?? null);
    case 'resume':
      return resume(t);
    case 'call-off':
      return officialCallsOff(t, by);
    case 'absent': {
      const seat = seatOf(t, act.target);
      return typeof seat === 'number' ? absent(t, seat) : seat;
    }
    case 'back': {
      const seat = seatOf(t, act.target);
      return typeof seat === 'number' ? back(t, seat) : seat;
    }
  }
}

const ruled = (t: Scribe, target: Seat | null, value: JudgeValue, reason: string | null, second: boolean): void =>
  t.emit({ event: 'ruled', target, value, reason, second }, { clause: second ? 'appeal' : 'accept' });
type JudgeValue = (Extract<JudgeAct, { do: 'rule' }>['value'] & {}) | null;

function initial(t: Scribe, wanted: number | undefined, status: 'approved' | 'refused'): Outcome {
  const index = wanted ?? t.state.penalties.findIndex(p => p.status === 'pending');
  if (t.state.penalties[index]?.status !== 'pending') return t.refuse('not-pending', 'initials');
  t.emit({ event: 'penalty-ruled', index, status }, { clause: 'initials' });
  return undefined;
}

/** First a warning, then −1 for each later violation; at once only where two judges agree (IX-C, IX-D). */
function conductPenalty(t: Scribe, act: Extract<JudgeAct, { do: 'penalize' }>): Outcome {
  const seat = seatOf(t, act.target);
  if (typeof seat !== 'number') return seat;
  const points = act.value ?? -1;
  if (points !== -1) return t.refuse('bad-field.penalty', 'conduct');
  const atOnce = t.rules.immediatePenaltyByTwoJudges && act.second === true;
  if (t.state.seats[seat]!.warnings === 0 && !atOnce) return t.refuse('warn-first', 'conduct');
  const clause = atOnce && t.state.seats[seat]!.warnings === 0 ? 'immediatePenalty' : 'conduct';
  if (act.second === true) ruled(t, seat, points, act.reason ?? null, true);
  penalize(t, seat, points, clause, typedOr(act.reason, 'conduct'), 'approved');
  return undefined;
}

function disqualify(t: Scribe, act: Extract<JudgeAct, { do: 'disqualify' }>): Outcome {
  const seat = seatOf(t, act.target);
  if (typeof seat !== 'number') return seat;
  if (t.state.seats[seat]!.disqualified !== null) return t.refuse('disqualified', 'conduct');
  if (act.scope === 'shake') return t.refuse('bad-field.scope-event', 'conduct');
  if (act.second === true) ruled(t, seat, null, act.reason ?? null, true);
  t.emit(
    { event: 'disqualified', seat, scope: act.scope ?? 'round', reason: act.reason ?? null },
    { clause: 'conduct' },
  );
  // The others play on without; a void or a replay is for the judges to order (IX-C replay).
  if (!t.state.seats[seat]!.absent) leave(t, seat);
  // A challenged shake runs to its end (R-SCORE-9).
  if (t.state.shake?.challenge === null && t.state.seats.filter(s => s.disqualified === null).length < 2)
    voidShake(t, said('too-few'), true, 'conduct');
  return undefined;
}

/**
 * Answers the equality question, settles the Solution under check, puts a score on the sheet right, or stands in the
 * log as a ruling.
 */
function rule(t: Scribe, act: Extract<JudgeAct, { do: 'rule' }>): Outcome {
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
function ruleScore(t: Scribe, target: Seat, value: number): void {
  const was = totals(t.state);
  const scores = was.map((total, i) => (i === target ? value : total));
  t.emit(
    { event: 'corrected', seat: 'judge', scores, agreed: true },
    { clause: value < was[target]! ? 'deceitLower' : 'scoresheet' },
  );
}

/** Judges may order a shake or the round to be played again (IX-C replay). */
function replay(t: Scribe, act: Extract<JudgeAct, { do: 'replay' }>): Outcome {
  const { scope = 'shake', target: without, reason = null } = act;
  if (scope === 'event') return t.refuse('bad-field.scope-shake', 'replay');
  if (without !== undefined && without >= t.state.seats.length) return seatOf(t, without) as Outcome;
  const minutes = act.value ?? null;
  if (minutes !== null && (typeof minutes !== 'number' || !Number.isInteger(minutes) || minutes < 1 || minutes > 60))
    return t.refuse('bad-field.minutes', 'replay');
  const { shake, history } = t.state;
  const last = history.at(-1);
  const untouched = shake === null || (t.state.phase === 'roll-deal' && !shake.rolled);
  if (scope === 'shake' && untouched && last === undefined) return t.refuse('no-shake.replay', 'replay');
  const struck = scope === 'shake' && untouched ? (last?.no ?? null) : null;
  const setter =
    scope === 'round' ? (history[0]?.setter ?? t.state.lastSetter ?? 0) : untouched ? last!.setter : shake!.setter;
  // After the round's time a replay has the time the judge gives it (IX-C).
  const until = minutes === null || t.state.round.state === 'run' ? null : t.at + minutes * 60_000;
  const second = act.second === true;
  if (reason !== null || second) ruled(t, without ?? null, null, reason, second);
  t.emit(
    { event: 'replay-ordered', scope, setter, struck, without: without ?? null, until },
    { clause: 'replay', clocks: [] },
  );
  if (without !== undefined && !t.state.seats[without]!.absent)
    t.emit({ event: 'absent', seat: without, leaves: false }, { clause: 'replay' });
  beginShake(t, t.state.seats[setter]!.absent ? left(t.state, setter) : setter, true);
  return undefined;
}

/** Task clocks stand still; a player's call for a judge does the same. */
export function pause(t: Scribe, by: Seat | 'judge', question: string | null): Outcome {
  if (t.state.phase === 'closed') return t.refuse('closed', 'scoresheet');
  if (t.state.paused !== null) {
    if (by === 'judge' && t.state.paused.by !== 'judge') return undefined;
    return t.refuse('paused', 'late');
  }
  t.emit({ event: 'paused', by, question }, { clause: 'late' });
  return undefined;
}
