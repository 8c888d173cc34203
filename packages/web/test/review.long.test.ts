import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage, troubles } from './help/browser.ts';
import { playShake } from './help/hands.ts';
import { shelveMatch } from './help/puzzles.ts';
import { openSite, type Site } from './help/site.ts';
import { setUp } from './help/table.ts';

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

it('a shake is reviewed before the match goes on, where that is allowed', async () => {
  const page = await openPage(browser);
  const table = await setUp(page, site.url, 'on-sets');
  await playShake(table, 1);
  await page.getByRole('link', { name: 'Review this shake' }).click();
  await page.locator('.tlrow li').first().waitFor({ timeout: 60_000 });
  // One shake leaves nothing to choose.
  expect(await button(page, /^Shake \d$/).count()).toBe(0);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.locator('.screen').waitFor();
  expect((await table.state()).history).toHaveLength(1);
  expect(troubles.get(page)).toEqual([]);
  await page.context().close();
});

it('a record is downloaded, opened on another device, watched and ready for review; another file is refused', async () => {
  const page = await openPage(browser);
  await shelveMatch(page, site.url);
  await page.goto(`${site.url}#/replay/bots`);
  const coming = page.waitForEvent('download');
  await button(page, 'Download the record').click();
  const path = await (await coming).path();
  expect(readFileSync(path, 'utf8')).toContain('onsets-2026');

  const other = await openPage(browser);
  await other.goto(site.url);
  const file = other.getByLabel('Open a file');
  await file.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('milk, eggs') });
  await other
    .getByRole('alert')
    .filter({ hasText: /record/ })
    .waitFor();
  await file.setInputFiles(path);
  await other.locator('.scrubber').waitFor();
  expect(await other.getByRole('slider').getAttribute('max')).toBe(await page.getByRole('slider').getAttribute('max'));
  const steps = Number(await other.getByRole('slider').getAttribute('max'));
  for (let i = 0; i < steps; i++) await other.keyboard.press('ArrowLeft');
  await expect.poll(() => other.getByRole('slider').inputValue()).toBe('0');
  await other.getByRole('link', { name: 'Review', exact: true }).click();
  await other.getByRole('heading', { name: 'Review, move by move' }).waitFor();
  expect(troubles.get(other)).toEqual([]);
  await page.context().close();
  await other.context().close();
});
