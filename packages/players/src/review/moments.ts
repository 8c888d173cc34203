import {
  evolve,
  type Position,
  replay,
  requirePosition,
  type Seat,
  type TableEvent,
  type Unsettled,
} from '@forceout/table';

/** A point in a shake at which somebody had a choice: what lay before the move, and what after. */
export interface Moment {
  readonly shake: number;
  readonly seq: number;
  readonly seat: Seat;
  readonly did: 'goal' | 'move' | 'challenge';
  readonly before: Unsettled;
  readonly after: Unsettled;
  readonly event: TableEvent;
}

/** Every Goal, move and challenge of a log, in order. */
export function momentsOf(events: readonly TableEvent[]): readonly Moment[] {
  const [first, ...rest] = events;
  if (first?.event !== 'opened') return [];
  const moments: Moment[] = [];
  let state: Unsettled = replay([first]);
  for (const event of rest) {
    const before = state;
    state = evolve(state, event);
    if (event.event === 'undone') {
      // What was taken back was no choice.
      while ((moments.at(-1)?.seq ?? 0) > event.to) moments.pop();
      continue;
    }
    const at = { shake: before.shakeNo, seq: event.seq, before, after: state, event };
    if (event.event === 'goal-set') moments.push({ ...at, seat: event.seat, did: 'goal' });
    else if (event.event === 'moved' || event.event === 'shifted')
      moments.push({ ...at, seat: event.seat, did: 'move' });
    else if (event.event === 'challenged' && event.challenge.kind !== 'no-goal')
      moments.push({ ...at, seat: event.challenge.by, did: 'challenge' });
  }
  return moments;
}

export const positionBefore = (m: Moment): Position => requirePosition(m.before);
export const positionAfter = (m: Moment): Position => requirePosition(m.after);
