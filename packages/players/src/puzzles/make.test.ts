import { describe, expect, it } from 'vitest';
import { cellOf } from '../test/games.ts';
import { kindsOf } from './make.ts';
import type { Puzzle } from './puzzle.ts';
import { puzzleStream } from './set.ts';
import { verifyPuzzle } from './verify.ts';

const BUDGET = { steps: 3_000_000 };

function some(id: 'on-sets' | 'wff', count: number): readonly Puzzle[] {
  const { game, adjudicator, edition } = cellOf(id);
  const puzzles: Puzzle[] = [];
  for (const puzzle of puzzleStream({ game, adjudicator, edition, steps: 200_000 })) {
    puzzles.push(puzzle);
    if (puzzles.length === count) return puzzles;
  }
  return puzzles;
}

describe('making puzzles', () => {
  it('On-Sets: a round of every kind and division, each answer found again by another way', () => {
    const { game, adjudicator } = cellOf('on-sets');
    const puzzles = some('on-sets', 28);
    expect(new Set(puzzles.map(p => p.kind))).toEqual(new Set(kindsOf(game)));
    expect(new Set(puzzles.map(p => p.division)).size).toBe(4);
    for (const puzzle of puzzles) expect(verifyPuzzle(game, adjudicator, puzzle, BUDGET), puzzle.id).toBeNull();
  });

  it('the same stream every time', () => {
    expect(some('on-sets', 6)).toEqual(some('on-sets', 6));
  });

  it('a verifier that notices: a spoiled answer does not pass', () => {
    const { game, adjudicator } = cellOf('on-sets');
    for (const puzzle of some('on-sets', 28)) {
      const spoiled = spoil(puzzle);
      if (spoiled !== null) expect(verifyPuzzle(game, adjudicator, spoiled, BUDGET), puzzle.id).not.toBeNull();
    }
  });
});

function spoil(puzzle: Puzzle): Puzzle | null {
  switch (puzzle.kind) {
    case 'now':
    case 'impossible':
      return { ...puzzle, answer: !puzzle.answer };
    case 'fewest':
      return { ...puzzle, answer: puzzle.answer + 1 };
    case 'safe':
      return { ...puzzle, answer: puzzle.answer.slice(1) };
    case 'spot':
      return { ...puzzle, answer: ['nothing'] };
    default:
      return null;
  }
}
