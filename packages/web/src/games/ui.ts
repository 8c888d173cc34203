import type { ClauseRef, Division, EditionId, GameId } from '@forceout/rulebook';
import type { Json, Said, Seat, SubmittedSolution, TableRules, TableView, Variation } from '@forceout/table';
import type { FC, RefObject } from 'react';
import { type T, withWords } from '../i18n/index.ts';
import { loaders } from './loaders.ts';

/**
 * What the table screen asks of a game. The screen draws the panel, its heading, the clock and the mat; the game draws
 * what is inside. No component here decides a rule: each asks the game's package.
 */
export interface GameUi {
  readonly id: GameId;
  /** Inside the Goal zone of the mat: the cubes as laid, and what they mean. */
  readonly GoalView: FC<GoalViewProps>;
  /** For the Goal-setter in the phases `goal` and `no-goal-set`. */
  readonly GoalBuilder: FC<GoalBuilderProps>;
  readonly Pad: FC<PadProps>;
  readonly Solution: FC<SolutionProps>;
  readonly Objection: FC<ObjectionProps>;
  /** Above the mat: the Universe of On-Sets. */
  readonly Side?: FC<SideProps>;
  /** A sheet the rules let players keep: the record chart of Equations in Elementary and Middle. */
  readonly Chart?: FC<ChartProps>;
  /** Absent where the game has no variations. */
  readonly Variations?: FC<VariationsProps>;
  /** As printed: `∪`, `√`, `p`. */
  faceLabel(face: string): string;
  /** As spoken: "union", "Blue", "capital C". */
  faceName(face: string, t: T): string;
  /** A ruling, or why there is no Solution, in the player's language; the clause stays with the caller. */
  reasonText(reason: Said, t: T): string;
  /** What a Goal means, in a word or two: "5 cards", "3×5", "Kpq"; empty when it means nothing. */
  goalName(goal: Json, variations: readonly Variation[], edition: EditionId, t: T): string;
  /** Name and explanation of a variation in force; `value` fills the blank. */
  variationText(id: string, value: Json, view: TableView, t: T): VariationWords;
  /** Points that the rulebook leaves open, and how they are read with these options; of one division or of all. */
  openPoints?(
    edition: EditionId,
    options: TableRules['options'],
    division: Division | null,
    t: T,
  ): readonly OpenPoint[];
  /** What players without variations have in front of them instead: the rules of inference of WFF. */
  aids?(view: TableView, t: T): { readonly title: string; readonly items: readonly VariationWords[] };
}

export interface VariationWords {
  readonly name: string;
  readonly explains: string;
}

export interface OpenPoint {
  /** The option of a table that decides it. */
  readonly name: string;
  readonly clause: ClauseRef;
  readonly value: Json;
  readonly choices: readonly { readonly value: Json; readonly words: string }[];
}

export interface GoalViewProps {
  readonly view: TableView;
}

export interface GoalBuilderProps {
  readonly view: TableView;
  readonly seat: Seat;
  readonly onPlace: (goal: Json, cubes?: readonly string[]) => void;
  readonly onGoal: (goal: Json, cubes?: readonly string[]) => void;
  readonly onNoGoal?: () => void;
  /** The screen calls `taps.current(cubeId)` when a cube of Resources or of the Goal is tapped or dropped in the Goal. */
  readonly taps?: Taps;
}

/** Set by the mounted pad or builder; the screen sends it the cubes tapped on the table. */
export type Taps = RefObject<((cube: string) => void) | null>;

export interface PadProps {
  readonly view: TableView;
  readonly seat: Seat;
  /** Whatever the pad last gave to `onDraft`; null at first. The screen keeps it over a reload. */
  readonly draft: Json;
  readonly onDraft: (draft: Json) => void;
  readonly onSubmit: (written: { readonly solution: Json; readonly goal?: Json }) => void;
  /** Practice: the pad may also check the value. Else it checks cubes and form only. */
  readonly practice: boolean;
  readonly taps?: Taps;
  /** Ids of the cubes the draft uses, for the ticks on the mat. */
  readonly onUsed?: (cubes: readonly string[]) => void;
  /** Shown to `Side`, as with a presented Solution; only in practice. */
  readonly onLight?: (light: Json) => void;
}

export interface SolutionProps {
  readonly view: TableView;
  readonly written: SubmittedSolution;
  readonly writer: Seat;
  /** What `Side` should light up; null when this Solution is taken off the screen. */
  readonly onLight?: (light: Json) => void;
  /** With its working in sight: in a lesson, a result, a review. */
  readonly worked?: boolean;
}

export interface ObjectionProps {
  readonly view: TableView;
  readonly written: SubmittedSolution;
  readonly writer: Seat;
  readonly seat: Seat;
  readonly onReject: (o: { readonly reason: string; readonly regroup?: Json; readonly proof?: Json }) => void;
  readonly onCancel: () => void;
}

export interface SideProps {
  readonly view: TableView;
  /** From `Solution` or `Pad`; null or absent when nothing is lit. */
  readonly light?: Json;
  /** The player's own marks on cards and charts: private, kept by the screen like a draft. */
  readonly marks: Json;
  readonly onMarks: (marks: Json) => void;
}

export interface ChartProps {
  readonly view: TableView;
  readonly marks: Json;
  readonly onMarks: (marks: Json) => void;
}

export interface VariationsProps {
  readonly view: TableView;
  readonly seat: Seat;
  /** null: no second pick. */
  readonly onSelect: (variation: string | null, value?: Json) => void;
}

const loaded = new Map<GameId, Promise<GameUi>>();

/** A failed fetch may be tried again. */
export function loadGameUi(game: GameId): Promise<GameUi> {
  const known = loaded.get(game);
  if (known) return known;
  const promise = withWords(loaders[game]()).then(m => m.ui);
  loaded.set(game, promise);
  promise.catch(() => loaded.delete(game));
  return promise;
}
