import { rulesOf } from '@forceout/rulebook';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../bots/chance.ts';
import { deliberateError } from '../bots/deliberate-error.ts';
import { cellOf } from '../test/games.ts';
import { grade } from './grade.ts';
import { makePuzzle } from './make.ts';
import { type Puzzle, type PuzzleKind, unpackPosition } from './puzzle.ts';

const BUDGET = { steps: 2_000_000 };
const { game, adjudicator, edition } = cellOf('on-sets');

function some<K extends PuzzleKind>(kind: K, count: number): readonly Extract<Puzzle, { kind: K }>[] {
  const puzzles: Puzzle[] = [];
  for (let seed = 1; seed < 200 && puzzles.length < count; seed++) {
    const puzzle = makePuzzle({ game, adjudicator, edition, division: 'middle', steps: 200_000 }, kind, seed);
    if (puzzle !== null) puzzles.push(puzzle);
  }
  return puzzles as unknown as readonly Extract<Puzzle, { kind: K }>[];
}

const positionOf = (p: Extract<Puzzle, { readonly position: unknown }>) =>
  unpackPosition(p.position, rulesOf(edition).season);

describe('grading', () => {
  it('takes any correct Solution and none with a slip that makes it wrong', () => {
    let wrong = 0;
    for (const puzzle of some('find', 5)) {
      const found = game.solve(positionOf(puzzle), puzzle.claim, BUDGET);
      if (!found.exists) throw new Error('no witness');
      expect(grade(game, adjudicator, puzzle, { written: found.witness }, BUDGET).right).toBe(true);
      for (let n = 0; n < 4; n++) {
        const solution = deliberateError(found.witness.solution, positionOf(puzzle), chanceOf(n));
        const { right, reasons } = grade(game, adjudicator, puzzle, { written: { solution, goal: null } }, BUDGET);
        if (right === false) {
          wrong++;
          expect(reasons.length).toBeGreaterThan(0);
          expect(reasons[0]!.clause).toMatch(/^onsets-2026 /);
        }
      }
    }
    expect(wrong).toBeGreaterThan(3);
  });

  it('fewest: a correct Solution with more cubes does not do', () => {
    let longer = 0;
    for (const puzzle of some('fewest', 6)) {
      const any = game.solve(positionOf(puzzle), puzzle.claim, BUDGET);
      const best = game.fewest!(positionOf(puzzle), puzzle.claim, BUDGET);
      if (!any.exists || !best.exists) throw new Error('no witness');
      expect(grade(game, adjudicator, puzzle, { written: best.witness }, BUDGET).right).toBe(true);
      if (grade(game, adjudicator, puzzle, { written: any.witness }, BUDGET).right === false) longer++;
      const stricter = { ...puzzle, answer: puzzle.answer - 1 };
      expect(grade(game, adjudicator, stricter, { written: best.witness }, BUDGET).right).toBe(false);
    }
    expect(longer).toBeGreaterThan(0);
  });

  it('yes or no, a move, a reason, values: only the answer is right', () => {
    for (const puzzle of [...some('now', 2), ...some('impossible', 2)]) {
      expect(grade(game, adjudicator, puzzle, { yes: puzzle.answer }, BUDGET).right).toBe(true);
      expect(grade(game, adjudicator, puzzle, { yes: !puzzle.answer }, BUDGET).right).toBe(false);
      expect(grade(game, adjudicator, puzzle, { code: 'ambiguous' }, BUDGET).right).toBe(false);
    }
    for (const puzzle of some('safe', 2)) {
      for (const move of puzzle.answer) expect(grade(game, adjudicator, puzzle, { move }, BUDGET).right).toBe(true);
      expect(grade(game, adjudicator, puzzle, { move: 'colour:X>required' }, BUDGET).right).toBe(false);
    }
    for (const puzzle of some('spot', 2)) {
      expect(grade(game, adjudicator, puzzle, { code: puzzle.answer[0]! }, BUDGET).right).toBe(true);
      expect(grade(game, adjudicator, puzzle, { code: 'nothing-wrong' }, BUDGET).right).toBe(false);
    }
    for (const puzzle of some('readings', 2)) {
      expect(grade(game, adjudicator, puzzle, { values: [...puzzle.answer].reverse() }, BUDGET).right).toBe(true);
      expect(grade(game, adjudicator, puzzle, { values: puzzle.answer.slice(1) }, BUDGET).right).toBe(false);
    }
  });

  it('[wff-2017 VII-B-2-g] a proof has to be one, of this goal and from these premises', () => {
    const wff = cellOf('wff');
    const puzzle: Puzzle = {
      id: 'wff-prove-0',
      game: 'wff',
      edition: 'wff-2017',
      division: 'elementary',
      kind: 'prove',
      premises: ['Kpq'],
      goal: 'q',
      rules: ['Ko'],
      themes: [],
      difficulty: 1000,
    };
    const proof = (wffText: string, rule: string, premises: readonly string[] = ['Kpq']) => ({
      premises,
      goal: 'q',
      lines: [
        { label: '1', wff: premises[0]!, rule: 's' },
        { label: '2', wff: wffText, rule, cites: ['1'] },
      ],
    });
    const right = (p: ReturnType<typeof proof>) => grade(wff.game, wff.adjudicator, puzzle, { proof: p }, BUDGET).right;
    expect(right(proof('q', 'Ko'))).toBe(true);
    expect(right(proof('q', 'Ki'))).toBe(false);
    expect(right(proof('p', 'Ko'))).toBe(false);
    expect(right(proof('q', 'Ko', ['Kqp']))).toBe(false);
  });
});
