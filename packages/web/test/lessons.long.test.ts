import { GAMES } from '@forceout/rulebook';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LESSONS } from '../src/learn/lesson.ts';
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

/** Where the words of an element end, not the line they stand in. */
const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { left, right, top, bottom };
  });

const all = GAMES.flatMap(game => LESSONS.map(lesson => [game, lesson] as const));

describe.each(all)('the lesson of %s: %s', (game, lesson) => {
  it('on a phone has every step well laid out and accessible, and ends at a table with the bot', async () => {
    const page = await openPage(browser, { viewport: PHONE, hasTouch: true });
    const faults: string[] = [];
    await playLesson(page, site.url, game, lesson, 'en', async name => {
      faults.push(...(await look(page, name)));
    });
    expect(faults).toEqual([]);
    await page.getByRole('button', { name: 'Play with Pip' }).click();
    await page.waitForURL(/#\/table\//);
    await page.locator('.companion').waitFor();
    if (lesson === 'now') {
      await page.locator('.phase-turn .turnhead .small').waitFor();
      const words = await boxOf(page, '.turnhead .small');
      const block = await boxOf(page, '.bar > .block');
      expect(words.left < block.right && block.left < words.right && block.top < words.bottom).toBe(false);
    }
    await page.goto(`${site.url}#/learn`);
    await page.locator('.lessonlist .known').waitFor();
    await page.context().close();
  });

  it('is played to its end in Spanish', async () => {
    const page = await openPage(browser, { viewport: DESK });
    await playLesson(page, site.url, game, lesson, 'es', async () => {});
    await page.context().close();
  });
});
