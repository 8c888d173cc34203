import type { Seat } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';
import { lift } from '../challenge/block.ts';
import { callOff } from '../officials/call.ts';
import { pause } from '../officials/judge.ts';
import { pointOut } from '../play/illegal-procedure.ts';
import { type AnytimeTransitions, type Leads, OVER, SHOWN, type Transitions } from '../transition.ts';
import { endMatch, resign } from './end.ts';
import { absent, back, claimAbsent, stopAlone } from './presence.ts';
import { appeal, correct, object, sign } from './sheet.ts';

export const matchTransitions: Transitions<'scoresheet' | 'closed'> = {
  scoresheet: {
    sign: { handle: (t, seat) => sign(t, seat), next: ['scoresheet', 'closed'] },
    object: {
      handle: (t, seat, act) => object(t, seat, act.reason ?? null, act.scores ?? null),
      next: ['scoresheet'],
    },
    correct: { handle: (t, seat, act) => correct(t, seat, act.scores), next: ['scoresheet'] },
    appeal: { handle: (t, seat, act) => appeal(t, seat, act.reason ?? null), next: ['scoresheet'] },
  },
  closed: {},
};

/** Whatever waited for the player who left goes on without. */
const LEFT: Leads = {
  'roll-off': OVER,
  'roll-deal': ['scoresheet'],
  variation: ['goal', 'no-goal', 'no-goal-set', 'turn', ...OVER],
  goal: OVER,
  'no-goal': OVER,
  'no-goal-set': OVER,
  'no-goal-write': SHOWN,
  'block-up': ['turn', 'last-cube-write', 'stop-write', 'write', ...SHOWN],
  write: SHOWN,
  'last-cube-write': SHOWN,
  'stop-write': SHOWN,
  check: OVER,
  scoresheet: ['closed'],
};

const aboutSeat = (t: Transaction, seat: Seat, act: (t: Transaction, seat: Seat) => Outcome): Outcome =>
  seat < t.state.seats.length ? act(t, seat) : t.refuse('no-such-seat', null, { seat });

/** Acts of every phase until the match is closed. */
export const anytimeTransitions: AnytimeTransitions = {
  lift: {
    handle: (t, seat) => lift(t, seat),
    leads: { 'no-goal': ['no-goal-set', 'no-goal-write'], turn: ['block-up'], 'last-cube-write': ['block-up'] },
  },
  'call-judge': {
    handle: (t, seat, act) =>
      t.state.config.judge ? pause(t, seat, act.question ?? null) : t.refuse('no-judge', 'judgeEquals'),
    leads: {},
  },
  'call-off': { handle: (t, seat) => callOff(t, seat), leads: {} },
  'point-out': {
    handle: (t, seat, act) => pointOut(t, seat, act.fault, act.target),
    leads: {
      'roll-deal': ['variation'],
      goal: ['variation'],
      'no-goal': ['variation'],
      'no-goal-set': ['variation'],
      turn: ['variation', 'last-cube-write', 'stop-write'],
      'last-cube-write': ['variation', 'turn', 'stop-write'],
    },
  },
  absent: {
    handle: (t, seat, act) =>
      aboutSeat(t, act.target ?? seat, (x, who) => (who === seat ? absent(x, who) : claimAbsent(x, seat, who))),
    leads: LEFT,
  },
  back: { handle: (t, seat, act) => aboutSeat(t, act.target ?? seat, back), leads: {} },
  stop: {
    handle: t => stopAlone(t),
    leads: {
      'roll-deal': ['scoresheet'],
      variation: OVER,
      goal: OVER,
      'no-goal': OVER,
      'no-goal-set': OVER,
      turn: ['last-cube-write', 'stop-write'],
    },
  },
  resign: { handle: (t, seat) => resign(t, seat), leads: LEFT },
  'end-match': {
    handle: (t, seat, act) => endMatch(t, seat, act.agree ?? true),
    leads: {
      'roll-off': ['scoresheet'],
      'roll-deal': ['scoresheet'],
      variation: ['scoresheet'],
      goal: ['scoresheet'],
      'no-goal': ['scoresheet'],
      'no-goal-set': ['scoresheet'],
      turn: ['scoresheet'],
      'block-up': ['scoresheet'],
      'last-cube-write': ['scoresheet'],
      'stop-write': ['scoresheet'],
      present: ['scoresheet'],
      check: ['scoresheet'],
    },
  },
};
