import type { ClauseRef } from '@forceout/rulebook';
import {
  evolve,
  replay,
  type Said,
  type ScoreLine,
  type SeatVerdict,
  type TableEvent,
  type TableView,
  totals,
  type Unsettled,
  type Viewer,
} from '@forceout/table';

/**
 * The state after one more event, as its viewer may see it. What others handed in was hidden then; it is put in its
 * place when it is presented. A log begins with null.
 */
function stateAfterEvent(state: Unsettled | null, event: TableEvent): Unsettled {
  if (state === null) return replay([event]);
  const after = evolve(state, event);
  if (event.event !== 'presented' || after.shake === null) return after;
  const writers = after.shake.writers.map(w => {
    const shown = event.written.find(x => x.seat === w.seat);
    return shown ? { ...w, written: shown.written } : w;
  });
  return { ...after, shake: { ...after.shake, writers } };
}

export function stateAfter(events: readonly TableEvent[]): Unsettled {
  const state = events.reduce<Unsettled | null>(stateAfterEvent, null);
  if (state === null) throw new Error('there is no log to look back on');
  return state;
}

export const viewOf = <S extends Unsettled>(state: S, viewer: Viewer): TableView<S> => ({
  viewer,
  state,
  scores: totals(state),
});

/** How a shake ended: the table as it stood, the verdicts and the points. */
export interface Ending {
  readonly seq: number;
  readonly no: number;
  readonly before: Unsettled;
  readonly verdicts: readonly SeatVerdict[];
  /** null: the shake does not count. */
  readonly lines: readonly ScoreLine[] | null;
  readonly reason: Said | null;
  readonly clause: ClauseRef | null;
}

/** The ending that this event is, in the state before it; null for every other event. */
function endingAt(before: Unsettled, event: TableEvent): Ending | null {
  if (event.event !== 'scored' && event.event !== 'void') return null;
  return {
    seq: event.seq,
    no: event.shake,
    before,
    verdicts: before.shake?.verdicts ?? [],
    lines: event.event === 'scored' ? event.lines : null,
    reason: event.event === 'void' ? event.reason : null,
    clause: event.clause ?? null,
  };
}

/** A game as somebody has followed it: the state, the events that led there, and how the last shake ended. */
export interface GameHistory {
  readonly state: Unsettled | null;
  /** As far back as they were told. */
  readonly events: readonly TableEvent[];
  readonly ending: Ending | null;
}

export const NO_HISTORY: GameHistory = { state: null, events: [], ending: null };

/**
 * The one fold of events, for tables on this device, tables online and records alike. `shown`: the state after them as
 * the host gives it, where something in the events is hidden from whoever follows.
 */
export function historyAfter(
  before: GameHistory,
  events: readonly TableEvent[],
  shown?: Unsettled | null,
): GameHistory {
  if (events.length === 0) return shown == null ? before : { ...before, state: shown };
  let { state, ending } = before;
  for (const event of events) {
    if (state !== null) ending = endingAt(state, event) ?? ending;
    state = stateAfterEvent(state, event);
  }
  return { state: shown ?? state, events: [...before.events, ...events], ending };
}
