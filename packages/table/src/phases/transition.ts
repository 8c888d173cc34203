import type { JudgeAct, PlayerActOf } from '../act.ts';
import type { PLAYER_ACTS } from '../acts/index.ts';
import type { Phase, Seat } from '../state.ts';
import type { Outcome, Transaction } from '../transaction.ts';

type Acts = typeof PLAYER_ACTS;
type Verb = keyof Acts;

/** Acts that may be done in every phase until the match is closed. */
type AnytimeVerb = { [A in Verb]: Acts[A]['phases'] extends 'any' ? A : never }[Verb];

/** Acts whose definition names the phase. */
type VerbIn<P extends Phase> = {
  [A in Exclude<Verb, AnytimeVerb>]: P extends Acts[A]['phases'][number] ? A : never;
}[Exclude<Verb, AnytimeVerb>];

type Handler<A extends Verb> = (t: Transaction, seat: Seat, act: PlayerActOf<A>) => Outcome;

/** An act in a phase: what handles it, and the phases that may hold when it was taken. */
interface Transition<A extends Verb> {
  readonly handle: Handler<A>;
  readonly next: readonly Phase[];
}

/** The rows of some phases: one for each act whose definition names the phase, and no other. */
export type Transitions<P extends Phase> = {
  readonly [Q in P]: { readonly [A in VerbIn<Q>]: Transition<A> };
};

/** Where an act of any phase may lead to; what is not named stays as it is. */
export type Leads = Readonly<Partial<Record<Phase, readonly Phase[]>>>;

export type AnytimeTransitions<A extends AnytimeVerb = AnytimeVerb> = {
  readonly [B in A]: { readonly handle: Handler<B>; readonly leads: Leads };
};

type Ordered<A extends JudgeAct['do']> = (
  t: Transaction,
  act: Extract<JudgeAct, { readonly do: A }>,
  by: 'judge' | 'director',
) => Outcome;

export type OfficialTransitions = {
  readonly [A in JudgeAct['do']]: { readonly handle: Ordered<A>; readonly leads: Leads };
};

/** A shake is over: the next one begins, or the scoresheet opens. */
export const OVER = ['roll-deal', 'scoresheet'] as const satisfies readonly Phase[];

/** All have written: Solutions are shown, checked and scored, as far as nothing has to be asked. */
export const SHOWN = ['present', 'check', ...OVER] as const satisfies readonly Phase[];
