import type { Clock, Unsettled } from '../state.ts';

/** While a judge has stopped the clocks table time stands still. */
export const tableTime = (s: Unsettled, at: number): number => (s.paused ? Math.min(s.paused.since, at) : at);

export const later = (clocks: readonly Clock[], ms: number): readonly Clock[] =>
  clocks.map(c => ({ ...c, at: c.at + ms }));
