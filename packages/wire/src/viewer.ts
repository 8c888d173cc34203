import { type TableEvent, type Viewer, view, viewEvent } from '@forceout/table';
import type { EntryBody } from './body.ts';
import type { RoomState } from './room.ts';

/** The room as one viewer may see it. */
export const viewRoom = (room: RoomState, viewer: Viewer): RoomState =>
  room.state === null ? room : { ...room, state: view(room.state, viewer).state };

/**
 * The entry as one viewer may see it. `whole` is false where something was hidden, or is shown again that was hidden
 * before: then folding the entry is not enough, and the viewer needs the state as well.
 */
export function viewBody(body: EntryBody, viewer: Viewer): { readonly body: EntryBody; readonly whole: boolean } {
  if (looksAlike(body)) return { body, whole: true };
  const { events } = body as Extract<EntryBody, { kind: 'play' }>;
  let whole = true;
  const shown = events.map((event): TableEvent => {
    const seen = viewEvent(event, viewer);
    if (seen !== event || event.event === 'presented') whole = false;
    return seen;
  });
  return whole ? { body, whole } : { body: { ...body, events: shown } as EntryBody, whole };
}

/** Most entries look the same to everybody, because nothing in them is hidden from those who see least. */
export const looksAlike = (body: EntryBody): boolean =>
  body.kind !== 'play' || body.events.every(e => e.event !== 'presented' && viewEvent(e, 'spectator') === e);
