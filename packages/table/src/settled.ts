import { CERTAIN, type State, type Unsettled } from './state.ts';

/** Does the shake fit the phase? */
export function isSettled(s: Unsettled): s is State {
  const certain = CERTAIN[s.phase];
  if ((s.matchPoints !== null) !== (s.phase === 'closed')) return false;
  if (certain === null || s.shake === null) return certain === s.shake;
  for (const field of certain) if (s.shake[field] === null) return false;
  return true;
}

/** The state after all events of an act. That it does not fit its phase is a slip of the referee or a torn log. */
export function settled(s: Unsettled): State {
  if (isSettled(s)) return s;
  throw new Error(`after entry ${s.seq} the shake does not fit the phase ${s.phase}: the act is not complete`);
}
