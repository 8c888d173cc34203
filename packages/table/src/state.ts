import { type ClauseRef, SECTIONS, type Section } from '@forceout/rulebook';
import type { ScoreCode } from './codes.ts';
import type { TableConfig } from './config.ts';
import type { Claim, Cube, Json, Objection, Reason, SubmittedSolution, Variation, Verdict } from './game.ts';
import type { Said } from './said.ts';

export const PHASES = [
  'roll-off',
  'roll-deal',
  'variation',
  'goal',
  'no-goal',
  'no-goal-write',
  'no-goal-set',
  'turn',
  'block-up',
  'write',
  'present',
  'check',
  'last-cube-write',
  'stop-write',
  'scoresheet',
  'closed',
] as const;
export type Phase = (typeof PHASES)[number];

export { SECTIONS, type Section };
export type Mat = Readonly<Record<Section, readonly Cube[]>>;

export type Seat = number;

export const TASKS = [
  'roll',
  'deal',
  'variation',
  'goal',
  'no-goal',
  'no-goal-set',
  'turn',
  'block',
  'write',
  'check',
] as const;
export type Task = (typeof TASKS)[number];

/** `limit → countdown → extra → last`: −1 when the countdown ends, −1 and forfeit when the last one does (XI-A). */
export type Stage = 'limit' | 'countdown' | 'extra' | 'last';

export interface Clock {
  readonly seat: Seat;
  readonly task: Task;
  readonly stage: Stage;
  /** End of the present stage, in table time. */
  readonly at: number;
}

export interface Penalty {
  readonly seat: Seat;
  readonly points: number;
  readonly clause: ClauseRef;
  readonly status: 'pending' | 'approved' | 'refused' | 'provisional' | 'cancelled';
  readonly shake: number;
  readonly why: Said;
}

/** A priced act that opponents may still point out; a legal act of another player insulates it (IX-B). */
export interface Fault {
  readonly kind: string;
  readonly seat: Seat;
  readonly cubes: readonly string[];
  readonly clause: ClauseRef;
  /** What has to be put back when the charge is upheld. */
  readonly before: {
    readonly lastMover: Seat | null;
    readonly bonusPlayed: boolean;
    /** Cubes moved before it: when more followed, only the cube goes back and the turn does not. */
    readonly moves: number;
    readonly clock: Clock | null;
    readonly left: number;
    readonly from: Section;
  };
}

export interface Pick {
  readonly seat: Seat;
  readonly variation: Variation;
  /** null: legal; else why not. An illegal pick is ignored unless pointed out in time (II-C-2 late). */
  readonly fault: Reason | null;
  /** Can still be pointed out. */
  readonly open: boolean;
  /** Made in place of a bad pick: a second failure loses the pick (II-C-2). */
  readonly retry: boolean;
}

export interface Selecting {
  readonly seat: Seat;
  readonly picked: number;
  readonly must: number;
  readonly may: number;
  /** Bad picks pointed out so far for the pick now due. */
  readonly bad: number;
  /** A re-pick after a charge; play then goes back to `resume`. */
  readonly resume: {
    readonly phase: Phase;
    readonly selecting: Selecting | null;
    readonly clocks: readonly Clock[];
    readonly since: number;
  } | null;
}

export interface Block {
  readonly lifts: readonly { readonly seat: Seat; readonly say: 'now' | 'impossible' | null }[];
  readonly at: number;
  /** Two lifts at one moment: the third player is asked (2026-27 V-B). */
  readonly tie: 'none' | 'asked' | 'both' | 'first';
  readonly from: 'turn' | 'last-cube-write';
  /** The clocks that stand still while the block is up, and how much each has left. */
  readonly held: readonly Clock[];
}

export interface Challenge {
  readonly kind: 'now' | 'impossible' | 'no-goal';
  readonly by: Seat;
  readonly against: Seat;
  readonly second: { readonly kind: 'now' | 'impossible'; readonly by: Seat } | null;
}

/** `must`: obliged to write; `may`: Third Party; `not`: barred. */
export type Role = 'must' | 'may' | 'not';

