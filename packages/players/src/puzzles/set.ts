import { DIVISIONS, type Division, type EditionId } from '@forceout/rulebook';
import type { Adjudicator, Game } from '@forceout/table';
import { kindsOf, makePuzzle } from './make.ts';
import type { Puzzle, PuzzleKind } from './puzzle.ts';

export interface SetPlan {
  readonly game: Game;
  readonly adjudicator: Adjudicator;
  readonly edition: EditionId;
  readonly steps: number;
}

/** Tries a puzzle has before its place goes to the next kind. */
const TRIES = 25;

/**
 * An endless, reproducible stream of puzzles: every division and kind in turn. The first of it are the
 * committed set.
 */
export function* puzzleStream({ game, adjudicator, edition, steps }: SetPlan): Generator<Puzzle> {
  const seen = new Set<string>();
  const barren = new Map<string, number>();
  let seed = 1;
  for (;;) {
    for (const kind of kindsOf(game))
      for (const division of DIVISIONS) {
        const puzzle = tryKind(kind, division);
        if (puzzle !== null) yield puzzle;
      }
  }

  function tryKind(kind: PuzzleKind, division: Division): Puzzle | null {
    const place = `${kind} ${division}`;
    if ((barren.get(place) ?? 0) > 2) return null;
    for (let i = 0; i < TRIES; i++) {
      const puzzle = makePuzzle({ game, adjudicator, edition, division, steps }, kind, seed++);
      if (puzzle === null) continue;
      const { id: _, ...content } = puzzle;
      const key = JSON.stringify(content);
      if (seen.has(key)) continue;
      seen.add(key);
      return puzzle;
    }
    barren.set(place, (barren.get(place) ?? 0) + 1);
    return null;
  }
}
