import type { Seat } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';
import { withdraw } from '../challenge/write.ts';
import { OVER, type Transitions } from '../transition.ts';
import { accept, afterWithdraw, askJudge, moreTime, prove, reject } from './check.ts';

const CHECKED = ['check', ...OVER] as const;

/** A Solution that was handed in is taken back, which spoils it (2026-27 VII-C-2-a). */
export function takeBack(t: Transaction, seat: Seat): Outcome {
  const outcome = withdraw(t, seat);
  if (outcome === undefined) afterWithdraw(t, seat);
  return outcome;
}

export const checkingTransitions: Transitions<'present' | 'check'> = {
  present: { withdraw: { handle: takeBack, next: ['present', ...CHECKED] } },
  check: {
    withdraw: { handle: takeBack, next: CHECKED },
    accept: { handle: (t, seat, act) => accept(t, seat, act.writer), next: CHECKED },
    reject: {
      handle: (t, seat, act) => reject(t, seat, act.writer, act.reason, act.regroup ?? null, act.proof ?? null),
      next: CHECKED,
    },
    prove: {
      handle: (t, seat, act) => prove(t, seat, act.writer, act.how ?? null, act.pass ?? false),
      next: CHECKED,
    },
    'more-time': { handle: (t, seat) => moreTime(t, seat), next: ['check'] },
    'ask-judge': { handle: (t, seat, act) => askJudge(t, seat, act.writer), next: ['check'] },
  },
};
