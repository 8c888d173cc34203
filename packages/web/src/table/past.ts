import {
  evolve,
  replay,
  type ScoreLine,
  type SeatVerdict,
  type State,
  type TableEvent,
  type TableView,
  totals,
  type Viewer,
} from '@forceout/table';

/**
 * The state after part of a log, as its viewer may see it. What others handed in was hidden then; it is
 * put in its place when it is presented.
 */
export function stateAfter(events: readonly TableEvent[]): State {
  const first = events[0];
  if (first === undefined) throw new Error('there is no log to look back on');
  return events.slice(1).reduce(next, replay([first]));
}

export function next(state: State, event: TableEvent): State {
  const after = evolve(state, event);
  if (event.event !== 'presented' || after.shake === null) return after;
  const writers = after.shake.writers.map(w => {
    const shown = event.written.find(x => x.seat === w.seat);
    return shown ? { ...w, written: shown.written } : w;
  });
  return { ...after, shake: { ...after.shake, writers } };
}

export const viewOf = (state: State, viewer: Viewer): TableView => ({ viewer, state, scores: totals(state) });

/** How a shake ended: the table as it stood, the verdicts and the points. */
export interface Ending {
  readonly seq: number;
  readonly no: number;
  readonly before: State;
  readonly verdicts: readonly SeatVerdict[];
  /** null: the shake does not count. */
  readonly lines: readonly ScoreLine[] | null;
  readonly reason: string | null;
  readonly clause: string | null;
}

export function lastEnding(events: readonly TableEvent[]): Ending | null {
  const at = events.findLastIndex(e => e.event === 'scored' || e.event === 'void');
  const end = events[at];
  if (end === undefined || (end.event !== 'scored' && end.event !== 'void')) return null;
  const before = stateAfter(events.slice(0, at));
  return {
    seq: end.seq,
    no: end.shake,
    before,
    verdicts: before.shake?.verdicts ?? [],
    lines: end.event === 'scored' ? end.lines : null,
    reason: end.event === 'void' ? end.reason : null,
    clause: end.clause ?? null,
  };
}
