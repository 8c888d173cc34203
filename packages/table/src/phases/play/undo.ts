import type { PlayerActOf } from '../../act.ts';
import type { Seat } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';

/**
 * Back to an earlier moment of the shake, at tables that have agreed to practise so. Moments are kept from the Goal on:
 * what was rolled and dealt stays as everybody saw it.
 */
export function undo(t: Transaction, seat: Seat, { moment: to }: PlayerActOf<'undo'>): Outcome {
  if (t.state.config.options.undo !== true) return t.refuse('no-undo');
  // After the stop nobody moves any more, so there is nothing to go back to (XI-B-2).
  if (t.state.round.state === 'stopped') return t.refuse('no-undo');
  if (t.state.paused !== null || t.state.awaiting.length > 0) return t.refuse('no-undo');
  const moment = t.shake.past.find(each => each.seq === to);
  if (moment === undefined) return t.refuse('no-such-moment', null, { to });
  // Each clock has what it had left then, and where that was nothing, time enough to see what is going on.
  const least = t.rules.turnSeconds * 1000;
  const clocks = moment.clocks.map(c => {
    const left = c.at - moment.at;
    return left > 0 ? { ...c, at: t.tableTime + left } : { ...c, stage: 'limit' as const, at: t.tableTime + least };
  });
  t.emit({ event: 'undone', seat, to }, { phase: moment.phase, clocks });
  return undefined;
}
