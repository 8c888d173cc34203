import { GAMES } from '@forceout/rulebook';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK, openBrowser, openPage, PHONE } from './help/browser.ts';
import { playLesson } from './help/lesson.ts';
import { look } from './help/look.ts';
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

describe.each(GAMES)('the lesson of %s on a phone', game => {
  it('has every task well laid out and accessible', async () => {
    const page = await openPage(browser, { viewport: PHONE, hasTouch: true });
    const faults: string[] = [];
    await playLesson(page, site.url, game, 'en', async name => {
      faults.push(...(await look(page, name)));
    });
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe.each(GAMES)('the lesson of %s in Spanish', game => {
  it('is played to its end', async () => {
    const page = await openPage(browser, { viewport: DESK });
    await playLesson(page, site.url, game, 'es', async () => {});
    await page.context().close();
  });
});
