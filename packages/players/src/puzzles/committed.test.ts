import { DIVISIONS } from '@forceout/rulebook';
import { describe, expect, it } from 'vitest';
import { cellOf } from '../test/games.ts';
import { committed, readSet } from './committed.test-help.ts';
import { kindsOf, makePuzzle } from './make.ts';
import { verifyPuzzle } from './verify.ts';

/** The steps with which the sets are made (see the README beside them). */
const STEPS = { 'on-sets': 300_000, equations: 300_000, wff: 100_000 } as const;

for (const id of committed)
  describe(`the ${id} puzzles`, () => {
    const puzzles = readSet(id);
    const { game, desk, edition } = cellOf(id);

    it('are 300, of every kind and division, no two alike', () => {
      expect(puzzles.length).toBe(300);
      expect(new Set(puzzles.map(p => p.kind))).toEqual(new Set(kindsOf(game)));
      expect(new Set(puzzles.map(p => p.division))).toEqual(new Set(DIVISIONS));
      expect(new Set(puzzles.map(p => p.id)).size).toBe(300);
      expect(new Set(puzzles.map(({ id: _, ...content }) => JSON.stringify(content))).size).toBe(300);
    });

    it('have the answers they claim, as a sample of them shows', () => {
      for (const puzzle of puzzles.filter((_, n) => n % 30 === 0))
        expect(verifyPuzzle(game, desk, puzzle, { steps: 2_000_000 }), puzzle.id).toBeNull();
    });

    it('are made again just so from their seeds', () => {
      for (const puzzle of puzzles.filter((_, n) => n % 75 === 10)) {
        const seed = Number(puzzle.id.split('-').at(-1));
        const maker = { game, desk, edition, division: puzzle.division, steps: STEPS[id] };
        expect(makePuzzle(maker, puzzle.kind, seed)).toEqual(puzzle);
      }
    });
  });
