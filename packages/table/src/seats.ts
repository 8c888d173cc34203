import { itemAt } from '@forceout/rulebook';
import type { Seat, SeatState, Shake, Unsettled } from './state.ts';

/** The state of a seat of this table. */
export function seatAt(s: Unsettled, seat: Seat): SeatState {
  const found = s.seats[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat} at this table`);
  return found;
}

/** The shake, where the phase has one. */
export function requireShake({ shake, phase }: Unsettled): Shake {
  if (shake === null) throw new Error(`no shake is under way in phase ${phase}`);
  return shake;
}

/** Seats that take part in the current shake, or would in the next one. */
export const seatsIn = (s: Unsettled): readonly Seat[] => s.seats.map((_, i) => i).filter(i => takesPart(s, i));

const takesPart = (s: Unsettled, seat: Seat): boolean => (s.shake ? !s.shake.out.includes(seat) : playsNext(s, seat));

export const playsNext = (s: Unsettled, seat: Seat): boolean =>
  !seatAt(s, seat).absent && seatAt(s, seat).disqualified === null;

/** The next seat to the left (clockwise) that takes part; the seat itself when it is alone. */
export function left(s: Unsettled, from: Seat): Seat {
  const n = s.seats.length;
  for (let k = 1; k <= n; k++) {
    const seat = (from + k) % n;
    if (takesPart(s, seat)) return seat;
  }
  return from;
}

export function right(s: Unsettled, from: Seat): Seat {
  const n = s.seats.length;
  for (let k = 1; k <= n; k++) {
    const seat = (from - k + n) % n;
    if (takesPart(s, seat)) return seat;
  }
  return from;
}

export const opponents = (s: Unsettled, of: Seat): readonly Seat[] => seatsIn(s).filter(x => x !== of);

/** Match totals: scored shakes plus approved penalties; a judge's zero and an agreed correction outrank them. */
export function totals(s: Unsettled): readonly number[] {
  const sums = s.seats.map(() => 0);
  for (const shake of s.history)
    for (const line of shake.lines) sums[line.seat] = itemAt(sums, line.seat) + line.points;
  for (const p of s.penalties) if (p.status === 'approved') sums[p.seat] = itemAt(sums, p.seat) + p.points;
  return sums.map((sum, i) =>
    seatAt(s, i).zeroed || seatAt(s, i).disqualified !== null ? 0 : (s.corrected?.[i] ?? sum),
  );
}

/** Strictly ahead of every opponent; a tie is no lead (R-LEAD-1). */
export function leads(s: Unsettled, seat: Seat): boolean {
  const sums = totals(s);
  const own = itemAt(sums, seat);
  return sums.every((x, i) => i === seat || own > x);
}
