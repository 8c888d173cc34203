import type { PlannedAct } from '@forceout/host';
import type { Bot, Grade, Hint, HintStep, Puzzle, Response, Situation, SituationOrder } from '@forceout/players';
import type { MatchRecord, RecordFault } from '@forceout/record';
import type { GameId } from '@forceout/rulebook';
import type {
  Act,
  Awaiting,
  Claim,
  Game,
  LegalAct,
  PlayerAct,
  Position,
  Reason,
  Refusal,
  Seat,
  State,
  TableEvent,
  TableView,
} from '@forceout/table';
import type { Attempt, Detail, Hint as ProofHint } from '@forceout/wff';
import type { SolutionPage } from '../analyse/solution-page.ts';
import type { Explained } from '../puzzles/judge.ts';

/** What the page may have worked out in the background. */
export interface Questions {
  /** Any method of the game, called with these arguments. */
  readonly game: { readonly game: GameId; readonly method: GameMethod; readonly args: readonly unknown[] };
  readonly legal: { readonly game: GameId; readonly state: State; readonly seat: Seat };
  /** What the referee would say to each of these acts: null when it would take it. */
  readonly probe: {
    readonly game: GameId;
    readonly state: State;
    readonly seat: Seat;
    readonly acts: readonly PlayerAct[];
  };
  /** The answer a host owes the referee. */
  readonly answer: { readonly game: GameId; readonly state: State; readonly question: Awaiting };
  /** What a computer player does next, seen from its seat. */
  readonly bot: { readonly game: GameId; readonly view: TableView<State>; readonly seat: Seat; readonly bot: Bot };
  /** Practice: the next step of help for what a seat has to do. */
  readonly hint: { readonly game: GameId; readonly state: State; readonly seat: Seat; readonly step: HintStep };
  /** Practice: the next step of a proof that is being written. */
  readonly 'proof-hint': { readonly game: 'wff'; readonly attempt: Attempt; readonly detail: Detail };
  readonly grade: { readonly game: GameId; readonly puzzle: Puzzle; readonly response: Response };
  readonly explain: { readonly game: GameId; readonly puzzle: Puzzle };
  /** Faults to choose from, some of them of other Solutions. */
  readonly faults: {
    readonly game: GameId;
    readonly puzzle: Faulty;
    readonly others: readonly SpotPuzzle[];
    readonly count: number;
  };
  /** A record played through the referee. */
  readonly record: { readonly game: GameId; readonly record: MatchRecord };
  /** Something for a judge to rule on. */
  readonly situation: SituationOrder;
  /** A page of the minimal Solutions of a position; asked for page after page. */
  readonly minimal: {
    readonly game: GameId;
    readonly position: Position;
    readonly claim: Claim;
    readonly from: number;
    readonly count: number;
  };
}

/** A Solution that may have faults. */
export type Faulty = Pick<SpotPuzzle, 'position' | 'solution' | 'goal' | 'claim'>;

export type SpotPuzzle = Extract<Puzzle, { kind: 'spot' }>;

export interface Answers {
  readonly game: unknown;
  readonly legal: readonly LegalAct[];
  readonly probe: readonly (Refusal['refused'] | null)[];
  readonly answer: Act;
  readonly bot: PlannedAct | null;
  readonly hint: Hint | null;
  readonly 'proof-hint': ProofHint;
  readonly grade: Grade;
  readonly explain: Explained;
  readonly faults: readonly Reason[];
  readonly situation: Situation | null;
  readonly minimal: SolutionPage;
  readonly record: { readonly ok: true; readonly events: readonly TableEvent[] } | RecordFault;
}

export type Kind = keyof Questions;

type Methods = Required<Game>;

export type GameMethod = {
  [K in keyof Methods]: Methods[K] extends (...args: never[]) => unknown ? K : never;
}[keyof Methods];

/** A budget counts steps; the page ends a search that is no longer wanted by ending its worker. */
export type Result<M extends GameMethod> = Methods[M] extends (...args: never[]) => infer R ? R : never;
export type Arguments<M extends GameMethod> = Methods[M] extends (...args: infer A) => unknown ? A : never;

export type Asked = { [K in Kind]: { readonly id: number; readonly kind: K; readonly question: Questions[K] } }[Kind];
export type Answered =
  | { readonly id: number; readonly ok: true; readonly answer: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string };
