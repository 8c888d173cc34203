import { actorOf } from './decide.ts';
import type { LogEntry } from './event.ts';
import { evolve } from './evolve.ts';
import { possiblePoints } from './possible-points.ts';
import { standingsIn } from './results.ts';
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

/** What cannot have happened as it stands in a log. */
export const LOG_FAULTS = [
  'not-first',
  'by-nobody',
  'back-in-time',
  'seated-twice',
  'impossible-points',
  'own-typing',
  'places-differ',
] as const;
export type LogFault = (typeof LOG_FAULTS)[number];

export interface Replayed {
  readonly state: EventState;
  /** Entry by entry, counted from 1. */
  readonly faults: readonly { readonly entry: number; readonly code: LogFault }[];
}

/** Whether somebody confirmed alone what he had typed himself. */
function ownTyping(state: EventState, { competition, round, table, confirmers }: Confirmed): boolean {
  const rounds = state.rounds[competition] ?? [];
  const at = rounds.find(one => one.number === round)?.tables.find(one => one.number === table);
  return confirmers.length === 1 && at?.typed?.by === confirmers[0];
}
type Confirmed = Extract<LogEntry, { event: 'result-confirmed' }>;

/** What is wrong with an entry for its own sake: seats, points, second persons and final places are looked at again. */
function contentFault(state: EventState, entry: LogEntry): LogFault | null {
  switch (entry.event) {
    case 'seated':
    case 'seats-changed': {
      const seated = [...entry.tables.flatMap(({ players }) => players), ...entry.bye];
      return new Set(seated).size < seated.length ? 'seated-twice' : null;
    }
    case 'result-typed':
      return possiblePoints(entry.typed.points) ? null : 'impossible-points';
    case 'result-confirmed':
      return ownTyping(state, entry) ? 'own-typing' : null;
    case 'competition-closed': {
      const places = standingsIn(state, entry.competition).individuals.map(({ rank, id }) => `${rank} ${id}`);
      return places.join() === entry.places.map(({ rank, id }) => `${rank} ${id}`).join() ? null : 'places-differ';
    }
    default:
      return null;
  }
}

/** Goes through a log again: who acted was somebody then, time never went back, and what was decided could be decided. */
export function replayEvent({ entries }: WholeEvent): Replayed {
  let state = emptyEvent;
  let at = Number.NEGATIVE_INFINITY;
  const faults: Replayed['faults'][number][] = [];
  entries.forEach((entry, i) => {
    const found = (code: LogFault) => faults.push({ entry: i + 1, code });
    if ((entry.event === 'opened') !== (i === 0)) found('not-first');
    else if (i > 0 && actorOf(state, entry.by) === null) found('by-nobody');
    if (entry.at < at) found('back-in-time');
    const wrong = contentFault(state, entry);
    if (wrong !== null) found(wrong);
    at = entry.at;
    state = evolve(state, entry);
  });
  return { state, faults };
}
