import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NARROW, openBrowser, openPage, troubles } from './help/browser.ts';
import { rule } from './help/judge.ts';
import { look } from './help/look.ts';
import { openPuzzle } from './help/puzzles.ts';
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

describe('puzzles of every kind in a browser', () => {
  it.each([
    ['on-sets', 'fewest'],
    ['on-sets', 'spot'],
    ['on-sets', 'readings'],
    ['wff', 'prove'],
  ] as const)('%s, %s: every hint helps, and the answer can be seen', async (game, kind) => {
    const page = await openPage(browser);
    await openPuzzle(page, site.url, game, kind);
    await page.locator('.psolve :is(.gpad, .pchoices, .pline)').first().waitFor();
    expect(await lookAt(page, `puzzle-${kind}`, 'phone', 'desk')).toEqual([]);
    for (let n = 1; n <= 3; n++) {
      await button(page, `Hint ${n} of 3`).click();
      await page
        .locator('.hintsteps li')
        .nth(n - 1)
        .waitFor();
    }
    expect(await lookAt(page, `puzzle-${kind}-hints`, 'narrow')).toEqual([]);
    expect(troubles.get(page)).toEqual([]);
    await page.context().close();
  });
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
