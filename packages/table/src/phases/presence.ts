import type { Outcome, Scribe } from '../scribe.ts';
import { left, seatsIn } from '../seats.ts';
import type { Seat } from '../state.ts';
import { leaveBlock } from './block.ts';
import { leaveCheck } from './check.ts';
import { startSetup, voidShake } from './shake.ts';
import { startTurn } from './turn.ts';
import { nextSelector } from './variation.ts';
import { writeTimeUp } from './write.ts';

/** The player takes no more part in this shake and scores the absent player's score for it (X-D). */
export function absent(t: Scribe, seat: Seat): Outcome {
  if (t.state.seats[seat]!.absent) return t.refuse('absent', 'That player is absent already.', 'absent');
  const { shake } = t.state;
  const leaves = shake !== null && !shake.out.includes(seat);
  t.emit({ event: 'absent', seat, leaves }, { clause: 'absent' });
  if (!leaves) return undefined;
  if (!shake.rolled) restart(t, shake.setter === seat ? left(t.state, seat) : shake.setter);
  else if (seatsIn(t.state).length < 2) voidShake(t, 'Too few players are left.', true, 'conduct');
  else handOver(t, seat);
  return undefined;
}

/** Whatever waited for the player who left goes on without. */
function handOver(t: Scribe, seat: Seat): void {
  const { shake } = t;
  switch (t.state.phase) {
    case 'roll-deal':
      return startSetup(t);
    case 'variation':
      if (shake.selecting?.seat === seat) nextSelector(t, shake.selecting);
      return;
    case 'goal':
    case 'no-goal':
    case 'no-goal-set':
      if (seat === shake.setter || seat === shake.goalBy) voidShake(t, 'The Goal-setter left.', false, 'conduct');
      return;
    case 'turn':
      if (shake.onTurn === seat) startTurn(t, left(t.state, seat), false, 0);
      return;
    case 'block-up':
      return leaveBlock(t, seat);
    case 'check':
      return leaveCheck(t, seat);
    default:
      if (shake.writers.some(w => w.seat === seat && !w.done)) writeTimeUp(t, seat);
  }
}

/** 2026-27: back before the roll, or out for the shake; elsewhere a player may join while the Goal is not set. */
export function back(t: Scribe, seat: Seat): Outcome {
  if (!t.state.seats[seat]!.absent) return t.refuse('present', 'That player is at the table.', 'absent');
  const { shake, phase } = t.state;
  const out = shake?.out.includes(seat) ?? false;
  const inSetup = phase === 'roll-deal' || phase === 'variation' || phase === 'goal';
  const joins = out && (t.rules.lateAfterRollIsAbsent ? !shake!.rolled : inSetup);
  t.emit({ event: 'back', seat, joins }, { clause: 'absent' });
  if (joins && phase === 'roll-deal') startSetup(t);
  return undefined;
}

/** The same shake with other players round the table. */
function restart(t: Scribe, setter: Seat): void {
  const { no, variations, out } = t.shake;
  t.emit(
    { event: 'shake-began', shake: no, setter, out, variations },
    { clause: 'absent', phase: 'roll-deal', clocks: [] },
  );
  startSetup(t);
}
