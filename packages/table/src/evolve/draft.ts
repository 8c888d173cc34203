import { EMPTY_MAT } from '../mat.ts';
import type { CallState, Checker, Clock, Fault, Seat, Shake, Unsettled, Writer } from '../state.ts';

/** A state that only this call of `evolve` has seen, so that it may still be written to. */
export type Draft = { -readonly [K in keyof Unsettled]: Unsettled[K] };

/**
 * The shake that the act under way has copied and nobody else has seen: its later events write to it. Copying for each
 * of them took a sixth of the referee's time.
 */
let ownShake: Shake | null = null;

/** From here on every shake there is has been seen by others; the next change makes a copy. */
export const letGoOfShake = (): void => {
  ownShake = null;
};

type ShakeDraft = { -readonly [K in keyof Shake]: Shake[K] };

/** The shake of a draft, to be written to. */
export function shakeDraft(s: Draft): ShakeDraft {
  const shake = s.shake as Shake;
  if (shake === ownShake) return shake;
  const own: ShakeDraft = { ...shake };
  s.shake = ownShake = own;
  return own;
}

export const withShake = (s: Draft, patch: Partial<Shake>): Draft => {
  Object.assign(shakeDraft(s), patch);
  return s;
};

export const withWriter = (s: Draft, seat: Seat, patch: Partial<Writer>): Draft =>
  withShake(s, { writers: (s.shake as Shake).writers.map(w => (w.seat === seat ? { ...w, ...patch } : w)) });

export const withSeat = (s: Draft, seat: Seat, patch: Partial<Unsettled['seats'][number]>): Draft => ({
  ...s,
  seats: s.seats.map((x, i) => (i === seat ? { ...x, ...patch } : x)),
});

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

export const FRESH_CALL: CallState = { overdue: false, taken: false, off: [] };

export const withCall = (s: Draft, call: 'judge' | 'equals', patch: Partial<CallState>): Draft =>
  call === 'judge'
    ? { ...s, paused: s.paused && { ...s.paused, ...patch } }
    : { ...s, asked: s.asked && { ...s.asked, ...patch } };

export const withoutClaims = (s: Draft, target: Seat): Draft =>
  s.absenceClaims.length === 0 ? s : { ...s, absenceClaims: s.absenceClaims.filter(c => c.target !== target) };

export const withChecker = (s: Draft, seat: Seat, patch: Partial<Checker>): Draft => {
  const checking = s.shake?.checking;
  return checking
    ? withShake(s, {
        checking: { ...checking, checkers: checking.checkers.map(c => (c.seat === seat ? { ...c, ...patch } : c)) },
      })
    : s;
};

/** A leader's bonus and regular cube are one fault; other faults are one to a cube. */
export const sameFault = (a: Fault, b: Fault): boolean =>
  a.kind === b.kind && a.seat === b.seat && (a.kind === 'leader-bonus' || a.cubes[0] === b.cubes[0]);

/** While a judge has stopped the clocks table time stands still. */
export const tableTime = (s: Unsettled, at: number): number => (s.paused ? Math.min(s.paused.since, at) : at);

export const later = (clocks: readonly Clock[], ms: number): readonly Clock[] =>
  clocks.map(c => ({ ...c, at: c.at + ms }));

/** A legal act of another player insulates an uncorrected fault; an act that is itself faulty does not (IX-B). */
export const insulated = (shake: Shake, seat: Seat, fresh: readonly Fault[]): readonly Fault[] =>
  fresh.length > 0
    ? [...shake.faults, ...fresh]
    : shake.faults.length === 0
      ? shake.faults
      : shake.faults.filter(f => f.seat === seat);
