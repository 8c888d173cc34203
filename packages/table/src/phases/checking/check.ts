import { clockOf, leftoverSand, startClock, withoutClocks } from '../../clock.ts';
import type { Json, ObjectionVerdict, Reason, Verdict } from '../../game.ts';
import { penalize } from '../../penalty.ts';
import { said } from '../../said.ts';
import { opponents } from '../../seats.ts';
import type { Checker, Checking, Clock, Question, Seat, SeatVerdict } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';
import { scoreShake } from '../match/score.ts';

export function ask(t: Transaction, question: Question): void {
  t.emit({ event: 'awaiting', awaiting: { ...question, id: t.state.awaited + 1, since: t.tableTime } });
}

/** Auto: the evaluator rules on every Solution. Players: one Solution after the other is checked (VII-C-3). */
export function startChecking(t: Transaction, sandMs: number): void {
  if (t.state.config.judging === 'auto') {
    for (const writer of t.shake.queue) {
      if (spoiled(t, writer)) rule(t, incorrect(t, writer));
      else ask(t, { kind: 'check', writer });
    }
    if (t.state.awaiting.length === 0) scoreShake(t);
    return;
  }
  nextCheck(t, sandMs);
}

const spoiled = (t: Transaction, writer: Seat): boolean =>
  t.shake.writers.find(w => w.seat === writer)?.spoiled ?? false;

const incorrect = (t: Transaction, writer: Seat): SeatVerdict => ({
  writer,
  correct: false,
  by: 'rule',
  reasons: [{ code: 'changed', clause: t.clause('presentChange') }],
});

function rule(t: Transaction, verdict: SeatVerdict, engine: string | null = null): void {
  t.emit({ event: 'verdict', verdict, engine }, { clause: verdict.reasons[0]?.clause ?? 'accept' });
}

function nextCheck(t: Transaction, sandMs: number): void {
  const writer = t.shake.queue[0];
  if (writer === undefined) return scoreShake(t);
  const checkers: readonly Checker[] = opponents(t.state, writer).map(seat => ({
    seat,
    state: 'checking',
    attempt: 'open',
  }));
  const seconds = t.rules.checkSeconds + (t.game.paired(t.shake.variations) ? t.rules.pairExtraSeconds : 0);
  const clocks = checkers.map(c => startClock(t, c.seat, 'check', seconds, t.tableTime + sandMs));
  t.emit(
    { event: 'checking', checking: { writer, checkers, how: null, closed: false } },
    { clause: 'checkTurn', phase: 'check', clocks },
  );
  if (spoiled(t, writer)) decided(t, incorrect(t, writer));
  else if (checkers.length === 0) ask(t, { kind: 'check', writer });
}

/** The Solution under check. */
function underCheck({ shake }: Transaction): Checking {
  if (shake.checking === null) throw new Error('no Solution is under check');
  return shake.checking;
}

/** The Solution under check is settled. `ended`: the clock of the checker who was ready last. */
function decided(
  t: Transaction,
  verdict: SeatVerdict,
  engine: string | null = null,
  ended: Clock | undefined = t.state.clocks.find(c => c.task === 'check'),
): void {
  t.emit({ event: 'verdict', verdict, engine }, { clause: verdict.reasons[0]?.clause ?? 'accept', clocks: [] });
  nextCheck(t, leftoverSand(t, ended));
}

const foundCorrect = (t: Transaction, writer: Seat, by: SeatVerdict['by'], ended?: Clock): void =>
  decided(t, { writer, correct: true, reasons: [], by }, null, ended);

export function afterWithdraw(t: Transaction, seat: Seat): void {
  if (t.shake.checking?.writer === seat) decided(t, incorrect(t, seat));
}

function mine(
  t: Transaction,
  seat: Seat,
  writer: Seat,
): { checking: Checking; checker: Checker } | Exclude<Outcome, undefined> {
  const checking = t.state.shake?.checking ?? null;
  if (checking === null || checking.writer !== writer) return t.refuse('not-under-check', 'checkTurn');
  const checker = checking.checkers.find(c => c.seat === seat);
  if (checker === undefined) return t.refuse('own-solution', 'accept');
  if (t.state.awaiting.length > 0) return t.refuse('being-ruled', 'accept');
  if (checker.state === 'accepted') return t.refuse('accepted', 'accept');
  if (t.state.asked !== null || checking.closed) return t.refuse('judge-asked', 'judgeEqualsFinal');
  if (checker.state === 'spent') return t.refuse('objections-closed', 'ambiguityFinal');
  return { checking, checker };
}

