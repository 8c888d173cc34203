import { GAMES } from '@forceout/rulebook';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, troubles } from './help/browser.ts';
import { playShake } from './help/hands.ts';
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

describe.each(GAMES)('a match of %s on one device', game => {
  it('goes from the roll-off to the signed scoresheet, with a challenge and a Solution', async () => {
    const page = await openPage(browser);
    const table = await setUp(page, site.url, game);
    await playShake(table, 1);
    await page.getByRole('list', { name: 'Points', exact: true }).waitFor();
    const after = await table.state();
    expect(after.history).toHaveLength(1);
    expect(after.history[0]!.lines.some(line => line.points === 6)).toBe(true);
    await page.getByRole('button', { name: 'On to the next shake' }).click();

    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByRole('button', { name: 'End it here' }).click();
    for (let signed = 0; signed < 3; signed++) {
      await page.getByRole('button', { name: /^Sign for/ }).click();
      await expect.poll(async () => (await table.state()).seats.filter(s => s.signed).length).toBe(signed + 1);
    }
    await page.getByRole('heading', { name: /the match with|share first place/ }).waitFor();
    expect((await table.state()).phase).toBe('closed');
    expect(troubles.get(page)).toEqual([]);
    await page.context().close();
  });
});
