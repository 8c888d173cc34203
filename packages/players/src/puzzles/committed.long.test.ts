import { describe, expect, it } from 'vitest';
import { cellOf } from '../test/games.ts';
import { committed, readSet } from './committed.test-help.ts';
import { verifyPuzzle } from './verify.ts';

describe('committed puzzles', () => {
  for (const id of committed)
    it(`every one of the ${id} puzzles has the answer it claims`, () => {
      const { game, adjudicator } = cellOf(id);
      for (const puzzle of readSet(id))
        expect(verifyPuzzle(game, adjudicator, puzzle, { steps: 2_000_000 }), puzzle.id).toBeNull();
    });
});
