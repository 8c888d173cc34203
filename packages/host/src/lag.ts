import { itemAt } from '@forceout/rulebook';
import { nextDeadline } from '@forceout/table';
import { LAG_BANK, type LagGrant, LIMITS, type RoomState, tableTime, wallTime } from '@forceout/wire';
import { hallMoment } from './hall-moment.ts';
import { stateOf } from './hosted.ts';

/** Beyond what was measured: hands and screens are not exact either. */
const JITTER_MS = 30;
/** The engine's answers are looked after when nobody has given them by then. */
const AWAIT_MS = 5000;

/** How a message came: when, when its sender says it was meant, and how long its connection is known to take. */
export interface Arrival {
  readonly received: number;
  readonly pressed: number | null;
  /** One way, measured by the server; null where it cannot be (HTTP). */
  readonly measured: number | null;
}

/** How much earlier than it arrived an act counts: no more than claimed, measured, allowed and left in the bank. */
export function creditOf(arrival: Arrival, bank: number): { readonly claimed: number; readonly credit: number } {
  const { received, pressed, measured } = arrival;
  if (measured === null) return { claimed: 0, credit: 0 };
  const claimed = Math.max(0, Math.round(pressed === null ? measured : received - pressed));
  const credit = Math.floor(Math.max(0, Math.min(claimed, measured + JITTER_MS, LIMITS.lagMs, bank)));
  return { claimed, credit };
}

/** The longest that an act of this seat may still be under way when its time is up. */
export const graceOf = (measured: number | null, bank: number): number =>
  measured === null ? 0 : Math.floor(Math.max(0, Math.min(measured + JITTER_MS, LIMITS.lagMs, bank)));

/**
 * The moment of table time at which an act counts. Lag is made good only where it decides: when the act comes after its
 * own deadline and left before it.
 */
export function momentOf(
  room: RoomState,
  seat: number | null,
  arrival: Arrival,
): { readonly at: number; readonly lag: LagGrant | null } {
  const state = stateOf(room);
  const arrived = Math.max(state.at, tableTime(room.clock, arrival.received));
  if (seat === null || state.paused !== null || state.awaiting.length > 0) return { at: arrived, lag: null };
  const own = Math.min(...state.clocks.filter(c => c.seat === seat).map(c => c.at));
  if (!(own <= arrived)) return { at: arrived, lag: null };
  const bank = itemAt(room.banks, seat);
  const { claimed, credit } = creditOf(arrival, bank);
  const at = Math.max(state.at, own - 1);
  const given = arrived - at;
  if (given <= 0 || given > credit) return { at: arrived, lag: null };
  const lag = { seat, claimed, measured: Math.round(arrival.measured ?? 0), given };
  return { at, lag: { ...lag, bank: Math.min(LAG_BANK.most, bank - given + LAG_BANK.gain) } };
}

/** When somebody has to look at the table by itself: server time, or null when its time stands still. */
export function wakeOf(room: RoomState, now: number): number | null {
  const { state, stage, clock } = room;
  const hall = hallMoment(room);
  if (stage !== 'playing' || state === null || clock.from === null) return hall;
  const due = nextDeadline(state);
  const own = due === null ? null : wallTime(clock, due);
  const at = own === null || hall === null ? (own ?? hall) : Math.min(own, hall);
  if (state.awaiting.length === 0) return at;
  return at === null ? now + AWAIT_MS : Math.min(at, now + AWAIT_MS);
}
