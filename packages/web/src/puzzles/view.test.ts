import { readFileSync } from 'node:fs';
import type { Puzzle } from '@forceout/players';
import { positionOf } from '@forceout/table';
import { expect, it } from 'vitest';
import { positionOfPuzzle, viewOfPosition } from './view.ts';

const set = readFileSync(new URL('../../../players/puzzles/on-sets.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as Puzzle);

it('a table that stands at a puzzle holds the very position that is graded', () => {
  const placed = set.filter(puzzle => 'position' in puzzle);
  expect(placed.length).toBeGreaterThan(100);
  for (const puzzle of placed) {
    const position = positionOfPuzzle(puzzle.position);
    expect(positionOf(viewOfPosition(position, 'now').state)).toEqual(position);
  }
});
