import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, PHONE, troubles } from './help/browser.ts';
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

/** Somebody who stands and taps with one thumb, looking at a mat: a tap and the look before it. */
const SECONDS_A_TAP = 1.4;

describe("the judge's pocket", () => {
  it('rules on a position from the middle of a shake of On-Sets within a minute, and without a network', async () => {
    const page = await openPage(browser, { viewport: PHONE, hasTouch: true });
    await page.goto(`${site.url}#/pocket/on-sets`);
    await page.locator('.pickcard').first().waitFor();
    let taps = 0;
    const tap = async (at: ReturnType<Page['locator']>): Promise<void> => {
      taps++;
      await at.tap();
    };
    await page.getByRole('button', { name: 'Now', exact: true }).tap();
    for (const card of ['B', 'R', 'BR', 'G', 'BG', 'RG', 'Y', 'BRG']) await tap(page.locator(`[data-card="${card}"]`));
    await tap(page.getByRole('button', { name: 'Goal 5' }));
    const put = (face: string) => tap(page.locator(`.pbox [data-face="${face}"] button`));
    await put('B');
    await put('U');
    await tap(page.getByRole('button', { name: 'Permitted', exact: true }));
    for (const face of ['R', 'G', 'N', '-']) await put(face);
    await tap(page.getByRole('button', { name: 'Resources', exact: true }));
    await put('R');
    const cube = (name: string) => tap(page.locator('.gpad').getByRole('button', { name }).first());
    await cube('Blue');
    await cube('Union');
    await cube('Red');
    await tap(page.getByRole('button', { name: 'Rule on it' }));
    await page.getByRole('heading', { name: /^(Correct|Not correct)$/ }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Rule on it' }).tap();
    await page.getByRole('heading', { name: /^(Correct|Not correct)$/ }).waitFor();
    expect(taps * SECONDS_A_TAP).toBeLessThanOrEqual(60);
    await page.context().setOffline(false);
    expect(await lookAt(page, 'pocket', 'narrow', 'phone')).toEqual([]);
    await page.getByRole('button', { name: 'Next table' }).tap();
    expect(await page.locator('.pickcard[aria-pressed="true"]').count()).toBe(0);
    expect((troubles.get(page) ?? []).filter(text => !/ERR_|Failed to load/.test(text))).toEqual([]);
    await page.context().close();
  });
});
