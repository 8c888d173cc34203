import { restoredClock } from '../../clock.ts';
import { penalize } from '../../penalty.ts';
import { said } from '../../said.ts';
import { left } from '../../seats.ts';
import type { Fault, Seat } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';
import { startStopWrite } from '../challenge/write.ts';
import { pointOutVariation } from '../set-up/variation.ts';
import { passTurn, startTurn } from './turn.ts';

export const FAULT_KINDS = ['leader-bonus', 'illegal-variation', 'early-relation', 'last-cube-forbidden'] as const;

/** A charge of illegal procedure; one that is not upheld changes nothing and costs nothing (IX-A-2). */
export function pointOut(t: Transaction, seat: Seat, kind: string, target: Seat | undefined): Outcome {
  if (!(FAULT_KINDS as readonly string[]).includes(kind))
    return t.refuse('unknown-fault', 'illegalProcedure', { faults: FAULT_KINDS.join(', ') });
  if (target === seat) return t.refuse('own-fault', 'illegalProcedure');
  if (t.state.phase === 'block-up') return t.refuse('block-up', 'illegalProcedure');
  if (kind === 'illegal-variation') return pointOutVariation(t, seat, target);
  const fault = openFault(t, seat, kind, target);
  if (fault === undefined) {
    t.emit({ event: 'charge', seat, fault: kind, against: target ?? null, upheld: false }, { clause: 'chargeFails' });
    return undefined;
  }
  t.emit({ event: 'charge', seat, fault: kind, against: fault.seat, upheld: true }, { clause: fault.clause });
  if (kind === 'leader-bonus') undoLeaderBonus(t, fault);
  else takeBack(t, fault);
  return undefined;
}

/** After the last cube somebody's finished Solution ends the time for charges. */
const openFault = (t: Transaction, seat: Seat, kind: string, target: Seat | undefined): Fault | undefined => {
  const shake = t.state.shake;
  if (shake === null || !['variation', 'goal', 'turn', 'last-cube-write'].includes(t.state.phase)) return undefined;
  if (shake.writers.some(w => w.done)) return undefined;
  return shake.faults.findLast(f => f.kind === kind && f.seat !== seat && (target === undefined || f.seat === target));
};

function undoLeaderBonus(t: Transaction, fault: Fault): void {
  const { shake } = t;
  penalize(t, fault.seat, -1, fault.clause, said('leader-bonus'));
  const midTurn = t.state.phase === 'turn' && shake.onTurn === fault.seat && shake.bonusPlayed;
  const byGoalSetter = fault.clause === t.clause('goalLeaderBonus');
  if (midTurn && !byGoalSetter) {
    // The first cube of the turn stays and is the regular move.
    t.emit(
      { event: 'moved', seat: fault.seat, cube: fault.cubes[0]!, to: 'forbidden', faults: [] },
      { clause: fault.clause },
    );
    t.emit({
      event: 'put-right',
      fault,
      cubes: [],
      to: 'forbidden',
      lastMover: fault.seat,
      onTurn: shake.onTurn,
      bonusPlayed: false,
    });
    passTurn(t, fault.seat, undefined);
    return;
  }
  const afterLastCube = t.state.phase === 'last-cube-write';
  t.emit(
    {
      event: 'put-right',
      fault,
      cubes: fault.cubes,
      to: fault.before.from,
      lastMover: shake.lastMover,
      onTurn: shake.onTurn,
      bonusPlayed: shake.onTurn !== null && shake.bonusPlayed,
    },
    { clause: fault.clause },
  );
  if (afterLastCube) passTurn(t, fault.seat, undefined);
}

/**
 * Cubes go back and, where that leaves the turn without its move, the move is made again, with at least ten seconds
 * for it (IX-A-1).
 */
export function takeBack(t: Transaction, fault: Fault): void {
  const { cubes, before } = fault;
  const { lastMover, onTurn, bonusPlayed, moves } = t.shake;
  const right = { event: 'put-right', fault, cubes, to: before.from } as const;
  if (moves > before.moves + 1) {
    t.emit({ ...right, lastMover, onTurn, bonusPlayed }, { clause: 'illegalMove' });
    return;
  }
  const restored = before.clock === null ? [] : [restoredClock(t, before.clock, before.left)];
  t.emit(
    { ...right, lastMover: before.lastMover, onTurn: fault.seat, bonusPlayed: before.bonusPlayed },
    { clause: 'illegalMove', phase: 'turn', clocks: onTurn === fault.seat ? t.state.clocks : restored },
  );
  if (t.state.round.state === 'stopped') startStopWrite(t);
  else if (t.shake.out.includes(fault.seat)) startTurn(t, left(t.state, fault.seat), false, 0);
}
