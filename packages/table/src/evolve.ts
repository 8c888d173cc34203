import type { Happening, TableEvent } from './event.ts';
import { type Draft, draftOf, withShake } from './evolve/draft.ts';
import type { Evolution } from './evolve/evolution.ts';
import { challenge } from './phases/challenge/evolution.ts';
import { checking } from './phases/checking/evolution.ts';
import { match } from './phases/match/evolution.ts';
import { officials } from './phases/officials/evolution.ts';
import { play } from './phases/play/evolution.ts';
import { setUp } from './phases/set-up/evolution.ts';
import type { Moment, Shake, Unsettled } from './state.ts';

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
export function evolve(state: Unsettled, e: TableEvent): Unsettled {
  return evolveInto(draftOf(state), e);
}

/** The same on a draft of the caller's own, which is used up: the referee copies once for all events of an act. */
export function evolveInto(s: Draft, e: TableEvent): Draft {
  s.seq = e.seq;
  s.at = e.at;
  const was = s.phase;
  if (e.phase !== undefined && e.phase !== s.phase) {
    s.phase = e.phase;
    s.phaseSince = e.at;
  }
  if (e.clocks !== undefined) s.clocks = e.clocks;
  const evolution = EVOLUTION[e.event] as (s: Draft, e: TableEvent, shake: Shake) => Draft;
  const next = evolution(s, e, s.shake as Shake);
  const begins = e.event === 'turn' || (e.phase === 'goal' && was !== 'goal' && e.event !== 'undone');
  return begins && s.config.options.undo === true ? remembered(next, e.phase === 'goal' ? 'goal' : 'turn') : next;
}

/** Keeps a moment to which practising players may go back. */
function remembered(s: Draft, phase: Moment['phase']): Draft {
  const { shake, seq, at, clocks, penalties } = s;
  if (shake === null) return s;
  const moment: Moment = { seq, at, phase, shake: { ...shake, past: [] }, clocks, penalties: penalties.length };
  return withShake(s, { past: [...shake.past, moment] });
}
