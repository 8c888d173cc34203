import type { ClauseRef, Division, EditionId, GameId } from '@forceout/rulebook';
import type { CoverageLine } from './coverage.ts';
import type { Reason, Said } from './said.ts';

export type { Reason } from './said.ts';

/**
 * The seam between the referee and a game. The referee moves cubes, runs clocks and scores;
 * a game knows what its cubes mean. Neither side sees the other's business: no game sees a seat, a
 * clock or a score, and the referee never names a game.
 *
 * All data that crosses is plain JSON, so it can go into the log, a worker or another process.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a table has agreed to play. Games read their always-on variations and limits from this. */
export interface TableRules {
  readonly edition: EditionId;
  readonly division: Division;
  readonly season: string;
  /** false: no variations at all, the always-on ones included. */
  readonly adventurous: boolean;
  /** On-Sets: false is the Basic game without Restrictions (always false in Elementary). */
  readonly restrictions: boolean;
  /** Any parameter (P) of the rulings, by name; absent = its default. */
  readonly options: Readonly<Record<string, Json>>;
}

export interface Cube {
  readonly id: string;
  readonly face: string;
  /** The group the cube belongs to: `digit`, `colour`, `operation`, `restriction`; `red` …; `upper`, `lower`. */
  readonly kind: string;
}

export interface CubeSpec {
  readonly id: string;
  readonly kind: string;
  /** The six faces, repeated faces repeated. */
  readonly faces: readonly string[];
}

export interface Equipment {
  /** In the order in which a scripted roll names faces; preset cubes last. */
  readonly cubes: readonly CubeSpec[];
  /** Cubes that are set out and not rolled, and the legal ways to set them (faces in any order). */
  readonly preset: { readonly cubes: readonly string[]; readonly choices: readonly (readonly string[])[] } | null;
  /** A deck to deal from, in canonical order. */
  readonly deck: { readonly cards: readonly string[]; readonly min: number; readonly max: number } | null;
  /** First Goal-setter: each seat rolls `cube`; the face of lowest rank wins; `null` rank = out unless everyone is. */
  readonly rollOff: { readonly cube: CubeSpec; readonly rank: Readonly<Record<string, number | null>> };
}

/** A variation in force, in order of selection. `id` is the protocol's name (`wildCube`, `base-8`). */
export interface Variation {
  readonly id: string;
  readonly value: Json;
}

/** What a page needs to offer a variation. */
export interface VariationSpec {
  readonly id: string;
  readonly name: string;
  readonly clause: ClauseRef;
  /** One or two sentences in our own words. */
  readonly explains: string;
  /** What the blank takes, or null when there is none. `choices` when the list is closed at this position. */
  readonly blank: {
    readonly kind: 'face' | 'card' | 'text' | 'number' | 'colour';
    readonly choices: readonly Json[] | null;
  } | null;
  readonly alwaysOn: boolean;
}

/** The mat as a game sees it. Sections hold cubes in the order they arrived. */
export interface Position {
  readonly rules: TableRules;
  readonly cards: readonly string[];
  readonly resources: readonly Cube[];
  readonly goal: readonly Cube[];
  readonly required: readonly Cube[];
  readonly permitted: readonly Cube[];
  readonly forbidden: readonly Cube[];
  /** The Goal in the game's own notation (protocol part 1), null before it is placed. */
  readonly goalText: Json;
  /** Variations in force: the always-on ones first, then the legally selected ones in order of selection. */
  readonly variations: readonly Variation[];
}

export type Ruling = { readonly ok: true } | ({ readonly ok: false } & Reason);

/**
 * A ruling on a move. `priced`: the rules let it happen and let opponents point it out (R-POL-2), so it is
 * refused only when the table prevents. `impossible`: refused always. `fault` is the name a point-out uses.
 */
export type MoveRuling =
  | { readonly ok: true }
  | ({ readonly ok: false; readonly grade: 'priced' | 'impossible'; readonly fault: string | null } & Reason);

export interface CubeMove {
  readonly cube: Cube;
  readonly from: 'resources' | 'permitted';
  readonly to: 'required' | 'permitted' | 'forbidden';
  /** `goal-bonus`: the Goal-setter's bonus; `bonus`: on turn; `shift`: Shift from Permitted. */
  readonly as: 'move' | 'bonus' | 'goal-bonus' | 'shift';
}

export type Claim = 'now' | 'impossible' | 'forceout' | 'stop' | 'no-goal';

/** A written Solution as submitted: `goal` is the writer's reading (Equations) or configuration (after no-Goal). */
export interface SubmittedSolution {
  readonly solution: Json;
  readonly goal: Json;
}

export interface Objection {
  /** Clause id without edition, as the checker named it. */
  readonly reason: string;
  readonly regroup: Json;
  readonly proof: Json;
}

/** `null` = undecided within the budget, never a guess. */
export interface Verdict {
  readonly correct: boolean | null;
  readonly reasons: readonly Reason[];
}

export interface ObjectionVerdict {
  readonly upheld: boolean | null;
  readonly reasons: readonly Reason[];
}

