import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, troubles } from './help/browser.ts';
import { movedOn, playShake, step } from './help/hands.ts';
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

describe.each(['on-sets', 'equations', 'wff'] as const)('%s where the players check', game => {
  it('a wrong objection is heard and does not hold; then the Solution is accepted and scored', async () => {
    const page = await openPage(browser);
    const table = await setUp(page, site.url, game, { more: ['The players'] });
    // The dice may end a shake without a Solution to check: then it is the next one's.
    for (let i = 0; i < 240; i++) {
      const state = await table.state();
      if (state.phase === 'check') break;
      await step(table, 'tap', 'now', state);
    }
    const checking = await table.state();
    expect(checking.phase).toBe('check');
    await page.locator('.phase-check #now-title').waitFor();
    expect(await look(page, `${game}-check-desk`)).toEqual([]);

    await page.getByRole('button', { name: 'Reject' }).click();
    await page
      .locator('.reasons label')
      .filter({ hasText: /cubes wrongly|not a WFF/ })
      .first()
      .click();
    expect(await look(page, `${game}-reject-desk`)).toEqual([]);
    await page.getByRole('button', { name: /^Tell / }).click();
    await movedOn(table, checking);
    await page.getByRole('note').filter({ hasText: 'objection does not hold' }).waitFor();

    await playShake(table, checking.shakeNo);
    const after = await table.state();
    expect(after.history.at(-1)!.lines.some(line => line.points === 6)).toBe(true);

    await page.goto(`${site.url}#/replay/${page.url().split('/').pop()}`);
    const scrubber = page.getByRole('slider');
    for (let at = Number(await scrubber.getAttribute('max')); at >= 0; at--) {
      await expect.poll(() => scrubber.inputValue()).toBe(String(at));
      await page.keyboard.press('ArrowLeft');
    }
    expect(troubles.get(page)).toEqual([]);
    await page.context().close();
  });
});
