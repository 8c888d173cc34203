import { withoutClocks } from '../../clock.ts';
import { said } from '../../said.ts';
import { left, playsNext, seatAt } from '../../seats.ts';
import type { Clock, Seat, Stage } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';
import { leaveBlock } from '../challenge/block.ts';
import { startStopWrite, writeTimeUp } from '../challenge/write.ts';
import { leaveCheck } from '../checking/check.ts';
import { startGoal } from '../play/goal.ts';
import { allAgreed } from '../play/no-goal.ts';
import { resumeTurn, startTurn } from '../play/turn.ts';
import { settleRollOff } from '../set-up/roll-off.ts';
import { isOnlySeat, leaverScores, startSetup, voidShake } from '../set-up/shake.ts';
import { nextSelector, resumeSelecting } from '../set-up/variation.ts';
import { close } from './sheet.ts';

/** By the player's own word, a judge's or the director's: out at once. */
export function absent(t: Transaction, seat: Seat): Outcome {
  if (seatAt(t.state, seat).absent) return t.refuse('absent', 'absent');
  leave(t, seat);
  return undefined;
}

/**
 * An opponent's claim is no weapon: it holds only against a player who has let limit and countdown pass, and only when
 * all the others say so (R-SCORE-9).
 */
export function claimAbsent(t: Transaction, by: Seat, target: Seat): Outcome {
  if (seatAt(t.state, target).absent) return t.refuse('absent', 'absent');
  if (!letTimePass(t, target)) return t.refuse('may-still-act', 'absent');
  const claimed = t.state.absenceClaims.find(c => c.target === target)?.by ?? [];
  if (claimed.includes(by)) return t.refuse('claimed', 'absent');
  t.emit({ event: 'absence-claimed', seat: by, target }, { clause: 'absent' });
  const others = t.state.seats.map((_, i) => i).filter(i => i !== target && playsNext(t.state, i));
  if (others.every(i => i === by || claimed.includes(i))) leave(t, target);
  return undefined;
}

/** In the roll-off and at the scoresheet no clock runs; there a minute and its countdown stand for the limit. */
function letTimePass(t: Transaction, seat: Seat): boolean {
  const { phase, clocks, phaseSince, rollOff, seats } = t.state;
  const awaited =
    (phase === 'roll-off' && rollOff.contenders.includes(seat) && rollOff.faces[seat] === null) ||
    (phase === 'scoresheet' && !seats[seat]!.signed);
  if (awaited) return t.tableTime - phaseSince >= (t.rules.extraSeconds + t.rules.countdownSeconds) * 1000;
  return clocks.some(c => c.seat === seat && (c.stage === 'extra' || c.stage === 'last'));
}

/** The player takes no more part in this shake and scores the absent player's score for it (X-D). */
export function leave(t: Transaction, seat: Seat): void {
  const { shake } = t.state;
  const leaves = shake !== null && !shake.out.includes(seat);
  t.emit({ event: 'absent', seat, leaves }, { clause: 'absent' });
  if (t.state.phase === 'roll-off') return settleRollOff(t);
  if (t.state.phase === 'scoresheet') return close(t);
  if (!leaves) return;
  if (!shake.rolled) return shake.setter === seat ? restart(t, left(t.state, seat)) : startSetup(t);
  handOver(t, seat);
  if (t.state.shake !== null && t.state.shake.no === shake.no) standStillAlone(t);
}

/** Nobody plays against a clock alone; writing for a challenge, the last cube or "stop" runs to its end. */
function standStillAlone(t: Transaction): void {
  const { phase, clocks } = t.state;
  const [running] = clocks;
  if (!isOnlySeat(t) || running === undefined) return;
  if (phase === 'variation' || phase === 'goal' || phase === 'no-goal-set' || phase === 'turn')
    t.emit(
      { event: 'clock', seat: running.seat, task: running.task, stage: 'limit' },
      { clause: 'absent', clocks: [] },
    );
}

/** Whatever waited for the player who left goes on without. */
function handOver(t: Transaction, seat: Seat): void {
  const { shake } = t;
  const { setter, goalBy, lastMover } = shake;
  // Nobody has moved yet: there is no Goal, and the one who was to set it is gone.
  if (lastMover === null && seat === goalBy && shake.challenge === null) {
    leaverScores(t, seat);
    return voidShake(t, said('setter-left'), goalBy !== setter, 'absent');
  }
  switch (t.state.phase) {
    case 'roll-deal':
      return startSetup(t);
    case 'variation':
      if (shake.selecting?.seat === seat) nextSelector(t, shake.selecting);
      return;
    case 'no-goal':
      t.emit(
        { event: 'clock', seat, task: 'no-goal', stage: 'limit' },
        { clause: 'absent', clocks: withoutClocks(t.state, c => c.seat === seat) },
      );
      return allAgreed(t);
    case 'goal':
    case 'no-goal-set':
      return;
    case 'turn':
      if (shake.onTurn === seat) startTurn(t, left(t.state, seat), false, 0);
      return;
    case 'block-up':
      stopWriting(t, seat);
      return leaveBlock(t, seat);
    case 'check':
      return leaveCheck(t, seat);
    default:
      stopWriting(t, seat);
  }
}

