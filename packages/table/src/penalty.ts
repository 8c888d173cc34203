import type { ClauseAddresses, ClauseRef } from '@forceout/rulebook';
import type { Said } from './said.ts';
import type { Penalty, Seat } from './state.ts';
import type { Transaction } from './transaction.ts';

/** In Elementary and Middle a judge initials each −1; with no judge at the table it counts at once (R-TIME-6). */
const needsInitials = (t: Transaction): boolean =>
  t.state.config.judge && t.rules.initials.includes(t.state.config.division);

export function penalize(
  t: Transaction,
  seat: Seat,
  points: number,
  clause: keyof ClauseAddresses | ClauseRef,
  why: Said,
  status: Penalty['status'] = needsInitials(t) ? 'pending' : 'approved',
): void {
  const ref = clause in t.rules.clauses ? t.clause(clause as keyof ClauseAddresses) : (clause as ClauseRef);
  t.emit(
    { event: 'penalty', penalty: { seat, points, clause: ref, status, shake: t.state.shakeNo, why } },
    { clause: ref },
  );
}
