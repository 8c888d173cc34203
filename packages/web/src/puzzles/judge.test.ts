import { readFileSync } from 'node:fs';
import { adjudicator, game } from '@forceout/on-sets';
import type { PuzzleKind } from '@forceout/players';
import { EDITIONS } from '@forceout/rulebook';
import { clausesOf } from '@forceout/rulebook/clauses';
import { expect, it } from 'vitest';
import { clauseOfClaim } from './claim-clause.ts';
import { explainPuzzle, faultChoices, gradePuzzle } from './judge.ts';
import { readSet } from './sets.ts';

const set = readSet(readFileSync(new URL('../../../players/puzzles/on-sets.jsonl', import.meta.url), 'utf8'));
const some = <K extends PuzzleKind>(kind: K) =>
  set.filter((p): p is Extract<typeof p, { kind: K }> => p.kind === kind).slice(0, 4);

it('the answer shown to a puzzle is one that the judge takes', () => {
  for (const puzzle of [...some('find'), ...some('fewest')]) {
    const { written } = explainPuzzle(game, adjudicator, puzzle);
    expect(gradePuzzle(game, adjudicator, puzzle, { written: written! }).right, puzzle.id).toBe(true);
  }
  for (const puzzle of [...some('now'), ...some('impossible')]) {
    const { written, why } = explainPuzzle(game, adjudicator, puzzle);
    const open = puzzle.kind === 'now' ? puzzle.answer : !puzzle.answer;
    expect([written !== null, why !== null], puzzle.id).toEqual([open, !open]);
  }
});

it('faults to choose from hold the right one once, and others of the judge', () => {
  const spots = some('spot');
  for (const puzzle of spots) {
    const choices = faultChoices(
      game,
      puzzle,
      set.filter(p => p.kind === 'spot'),
      5,
    );
    const codes = choices.map(reason => reason.code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThanOrEqual(5);
    expect(codes).toEqual(expect.arrayContaining([...puzzle.answer]));
    const wrong = codes.find(code => !puzzle.answer.includes(code))!;
    expect(gradePuzzle(game, adjudicator, puzzle, { code: wrong }).right).toBe(false);
    expect(gradePuzzle(game, adjudicator, puzzle, { code: puzzle.answer[0]! }).right).toBe(true);
  }
});

it('cites a clause that its edition has', async () => {
  for (const edition of EDITIONS) {
    const ids = (await clausesOf(edition)).map(clause => `${edition} ${clause.clause}`);
    for (const claim of ['now', 'impossible'] as const) expect(ids).toContain(clauseOfClaim({ edition }, claim));
  }
});
