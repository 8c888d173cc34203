import { type Json, type State, settled, type TableEvent, type Viewer } from '@forceout/table';
import { type Ending, historyAfter, NO_HISTORY } from './log-fold.ts';
import type { Phrase } from './phrases.ts';
import { type RoomState, roomAfter } from './room.ts';
import type { Attendance, Entry, ServerMessage } from './server.ts';

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
