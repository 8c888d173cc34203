import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage, troubles } from './help/browser.ts';
import { step } from './help/hands.ts';
import { gather } from './help/online.ts';
import { openServer, type Server } from './help/server.ts';
import { hotSeat, logOf, setUp } from './help/table.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([openServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it('two tabs at a table of this device play one match: each shows and takes up what the other did', async () => {
  const page = await openPage(browser);
  const first = await setUp(page, server.url, 'equations');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('.screen').waitFor();
  const second = hotSeat(other, 'equations');
  for (const table of [first, second, first, second, second, first]) await step(table);
  const log = await logOf(page);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
  const { phase } = await first.state();
  for (const tab of [page, other]) await tab.locator(`.pass-device, .phase-${phase}`).first().waitFor();
  expect(troubles.get(page)).toEqual([]);
  await page.context().close();
});

it('a seat at the server is played in the newer tab; the older one says so, only looks, and can take it back', async () => {
  const table = await gather(browser, server.url, 'wff');
  const [old] = table.pages;
  const newer = await old!.context().newPage();
  await newer.goto(old!.url());
  await newer.locator('.screen').waitFor();
  const notice = (tab: typeof newer) => tab.getByRole('dialog', { name: 'This seat is open in another tab' });
  await notice(old!).waitFor();
  expect(await notice(newer).count()).toBe(0);
  await notice(old!).getByRole('button', { name: 'Stay there' }).click();
  const roll = old!.getByRole('button', { name: /^Roll/ }).first();
  const { seq } = await table.state();
  expect(await roll.isDisabled()).toBe(true);
  await old!.getByRole('button', { name: 'Play here' }).click();
  await notice(newer).waitFor();
  await step(table);
  expect((await table.state()).seq).toBeGreaterThan(seq);
  await table.close();
});
