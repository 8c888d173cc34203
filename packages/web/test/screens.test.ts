import type { GameId } from '@forceout/rulebook';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK, NARROW, openBrowser, openPage, PHONE } from './help/browser.ts';
import { liftBlock } from './help/hands.ts';
import { playTo } from './help/hints.ts';
import { openSite, type Site } from './help/site.ts';
import { setUp } from './help/table.ts';
import { lookAtPage, tour } from './help/tour.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

describe('pages are accessible and well laid out', () => {
  it.each([
    ['lobby', 'desk', DESK],
    ['lobby', 'narrow', NARROW],
    ['new-device', 'narrow', NARROW],
    ['settings', 'narrow', NARROW],
  ] as const)('%s at %s size', async (name, size, viewport) => {
    const page = await openPage(browser, { viewport });
    expect(await lookAtPage(page, site.url, name, size)).toEqual([]);
    await page.context().close();
  });
});

describe('every phase of a shake is accessible and well laid out', () => {
  it.each([
    ['on-sets', 'desk', DESK],
    ['equations', 'phone', PHONE],
  ] as const satisfies readonly (readonly [GameId, string, object])[])(
    '%s at %s size',
    async (game, size, viewport) => {
      const page = await openPage(browser, { viewport });
      expect(await tour(page, site.url, game, size)).toEqual([]);
      await page.context().close();
    },
  );
});

it('with the block in hand, a word that the rules refuse cannot be said, and the page says why', async () => {
  const page = await openPage(browser, { viewport: DESK });
  const table = await setUp(page, site.url, 'on-sets', { more: ['On-Sets 2014-15'] });
  await playTo(table, 'turn');
  const { shake, config } = await table.state();
  await liftBlock(table, shake!.onTurn!, config.players[shake!.onTurn!]!);
  await page.getByRole('button', { name: 'Now Now needs a cube in Required or Permitted.', disabled: true }).waitFor();
  await page.getByRole('button', { name: /^Never/, disabled: false }).click();
  await page.locator('.pass-device .btn').click();
  await page.locator('.seats').getByText('Challenger, said Never').waitFor();
  await page.context().close();
});
