import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage, troubles } from './help/browser.ts';
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

it('writing: a Solution, then a proof of it, line by line', async () => {
  const page = await openPage(browser);
  for (let tries = 0; tries < 4; tries++) {
    const table = await setUp(page, site.url, 'wff', { more: ['Hints and values'] });
    await playTo(table, 'write');
    if ((await table.state()).shake!.claim === 'now') break;
  }
  expect((await allHints(page, 'Hint'))[0]).toMatch(/There is a Solution\. It uses \d+ cubes?\./);
  const solution = await page.locator('.hintsteps .written dd').first().textContent();
  expect(await look(page, 'hints-write-desk')).toEqual([]);
  await page.getByRole('textbox', { name: /^Solution/ }).fill(solution!);
  await page.getByRole('button', { name: 'Copy the premises' }).click();
  const pad = page.locator('.gpad');
  for (const [n, words] of [/^Think of [A-Z]/, /^Write .+ by [A-Z]/, /^This is one way to prove it\./].entries()) {
    await pad.getByRole('button', { name: `Proof hint ${n + 1} of 3` }).click();
    await expect.poll(() => pad.locator('.hintsteps li').nth(n).textContent()).toMatch(words);
  }
  expect(await look(page, 'hints-proof-desk')).toEqual([]);
  expect(troubles.get(page)).toEqual([]);
  await page.context().close();
});
