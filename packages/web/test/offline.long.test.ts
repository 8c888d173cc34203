import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage, troubles } from './help/browser.ts';
import { step } from './help/hands.ts';
import { openSite, type Site } from './help/site.ts';
import { hotSeat, setUp } from './help/table.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
});

it('after the first visit a match is played with no network, and goes on after the tab was closed', async () => {
  const first = await openPage(browser, { serviceWorkers: 'allow' });
  const context = first.context();
  await first.goto(site.url);
  await first.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise(done =>
        active?.addEventListener('statechange', () => active.state === 'activated' && done(null)),
      );
  });
  await first.close();
  await site.close();
  await context.setOffline(true);

  const page = await context.newPage();
  const table = await setUp(page, site.url, 'equations');
  for (let i = 0; i < 40 && (await table.state()).phase !== 'turn'; i++) await step(table);
  await step(table);
  const before = await table.state();
  expect(before.shake!.mat.permitted.length + before.shake!.mat.required.length).toBeGreaterThan(0);
  const where = page.url();
  await page.close();

  const again = await context.newPage();
  await again.goto(site.url);
  await again.getByRole('link', { name: 'Go on', exact: true }).click();
  await again.locator('.screen').waitFor();
  expect(again.url()).toBe(where);
  const after = hotSeat(again, 'equations');
  expect((await after.state()).seq).toBe(before.seq);
  await step(after);
  expect((await after.state()).seq).toBeGreaterThan(before.seq);
  expect(troubles.get(first)).toEqual([]);
  await context.close();
});
