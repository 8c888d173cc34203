import { game as equations } from '@forceout/equations';
import { game as onSets } from '@forceout/on-sets';
import type { GameId } from '@forceout/rulebook';
import { type Game, replay, type Seat, type State, type TableEvent } from '@forceout/table';
import { game as wff } from '@forceout/wff';
import type { Page } from 'playwright-core';

export const games: Readonly<Record<GameId, Game>> = { 'on-sets': onSets, equations, wff };

/** A table that a test plays at: its rules, what stands there, and through which page a seat acts. */
export interface TestTable {
  readonly game: Game;
  readonly state: () => Promise<State>;
  readonly pageOf: (seat: Seat) => Page;
  /** Several seats share a page, so that the block asks whose hand it is. */
  readonly shared: boolean;
}

/** The log of the table that a page hosts itself, from the browser's database. */
export const logOf = (page: Page): Promise<readonly TableEvent[]> =>
  page.evaluate(async () => {
    const id = location.hash.split('/')[2] ?? '';
    const done = <R>(request: IDBRequest<R>): Promise<R> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('forceout'));
    const rows = await done(
      db
        .transaction('events')
        .objectStore('events')
        .getAll(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])),
    );
    db.close();
    return rows.map((row: { event: unknown }) => row.event) as never;
  });

export const hotSeat = (page: Page, game: GameId): TestTable => ({
  game: games[game],
  state: async () => replay(await logOf(page)),
  pageOf: () => page,
  shared: true,
});

export interface NewTableOptions {
  readonly names?: readonly string[];
  readonly division?: string;
  /** Answers behind "More choices", by their words. */
  readonly more?: readonly string[];
}

/** Sets up a table on this device through the page. */
export async function setUp(page: Page, url: string, game: GameId, options: NewTableOptions = {}): Promise<TestTable> {
  await page.goto(`${url}#/new/device/${game}`);
  const fields = page.locator('.names input');
  for (const [i, name] of (options.names ?? ['Maya', 'Leo', 'Ana']).entries()) await fields.nth(i).fill(name);
  if (options.division) await page.getByText(options.division, { exact: true }).click();
  if (options.more) {
    await page.getByText('More choices').click();
    for (const answer of options.more) await page.getByText(answer, { exact: true }).click();
  }
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForSelector('.screen');
  return hotSeat(page, game);
}
