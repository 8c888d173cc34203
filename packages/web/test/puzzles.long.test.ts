import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NARROW, openBrowser, openPage, troubles } from './help/browser.ts';
import { rule } from './help/judge.ts';
import { look } from './help/look.ts';
import { askAllHints } from './help/puzzles.ts';
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

describe('puzzles of every kind in a browser', () => {
  it.each([
    ['on-sets', 'fewest'],
    ['on-sets', 'spot'],
    ['on-sets', 'readings'],
    ['equations', 'find'],
    ['equations', 'readings'],
    ['wff', 'prove'],
  ] as const)('%s, %s: every hint helps, and the answer can be seen', (game, kind) =>
    askAllHints(browser, site.url, game, kind),
  );
});

describe('the judge trainer', () => {
  it('speaks Spanish, and goes on in another division', async () => {
    const page = await openPage(browser, { viewport: NARROW, locale: 'es-MX' });
    await page.goto(`${site.url}#/judge/wff`);
    await page
      .getByText('Sénior', { exact: true })
      .or(page.getByText('Senior', { exact: true }))
      .first()
      .click();
    await rule(page, 'Esta es mi decisión');
    expect(await look(page, 'judge-spanish')).toEqual([]);
    await page.getByRole('button', { name: 'Siguiente situación' }).click();
    await rule(page, 'Esta es mi decisión');
    expect(troubles.get(page)).toEqual([]);
    await page.context().close();
  });
});
