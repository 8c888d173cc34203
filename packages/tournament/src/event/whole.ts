import { actorOf } from './decide.ts';
import type { LogEntry } from './event.ts';
import { evolve } from './evolve.ts';
import { type EventState, emptyEvent } from './state.ts';

/** A whole event as one file: its log with names, in order. */
export interface WholeEvent {
  readonly forceout: 'event';
  readonly version: 1;
  readonly entries: readonly LogEntry[];
}

export const isWholeEvent = (value: unknown): value is WholeEvent =>
  typeof value === 'object' &&
  value !== null &&
  'forceout' in value &&
  value.forceout === 'event' &&
  'version' in value &&
  value.version === 1 &&
  'entries' in value &&
  Array.isArray(value.entries);

export interface Replayed {
  readonly state: EventState;
  /** What cannot have happened as it stands there: entry by entry, counted from 1. */
  readonly faults: readonly { readonly entry: number; readonly code: 'by-nobody' | 'back-in-time' | 'not-first' }[];
}

/** Goes through a log again: who acted was somebody then, time never went back, and the event was opened first. */
export function replayEvent({ entries }: WholeEvent): Replayed {
  let state = emptyEvent;
  let at = Number.NEGATIVE_INFINITY;
  const faults: Replayed['faults'][number][] = [];
  entries.forEach((entry, i) => {
    if ((entry.event === 'opened') !== (i === 0)) faults.push({ entry: i + 1, code: 'not-first' });
    else if (i > 0 && actorOf(state, entry.by) === null) faults.push({ entry: i + 1, code: 'by-nobody' });
    if (entry.at < at) faults.push({ entry: i + 1, code: 'back-in-time' });
    at = entry.at;
    state = evolve(state, entry);
  });
  return { state, faults };
}
