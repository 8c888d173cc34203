import { readFileSync } from 'node:fs';
import { game } from '@forceout/on-sets';
import { NO_PROGRESS, type Puzzle, type PuzzleKind, playMatch } from '@forceout/players';
import type { GameId } from '@forceout/rulebook';
import type { TableEvent } from '@forceout/table';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SavedTable } from '../../src/host/setup.ts';
import { dayOf } from '../../src/puzzles/keep.ts';
import { readSet } from '../../src/puzzles/sets.ts';
import { openPage, troubles } from './browser.ts';
import { lookAt } from './sizes.ts';

export const setOf = (id: GameId): readonly Puzzle[] =>
  readSet(readFileSync(new URL(`../../../players/puzzles/${id}.jsonl`, import.meta.url), 'utf8'));

/** Opens the first puzzle of a kind: all others of its division have been met, and the day's is done. */
export async function openPuzzle(page: Page, url: string, id: GameId, kind: PuzzleKind): Promise<Puzzle> {
  const set = setOf(id);
  const puzzle = set.find(p => p.kind === kind);
  if (!puzzle) throw new Error(`${id} has no puzzle of the kind ${kind}`);
  const { division } = puzzle;
  const seen = set.filter(p => p.division === division && p !== puzzle).map(p => p.id);
  const kept = { progress: { ...NO_PROGRESS, seen }, daily: { [division]: dayOf(new Date()) } };
  await page.goto(url);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `forceout.puzzles.${id}`,
    JSON.stringify(kept),
  ] as const);
  await page.goto(`${url}#/puzzles/${id}/${division}`);
  await page.locator('.psolve').waitFor();
  return puzzle;
}

/** Opens a puzzle, asks for all its hints and looks at it at every size. */
export async function askAllHints(browser: Browser, url: string, id: GameId, kind: PuzzleKind): Promise<void> {
  const page = await openPage(browser);
  await openPuzzle(page, url, id, kind);
  await page.locator('.psolve :is(.gpad, .pchoices, .pline)').first().waitFor();
  expect(await lookAt(page, `puzzle-${id}-${kind}`, 'phone', 'desk')).toEqual([]);
  for (let n = 1; n <= 3; n++) {
    await page.getByRole('button', { name: `Hint ${n} of 3` }).click();
    await page
      .locator('.hintsteps li')
      .nth(n - 1)
      .waitFor();
  }
  expect(await lookAt(page, `puzzle-${id}-${kind}-hints`, 'narrow')).toEqual([]);
  expect(troubles.get(page)).toEqual([]);
  await page.context().close();
}

/** Puts a finished match of two bots on the shelf of this device, the first seat as if a person had sat there. */
export async function shelveMatch(page: Page, url: string): Promise<void> {
  const bots = (['newcomer', 'learner'] as const).map((level, seed) => ({ level, style: 'steady' as const, seed }));
  const { events } = playMatch(game, { edition: 'onsets-2026', division: 'elementary', shakes: 3 }, bots, 1);
  const [opened] = events;
  if (opened?.event !== 'opened') throw new Error('a log begins with its table');
  const saved: SavedTable = {
    setup: {
      id: 'bots',
      config: opened.config,
      sitters: [{ kind: 'person' }, { kind: 'bot', bot: bots[1]! }],
      clocks: false,
      practice: false,
      createdAt: 0,
    },
    savedAt: 0,
    shake: 3,
    scores: [0, 0],
    over: true,
  };
  await page.goto(url);
  await page.locator('.lobby').waitFor();
  await page.evaluate(keepMatch, JSON.stringify({ saved, events }));
}

async function keepMatch(text: string): Promise<void> {
  const { saved, events } = JSON.parse(text) as { saved: SavedTable; events: readonly TableEvent[] };
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('forceout', 1);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const tx = db.transaction(['tables', 'events'], 'readwrite');
  tx.objectStore('tables').put({ id: saved.setup.id, ...saved });
  for (const event of events) tx.objectStore('events').put({ id: saved.setup.id, seq: event.seq, event });
  await new Promise(resolve => {
    tx.oncomplete = resolve;
  });
  db.close();
}
