import { matchPointsOf } from '@forceout/rulebook';
import { playsNext, seatAt, totals } from '../../seats.ts';
import type { Seat, SeatState, Unsettled } from '../../state.ts';
import type { Outcome, Transaction } from '../../transaction.ts';

/**
 * XII-A. Those who did not play, were disqualified, or signed for more than they had get 0, and the others are ranked
 * among themselves (R-SCORE-6, R-SCORE-7, XII-B-2).
 */
export function matchPoints(s: Unsettled): readonly number[] {
  return matchPointsOf(totals(s).map((total, i) => (counts(seatAt(s, i)) ? total : null)));
}

const counts = (seat: SeatState): boolean =>
  (seat.played || !seat.absent) && seat.disqualified === null && !seat.zeroed;

/** Who signs the scoresheet (XII-B). */
export const signers = (s: Unsettled): readonly Seat[] => s.seats.map((_, i) => i).filter(i => playsNext(s, i));

export function sign(t: Transaction, seat: Seat): Outcome {
  if (seatAt(t.state, seat).signed) return t.refuse('signed', 'scoresheet');
  t.emit({ event: 'signed', seat }, { clause: 'scoresheet' });
  close(t);
  return undefined;
}

export function close(t: Transaction): void {
  if (signers(t.state).every(i => seatAt(t.state, i).signed)) publish(t);
}

function publish(t: Transaction): void {
  const two = signers(t.state).length < 3;
  t.emit(
    { event: 'closed', matchPoints: matchPoints(t.state) },
    { clause: two ? 'matchTwo' : 'matchThree', phase: 'closed', clocks: [] },
  );
}

/** XII-B looks at what was signed: an oversight or a deceit that comes out later changes the result. */
export function afterSigning(t: Transaction, change: () => Outcome): Outcome {
  const before = matchPoints(t.state);
  const outcome = change();
  if (matchPoints(t.state).some((points, i) => points !== before[i])) publish(t);
  return outcome;
}

export function object(t: Transaction, seat: Seat, reason: string | null, scores: readonly number[] | null): Outcome {
  if (seatAt(t.state, seat).signed) return t.refuse('signed.stands', 'scoresheet');
  t.emit({ event: 'objected', seat, reason, scores }, { clause: 'scoresheet' });
  return undefined;
}

/** An oversight is put right when every player says the same scores. */
export function correct(t: Transaction, seat: Seat, scores: readonly number[]): Outcome {
  if (!t.rules.oversightCorrectable && t.state.config.options.oversightCorrectable !== true)
    return t.refuse('not-correctable', 'scoresheet');
  if (scores.length !== t.state.seats.length || !scores.every(Number.isInteger))
    return t.refuse('bad-field.scores', 'scoresheet');
  const same = (c: readonly number[] | null): boolean => c?.every((x, i) => x === scores[i]) ?? false;
  const agreed = signers(t.state).every(i => i === seat || same(seatAt(t.state, i).correction));
  t.emit({ event: 'corrected', seat, scores, agreed }, { clause: 'scoresheet' });
  return undefined;
}

/** Only before signing, and only after a second judge has ruled (2026-27 VII-C-7). */
export function appeal(t: Transaction, seat: Seat, reason: string | null): Outcome {
  if (!t.rules.appeal) return t.refuse('no-appeal', 'appeal');
  if (seatAt(t.state, seat).signed) return t.refuse('signed.appeal', 'appeal');
  if (!t.state.secondRuled) return t.refuse('second-judge-first', 'appeal');
  t.emit({ event: 'appealed', seat, reason }, { clause: 'appeal' });
  return undefined;
}
