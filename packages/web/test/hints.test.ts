import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, PHONE, troubles } from './help/browser.ts';
import { allHints, playTo } from './help/hints.ts';
import { look } from './help/look.ts';
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

describe('hints at a practice table', () => {
  it('on turn: where to look, an idea, an answer that the table takes', async () => {
    const page = await openPage(browser);
    const table = await setUp(page, site.url, 'on-sets', { more: ['Hints and values'] });
    await playTo(table, 'turn');
    const told = await allHints(page, 'Hint');
    expect(told[2]).toMatch(/ to (Required|Permitted|Forbidden)|^Say (Now|Impossible)/);
    expect(new Set(told).size).toBe(3);
    await page.setViewportSize(PHONE);
    expect(await look(page, 'hints-turn-phone')).toEqual([]);
    expect(troubles.get(page)).toEqual([]);
    await page.context().close();
  });

  it('none where opponents have to notice mistakes', async () => {
    const page = await openPage(browser);
    const table = await setUp(page, site.url, 'equations', {
      more: ['Hints and values', 'Are for opponents to notice'],
    });
    await playTo(table, 'turn');
    expect(await page.getByRole('button', { name: /^Hint/ }).count()).toBe(0);
    await page.context().close();
  });
});
