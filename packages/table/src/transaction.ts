import { type ClauseAddresses, type ClauseRef, clauseRef, type EditionRules, rulesOf } from '@forceout/rulebook';
import type { RefusalKey } from './codes.ts';
import { tableRules } from './config.ts';
import type { Happening, TableEvent } from './event.ts';
import { draftOf } from './evolve/draft.ts';
import { evolveInto } from './evolve.ts';
import type { Game, Position } from './game.ts';
import { type Refusal, refusal } from './refusal.ts';
import { type Facts, type Reason, reasonOf } from './said.ts';
import type { Clock, Phase, Shake, Unsettled } from './state.ts';

/** The clause a phase stands under. */
export const CLAUSE_OF_PHASE = {
  'roll-off': 'rollOff',
  'roll-deal': 'roll',
  variation: 'variationTurn',
  goal: 'goal',
  'no-goal': 'noGoal',
  'no-goal-write': 'noGoalDisputed',
  'no-goal-set': 'noGoalDisputed',
  turn: 'turnOrder',
  'block-up': 'block',
  write: 'present',
  present: 'present',
  check: 'checkTurn',
  'last-cube-write': 'lastCube',
  'stop-write': 'roundStop',
  scoresheet: 'scoresheet',
  closed: 'scoresheet',
} as const;

export interface Extras {
  /** The clause that was applied; otherwise that of the phase. */
  readonly clause?: keyof ClauseAddresses | ClauseRef;
  readonly phase?: Phase;
  readonly clocks?: readonly Clock[];
}

type ClauseRefs = Readonly<Record<keyof ClauseAddresses, ClauseRef>>;

const refsByEdition = new Map<EditionRules, ClauseRefs>();

/** Written out once an edition: every event cites one. */
function refsOf(rules: EditionRules): ClauseRefs {
  let refs = refsByEdition.get(rules);
  if (refs === undefined) {
    const { id, clauses } = rules;
    refs = Object.fromEntries(
      Object.entries(clauses).map(([name, address]) => [name, clauseRef(id, address)]),
    ) as unknown as ClauseRefs;
    refsByEdition.set(rules, refs);
  }
  return refs;
}

/** Thrown by the first event of a trial: the act would be taken. */
export const TAKEN = Symbol('taken');

/**
 * The referee's pencil: each event it writes is applied at once, so that a decision with several
 * consequences reads like the rulebook, top to bottom, always on the state as it now stands.
 */
export class Transaction {
  readonly events: TableEvent[] = [];
  readonly rules: EditionRules;
  /** The clauses of the edition, as they are cited. */
  private readonly refs: ClauseRefs;
  /** The state is a copy of our own and may be written to; others hold the one we were given. */
  private owned = false;

  constructor(
    readonly game: Game,
    public state: Unsettled,
    public at: number,
    /** Only whether the act would be taken is asked: nothing is written. Every act of a player is ruled on before its first event. */
    private readonly trial = false,
  ) {
    this.rules = rulesOf(state.config.edition);
    this.refs = refsOf(this.rules);
  }

  /** The state as it is now, which later events will leave alone. */
  snapshot(): Unsettled {
    this.owned = false;
    return this.state;
  }

  get shake(): Shake {
    if (this.state.shake === null) throw new Error('no shake is under way');
    return this.state.shake;
  }

  /** Table time: while a judge has stopped the clocks it stands still. */
  get tableTime(): number {
    return this.state.paused ? Math.min(this.state.paused.since, this.at) : this.at;
  }

  clause(name: keyof ClauseAddresses): ClauseRef {
    return this.refs[name];
  }

  emit(happening: Happening, extras: Extras = {}): void {
    if (this.trial) throw TAKEN;
    const { clause = CLAUSE_OF_PHASE[this.state.phase], phase, clocks } = extras;
    // Key by key: a spread in the middle of an object is many times slower, and every act of a table comes through here.
    const event: Record<string, unknown> = Object.assign({ at: this.at, seq: this.state.seq + 1 }, happening);
    event.clause = this.refs[clause as keyof ClauseAddresses] ?? clause;
    if (phase !== undefined) event.phase = phase;
    if (clocks !== undefined) event.clocks = clocks;
    const written = event as unknown as TableEvent;
    if (!this.owned) this.state = draftOf(this.state);
    this.owned = true;
    this.state = evolveInto(this.state, written);
    this.events.push(written);
  }

  /** A refusal in a game's words. */
  pass(reason: Reason): Refusal {
    return { ok: false, refused: reasonOf(reason) };
  }

  refuse(key: RefusalKey, clause: keyof ClauseAddresses | ClauseRef | null = null, facts?: Facts): Refusal {
    const ref =
      clause === null
        ? null
        : clause in this.rules.clauses
          ? this.clause(clause as keyof ClauseAddresses)
          : (clause as ClauseRef);
    return refusal(key, ref, facts);
  }

  position(): Position {
    const { mat, cards, goalText, variations } = this.shake;
    // Name by name: a spread in the middle is slow, and every move asks for it.
    const { resources, goal, required, permitted, forbidden } = mat;
    const rules = tableRules(this.state.config);
    return { rules, cards, resources, goal, required, permitted, forbidden, goalText, variations };
  }
}

/** What an act's handler says: nothing (taken) or a refusal. */
export type Outcome = Refusal | undefined;
