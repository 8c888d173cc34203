import { itemAt, needed } from '@forceout/rulebook';
import {
  evolve,
  type Game,
  isMidTurn,
  replay,
  requirePosition,
  type TableEvent,
  type Unsettled,
} from '@forceout/table';
import { nowAllowedAt } from '../hints/now-allowed.ts';
import type { MatchResult } from './match.ts';

/** What one seat's challenges were worth, and what it let pass. */
export interface Tally {
  readonly now: number;
  readonly nowRight: number;
  readonly impossible: number;
  readonly impossibleRight: number;
  /** Positions in which the solver proves a Now that was this seat's to make, and those it did not make. */
  readonly openNow: number;
  readonly missedNow: number;
}

export const NO_TALLY: Tally = { now: 0, nowRight: 0, impossible: 0, impossibleRight: 0, openNow: 0, missedNow: 0 };

export const addTally = (a: Tally, b: Tally): Tally => ({
  now: a.now + b.now,
  nowRight: a.nowRight + b.nowRight,
  impossible: a.impossible + b.impossible,
  impossibleRight: a.impossibleRight + b.impossibleRight,
  openNow: a.openNow + b.openNow,
  missedNow: a.missedNow + b.missedNow,
});

/** Counts the challenges of a seat from the log; `steps` > 0 also asks the solver which Nows were open. */
export function tallyOf(game: Game, result: MatchResult, seat: number, steps: number): Tally {
  let tally = NO_TALLY;
  const [first, ...rest] = result.events;
  let state: Unsettled = replay([needed(first, 'The first event of a match')]);
  let open: { readonly kind: 'now' | 'impossible' } | null = null;
  for (const event of rest) {
    if (steps > 0 && isChance(state, event, seat)) {
      const could = nowIsOpen(game, state, steps);
      const made = event.event === 'lifted';
      if (could) tally = { ...tally, openNow: tally.openNow + 1, missedNow: tally.missedNow + (made ? 0 : 1) };
    }
    state = evolve(state, event);
    if (event.event === 'challenged' && event.challenge.by === seat && event.challenge.kind !== 'no-goal')
      open = { kind: event.challenge.kind };
    if (event.event === 'scored' && open !== null) {
      const right = itemAt(event.lines, seat).points === 6 ? 1 : 0;
      tally =
        open.kind === 'now'
          ? { ...tally, now: tally.now + 1, nowRight: tally.nowRight + right }
          : { ...tally, impossible: tally.impossible + 1, impossibleRight: tally.impossibleRight + right };
    }
    if (event.event === 'shake-began') open = null;
  }
  return tally;
}

/** The seat either lifts the block or lets the moment go by moving on. */
function isChance(state: Unsettled, event: TableEvent, seat: number): boolean {
  if (state.phase !== 'turn' || state.shake?.lastMover === seat || isMidTurn(state)) return false;
  return (event.event === 'moved' && event.seat === seat) || (event.event === 'lifted' && event.seat === seat);
}

function nowIsOpen(game: Game, state: Unsettled, steps: number): boolean {
  return nowAllowedAt(game, state) && game.solve(requirePosition(state), 'now', { steps }).exists === true;
}