export function accept(t: Transaction, seat: Seat, writer: Seat): Outcome {
  const at = mine(t, seat, writer);
  if (!('checker' in at)) return at;
  acceptFor(t, seat, writer, false);
  return undefined;
}

/** `forced`: time ran out twice, which counts as acceptance (R-CHK-1). */
export function acceptFor(t: Transaction, seat: Seat, writer: Seat, forced: boolean): void {
  const ended = clockOf(t.state, seat, 'check');
  t.emit(
    { event: 'accepted', seat, writer, forced },
    { clause: forced ? 'late' : 'accept', clocks: withoutClocks(t.state, c => c.seat === seat) },
  );
  settle(t, ended);
}

/** Nobody has anything left to show: the Solution is correct (VII-C-4). */
function settle(t: Transaction, ended?: Clock): void {
  const checking = underCheck(t);
  const final = t.rules.ambiguity === 'final';
  const over = (c: Checker): boolean => c.state !== 'checking' || (final && c.attempt !== 'open');
  if (checking.checkers.every(over)) foundCorrect(t, checking.writer, 'players', ended);
}

export function reject(t: Transaction, seat: Seat, writer: Seat, reason: string, regroup: Json, proof: Json): Outcome {
  const at = mine(t, seat, writer);
  if (!('checker' in at)) return at;
  if (regroup !== null) {
    if (t.rules.ambiguity === 'none') return t.refuse('no-regrouping', 'ambiguity');
    if (at.checker.attempt !== 'open') return t.refuse('attempt-used', 'ambiguityJoint');
  }
  const objection = { reason, regroup, proof };
  t.emit({ event: 'rejected', seat, writer, objection }, { clause: regroup === null ? 'reasons' : 'ambiguity' });
  ask(t, { kind: 'objection', writer, by: seat, objection });
  return undefined;
}

export function objectionRuled(t: Transaction, id: number, verdict: ObjectionVerdict, engine: string | null): Outcome {
  const due = t.state.awaiting.find(a => a.id === id);
  if (due?.kind !== 'objection') return t.refuse('not-awaited.objection');
  t.emit({ event: 'answered', id });
  const { writer, by, objection } = due;
  t.emit(
    { event: 'objection-ruled', seat: by, writer, upheld: verdict.upheld, reasons: verdict.reasons, engine },
    { clause: verdict.reasons[0]?.clause ?? 'reasons' },
  );
  if (verdict.upheld === true) decided(t, { writer, correct: false, reasons: verdict.reasons, by: 'players' }, engine);
  else if (objection.regroup !== null) attemptFailed(t, by, writer);
  return undefined;
}

/** 2026-27 and Equations: a failed attempt ends that checker's objections; a joint one ends everybody's. */
function attemptFailed(t: Transaction, by: Seat, writer: Seat): void {
  const checking = underCheck(t);
  const final = t.rules.ambiguity === 'final';
  const joint = final && checking.how === 'joint';
  const checkers = checking.checkers.map(
    (c): Checker =>
      c.seat === by || joint
        ? { ...c, attempt: 'failed', state: final && c.state === 'checking' ? 'spent' : c.state }
        : c,
  );
  const spent = checkers.filter(c => c.state === 'spent').map(c => c.seat);
  const ended = clockOf(t.state, by, 'check');
  t.emit(
    { event: 'checking', checking: { ...checking, checkers } },
    { clause: 'ambiguityFinal', clocks: withoutClocks(t.state, c => spent.includes(c.seat)) },
  );
  if (joint) foundCorrect(t, writer, 'players', ended);
  else settle(t, ended);
}

export function prove(
  t: Transaction,
  seat: Seat,
  writer: Seat,
  how: 'joint' | 'separate' | null,
  pass: boolean,
): Outcome {
  if (t.rules.ambiguity === 'none') return t.refuse('no-regrouping', 'ambiguity');
  const at = mine(t, seat, writer);
  if (!('checker' in at)) return at;
  if (how === 'joint' && t.rules.ambiguity === 'open') return t.refuse('separate-only', 'ambiguityJoint');
  if (how !== null && at.checking.how !== null && at.checking.how !== how)
    return t.refuse('how-chosen', 'ambiguityJoint', { how: at.checking.how });
  if (pass && at.checker.attempt !== 'open') return t.refuse('attempt-used', 'ambiguityJoint');
  const ended = clockOf(t.state, seat, 'check');
  // Nothing to show and nothing left to decide: no more time is counted against this checker (VII-C-5-c).
  const over = pass && t.rules.ambiguity === 'final';
  t.emit(
    { event: 'proving', seat, writer, how, pass },
    { clause: 'ambiguityJoint', ...(over ? { clocks: withoutClocks(t.state, c => c.seat === seat) } : {}) },
  );
  if (pass) settle(t, ended);
  return undefined;
}

