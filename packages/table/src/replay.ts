import type { TableConfig } from './config.ts';
import type { TableEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { settled } from './settled.ts';
import type { State, StateIn, Unsettled } from './state.ts';

/** A table nobody has touched. */
export const emptyTable = (config: TableConfig, at: number): StateIn<'roll-off'> => ({
  version: 1,
  config,
  at,
  seq: 0,
  phase: 'roll-off',
  phaseSince: at,
  seats: config.players.map(() => ({
    absent: false,
    played: false,
    warnings: 0,
    disqualified: null,
    resigned: false,
    zeroed: false,
    extraPercent: 0,
    signed: false,
    correction: null,
  })),
  rollOff: { contenders: config.players.map((_, i) => i), faces: config.players.map(() => null) },
  shake: null,
  lastSetter: null,
  shakeNo: 0,
  history: [],
  penalties: [],
  clocks: [],
  round: { state: 'run', warnedAt: null, judgeMs: 0, replay: null },
  paused: null,
  awaiting: [],
  awaited: 0,
  asked: null,
  absenceClaims: [],
  endWishes: [],
  secondRuled: false,
  corrected: null,
  matchPoints: null,
});

/** The state after a whole log. Needs no game: verdicts stand in the events and are not recomputed (Law 9). */
export function replay(events: readonly TableEvent[]): State {
  const first = events[0];
  if (first?.event !== 'opened') throw new Error('a log begins with the event "opened"');
  return settled(events.reduce<Unsettled>(evolve, emptyTable(first.config, first.at)));
}
