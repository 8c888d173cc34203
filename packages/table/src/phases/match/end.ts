import { said } from '../../said.ts';
import { playsNext, seatAt } from '../../seats.ts';
import type { Seat } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';
import { openSheet, voidShake } from '../set-up/shake.ts';
import { leave } from './presence.ts';

/** The rulebooks are for halls; only a casual table has these two (R-END-9). */
const casualOnly = (t: Transaction): Outcome =>
  t.state.config.options.casual === true ? undefined : t.refuse('not-casual', 'round');

/** Absent for this shake and the rest of the match; the others go on. */
export function resign(t: Transaction, seat: Seat): Outcome {
  const barred = casualOnly(t);
  if (barred) return barred;
  if (seatAt(t.state, seat).resigned) return t.refuse('resigned.you', 'round');
  t.emit({ event: 'resigned', seat }, { clause: 'absent' });
  if (!seatAt(t.state, seat).absent) leave(t, seat);
  const { shake, phase } = t.state;
  const tooFew = t.state.seats.filter(s => s.disqualified === null && !s.resigned).length < 2;
  if (!tooFew) return undefined;
  // With one player left for good nothing can begin; a Goal that is set can still be answered.
  if (shake === null) {
    if (phase === 'roll-off') openSheet(t, 'round');
  } else if (!shake.rolled) openSheet(t, 'round');
  else if (shake.lastMover === null && shake.challenge === null) voidShake(t, said('too-few'), true, 'absent');
  return undefined;
}

/** When all who are at the table say so, the match ends here: an unchallenged shake is void, another is played out. */
export function endMatch(t: Transaction, seat: Seat, agree: boolean): Outcome {
  const barred = casualOnly(t);
  if (barred) return barred;
  if (t.state.phase === 'scoresheet') return t.refuse('wrong-phase.ended', 'scoresheet');
  if (agree && t.state.endWishes.includes(seat)) return t.refuse('wished', 'round');
  t.emit({ event: 'end-wished', seat, agree }, { clause: 'round' });
  const all = t.state.seats.every((_, i) => !playsNext(t.state, i) || t.state.endWishes.includes(i));
  if (!agree || !all) return undefined;
  t.emit({ event: 'end-agreed' }, { clause: 'round' });
  const { shake } = t.state;
  if (shake === null || !shake.rolled) openSheet(t, 'round');
  else if (shake.challenge === null) voidShake(t, said('all-end'), true, 'roundStop');
  return undefined;
}
