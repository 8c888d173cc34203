import type { CallState, Checker, Seat, Shake, Unsettled, Writer } from '../state.ts';

/**
 * A state that only the act under way has seen, and so has its shake: its events write to both. Copying the shake for
 * each of them took a sixth of the referee's time.
 */
export type Draft = { -readonly [K in keyof Unsettled]: Unsettled[K] };

type ShakeDraft = { -readonly [K in keyof Shake]: Shake[K] };

/**
 * Name by name, in the order in which `emptyTable` and `freshShake` have them: so all states are of one shape to the
 * engine that runs us. A spread makes up a new shape for each copy, and then every field of a state has to be searched for.
 */
const copyOfShake = (s: Shake): Shake => ({
  no: s.no,
  setter: s.setter,
  startedAt: s.startedAt,
  out: s.out,
  gone: s.gone,
  presetFaces: s.presetFaces,
  rolled: s.rolled,
  cards: s.cards,
  dealt: s.dealt,
  mat: s.mat,
  goalText: s.goalText,
  goalBy: s.goalBy,
  picks: s.picks,
  variations: s.variations,
  selecting: s.selecting,
  bonusPlayed: s.bonusPlayed,
  onTurn: s.onTurn,
  firstTurn: s.firstTurn,
  lastMover: s.lastMover,
  faults: s.faults,
  agreed: s.agreed,
  moves: s.moves,
  block: s.block,
  challenge: s.challenge,
  claim: s.claim,
  writeBegan: s.writeBegan,
  writers: s.writers,
  queue: s.queue,
  checking: s.checking,
  verdicts: s.verdicts,
  accepted: s.accepted,
  past: s.past,
});

const copyOfTable = (s: Unsettled): Draft => ({
  version: s.version,
  config: s.config,
  at: s.at,
  seq: s.seq,
  phase: s.phase,
  phaseSince: s.phaseSince,
  seats: s.seats,
  rollOff: s.rollOff,
  shake: s.shake,
  lastSetter: s.lastSetter,
  shakeNo: s.shakeNo,
  history: s.history,
  penalties: s.penalties,
  clocks: s.clocks,
  round: s.round,
  paused: s.paused,
  awaiting: s.awaiting,
  awaited: s.awaited,
  asked: s.asked,
  absenceClaims: s.absenceClaims,
  endWishes: s.endWishes,
  secondRuled: s.secondRuled,
  corrected: s.corrected,
  matchPoints: s.matchPoints,
});

/** A copy to write to. Whoever puts another shake into a draft puts in one that nobody else has. */
export function draftOf(state: Unsettled): Draft {
  const draft = copyOfTable(state);
  if (draft.shake !== null) draft.shake = copyOfShake(draft.shake);
  return draft;
}

/** The shake of a draft, to be written to. */
export const shakeDraft = (s: Draft): ShakeDraft => s.shake as ShakeDraft;

export const withTable = (s: Draft, patch: Partial<Unsettled>): Draft => Object.assign(s, patch);

export const withShake = (s: Draft, patch: Partial<Shake>): Draft => {
  Object.assign(shakeDraft(s), patch);
  return s;
};

export const withWriter = (s: Draft, seat: Seat, patch: Partial<Writer>): Draft =>
  withShake(s, { writers: (s.shake as Shake).writers.map(w => (w.seat === seat ? { ...w, ...patch } : w)) });

export const withSeat = (s: Draft, seat: Seat, patch: Partial<Unsettled['seats'][number]>): Draft =>
  withTable(s, { seats: s.seats.map((x, i) => (i === seat ? { ...x, ...patch } : x)) });

export const withCall = (s: Draft, call: 'judge' | 'equals', patch: Partial<CallState>): Draft =>
  call === 'judge'
    ? withTable(s, { paused: s.paused && { ...s.paused, ...patch } })
    : withTable(s, { asked: s.asked && { ...s.asked, ...patch } });

export const withoutClaims = (s: Draft, target: Seat): Draft =>
  s.absenceClaims.length === 0 ? s : withTable(s, { absenceClaims: s.absenceClaims.filter(c => c.target !== target) });

export const withChecker = (s: Draft, seat: Seat, patch: Partial<Checker>): Draft => {
  const checking = s.shake?.checking;
  return checking
    ? withShake(s, {
        checking: { ...checking, checkers: checking.checkers.map(c => (c.seat === seat ? { ...c, ...patch } : c)) },
      })
    : s;
};
