import { GAMES } from '@forceout/rulebook';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { LANGUAGES } from '../src/i18n/index.ts';
import { DESK, openBrowser, openPage } from './help/browser.ts';
import { playLesson } from './help/lesson.ts';
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

describe.each(GAMES)('the lesson of %s in a browser', game => {
  it.each(LANGUAGES)('is played to its end in %s', async language => {
    const page = await openPage(browser, { viewport: DESK });
    await playLesson(page, site.url, game, language, async () => {});
    await page.context().close();
  });
});