export type Existence =
  /** The witness can be submitted as it stands. */
  | { readonly exists: true; readonly witness: SubmittedSolution }
  /** `covered`: the account the no was computed from. */
  | { readonly exists: false; readonly reason: Said; readonly covered: readonly CoverageLine[] }
  | { readonly exists: null; readonly covered?: readonly CoverageLine[] };

export type Fewest =
  | { readonly exists: true; readonly witness: SubmittedSolution; readonly cubes: number }
  | { readonly exists: false; readonly reason: Said }
  | { readonly exists: null };

/** Steps are counted inside, so that answers do not depend on the machine; `cancelled` is polled now and then. */
export interface Budget {
  readonly steps: number;
  readonly cancelled?: () => boolean;
}

/** What a move leads to. */
export interface MoveOutlook {
  /** After this move an opponent can say Now and be right; null = undecided. */
  readonly givesNow: boolean | null;
  /** After this move an Impossible is right; null = undecided. */
  readonly makesImpossible: boolean | null;
}

export interface SafeMove extends MoveOutlook {
  readonly cube: string;
  readonly to: 'required' | 'permitted' | 'forbidden';
}

export type Refused = { readonly ok: false } & Reason;

export interface Game {
  readonly id: GameId;
  /** Version of the evaluator, written into the log with each verdict. */
  readonly engine: string;

  equipment(rules: TableRules): Equipment;

  variations(rules: TableRules): readonly VariationSpec[];
  /** Normalises what a player named; refuses unknown names and blanks not filled or of the wrong type. */
  readVariation(
    rules: TableRules,
    name: string,
    value: Json,
  ): { readonly ok: true; readonly variation: Variation } | Refused;
  /** II-C-2: no effect, conflict, repeat, at the moment of selection (`position.variations` = those in force before). */
  ruleSelection(position: Position, pick: Variation): Ruling;
  /** Variations in the protocol's form of part 1, for summaries; `selected`: names of the chosen ones, in order. */
  describeVariations(variations: readonly Variation[], selected: readonly string[]): Json;

  /**
   * Finds the cubes that a Goal uses among `available` (Resources and cubes already in the Goal). `named`: the player's
   * own cube names in order, when colour matters. Any arrangement is accepted here (R-GOAL-2); only a Goal that cannot
   * physically be laid (cube not there, malformed) is refused.
   */
  placeGoal(
    position: Position,
    goal: Json,
    available: readonly Cube[],
    named: readonly string[] | null,
  ): { readonly ok: true; readonly cubes: readonly string[]; readonly goal: Json } | Refused;
  /** Is the placed Goal legal in shape, size and meaning (not: solvable)? */
  ruleGoal(position: Position): Ruling;
  /** Cubes that leave Resources for Forbidden when the Goal is set (On-Sets digits, R-GOAL-3). */
  leftovers(position: Position): readonly string[];

  ruleMove(position: Position, move: CubeMove): MoveRuling;
  /** Two Solutions in force: longer limits, one more cube needed for Now (XIII-D-14). */
  paired(variations: readonly Variation[]): boolean;
  /** Shift from Permitted in force. */
  shifts(variations: readonly Variation[]): boolean;

  /** Form only, not correctness: is this a Solution one can write down? Returns it normalised. */
  readSolution(
    position: Position,
    written: SubmittedSolution,
    after: Claim,
  ): { readonly ok: true; readonly written: SubmittedSolution } | Refused;

  // Never called inside decide: their answers come in as data (architecture, Law 9).
  check(position: Position, written: SubmittedSolution, after: Claim, budget: Budget): Verdict;
  checkObjection(
    position: Position,
    written: SubmittedSolution,
    objection: Objection,
    after: Claim,
    budget: Budget,
  ): ObjectionVerdict;
  /** A Solution of a checker's own where the fault has to be shown by one (WFF VII-B-4-a); null when there is none. */
  counter?(position: Position, written: SubmittedSolution, after: Claim, budget: Budget): Json | null;
  /** The judge's question; null also where the edition forbids it. */
  equalsGoal(position: Position, written: SubmittedSolution, budget: Budget): { readonly equals: boolean | null };
  solve(position: Position, after: Claim, budget: Budget): Existence;
  /** The Solution with the fewest cubes. */
  fewest?(position: Position, after: Claim, budget: Budget): Fewest;
  /** Every legal cube and section of the position's side to move. `known`: Solutions to try before any search. */
  safeMoves(position: Position, budget: Budget, known?: readonly SubmittedSolution[]): readonly SafeMove[];
}

/** A game also answers the questions of the public protocol, part 1. `budgetMs` lives only at this edge. */
export interface Adjudicator {
  readonly game: GameId;
  /**
   * `question` has been parsed from JSON but not validated. Never throws. Where the protocol has a sentence the answer
   * has its code and facts (`inWords`).
   */
  answer(question: { readonly [key: string]: Json }, clock: () => number): JudgeAnswer;
}

export type JudgeAnswer =
  | { readonly ok: true; readonly answer: { readonly [key: string]: Json } }
  | { readonly ok: false; readonly error: Said };
