import { firstOf, itemAt } from '@forceout/rulebook';
import { LIMITS, type RaceEvidence } from '@forceout/wire';
import { type Arrival, creditOf } from './lag.ts';

/** Hands closer than this are a tie as far as anybody can measure. */
const TIE_MS = 10;
/** Beyond the slowest measured connection, so that a hand under way still lands. */
const MARGIN_MS = 15;

/** Something a seat did while a race was on. */
export interface Hand<T> {
  readonly seat: number;
  readonly lifts: boolean;
  readonly arrival: Arrival;
  /** Server time of the press, lag made good within its bounds. */
  readonly pressed: number;
  readonly what: T;
}

export const handOf = <T>(seat: number, lifts: boolean, arrival: Arrival, bank: number, what: T): Hand<T> => ({
  seat,
  lifts,
  arrival,
  pressed: arrival.received - creditOf(arrival, bank).credit,
  what,
});

/** How long to wait for other hands: no longer than the slowest of them needs. Nobody else, no wait. */
export function windowMs(lags: readonly (number | null)[], nodesMs: number): number {
  const known = lags.filter(lag => lag !== null);
  if (known.length === 0 && nodesMs === 0) return 0;
  return Math.min(LIMITS.raceMs, Math.ceil(Math.max(0, ...known) + MARGIN_MS + nodesMs));
}

export interface Placed<T> {
  readonly hand: Hand<T>;
  /** Server time at which it counts. Ties count at the same moment. */
  readonly at: number;
  /** Later than the hand before, however short. */
  readonly apart: boolean;
}

/** The order in which hands count, by press time; exact ties by lot. */
export function orderOf<T>(
  hands: readonly Hand<T>[],
  lot: () => number,
): { readonly placed: readonly Placed<T>[]; readonly drawn: boolean } {
  const ticketed = hands.map(hand => ({ hand, ticket: lot() }));
  ticketed.sort((a, b) => a.hand.pressed - b.hand.pressed || a.ticket - b.ticket);
  const lifts = ticketed.filter(t => t.hand.lifts);
  const drawn = lifts.length > 1 && firstOf(lifts).hand.pressed === itemAt(lifts, 1).hand.pressed;
  let first: number | null = null;
  const placed = ticketed.map(({ hand }): Placed<T> => {
    if (!hand.lifts) return { hand, at: hand.arrival.received, apart: false };
    const apart = first !== null && hand.pressed - first >= TIE_MS;
    first ??= hand.pressed;
    return { hand, at: apart ? hand.pressed : first, apart };
  });
  return { placed, drawn };
}

export const evidenceOf = <T>(hands: readonly Hand<T>[], window: number, drawn: boolean): RaceEvidence => ({
  windowMs: window,
  drawn,
  hands: hands
    .filter(h => h.lifts)
    .map(h => ({
      seat: h.seat,
      received: h.arrival.received,
      pressed: h.pressed,
      measured: Math.round(h.arrival.measured ?? 0),
    })),
});
