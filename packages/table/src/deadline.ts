import { rulesOf } from '@forceout/rulebook';
import { equipmentFor } from './equipment.ts';
import { penalize } from './penalty.ts';
import { blockTimeUp } from './phases/challenge/block.ts';
import { decideThird, startLastCube, writeTimeUp } from './phases/challenge/write.ts';
import { acceptFor, ask } from './phases/checking/check.ts';
import { roundTimes, stop, warning } from './phases/match/round.ts';
import { type CallDue, callDue, callFallsDue } from './phases/officials/call.ts';
import { setGoal } from './phases/play/goal.ts';
import { agree } from './phases/play/no-goal.ts';
import { loseTurn } from './phases/play/turn.ts';
import { voidShake } from './phases/set-up/shake.ts';
import { losePick } from './phases/set-up/variation.ts';
import { said } from './said.ts';
import type { Clock, Stage, Unsettled } from './state.ts';
import type { Transaction } from './transaction.ts';

type Due = { readonly at: number; readonly what: Clock | CallDue | 'warning' | 'stop' };

/** The earliest thing that will happen by itself. Task clocks rest while paused or while a verdict is awaited. */
export function due(state: Unsettled): Due | null {
  if (state.phase === 'closed') return null;
  const call = callDue(state);
  if (state.phase === 'scoresheet') return call;
  const { warningAt, stopAt } = roundTimes(state, rulesOf(state.config.edition).round);
  // In a hall the director calls warning and stop: the hall's clock runs on where the table's time stands still.
  const ofTheTable = (what: Due): Due | null => (state.config.options.hallClock === true ? null : what);
  const round: Due | null =
    state.round.state === 'run'
      ? ofTheTable({ at: warningAt, what: 'warning' })
      : state.round.state === 'extra'
        ? ofTheTable({ at: stopAt, what: 'stop' })
        : state.round.state === 'replay' && state.round.replay?.until != null
          ? { at: state.round.replay.until, what: 'stop' }
          : null;
  let first: Due | null = round === null || (call !== null && call.at < round.at) ? call : round;
  if (state.paused === null && state.awaiting.length === 0)
    for (const clock of state.clocks) if (first === null || clock.at < first.at) first = { at: clock.at, what: clock };
  return first;
}

/** When the state changes by itself next, or null. Firing later, or twice, changes nothing else. */
export const nextDeadline = (state: Unsettled): number | null => due(state)?.at ?? null;

/** Lets time pass: everything that falls due takes effect at its own moment, in order. */
export function advance(t: Transaction, to: number): void {
  for (let next = due(t.state); next !== null && next.at <= to; next = due(t.state)) {
    t.at = Math.max(next.at, t.state.at);
    if (next.what === 'warning') warning(t);
    else if (next.what === 'stop') stop(t);
    else if ('call' in next.what) callFallsDue(t, next.what);
    else fire(t, next.what);
  }
  t.at = to;
}

const NEXT: Readonly<Record<Stage, Stage | null>> = {
  limit: 'countdown',
  countdown: 'extra',
  extra: 'last',
  last: null,
};

function fire(t: Transaction, clock: Clock): void {
  const { seat, task, stage } = clock;
  if (task === 'block') return blockTimeUp(t, seat);
  // Silence through the minute and its countdown is agreement, without penalty or extra minute (R-NOGOAL-9).
  if (task === 'no-goal' && stage === 'countdown') return void agree(t, seat);
  if (task === 'variation' && stage === 'limit' && optionalPick(t)) return losePick(t, seat);
  if (task === 'turn' && stage === 'limit' && t.shake.mat.resources.length === 0) return startLastCube(t, 0);
  if (stage === 'countdown' && task === 'write' && undecidedThird(t, seat)) return decideThird(t, seat, false);
  const timeUp = stage === 'countdown' || stage === 'last';
  if (timeUp && task === 'goal' && t.rules.goalSetOnTimeout && t.shake.mat.goal.length > 0) return setGoal(t, seat);
  if (timeUp) penalize(t, seat, -1, 'late', said('late', { task }));
  const next = NEXT[stage];
  if (next === null) return forfeit(t, clock);
  const seconds = next === 'extra' ? t.rules.extraSeconds : t.rules.countdownSeconds;
  t.emit(
    { event: 'clock', seat, task, stage: next },
    {
      clause: next === 'extra' ? 'late' : 'countdown',
      clocks: t.state.clocks.map(c => (c === clock ? { ...c, stage: next, at: clock.at + seconds * 1000 } : c)),
    },
  );
}

const optionalPick = (t: Transaction): boolean => {
  const selecting = t.shake.selecting;
  return selecting !== null && selecting.picked >= selecting.must;
};

const undecidedThird = (t: Transaction, seat: number): boolean => {
  const writer = t.shake.writers.find(w => w.seat === seat);
  return writer?.role === 'may' && writer.presents === null;
};

/** The second −1: the turn or the task is lost (XI-A). */
function forfeit(t: Transaction, clock: Clock): void {
  const { seat, task } = clock;
  const drop = { clocks: t.state.clocks.filter(c => c !== clock) };
  switch (task) {
    case 'roll':
      if (t.rules.rollSharesGoalTime) return voidShake(t, said('no-goal-in-time'), false, 'late');
      t.emit({ event: 'time-up', seat }, { clause: 'late', ...drop });
      return ask(t, { kind: 'roll', seat });
    case 'deal': {
      const { deck } = equipmentFor(t.game, t.state.config);
      t.emit({ event: 'time-up', seat }, { clause: 'late', ...drop });
      return ask(t, { kind: 'deal', seat, count: deck?.min ?? 0 });
    }
    case 'variation':
      return losePick(t, seat);
    case 'goal':
      if (t.shake.mat.goal.length > 0) return setGoal(t, seat);
      return voidShake(t, said('no-goal-in-time'), false, 'late');
    case 'no-goal-set':
      if (t.shake.mat.goal.length > 0) return setGoal(t, seat);
      return voidShake(t, said('no-goal-shown-in-time'), true, 'noGoalFailed');
    case 'turn':
      return loseTurn(t, seat);
    case 'write':
      return writeTimeUp(t, seat);
    case 'check':
      return acceptFor(t, seat, t.shake.checking!.writer, true);
    case 'block':
    case 'no-goal':
      return;
  }
}