export interface Writer {
  readonly seat: Seat;
  readonly role: Role;
  /** Third Party: null until decided. */
  readonly presents: boolean | null;
  readonly done: boolean;
  readonly written: SubmittedSolution | null;
  /** Tried to change after presenting (2026-27 VII-C-2-a). */
  readonly spoiled: boolean;
}

export interface Checker {
  readonly seat: Seat;
  readonly state: 'checking' | 'accepted' | 'spent';
  /** Regrouping attempt used or passed. */
  readonly attempt: 'open' | 'failed' | 'passed';
}

export interface Checking {
  readonly writer: Seat;
  readonly checkers: readonly Checker[];
  readonly how: 'joint' | 'separate' | null;
  /** No more objections: ambiguity proofs were checked, or the judge was asked. */
  readonly closed: boolean;
}

export interface SeatVerdict extends Verdict {
  readonly writer: Seat;
  readonly by: 'engine' | 'players' | 'judge' | 'rule';
}

/** A point of a shake to which players may go back in practice: as it was when somebody was to set the Goal or to move. */
export interface Moment {
  /** The entry with which it began. */
  readonly seq: number;
  readonly at: number;
  readonly phase: 'goal' | 'turn';
  readonly shake: Shake;
  readonly clocks: readonly Clock[];
  /** How many penalties had been given. */
  readonly penalties: number;
}

export interface Shake {
  readonly no: number;
  readonly setter: Seat;
  readonly startedAt: number;
  /** Seats that do not take part (absent, X-D). */
  readonly out: readonly Seat[];
  /** Of these, who was there at the roll and left, with the clocks that ran against them then (R-SCORE-9). */
  readonly gone: readonly { readonly seat: Seat; readonly clocks: readonly Clock[] }[];
  readonly presetFaces: readonly string[] | null;
  readonly rolled: boolean;
  readonly cards: readonly string[];
  readonly dealt: boolean;
  readonly mat: Mat;
  readonly goalText: Json;
  readonly goalBy: Seat;
  readonly picks: readonly Pick[];
  /** In force: always-on first, then legal picks in order. */
  readonly variations: readonly Variation[];
  readonly selecting: Selecting | null;
  readonly bonusPlayed: boolean;
  readonly onTurn: Seat | null;
  readonly firstTurn: boolean;
  readonly lastMover: Seat | null;
  readonly faults: readonly Fault[];
  readonly agreed: readonly Seat[];
  /** Cubes moved since the Goal, bonus moves included, for the no-Goal −2 that a correct Impossible cancels. */
  readonly moves: number;
  readonly block: Block | null;
  readonly challenge: Challenge | null;
  readonly claim: Claim | null;
  /** When the limit for writing began; the minute for Impossible after the last cube counts from here. */
  readonly writeBegan: number;
  readonly writers: readonly Writer[];
  /** Writers whose Solutions are still to be checked, in order. */
  readonly queue: readonly Seat[];
  readonly checking: Checking | null;
  readonly verdicts: readonly SeatVerdict[];
  readonly accepted: readonly { readonly by: Seat; readonly writer: Seat }[];
  /** The moments so far, where the table has agreed to practise; else none is kept. */
  readonly past: readonly Moment[];
}

export interface ScoreLine {
  readonly seat: Seat;
  readonly points: number;
  readonly clause: ClauseRef;
  readonly code: ScoreCode;
}

export interface ScoredShake {
  readonly no: number;
  readonly setter: Seat;
  readonly lines: readonly ScoreLine[];
}

/** What the host must answer as the seat `engine`; the referee accepts nothing it does not wait for. */
export type Question =
  | { readonly kind: 'roll'; readonly seat: Seat }
  | { readonly kind: 'deal'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'check'; readonly writer: Seat }
  | { readonly kind: 'objection'; readonly writer: Seat; readonly by: Seat; readonly objection: Objection }
  | { readonly kind: 'equals'; readonly writer: Seat; readonly by: Seat };
export type Awaiting = Question & { readonly id: number; readonly since: number };

/** How a call for a judge is getting on (R-JUDGE-9). */
export interface CallState {
  readonly overdue: boolean;
  /** A judge has acted since: the call no longer lapses. */
  readonly taken: boolean;
  /** Other players who would call it off. */
  readonly off: readonly Seat[];
}

