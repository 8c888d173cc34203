import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, PHONE, troubles } from './help/browser.ts';
import { step } from './help/hands.ts';
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

/** Pictures for whoever wants to look: SHOTS names a folder. */
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const size = page.viewportSize()!;
  await page.screenshot({ path: join(folder, `${name}-desktop.png`) });
  await page.setViewportSize(PHONE);
  await page.waitForTimeout(200);
  await page.screenshot({ path: join(folder, `${name}-phone.png`) });
  await page.setViewportSize(size);
}

it('nobody loses the way to a running match, and whoever leaves it knows what it costs', async () => {
  const table = await gather(browser, server.url, 'equations');
  const [first, second, third] = table.pages as [Page, Page, Page];
  while ((await table.state()).phase !== 'turn') await step(table);

  await first.getByRole('button', { name: 'Table', exact: true }).click();
  await first.getByText(`Code of this table: ${table.code}`).waitFor();
  await first.getByRole('button', { name: 'Leave, stop or resign' }).click();
  await first.getByRole('heading', { name: 'Do you want to leave the table?' }).waitFor();
  await shot(first, 'leave');
  await first.keyboard.press('Escape');

  await first.getByRole('link', { name: 'Forceout, back to the lobby' }).click();
  await first.getByRole('button', { name: /^Step away/ }).click();
  const banner = first.getByRole('complementary', { name: 'Your tables' });
  await banner.getByText('Your match goes on.').waitFor();
  await shot(first, 'banner');
  await first.goto(`${server.url}#/rules`);
  await banner.getByRole('link', { name: 'Back to the table' }).click();
  await first.locator('.screen').waitFor();
  expect(await banner.count()).toBe(0);

  await second.getByRole('link', { name: 'Forceout, back to the lobby' }).click();
  await second.getByRole('button', { name: /^Propose to stop/ }).click();
  await second.getByText(/This shake does not count\. The points stand: .*You 0/).waitFor();
  await second.getByRole('button', { name: 'Propose it' }).click();
  const asked = first.getByRole('dialog', { name: /proposes to stop here/ });
  await asked.waitFor();
  await shot(first, 'stop');
  await asked.getByRole('button', { name: 'Go on playing' }).click();
  await third.getByRole('dialog').waitFor({ state: 'detached' });
  expect((await table.state()).endWishes).toEqual([]);

  await second.getByRole('link', { name: 'Forceout, back to the lobby' }).click();
  await second.getByRole('button', { name: /^Resign/ }).click();
  await second.getByText(/This shake and all later ones count −2 for you\. You cannot come back/).waitFor();
  await shot(second, 'resign');
  await second.getByRole('button', { name: 'Resign', exact: true }).click();
  await second.getByRole('heading', { name: /What shall we play/ }).waitFor();
  await expect.poll(async () => (await table.state()).seats[1]!.resigned).toBe(true);
  expect(await second.getByText('Your match goes on.').count()).toBe(0);
  for (const page of table.pages) expect(troubles.get(page)).toEqual([]);
  await table.close();
});

it('a slow line says so, a dead one soon, and on return what was missed is told', async () => {
  const table = await gather(browser, server.url, 'equations');
  const [first, second, third] = table.pages as [Page, Page, Page];
  while ((await table.state()).phase !== 'turn') await step(table);
  const watcher = await browser.newPage();
  await watcher.goto(`${server.url}#/t/${table.code}`);
  await watcher.getByText('You are watching.').waitFor();
  expect(await watcher.getByText('You may challenge').count()).toBe(0);
  expect(await watcher.locator('.block').count()).toBe(0);
  await third.getByText('1 person watches').or(third.getByText('2 people watch')).waitFor();
  await shot(watcher, 'watch');

  const seat = (await table.state()).shake!.onTurn!;
  const away = table.pages.find((_, i) => i !== seat)!;
  // The server stands still: nothing is refused and nothing answers.
  server.freeze();
  const frozen = Date.now();
  await away.getByText('The connection is lost').waitFor({ timeout: 12_000 });
  expect(Date.now() - frozen).toBeLessThan(9000);
  await shot(away, 'lost');
  server.thaw();
  await away.getByText('Connected again.').waitFor({ timeout: 20_000 });
  await shot(away, 'back');
  await away.getByRole('button', { name: 'Go on' }).click();
  for (const page of [first, second, third])
    await page.getByText('The connection is lost').waitFor({ state: 'detached' });

  const goOn = table.pageOf(seat).getByRole('button', { name: 'Go on' });
  if (await goOn.count()) await goOn.click();
  await table.pageOf(seat).locator('.tray button.cube').first().click();
  await table
    .pageOf(seat)
    .getByRole('button', { name: /in Permitted$/ })
    .click();
  server.freeze();
  await table.pageOf(seat).locator('.say').first().click();
  await table.pageOf(seat).getByText('Sending. The table has not answered yet').waitFor();
  await shot(table.pageOf(seat), 'sending');
  server.thaw();
  await expect.poll(async () => (await table.state()).shake!.moves, { timeout: 20_000 }).toBe(1);
  await watcher.close();
  await table.close();
});
