import { GAMES, type GameId } from '@forceout/rulebook';
import type { Phase } from '@forceout/table';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK, NARROW, openBrowser, openPage, PHONE } from './help/browser.ts';
import { step } from './help/hands.ts';
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

const SIZES = { desk: DESK, phone: PHONE, narrow: NARROW } as const;

describe.each(Object.entries(SIZES))('pages at %s size', (size, viewport) => {
  it.each([
    ['lobby', ''],
    ['new-device', '#/new/device/on-sets'],
    ['new-bots', '#/new/bots/equations/learner'],
    ['new-online', '#/new/online/wff'],
    ['settings', '#/settings'],
    ['rules', '#/rules/onsets-2026'],
  ])('%s', async (name, hash) => {
    const page = await openPage(browser, { viewport });
    await page.goto(site.url + hash);
    await page.locator('h1').waitFor();
    await page.waitForTimeout(300);
    expect(await look(page, `${name}-${size}`)).toEqual([]);
    await page.context().close();
  });
});

/** Plays a shake and looks at every phase once. */
async function tour(page: Page, game: GameId, size: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const table = await setUp(page, site.url, game);
  const seen = new Set<Phase>();
  for (let i = 0; i < 120; i++) {
    const state = await table.state();
    if (state.shakeNo > 1) break;
    const curtain = page.getByRole('button', { name: /^I am / });
    if (await curtain.count()) {
      if (!seen.has('present')) faults.push(...(await look(page, `${game}-curtain-${size}`)));
      seen.add('present');
      await curtain.click();
    }
    if (!seen.has(state.phase)) {
      seen.add(state.phase);
      await page.locator(`.phase-${state.phase} .now`).first().waitFor();
      await page.waitForTimeout(200);
      faults.push(...(await look(page, `${game}-${state.phase}-${size}`)));
    }
    await step(table);
  }
  await page.getByRole('heading', { name: 'Shake 1: the result' }).waitFor();
  await page.waitForTimeout(200);
  faults.push(...(await look(page, `${game}-result-${size}`)));
  return faults;
}

describe.each(GAMES)('every phase of %s', game => {
  it.each(['desk', 'phone'] as const)('at %s size', async size => {
    const page = await openPage(browser, { viewport: SIZES[size] });
    expect(await tour(page, game, size)).toEqual([]);
    await page.context().close();
  });
});
