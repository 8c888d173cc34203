import type { Happening, TableEvent } from './event.ts';
import { challenge } from './evolve/challenge.ts';
import { checking } from './evolve/checking.ts';
import type { Draft } from './evolve/draft.ts';
import type { Evolution } from './evolve/evolution.ts';
import { match } from './evolve/match.ts';
import { officials } from './evolve/officials.ts';
import { play } from './evolve/play.ts';
import { setUp } from './evolve/set-up.ts';
import type { Shake, State } from './state.ts';

/** Every event has its place; one that is missing does not compile. */
const EVOLUTION: Evolution<Happening['event']> = {
  ...setUp,
  ...play,
  ...challenge,
  ...checking,
  ...officials,
  ...match,
};

/** The state after an event. Total, pure, and the only place where a state changes. */
export const evolve = (state: State, e: TableEvent): State => evolveInto({ ...state }, e);

/** The same on a state of the caller's own, which is used up: the referee copies once for all events of an act. */
export function evolveInto(s: Draft, e: TableEvent): State {
  s.seq = e.seq;
  s.at = e.at;
  if (e.phase !== undefined && e.phase !== s.phase) {
    s.phase = e.phase;
    s.phaseSince = e.at;
  }
  if (e.clocks !== undefined) s.clocks = e.clocks;
  const evolution = EVOLUTION[e.event] as (s: Draft, e: TableEvent, shake: Shake) => State;
  return evolution(s, e, s.shake as Shake);
}
