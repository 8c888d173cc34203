import type { TableEvent } from './event.ts';
import { totals } from './seats.ts';
import type { Unsettled, Viewer, Writer } from './state.ts';

/** The table as one viewer may see it. Nothing else ever leaves the host (architecture, Law 5). */
export interface TableView<S extends Unsettled = Unsettled> {
  readonly viewer: Viewer;
  readonly state: S;
  readonly scores: readonly number[];
}

/** Solutions are secret until all are presented together (VII-C-2); so is whether a Third Party handed one in. */
export function view<S extends Unsettled>(state: S, viewer: Viewer): TableView<S> {
  const { shake } = state;
  const shown = state.phase === 'present' || state.phase === 'check';
  const masked =
    shake === null || shown || shake.writers.length === 0
      ? state
      : { ...state, shake: { ...shake, writers: shake.writers.map(w => (w.seat === viewer ? w : mask(w))) } };
  return { viewer, state: masked, scores: totals(state) };
}

const mask = (w: Writer): Writer => ({
  ...w,
  written: null,
  presents: w.role === 'may' && w.done ? null : w.presents,
});

/** The same for the log: a viewer sees that somebody submitted, not what. */
export function viewEvent(event: TableEvent, viewer: Viewer): TableEvent {
  // An Impossible after the last cube takes over the Mover's finished Solution, which stays secret.
  if (event.event === 'writing')
    return { ...event, writers: event.writers.map(w => (w.seat === viewer ? w : mask(w))) };
  if (event.event !== 'submitted' || event.seat === viewer) return event;
  const { act: _, ...rest } = event;
  return { ...rest, written: null };
}
