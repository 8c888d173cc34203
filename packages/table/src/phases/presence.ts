import { withoutClocks } from '../clock.ts';
import type { Outcome, Scribe } from '../scribe.ts';
import { left, seatsIn } from '../seats.ts';
import type { Seat } from '../state.ts';
import { leaveBlock } from './block.ts';
import { leaveCheck } from './check.ts';
import { allAgreed } from './noGoal.ts';
import { settleRollOff } from './rollOff.ts';
import { startSetup, voidShake } from './shake.ts';
import { close } from './sheet.ts';
import { startTurn } from './turn.ts';
import { nextSelector } from './variation.ts';
import { writeTimeUp } from './write.ts';

export function absent(t: Scribe, seat: Seat): Outcome {
  if (t.state.seats[seat]!.absent) return t.refuse('absent', 'That player is absent already.', 'absent');
  leave(t, seat);
  return undefined;
}

/** The player takes no more part in this shake and scores the absent player's score for it (X-D). */
export function leave(t: Scribe, seat: Seat): void {
  const { shake } = t.state;
  const leaves = shake !== null && !shake.out.includes(seat);
  t.emit({ event: 'absent', seat, leaves }, { clause: 'absent' });
  if (t.state.phase === 'roll-off') return settleRollOff(t);
  if (t.state.phase === 'scoresheet') return close(t);
  if (!leaves) return;
  if (!shake.rolled) return shake.setter === seat ? restart(t, left(t.state, seat)) : startSetup(t);
  if (seatsIn(t.state).length < 2) return voidShake(t, 'Too few players are left.', true, 'absent');
  handOver(t, seat);
}

/** Whatever waited for the player who left goes on without. */
function handOver(t: Scribe, seat: Seat): void {
  const { shake } = t;
  const { setter, goalBy, lastMover } = shake;
  // Nobody has moved yet: there is no Goal, and the one who was to set it is gone.
  if (lastMover === null && seat === goalBy && t.state.phase !== 'no-goal-write')
    return voidShake(t, 'The Goal-setter left.', goalBy !== setter, 'absent');
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

const stopWriting = (t: Scribe, seat: Seat): void => {
  if (t.shake.writers.some(w => w.seat === seat && !w.done)) writeTimeUp(t, seat);
};

/** 2026-27: back before the roll, or out for the shake; elsewhere a player may join while the Goal is not set. */
export function back(t: Scribe, seat: Seat): Outcome {
  const { absent: away, disqualified } = t.state.seats[seat]!;
  if (disqualified !== null) return t.refuse('disqualified', 'That player is disqualified.', 'conduct');
  if (!away) return t.refuse('present', 'That player is at the table.', 'absent');
  const { shake, phase } = t.state;
  const out = shake?.out.includes(seat) ?? false;
  const inSetup = phase === 'roll-deal' || phase === 'variation' || phase === 'goal';
  const joins = out && (t.rules.lateAfterRollIsAbsent ? !shake!.rolled : inSetup);
  t.emit({ event: 'back', seat, joins }, { clause: 'absent' });
  if (joins && phase === 'roll-deal') startSetup(t);
  return undefined;
}

/** The Goal-setter left before the roll: the same shake with the next one. */
function restart(t: Scribe, setter: Seat): void {
  const { no, variations, out } = t.shake;
  t.emit(
    { event: 'shake-began', shake: no, setter, out, variations },
    { clause: 'absent', phase: 'roll-deal', clocks: [] },
  );
  startSetup(t);
}
