import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage } from './help/browser.ts';
import { charts, countdowns, frames } from './help/frame.ts';
import { openSite, type Site } from './help/site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

it.each(['on-sets', 'equations', 'wff'] as const)(
  '%s: in each phase the main button and the cubes are in sight on every size',
  async game => {
    const page = await openPage(browser);
    expect(await frames(page, site.url, game, { more: ['The players'] })).toEqual([]);
    await page.context().close();
  },
  400_000,
);

it('a countdown stays in the bar on every size', async () => {
  const page = await openPage(browser);
  expect(await countdowns(page, site.url)).toEqual([]);
  await page.context().close();
});

it('on a phone every chart of the Universe leaves the cubes in sight', async () => {
  const page = await openPage(browser);
  expect(await charts(page, site.url)).toEqual([]);
  await page.context().close();
});