const stopWriting = (t: Transaction, seat: Seat): void => {
  if (t.shake.writers.some(w => w.seat === seat && !w.done)) writeTimeUp(t, seat, 'absent');
};

/**
 * Who was there at the roll and left takes part again in what has not ended. Who was not: 2026-27 out for the shake,
 * elsewhere in while the Goal is not set (X-D).
 */
export function back(t: Transaction, seat: Seat): Outcome {
  const { absent: away, disqualified, resigned } = seatAt(t.state, seat);
  if (disqualified !== null) return t.refuse('disqualified', 'conduct');
  if (resigned) return t.refuse('resigned', 'absent');
  if (!away) return t.refuse('present', 'absent');
  const { shake, phase } = t.state;
  const out = shake?.out.includes(seat) ?? false;
  const left = shake?.gone.find(g => g.seat === seat);
  const noGoalYet = shake?.lastMover === null && (phase === 'roll-deal' || phase === 'variation' || phase === 'goal');
  const joins = out && (left !== undefined || (t.rules.lateAfterRollIsAbsent ? shake?.rolled === false : noGoalYet));
  const wasAlone = shake !== null && isOnlySeat(t);
  const again = joins ? takesUp(t, seat, left?.clocks ?? []) : null;
  t.emit(
    {
      event: 'back',
      seat,
      joins,
      ...(again === null ? {} : { takesUp: again.task === 'no-goal' ? null : again.task }),
    },
    { clause: 'absent', ...(again === null ? {} : { clocks: [...t.state.clocks, again.clock] }) },
  );
  if (joins && phase === 'roll-deal') startSetup(t);
  else if (joins && wasAlone) goOn(t);
  return undefined;
}

interface TakenUp {
  readonly task: 'write' | 'check' | 'no-goal';
  readonly clock: Clock;
}

/** What was open when the player left and still is: the same clock, unless its next −1 has been passed meanwhile. */
function takesUp(t: Transaction, seat: Seat, clocks: readonly Clock[]): TakenUp | null {
  const { writers, checking, agreed } = t.shake;
  for (const earlier of clocks) {
    const { task } = earlier;
    const clock = runningOn(t, earlier);
    if (clock === null) continue;
    if (
      task === 'write' &&
      t.state.clocks.length > 0 &&
      writers.some(w => w.seat === seat && w.done && w.written === null)
    )
      return { task, clock };
    const checker = checking?.checkers.find(c => c.seat === seat);
    if (task === 'check' && checker?.state === 'spent' && checker.attempt === 'open' && t.state.clocks.length > 0)
      return { task, clock };
    if (task === 'no-goal' && t.state.phase === 'no-goal' && !agreed.includes(seat)) return { task, clock };
  }
  return null;
}

const AFTER: Readonly<Record<Stage, Stage | null>> = { limit: 'countdown', countdown: null, extra: 'last', last: null };

/** The clock as it would stand had it run on. */
function runningOn(t: Transaction, clock: Clock): Clock | null {
  if (clock.at > t.tableTime) return clock;
  const stage = AFTER[clock.stage];
  if (stage === null) return null;
  const at = clock.at + t.rules.countdownSeconds * 1000;
  return at > t.tableTime ? { ...clock, stage, at } : null;
}

/** Two again: time runs on for whoever is awaited. */
function goOn(t: Transaction): void {
  const { phase, shake } = t.state;
  if (shake === null || isOnlySeat(t) || t.state.clocks.length > 0) return;
  if (phase === 'turn') resumeTurn(t);
  else if (phase === 'variation') resumeSelecting(t);
  else if (phase === 'goal') startGoal(t, undefined);
}

/** One player left alone before a challenge may have the stop procedure for this shake (XI-B-2). */
export function stopAlone(t: Transaction): Outcome {
  const { shake, phase } = t.state;
  if (shake === null || shake.challenge !== null || !isOnlySeat(t) || !shake.rolled)
    return t.refuse('wrong-seat.alone', 'roundStop');
  if (phase === 'turn') {
    startStopWrite(t);
    return undefined;
  }
  if (shake.lastMover !== null) return t.refuse('wrong-phase.busy', 'roundStop');
  voidShake(t, said('shake-stopped'), true, 'roundStop');
  return undefined;
}

/** The Goal-setter left before the roll: the same shake with the next one. */
function restart(t: Transaction, setter: Seat): void {
  const { no, variations, out } = t.shake;
  t.emit(
    { event: 'shake-began', shake: no, setter, out, variations },
    { clause: 'absent', phase: 'roll-deal', clocks: [] },
  );
  startSetup(t);
}
