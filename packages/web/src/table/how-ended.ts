import type { Seat, TableEvent } from '@forceout/table';

/** The challenge a shake ended with, and whether it won its maker the shake. */
export interface EndedWith {
  readonly by: Seat;
  readonly kind: 'now' | 'impossible' | 'no-goal';
  readonly right: boolean;
}

/** How each scored shake ended, by its number; null: with no challenge. */
export function howEnded(events: readonly TableEvent[]): ReadonlyMap<number, EndedWith | null> {
  const ended = new Map<number, EndedWith | null>();
  let last: Pick<EndedWith, 'by' | 'kind'> | null = null;
  for (const event of events) {
    if (event.event === 'shake-began') last = null;
    if (event.event === 'challenged') last = event.challenge;
    if (event.event !== 'scored') continue;
    const points = event.lines.map(line => line.points);
    const own = event.lines.find(line => line.seat === last?.by)?.points;
    const right = own === Math.max(...points) && own > Math.min(...points);
    ended.set(event.shake, last && { by: last.by, kind: last.kind, right });
  }
  return ended;
}
