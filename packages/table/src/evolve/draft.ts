import type { CallState, Checker, Seat, Shake, Unsettled, Writer } from '../state.ts';

/**
 * A state that only the act under way has seen, and so has its shake: its events write to both. Copying the shake for
 * each of them took a sixth of the referee's time.
 */
export type Draft = { -readonly [K in keyof Unsettled]: Unsettled[K] };

type ShakeDraft = { -readonly [K in keyof Shake]: Shake[K] };

/** A copy to write to. Whoever puts another shake into a draft puts in one that nobody else has. */
export function draftOf(state: Unsettled): Draft {
  const draft: Draft = { ...state };
  if (draft.shake !== null) draft.shake = { ...draft.shake };
  return draft;
}

/** The shake of a draft, to be written to. */
export const shakeDraft = (s: Draft): ShakeDraft => s.shake as ShakeDraft;

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
