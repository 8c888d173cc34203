import type { State } from '@forceout/table';
import type { PlannedAct } from './bot-seats.ts';

/**
 * What a computer player planned, put off until people have read how the last shake ended: the roll of the next one takes the
 * result off their screens. A table of this device knows when they have; others are given a fixed time.
 */
export function afterReading(planned: PlannedAct, { phase, history }: State, readingMs: number): PlannedAct {
  const takesAway = phase === 'roll-deal' && planned.act.do === 'roll' && history.length > 0;
  return takesAway ? { ...planned, afterMs: Math.max(planned.afterMs, readingMs) } : planned;
}
