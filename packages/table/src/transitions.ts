import type { JudgeAct, PlayerAct } from './act.ts';
import { challengeTransitions } from './phases/challenge/transitions.ts';
import { checkingTransitions } from './phases/checking/transitions.ts';
import { anytimeTransitions, matchTransitions } from './phases/match/transitions.ts';
import { officialTransitions } from './phases/officials/transitions.ts';
import { playTransitions } from './phases/play/transitions.ts';
import { setUpTransitions } from './phases/set-up/transitions.ts';
import type { Leads, Transitions } from './phases/transition.ts';
import type { Phase, Seat } from './state.ts';
import type { Outcome, Transaction } from './transaction.ts';

/** The whole match as data: which act in which phase is handled by what, and where it may lead. */
const TRANSITIONS: Transitions<Phase> = {
  ...setUpTransitions,
  ...playTransitions,
  ...challengeTransitions,
  ...checkingTransitions,
  ...matchTransitions,
};

type Handle = (t: Transaction, seat: Seat, act: PlayerAct) => Outcome;
interface Row {
  readonly handle: Handle;
  readonly next?: readonly Phase[];
  readonly leads?: Leads;
}
type Rows = Readonly<Partial<Record<string, Row>>>;

// Each row takes the act it stands under; that the two belong together is what the key says.
const BY_PHASE = TRANSITIONS as Readonly<Record<Phase, unknown>> as Readonly<Record<Phase, Rows>>;
const ANYTIME = anytimeTransitions as Readonly<Record<string, unknown>> as Rows;

/** What handles a player's act in a phase; nothing where its definition does not name the phase. */
export const handlerOf = (phase: Phase, verb: PlayerAct['do']): Handle | undefined =>
  (BY_PHASE[phase][verb] ?? (phase === 'closed' ? undefined : ANYTIME[verb]))?.handle;

/** The acts of a phase that are not for every phase, in the order they are written. */
export const actsIn = (phase: Phase): readonly PlayerAct['do'][] => Object.keys(BY_PHASE[phase]) as PlayerAct['do'][];

/** The phases that may hold after an act was taken in this one. */
export function nextPhases(phase: Phase, verb: PlayerAct['do']): readonly Phase[] {
  const row = BY_PHASE[phase][verb] ?? ANYTIME[verb];
  return row?.next ?? [phase, ...(row?.leads?.[phase] ?? [])];
}

export const nextAfterOrder = (phase: Phase, verb: JudgeAct['do']): readonly Phase[] => [
  phase,
  ...(officialTransitions[verb].leads[phase] ?? []),
];

type Ordered = (t: Transaction, act: JudgeAct, by: 'judge' | 'director') => Outcome;

export const officialHandlerOf = (verb: JudgeAct['do']): Ordered => officialTransitions[verb].handle as Ordered;
