import type { ClauseRef } from '@forceout/rulebook';
import {
  evolve,
  type Json,
  replay,
  type Said,
  type ScoreLine,
  type SeatVerdict,
  type State,
  settled,
  type TableEvent,
  type TableView,
  totals,
  type Unsettled,
  type Viewer,
} from '@forceout/table';
import type { Phrase } from './phrases.ts';
import { type RoomState, roomAfter } from './room.ts';
import type { Attendance, Entry, ServerMessage } from './server.ts';

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

/** A table as a client has it. Replaced, never changed. */
export interface Followed {
  readonly table: string;
  readonly viewer: Viewer;
  readonly room: RoomState;
  /** The events that led to `room.state`, as far back as the server told them. */
  readonly events: readonly TableEvent[];
  /** How the last shake ended, once one has. */
  readonly ending: Ending | null;
  /** What a player said last. */
  readonly phrase: { readonly seq: number; readonly seat: number; readonly phrase: Phrase } | null;
  readonly attendance: Attendance;
  /** We made this table. */
  readonly maker: boolean;
  readonly draft: { readonly shake: number; readonly draft: Json } | null;
}

/** What the entries of a table come to for somebody who follows it. */
type Folded = Pick<Followed, 'room' | 'events' | 'ending' | 'phrase'>;

/** One more entry: parsed where it came in, folded here, nowhere else. */
export function foldedAfter(table: string, before: Folded | null, { seq, wall, body }: Entry, shown?: State): Folded {
  const { events, ending } = before ?? NO_HISTORY;
  const history = { state: before?.room.state ?? null, events, ending };
  const after = body.kind === 'play' ? historyAfter(history, body.events, shown) : history;
  const room = roomAfter(
    table,
    before?.room ?? null,
    seq,
    wall,
    body,
    after.state === null ? undefined : settled(after.state),
  );
  const phrase = body.kind === 'phrase' ? { seq, seat: body.seat, phrase: body.phrase } : (before?.phrase ?? null);
  return {
    room: shown === undefined ? room : { ...room, state: shown },
    events: after.events,
    ending: after.ending,
    phrase,
  };
}

/** The table as its answer to a join tells it; null where that tells nothing new. */
export function followedAfterJoin(
  before: Followed | null,
  message: Extract<ServerMessage, { t: 'joined' }>,
): Followed | null {
  const { table, viewer, attendance, draft, maker } = message;
  const have = before?.room ?? null;
  // An answer that comes twice, or late, tells nothing new, unless we are somebody else there now and further behind.
  const other = message.room !== undefined && viewer !== before?.viewer;
  if (have !== null && !other && message.seq < have.seq) return null;
  const known = { viewer, attendance, maker, draft };
  if (message.room !== undefined) {
    // Too long away to be told everything.
    const events = have?.seq === message.room.seq ? (before?.events ?? []) : [];
    const { ending = null, phrase = null } = before ?? {};
    return { table, room: message.room, events, ending, phrase, ...known };
  }
  let folded: Folded | null = before;
  const missed = (message.entries ?? []).filter(({ seq }) => seq > (have?.seq ?? 0));
  for (const [i, entry] of missed.entries())
    folded = foldedAfter(table, folded, entry, i === missed.length - 1 ? message.state : undefined);
  return folded === null ? null : { table, ...folded, ...known };
}
