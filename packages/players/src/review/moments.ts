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

/**
 * Every Goal, move and challenge of a log, in order. A bonus and the move after it are one choice: who made it could have
 * challenged before the bonus and not between the two.
 */
export function momentsOf(events: readonly TableEvent[]): readonly Moment[] {
  const [first, ...rest] = events;
  return first?.event === 'opened' ? momentsFrom(replay([first]), rest) : [];
}

/** The same of a log that goes on from a state. */
export function momentsFrom(start: Unsettled, events: readonly TableEvent[]): readonly Moment[] {
  const moments: Moment[] = [];
  let state = start;
  let beforeBonus: Unsettled | null = null;
  for (const event of events) {
    const isMove = event.event === 'moved' || event.event === 'shifted';
    const before = isMove && state.shake?.bonusPlayed && beforeBonus !== null ? beforeBonus : state;
    if (event.event === 'bonus') beforeBonus = state;
    state = evolve(state, event);
    if (event.event === 'undone') {
      // What was taken back was no choice.
      while ((moments.at(-1)?.seq ?? 0) > event.to) moments.pop();
      continue;
    }
    const at = { shake: before.shakeNo, seq: event.seq, before, after: state, event };
    if (event.event === 'goal-set') moments.push({ ...at, seat: event.seat, did: 'goal' });
    else if (isMove) moments.push({ ...at, seat: event.seat, did: 'move' });
    else if (event.event === 'challenged' && event.challenge.kind !== 'no-goal')
      moments.push({ ...at, seat: event.challenge.by, did: 'challenge' });
  }
  return moments;
}

export const positionBefore = (m: Moment): Position => requirePosition(m.before);
export const positionAfter = (m: Moment): Position => requirePosition(m.after);
