import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage, troubles } from './help/browser.ts';
import { shelveMatch } from './help/puzzles.ts';
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

it('a review judges every move, shows Solutions, and makes puzzles of what was missed; it can be stopped', async () => {
  const page = await openPage(browser);
  await shelveMatch(page, site.url);
  await page.reload();
  await page.getByRole('link', { name: 'Review', exact: true }).waitFor();
  expect(await lookAt(page, 'lobby-saved', 'phone', 'desk')).toEqual([]);
  let resume = (): void => {};
  const stopped = new Promise<void>(resolve => {
    resume = resolve;
  });
  await page.route('**/serve-review-*', route => stopped.then(() => route.continue()).catch(() => {}), { times: 1 });
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await button(page, 'Stop the review').click();
  resume();
  await button(page, 'Start the review').click();
  await page.locator('.tlrow').waitFor({ timeout: 60_000 });
  await page
    .getByText(/\d+ of \d+ choices? good\./)
    .first()
    .waitFor();
  await page.locator('.tlitem.missed, .tlitem.gave').first().click();
  await page.getByText(/Just before, Now was (open|closed)\./).waitFor();
  await page.getByRole('heading', { name: /^The shortest Solution .+: \d+ cubes?$/ }).waitFor();
  expect(await lookAt(page, 'review', 'narrow', 'phone', 'desk')).toEqual([]);
  await page.locator('.tlitem[aria-current]').focus();
  await page.keyboard.press('Home');
  await page.locator('.tlrow li:first-child [aria-current]').waitFor();
  await button(page, 'Try your own').click();
  await page.locator('.tfield input').last().fill('R');
  await button(page, 'Present it').click();
  await page.locator('.rpanels .tag.bad, .rpanels .tag.good').last().waitFor();
  expect(await lookAt(page, 'review-try', 'phone', 'desk')).toEqual([]);
  await page.keyboard.press('Escape');
  const wrote = page.locator('.tlitem', { hasText: 'Solution' }).first();
  await wrote.click();
  await page.getByRole('heading', { name: /^What was written/ }).waitFor();
  expect(await lookAt(page, 'review-written', 'phone', 'desk')).toEqual([]);
  await button(page, /^.+: \d+ moments?$/).click();
  await button(page, 'Hint 1 of 3').waitFor();
  expect(await lookAt(page, 'review-lesson', 'phone')).toEqual([]);
  expect(troubles.get(page)).toEqual([]);
  await page.context().close();
});
