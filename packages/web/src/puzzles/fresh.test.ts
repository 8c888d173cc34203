import { loadAdjudicator, loadGame } from '@forceout/host/games';
import { kindsOf, type PuzzleKind } from '@forceout/players';
import { GAMES, newestEdition } from '@forceout/rulebook';
import { describe, expect, it } from 'vitest';
import type { FreshNews, FreshOrder } from './fresh.ts';
import { explainPuzzle } from './judge.ts';
import { runFresh } from './serve-fresh.ts';

async function made(order: FreshOrder): Promise<readonly FreshNews[]> {
  const news: FreshNews[] = [];
  await runFresh(order, told => news.push(told));
  return news;
}

const puzzleOf = (news: readonly FreshNews[]) => {
  const last = news.at(-1)!;
  if (!('puzzle' in last)) throw new Error(`nothing came of ${news.length} shakes`);
  return last.puzzle;
};

describe.each(GAMES)('%s: puzzles when the set is used up', game => {
  it('are made of the kind and division asked for, with an answer the judge can tell', async () => {
    const wanted: PuzzleKind = game === 'wff' ? 'prove' : 'spot';
    const news = await made({ game, division: 'middle', kind: wanted, seed: 1_000_000 });
    const puzzle = puzzleOf(news);
    expect(puzzle).toMatchObject({ game, division: 'middle', kind: wanted, edition: newestEdition(game) });
    expect(news.slice(0, -1)).toEqual(news.slice(0, -1).map((_, i) => ({ tried: i + 1 })));
    const known = explainPuzzle(await loadGame(game), await loadAdjudicator(game), puzzle);
    if (puzzle.kind === 'prove') expect(known.proof).not.toBeNull();
    if (puzzle.kind === 'spot') expect([...new Set(known.reasons.map(r => r.code))].sort()).toEqual(puzzle.answer);
  });

  it('are of any kind where none is asked for, and the same seed makes the same', async () => {
    const order = { game, division: 'elementary', kind: null, seed: 1_000_003 } as const;
    const puzzle = puzzleOf(await made(order));
    expect(kindsOf(await loadGame(game))).toContain(puzzle.kind);
    expect(puzzleOf(await made(order))).toEqual(puzzle);
  });
});
