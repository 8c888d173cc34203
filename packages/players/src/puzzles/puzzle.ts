import type { Division, EditionId, GameId } from '@forceout/rulebook';
import type { Claim, Cube, Json, Position, TableRules, Variation } from '@forceout/table';

export const PUZZLE_KINDS = ['find', 'fewest', 'now', 'impossible', 'safe', 'spot', 'prove', 'readings'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** A position as small text: cubes are `kind:face`, in the order of their sections. */
export interface PackedPosition {
  readonly edition: EditionId;
  readonly division: Division;
  readonly cards: readonly string[];
  readonly resources: readonly string[];
  readonly required: readonly string[];
  readonly permitted: readonly string[];
  readonly forbidden: readonly string[];
  readonly goal: readonly string[];
  readonly goalText: Json;
  readonly variations: readonly Variation[];
}

interface Common {
  readonly id: string;
  readonly game: GameId;
  readonly edition: EditionId;
  readonly division: Division;
  /** What it trains: variations in force, the claim, a reason's code. */
  readonly themes: readonly string[];
  /** Where its rating starts, from what the solver found. */
  readonly difficulty: number;
}

/** A puzzle and the answer it claims; every one is verified when it is made. */
export type Puzzle = Common &
  (
    | { readonly kind: 'find'; readonly position: PackedPosition; readonly claim: Claim }
    | { readonly kind: 'fewest'; readonly position: PackedPosition; readonly claim: Claim; readonly answer: number }
    | { readonly kind: 'now'; readonly position: PackedPosition; readonly answer: boolean }
    | { readonly kind: 'impossible'; readonly position: PackedPosition; readonly answer: boolean }
    | { readonly kind: 'safe'; readonly position: PackedPosition; readonly answer: readonly string[] }
    | {
        readonly kind: 'spot';
        readonly position: PackedPosition;
        readonly claim: Claim;
        readonly solution: Json;
        readonly goal: Json;
        readonly answer: readonly string[];
      }
    | {
        readonly kind: 'prove';
        readonly premises: readonly string[];
        readonly goal: string;
        readonly rules: readonly string[];
      }
    | {
        readonly kind: 'readings';
        readonly question: { readonly [key: string]: Json };
        readonly answer: readonly string[];
      }
  );

const pack = (cubes: readonly Cube[]): readonly string[] => cubes.map(c => `${c.kind}:${c.face}`);

export const packPosition = (p: Position): PackedPosition => ({
  edition: p.rules.edition,
  division: p.rules.division,
  cards: p.cards,
  resources: pack(p.resources),
  required: pack(p.required),
  permitted: pack(p.permitted),
  forbidden: pack(p.forbidden),
  goal: pack(p.goal),
  goalText: p.goalText,
  variations: p.variations,
});

/** Cubes get fresh ids, counted through the sections. */
export function unpackPosition(packed: PackedPosition, season: string): Position {
  let n = 0;
  const unpack = (cubes: readonly string[]): readonly Cube[] =>
    cubes.map(text => {
      const at = text.indexOf(':');
      return { id: `k${++n}`, kind: text.slice(0, at), face: text.slice(at + 1) };
    });
  const rules: TableRules = {
    edition: packed.edition,
    division: packed.division,
    season,
    adventurous: true,
    restrictions: packed.division !== 'elementary',
    options: {},
  };
  return {
    rules,
    cards: packed.cards,
    resources: unpack(packed.resources),
    required: unpack(packed.required),
    permitted: unpack(packed.permitted),
    forbidden: unpack(packed.forbidden),
    goal: unpack(packed.goal),
    goalText: packed.goalText,
    variations: packed.variations,
  };
}

/** A move in a puzzle's answer: the face and where it may go. */
export const moveName = (kind: string, face: string, to: string): string => `${kind}:${face}>${to}`;
