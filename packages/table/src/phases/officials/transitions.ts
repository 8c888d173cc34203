import type { JudgeAct } from '../../act.ts';
import { typedOr } from '../../said.ts';
import { PHASES, type Phase, type Seat } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';
import { absent, back } from '../match/presence.ts';
import { anytimeTransitions } from '../match/transitions.ts';
import { voidShake } from '../set-up/shake.ts';
import { type Leads, type OfficialTransitions, OVER } from '../transition.ts';
import { officialCallsOff, resume } from './call.ts';
import { conductPenalty, disqualify, initial, pause, replay, rule, ruled, seatOf } from './judge.ts';

const everywhere = (next: readonly Phase[]): Leads =>
  Object.fromEntries(PHASES.filter(phase => phase !== 'closed').map(phase => [phase, next]));

/** About one player, who has to be named. */
const onSeat =
  <A extends { readonly target: Seat }>(then: (t: Transaction, seat: Seat, act: A) => Outcome) =>
  (t: Transaction, act: A): Outcome => {
    const seat = seatOf(t, act.target);
    return typeof seat === 'number' ? then(t, seat, act) : seat;
  };

type Ruling<A extends 'warn' | 'zero'> = Extract<JudgeAct, { readonly do: A }>;

/** A second judge has agreed: that stands in the log before what was ordered. */
const secondFirst = (t: Transaction, seat: Seat | null, act: { second?: boolean; reason?: string }): void => {
  if (act.second === true) ruled(t, seat, null, act.reason ?? null, true);
};

/** What judges and directors may order, in every phase until the match is closed. */
export const officialTransitions: OfficialTransitions = {
  approve: { handle: (t, act) => initial(t, act.penalty, 'approved'), leads: {} },
  refuse: { handle: (t, act) => initial(t, act.penalty, 'refused'), leads: {} },
  warn: {
    handle: onSeat<Ruling<'warn'>>((t, seat, act) => {
      secondFirst(t, seat, act);
      t.emit({ event: 'warned', seat, reason: act.reason ?? null }, { clause: 'conduct' });
      return undefined;
    }),
    leads: {},
  },
  penalize: { handle: (t, act) => conductPenalty(t, act), leads: {} },
  disqualify: {
    handle: (t, act) => disqualify(t, act),
    leads: { ...anytimeTransitions.absent.leads, turn: OVER },
  },
  zero: {
    handle: onSeat<Ruling<'zero'>>((t, seat, act) => {
      secondFirst(t, seat, act);
      t.emit({ event: 'zeroed', seat, reason: act.reason ?? null }, { clause: 'deceitHigher' });
      return undefined;
    }),
    leads: {},
  },
  rule: { handle: (t, act) => rule(t, act), leads: { check: OVER } },
  void: {
    handle: (t, act) => {
      if (t.state.shake === null) return t.refuse('no-shake', 'conduct');
      secondFirst(t, null, act);
      voidShake(t, typedOr(act.reason, 'judge-voided'), true, 'conduct');
      return undefined;
    },
    leads: everywhere(OVER),
  },
  replay: { handle: (t, act) => replay(t, act), leads: everywhere(OVER) },
  accommodate: {
    handle: onSeat((t, seat, act: Extract<JudgeAct, { readonly do: 'accommodate' }>) => {
      if (!Number.isInteger(act.value) || act.value < 0 || act.value > 300)
        return t.refuse('bad-field.percent', 'late');
      t.emit({ event: 'accommodated', seat, percent: act.value }, { clause: 'late' });
      return undefined;
    }),
    leads: {},
  },
  pause: { handle: (t, act) => pause(t, 'judge', act.reason ?? null), leads: {} },
  resume: { handle: t => resume(t), leads: {} },
  'call-off': { handle: (t, _, by) => officialCallsOff(t, by), leads: {} },
  absent: { handle: onSeat((t, seat) => absent(t, seat)), leads: anytimeTransitions.absent.leads },
  back: { handle: onSeat((t, seat) => back(t, seat)), leads: {} },
};
