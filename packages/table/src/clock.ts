import { seatAt } from './seats.ts';
import type { Clock, Seat, Task, Unsettled } from './state.ts';
import type { Transaction } from './transaction.ts';

const SECOND = 1000;

/** A task limit for a seat, lengthened by its accommodation. */
export const limitMs = (s: Unsettled, seat: Seat, seconds: number): number =>
  Math.round((seconds * SECOND * (100 + seatAt(s, seat).extraPercent)) / 100);

export const startClock = (t: Transaction, seat: Seat, task: Task, seconds: number, from = t.tableTime): Clock => ({
  seat,
  task,
  stage: 'limit',
  at: from + limitMs(t.state, seat, seconds),
});

export const clockOf = (s: Unsettled, seat: Seat, task: Task): Clock | undefined =>
  s.clocks.find(c => c.seat === seat && c.task === task);

export const withoutClocks = (s: Unsettled, drop: (c: Clock) => boolean): readonly Clock[] =>
  s.clocks.filter(c => !drop(c));

/**
 * Leftover sand (XI-A-2, R-TIME-1): of what is left in the running one-minute glass the timing opponent gives the
 * lesser part to the next task. Nothing is left over after a time-out.
 */
export function leftoverSand(t: Transaction, ended: Clock | undefined): number {
  if (t.state.config.leftoverSand !== 'lesser' || ended === undefined || ended.stage !== 'limit') return 0;
  const left = (ended.at - t.tableTime) % (60 * SECOND);
  return left <= 0 ? 0 : Math.min(left, 60 * SECOND - left);
}

/** A clock put back after a correction: what was left, at least ten seconds (IX-A-1 time, R-TIME-5). */
export function restoredClock(t: Transaction, clock: Clock, leftMs: number): Clock {
  const least = clock.stage === 'limit' || clock.stage === 'countdown' ? t.rules.correctionSeconds * SECOND : 0;
  return { ...clock, at: t.tableTime + Math.max(leftMs, least) };
}