export interface SeatState {
  readonly absent: boolean;
  readonly played: boolean;
  readonly warnings: number;
  readonly disqualified: 'round' | 'event' | null;
  /** Gave up the match (R-END-9). */
  readonly resigned: boolean;
  readonly zeroed: boolean;
  /** Accommodation: percent added to every task limit, set by judge or director and shown. */
  readonly extraPercent: number;
  readonly signed: boolean;
  readonly correction: readonly number[] | null;
}

/** What a table has in every phase. */
interface Table {
  readonly version: 1;
  readonly config: TableConfig;
  /** Latest moment seen; time never goes back. */
  readonly at: number;
  readonly seq: number;
  /** When the phase began. */
  readonly phaseSince: number;
  readonly seats: readonly SeatState[];
  readonly rollOff: { readonly contenders: readonly Seat[]; readonly faces: readonly (string | null)[] };
  readonly lastSetter: Seat | null;
  readonly shakeNo: number;
  readonly history: readonly ScoredShake[];
  readonly penalties: readonly Penalty[];
  readonly clocks: readonly Clock[];
  readonly round: {
    /** `replay`: over, but a judge has ordered a shake or the round to be played again (IX-C). */
    readonly state: 'run' | 'extra' | 'stopped' | 'replay';
    /** When the extra minutes began, once announced. */
    readonly warnedAt: number | null;
    readonly judgeMs: number;
    /** Of an ordered replay: all of the round or one shake, and when the judge's time for it ends. */
    readonly replay: { readonly scope: 'shake' | 'round'; readonly until: number | null } | null;
  };
  readonly paused:
    | ({ readonly since: number; readonly by: Seat | 'judge'; readonly question: string | null } & CallState)
    | null;
  readonly awaiting: readonly Awaiting[];
  readonly awaited: number;
  /** A question only a human judge can answer (ask-judge with a judge at the table). */
  readonly asked:
    | ({
        readonly writer: Seat;
        readonly by: Seat;
        readonly since: number;
        /** The checkers' clocks, which stand still meanwhile. */
        readonly held: readonly Clock[];
      } & CallState)
    | null;
  /** Opponents who say that a player is gone; it holds when all of them do (R-SCORE-9). */
  readonly absenceClaims: readonly { readonly target: Seat; readonly by: readonly Seat[] }[];
  /** Who would like to end the match here (R-END-9). */
  readonly endWishes: readonly Seat[];
  readonly secondRuled: boolean;
  readonly corrected: readonly number[] | null;
}

/** Between two events of one act: the phase may be a step behind the shake. Only `evolve` and the referee see it so. */
export interface Unsettled extends Table {
  readonly phase: Phase;
  readonly shake: Shake | null;
  readonly matchPoints: readonly number[] | null;
}

/** Of a shake in this phase, what is there for certain; `null`: there is no shake. */
export const CERTAIN = {
  'roll-off': null,
  'roll-deal': [],
  variation: ['selecting'],
  goal: [],
  'no-goal': [],
  'no-goal-write': ['challenge', 'claim'],
  'no-goal-set': [],
  turn: ['onTurn', 'lastMover'],
  'block-up': ['onTurn', 'lastMover', 'block'],
  write: ['onTurn', 'lastMover', 'challenge', 'claim'],
  present: ['claim'],
  check: ['claim'],
  'last-cube-write': ['onTurn', 'lastMover', 'claim'],
  'stop-write': ['onTurn', 'lastMover', 'claim'],
  scoresheet: null,
  closed: null,
} as const satisfies Record<Phase, readonly (keyof Shake)[] | null>;

/** The shake as it is in a phase. */
export type ShakeIn<P extends Phase> = (typeof CERTAIN)[P] extends readonly (infer K extends keyof Shake)[]
  ? Shake & { readonly [F in K]: NonNullable<Shake[F]> }
  : null;

/** The table in one phase. */
export type StateIn<P extends Phase> = P extends Phase
  ? Table & {
      readonly phase: P;
      readonly shake: ShakeIn<P>;
      readonly matchPoints: P extends 'closed' ? readonly number[] : null;
    }
  : never;

/** A table after a whole act: a union by phase. */
export type State = StateIn<Phase>;

export type Viewer = Seat | 'judge' | 'director' | 'spectator';
