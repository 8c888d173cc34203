import { type TableEvent, type Viewer, view, viewEvent } from '@forceout/table';
import type { Body } from './body.ts';
import type { Room } from './room.ts';

/** The room as one viewer may see it. */
export const viewRoom = (room: Room, viewer: Viewer): Room =>
  room.state === null ? room : { ...room, state: view(room.state, viewer).state };

/**
 * The entry as one viewer may see it. `whole` is false where something was hidden, or is shown again that was hidden
 * before: then folding the entry is not enough, and the viewer needs the state as well.
 */
export function viewBody(body: Body, viewer: Viewer): { readonly body: Body; readonly whole: boolean } {
  if (body.kind !== 'play') return { body, whole: true };
  let whole = true;
  const events = body.events.map((event): TableEvent => {
    const shown = viewEvent(event, viewer);
    if (shown !== event || event.event === 'presented') whole = false;
    return shown;
  });
  return whole ? { body, whole } : { body: { ...body, events }, whole };
}
