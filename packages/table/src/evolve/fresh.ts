import { EMPTY_MAT } from '../mat.ts';
import type { CallState, Seat, Shake } from '../state.ts';

/** A shake as it begins. */
export const freshShake = (no: number, setter: Seat, out: readonly Seat[], at: number): Shake => ({
  no,
  setter,
  startedAt: at,
  out,
  gone: [],
  presetFaces: null,
  rolled: false,
  cards: [],
  dealt: false,
  mat: EMPTY_MAT,
  goalText: null,
  goalBy: setter,
  picks: [],
  variations: [],
  selecting: null,
  bonusPlayed: false,
  onTurn: null,
  firstTurn: false,
  lastMover: null,
  faults: [],
  agreed: [],
  moves: 0,
  block: null,
  challenge: null,
  claim: null,
  writeBegan: 0,
  writers: [],
  queue: [],
  checking: null,
  verdicts: [],
  accepted: [],
  past: [],
});

/** A call that nobody has answered yet. */
export const FRESH_CALL: CallState = { overdue: false, taken: false, off: [] };
