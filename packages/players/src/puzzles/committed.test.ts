import { DIVISIONS } from '@forceout/rulebook';
import { describe, expect, it } from 'vitest';
import { cellOf } from '../test/games.ts';
import { committed, readSet } from './committed.test-help.ts';
import { kindsOf } from './make.ts';
import { verifyPuzzle } from './verify.ts';

for (const id of committed)
  describe(`the ${id} puzzles`, () => {
    const puzzles = readSet(id);
    const { game, adjudicator } = cellOf(id);

    it('are 300, of every kind and division, no two alike', () => {
      expect(puzzles.length).toBe(300);
      expect(new Set(puzzles.map(p => p.kind))).toEqual(new Set(kindsOf(game)));
      expect(new Set(puzzles.map(p => p.division))).toEqual(new Set(DIVISIONS));
      expect(new Set(puzzles.map(p => p.id)).size).toBe(300);
      expect(new Set(puzzles.map(({ id: _, ...content }) => JSON.stringify(content))).size).toBe(300);
    });

    it('have the answers they claim, as a sample of them shows', () => {
      for (const puzzle of puzzles.filter((_, n) => n % 30 === 0))
        expect(verifyPuzzle(game, adjudicator, puzzle, { steps: 2_000_000 }), puzzle.id).toBeNull();
    });
  });