/** A checker buys the extra minute for one point (VII-C-5-c comment (a)). */
export function moreTime(t: Transaction, seat: Seat): Outcome {
  const clock = clockOf(t.state, seat, 'check');
  if (clock === undefined) return t.refuse('not-checking', 'ambiguityMinute');
  if (clock.stage === 'extra' || clock.stage === 'last') return t.refuse('extra-used', 'ambiguityMinute');
  const limitEnds = clock.stage === 'limit' ? clock.at : clock.at - t.rules.countdownSeconds * 1000;
  const at = Math.max(limitEnds, t.tableTime) + t.rules.extraSeconds * 1000;
  penalize(t, seat, -1, 'ambiguityMinute', said('extra-minute'));
  t.emit(
    { event: 'clock', seat, task: 'check', stage: 'extra' },
    { clause: 'ambiguityMinute', clocks: t.state.clocks.map(c => (c === clock ? { ...c, stage: 'extra', at } : c)) },
  );
  return undefined;
}

/** "Does it equal the Goal?" ends all objections (VII-C-6). */
export function askJudge(t: Transaction, seat: Seat, writer: Seat): Outcome {
  const allowed = t.state.config.options.judgeEquals ?? t.rules.judgeEquals;
  if (allowed !== true) return t.refuse('not-asked-here', 'judgeEquals');
  const at = mine(t, seat, writer);
  if (!('checker' in at)) return at;
  t.emit({ event: 'judge-asked', seat, writer, held: t.state.clocks }, { clause: 'judgeEquals', clocks: [] });
  if (!t.state.config.judge) ask(t, { kind: 'equals', writer, by: seat });
  return undefined;
}

export function equalsAnswered(
  t: Transaction,
  equals: boolean | null,
  by: 'judge' | 'engine',
  engine: string | null,
): Outcome {
  const asked = t.state.asked;
  if (asked === null) return t.refuse('not-asked', 'judgeEquals');
  const due = t.state.awaiting.find(a => a.kind === 'equals');
  if (due) t.emit({ event: 'answered', id: due.id });
  t.emit({ event: 'judge-answered', writer: asked.writer, equals, by, engine }, { clause: 'judgeEquals' });
  if (equals === true) foundCorrect(t, asked.writer, by);
  else {
    const reason: Reason = {
      code: 'not-equal',
      clause: t.clause('judgeEquals'),
      ...(equals === null ? { facts: { what: 'unknown' } } : {}),
    };
    decided(t, { writer: asked.writer, correct: false, reasons: [reason], by }, engine);
  }
  return undefined;
}

/** The evaluator's verdict under auto judging; undecided is not correct, and says so. */
export function verdictGiven(t: Transaction, id: number, verdict: Verdict, engine: string | null): Outcome {
  const due = t.state.awaiting.find(a => a.id === id);
  if (due?.kind !== 'check') return t.refuse('not-awaited.verdict');
  t.emit({ event: 'answered', id });
  const ruling: SeatVerdict = { writer: due.writer, by: 'engine', correct: verdict.correct, reasons: verdict.reasons };
  // Where the players judge, it is asked only of a Solution whose checkers have all left.
  if (t.shake.checking !== null) {
    decided(t, ruling, engine);
    return undefined;
  }
  rule(t, ruling, engine);
  if (t.state.awaiting.length === 0) scoreShake(t);
  return undefined;
}

/** A judge's ruling on the Solution under check outranks everything else. */
export function judgeRules(t: Transaction, writer: Seat, correct: boolean, reason: string | null): void {
  decided(t, {
    writer,
    correct,
    by: 'judge',
    reasons: correct
      ? []
      : [{ code: 'judge', clause: t.clause('accept'), ...(reason === null ? {} : { typed: reason }) }],
  });
}

/** A checker who left the table checks no more. */
export function leaveCheck(t: Transaction, seat: Seat): void {
  const checking = underCheck(t);
  if (!checking.checkers.some(c => c.seat === seat && c.state === 'checking')) return;
  const checkers = checking.checkers.map((c): Checker => (c.seat === seat ? { ...c, state: 'spent' } : c));
  t.emit(
    { event: 'checking', checking: { ...checking, checkers } },
    { clause: 'absent', clocks: withoutClocks(t.state, c => c.seat === seat) },
  );
  if (t.state.awaiting.length > 0 || t.state.asked !== null) return;
  if (checkers.every(c => t.shake.out.includes(c.seat))) ask(t, { kind: 'check', writer: checking.writer });
  else settle(t);
}
