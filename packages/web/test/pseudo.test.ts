import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './help/browser.ts';
import { openPseudo, outsideBrackets } from './help/pseudo.ts';
import { SAMPLE, SCREENS } from './help/pseudo-screens.ts';
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

describe('in the language of brackets', () => {
  it('a sample of the screens says nothing by itself', async () => {
    const faults: string[] = [];
    const page = await openPseudo(browser);
    for (const { name, at, press } of SCREENS.filter(screen => SAMPLE.includes(screen.name))) {
      await page.goto(site.url + at);
      await page.locator('h1').first().waitFor();
      await press?.(page);
      await page.waitForTimeout(100);
      for (const text of await outsideBrackets(page)) faults.push(`${name}: ${text}`);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('a word that a component says by itself is told', async () => {
    const page = await openPseudo(browser);
    await page.goto(site.url);
    await page.locator('h1').first().waitFor();
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('p'), { textContent: 'Your turn' }));
      document.body.append(Object.assign(document.createElement('p'), { title: 'Close it' }));
    });
    expect(await outsideBrackets(page)).toEqual(['p.: Your turn', 'p.[title]: Close it']);
    await page.context().close();
  });
});
