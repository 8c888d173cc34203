import { clockOf, leftoverSand, startClock, withoutClocks } from '../../clock.ts';
import { penalize } from '../../penalty.ts';
import { said } from '../../said.ts';
import { opponents } from '../../seats.ts';
import type { Seat } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';
import { startWriting } from '../challenge/write.ts';
import { voidShake } from '../set-up/shake.ts';

export function noGoal(t: Transaction, seat: Seat): Outcome {
  if (t.state.phase === 'no-goal-set') return failToSet(t, seat);
  const { shake } = t;
  if (t.rules.noGoal === 'none') return t.refuse('no-such-procedure', 'noGoal');
  if (seat !== shake.setter) return t.refuse('not-yours.no-goal', 'noGoal');
  if (shake.bonusPlayed) return t.refuse('bonus-played', 'noGoalAfterBonus');
  if (shake.mat.goal.length > 0) return t.refuse('goal-begun', 'goalCubes');
  const from = t.tableTime + leftoverSand(t, clockOf(t.state, seat, 'goal'));
  t.emit(
    { event: 'no-goal', seat },
    {
      clause: 'noGoal',
      phase: 'no-goal',
      clocks: opponents(t.state, seat).map(o => startClock(t, o, 'no-goal', t.rules.noGoalSeconds, from)),
    },
  );
  return undefined;
}

export function agree(t: Transaction, seat: Seat): Outcome {
  if (seat === t.shake.setter) return t.refuse('not-yours.agree', 'noGoal');
  if (t.shake.agreed.includes(seat)) return t.refuse('agreed', 'noGoalAgreed');
  t.emit({ event: 'agreed', seat }, { clause: 'noGoalAgreed', clocks: withoutClocks(t.state, c => c.seat === seat) });
  allAgreed(t);
  return undefined;
}

/** Every opponent who is still at the table has agreed: the shake is void. */
export function allAgreed(t: Transaction): void {
  if (opponents(t.state, t.shake.setter).every(o => t.shake.agreed.includes(o)))
    voidShake(t, said('all-agreed'), true, 'noGoalAgreed');
}

/** Disagreement: the block is picked up. What follows depends on the edition. */
export function dispute(t: Transaction, seat: Seat): Outcome {
  const { setter, agreed } = t.shake;
  if (seat === setter) return t.refuse('not-yours.agree', 'noGoal');
  if (agreed.includes(seat)) return t.refuse('agreed.dispute', 'noGoalAgreed');
  const sandMs = leftoverSand(t, clockOf(t.state, seat, 'no-goal'));
  t.emit({ event: 'no-goal-disputed', seat }, { clause: 'noGoalDisputed', clocks: [] });
  if (t.rules.noGoal === 'write') {
    t.emit(
      { event: 'challenged', challenge: { kind: 'no-goal', by: seat, against: setter, second: null } },
      { clause: 'noGoalDisputed' },
    );
    startWriting(t, 'no-goal', t.rules.noGoalWriteSeconds, false, sandMs);
    return undefined;
  }
  t.emit(
    { event: 'clock', seat, task: 'no-goal-set', stage: 'limit' },
    {
      clause: 'noGoalDisputed',
      phase: 'no-goal-set',
      clocks: [startClock(t, seat, 'no-goal-set', t.rules.noGoalSetSeconds, t.tableTime + sandMs)],
    },
  );
  return undefined;
}

function failToSet(t: Transaction, seat: Seat): Outcome {
  if (seat !== t.shake.goalBy) return t.refuse('not-yours.no-goal-set', 'noGoalFailed');
  if (t.shake.mat.goal.length > 0) return t.refuse('goal-begun', 'goalCubes');
  penalize(t, seat, -1, 'noGoalFailed', said('disputed-none'));
  voidShake(t, said('no-goal-shown'), true, 'noGoalFailed');
  return undefined;
}
