import { GAMES } from '@forceout/rulebook';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NARROW, openBrowser, openPage, troubles } from './help/browser.ts';
import { playShake } from './help/hands.ts';
import { look } from './help/look.ts';
import { gather } from './help/online.ts';
import { openServer, type Server } from './help/server.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([openServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe.each(GAMES)('three browsers at one table of %s', game => {
  it('play a shake to its result', async () => {
    const table = await gather(browser, server.url, game);
    await playShake(table, 1);
    const state = await table.state();
    expect(state.history).toHaveLength(1);
    for (const page of table.pages) {
      await page.getByRole('list', { name: 'Points', exact: true }).waitFor();
      expect(troubles.get(page)).toEqual([]);
    }
    const page = table.pages[0]!;
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('heading', { name: 'Connections' }).waitFor();
    expect(await menu.getByText(/: \d+ ms$/).count()).toBe(3);
    await page.keyboard.press('Escape');
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Review this shake in a new tab' }).click();
    const review = await opening;
    await review.locator('.tlrow li').first().waitFor({ timeout: 60_000 });
    // One shake leaves nothing to choose.
    expect(await review.getByRole('button', { name: /^Shake \d$/ }).count()).toBe(0);
    await table.close();
  });
});

it('a judge is in office when all have agreed, and one may take it back', async () => {
  const table = await gather(browser, server.url, 'wff', true);
  const judge = table.judge!;
  await judge.getByText('You are the judge.').waitFor();
  expect(await look(judge, 'officials-judge')).toEqual([]);
  const page = table.pages[1]!;
  await page.getByRole('button', { name: 'Take my yes back' }).click();
  await judge.getByText('You may judge as soon as every player agrees.').waitFor();
  expect(await judge.getByRole('heading', { name: 'Judge', exact: true }).count()).toBe(0);
  expect(await look(page, 'officials-asked')).toEqual([]);
  await table.close();
});

it.each(['t000000000000000', 'nonesuch'])('a table that is not there (%s) is not waited for', async id => {
  const page = await openPage(browser);
  await page.goto(`${server.url}#/online/${id}`);
  await page.getByRole('heading', { name: 'There is no such table here' }).waitFor();
  await page.context().close();
});

it('who opens a table waits for the others with a code to give them, and another for a judge', async () => {
  const page = await openPage(browser, { viewport: NARROW });
  await page.goto(`${server.url}#/new/online/wff`);
  await page.getByText('More choices').click();
  await page.getByText('I invite one', { exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.bigcode').first().filter({ hasText: /\w{6}/ }).waitFor();
  await page.getByRole('button', { name: 'Invite a judge' }).click();
  await page.getByText('The judge types this code on the first page.').waitFor();
  expect(await look(page, 'waiting-narrow')).toEqual([]);
  // A guest does not judge here, and is not told that there were no table.
  const code = await page.locator('.bigcode[role=status]').innerText();
  await page.goto(`${server.url}#/t/nonesuch`);
  await page.getByRole('heading', { name: 'No table with this code' }).waitFor();
  const guest = await openPage(browser);
  await guest.goto(`${server.url}#/t/${code}`);
  await guest.getByRole('heading', { name: 'You are not at the table yet' }).waitFor();
  await guest.getByText('Only people with an account judge here.').waitFor();
  await guest.context().close();
  await page.context().close();
});
