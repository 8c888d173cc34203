import { rulesOf } from '@forceout/rulebook';
import type { Competition, HallRound, HallTable } from './state.ts';

/** The hall's clock of a round, or of one table of it, as moments: what is due when. */
export interface RoundClock {
  /** No new shake from here. */
  readonly warningAt: number;
  /** No more cubes and no challenges from here; everybody writes. */
  readonly stopAt: number;
  readonly writeUntil: number;
  /** While this is set the clock stands, and the moments move with it. */
  readonly pausedAt: number | null;
}

const earliest = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.min(a, b);

/** `null` before the start. The clock goes on by itself and never stops by itself. */
export function roundClock(competition: Competition, round: HallRound, table?: HallTable): RoundClock | null {
  if (round.startedAt === null) return null;
  const rules = rulesOf(competition.edition);
  // A table that stands by itself stands as long as it did so while the hall's own clock ran.
  const own = (table?.addedMs ?? 0) + (table?.pausedMs ?? 0);
  const base = round.startedAt + round.pausedMs + round.addedMs + own;
  const stopAt = base + rules.round.stopSeconds * 1000;
  return {
    warningAt: base + rules.round.warningSeconds * 1000,
    stopAt,
    writeUntil: stopAt + rules.writeSeconds * 1000,
    pausedAt: earliest(round.pausedAt, table?.pausedAt ?? null),
  };
}

export type ClockPhase = 'play' | 'last' | 'write' | 'over';

/** Where the clock is at a moment, and what is left of that part. */
export function clockAt(clock: RoundClock, now: number): { readonly phase: ClockPhase; readonly leftMs: number } {
  const at = clock.pausedAt ?? now;
  if (at < clock.warningAt) return { phase: 'play', leftMs: clock.warningAt - at };
  if (at < clock.stopAt) return { phase: 'last', leftMs: clock.stopAt - at };
  if (at < clock.writeUntil) return { phase: 'write', leftMs: clock.writeUntil - at };
  return { phase: 'over', leftMs: 0 };
}

/** What a table gets back for a judge who was there between two moments: the part in the last minutes before the warning. */
export function judgeMsOf(competition: Competition, round: HallRound, from: number, until: number): number {
  const rules = rulesOf(competition.edition);
  const clock = roundClock(competition, round);
  if (clock === null || rules.round.judgeTimeFrom === null) return 0;
  const window = (rules.round.warningSeconds - rules.round.judgeTimeFrom) * 1000;
  const [begin, end] = [Math.max(from, clock.warningAt - window), Math.min(until, clock.warningAt)];
  return Math.max(0, Math.round(end - begin));
}
