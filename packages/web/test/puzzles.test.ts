import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMove } from '../src/puzzles/moves.ts';
import { openBrowser, openPage, troubles } from './help/browser.ts';
import { askAllHints, openPuzzle } from './help/puzzles.ts';
import { openSite, type Site } from './help/site.ts';
import { lookAt } from './help/sizes.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

describe('puzzles in a browser', () => {
  it('every hint helps, and the answer can be seen', () => askAllHints(browser, site.url, 'on-sets', 'find'));

  it('a wrong answer is explained with its clause, counts once, and the next puzzle comes', async () => {
    const page = await openPage(browser);
    const puzzle = await openPuzzle(page, site.url, 'on-sets', 'now');
    if (puzzle.kind !== 'now') throw new Error('another kind came');
    const wrong = puzzle.answer ? 'No, not yet' : 'Yes, say Now';
    await button(page, wrong).click();
    await page.getByRole('heading', { name: 'Not this time.' }).waitFor();
    await button(page, 'Show the answer').click();
    await page.locator('.psolve .clause', { hasText: 'V-A-2' }).waitFor();
    expect(await lookAt(page, 'puzzle-now-answer', 'phone')).toEqual([]);
    await page.getByText('0 of 1 puzzle solved').waitFor();
    await button(page, 'Next puzzle').click();
    await button(page, 'Hint 1 of 3').waitFor();
    expect(troubles.get(page)).toEqual([]);
    await page.context().close();
  });

  it('another one like this is made on the spot, can be stopped, and new ones come when all are met', async () => {
    const page = await openPage(browser);
    await openPuzzle(page, site.url, 'on-sets', 'now');
    const fresh = page.locator('.phead .tag', { hasText: 'New' });
    let free = (): void => {};
    const held = new Promise<void>(resolve => {
      free = resolve;
    });
    await page.route('**/serve-fresh-*', route => held.then(() => route.continue()).catch(() => {}), { times: 1 });
    await button(page, 'No, not yet').click();
    await button(page, 'Another one like this').click();
    await page.getByRole('status').filter({ hasText: 'A new puzzle is being made.' }).waitFor();
    expect(await lookAt(page, 'puzzle-making', 'narrow')).toEqual([]);
    await button(page, 'Stop, show me another puzzle').click();
    free();
    await page.locator('.psolve').waitFor();
    expect(await fresh.count()).toBe(0);

    // Everything is met: whatever comes next has to be new.
    await page.reload();
    await fresh.waitFor();
    expect(troubles.get(page)).toEqual([]);
    await page.context().close();
  });

  it('another one like this is of the same kind', async () => {
    const page = await openPage(browser);
    await openPuzzle(page, site.url, 'on-sets', 'impossible');
    await button(page, 'No, it can be done').click();
    await button(page, 'Another one like this').click();
    await page.locator('.phead .tag', { hasText: 'New' }).waitFor();
    await page.locator('.phead .tag', { hasText: 'Is it Impossible?' }).waitFor();
    await button(page, /^(Yes|No), /)
      .first()
      .click();
    await page.getByRole('heading', { name: /^(Right|Not this time)\.$/ }).waitFor();
    await page.getByText(/ of 2 puzzles solved/).waitFor();
    expect(troubles.get(page)).toEqual([]);
    await page.context().close();
  });

  it('a safe move is made with the keyboard alone, and is kept on the device', async () => {
    const page = await openPage(browser);
    const puzzle = await openPuzzle(page, site.url, 'on-sets', 'safe');
    if (puzzle.kind !== 'safe') throw new Error('another kind came');
    const { face, to } = readMove(puzzle.answer[0]!);
    await page.locator(`.smalltray [data-face="${face}"] button`).first().press('Enter');
    expect(await lookAt(page, 'puzzle-safe', 'narrow')).toEqual([]);
    await page.locator(`.smallzone.${to} .puthere`).press('Enter');
    await page.getByRole('heading', { name: 'Right.' }).waitFor();
    await page.reload();
    await page.getByText('1 of 1 puzzle solved').waitFor();
    expect(troubles.get(page)).toEqual([]);
    await page.context().close();
  });
});
