import { type Clock, type Seat, seatAt, seatsIn, signers, type Unsettled, WRITING } from '@forceout/table';

/** Seats the table waits for now, the one asked first leading. */
export function dueSeats(state: Unsettled): readonly Seat[] {
  const { phase, shake } = state;
  switch (phase) {
    case 'roll-off':
      return state.rollOff.contenders.filter(seat => state.rollOff.faces[seat] === null);
    case 'scoresheet':
      return signers(state).filter(seat => !seatAt(state, seat).signed);
    case 'block-up': {
      const lifts = shake?.block?.lifts ?? [];
      if (shake?.block?.tie === 'asked') return seatsIn(state).filter(seat => !lifts.some(l => l.seat === seat));
      return lifts.filter(l => l.say === null).map(l => l.seat);
    }
    case 'write':
    case 'no-goal-write':
    case 'last-cube-write':
    case 'stop-write':
      return (shake?.writers ?? []).filter(w => !w.done).map(w => w.seat);
    case 'check':
      return (shake?.checking?.checkers ?? []).filter(c => c.state === 'checking').map(c => c.seat);
    case 'present':
    case 'closed':
      return [];
    default:
      return [...new Set(state.clocks.map(c => c.seat))];
  }
}

/** Phases in which what a player sees is for that player alone. */
export const isPrivate = (state: Unsettled): boolean => (WRITING as readonly string[]).includes(state.phase);

/** The clock a seat should look at: its own, else the one that runs out first. */
export function clockFor(state: Unsettled, seat: Seat | null): Clock | null {
  const own = seat === null ? undefined : soonest(state.clocks.filter(c => c.seat === seat));
  return own ?? soonest(state.clocks) ?? null;
}

const soonest = (clocks: readonly Clock[]): Clock | undefined =>
  clocks.reduce<Clock | undefined>((first, c) => (first === undefined || c.at < first.at ? c : first), undefined);

/**
 * In whose hand a shared device is. It stays where it is while that player still has something to do;
 * bots and people at other devices never hold it.
 */
export function holder(state: Unsettled, here: readonly Seat[], now: Seat | null): Seat | null {
  const due = dueSeats(state).filter(seat => here.includes(seat));
  if (now !== null && due.includes(now)) return now;
  return due[0] ?? (now !== null && here.includes(now) ? now : (here[0] ?? null));
}
