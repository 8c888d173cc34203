import { existsSync, readFileSync } from 'node:fs';
import type { GameId } from '@forceout/rulebook';
import type { Puzzle } from './puzzle.ts';

const fileOf = (game: GameId): URL => new URL(`../../puzzles/${game}.jsonl`, import.meta.url);

/** The sets that are there. */
export const committed = (['on-sets', 'equations', 'wff'] as const).filter(game => existsSync(fileOf(game)));

export const readSet = (game: GameId): readonly Puzzle[] =>
  readFileSync(fileOf(game), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Puzzle);
