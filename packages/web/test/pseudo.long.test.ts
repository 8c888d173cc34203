import type { GameId } from '@forceout/rulebook';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './help/browser.ts';
import { openPseudo, outsideBrackets } from './help/pseudo.ts';
import { SAMPLE, SCREENS } from './help/pseudo-screens.ts';
import { openServer, type Server } from './help/server.ts';
import { tour } from './help/tour.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([openServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe('in the language of brackets', () => {
  it('no screen says anything by itself', async () => {
    const faults: string[] = [];
    const page = await openPseudo(browser);
    for (const { name, at, then } of SCREENS.filter(screen => !SAMPLE.includes(screen.name))) {
      await page.goto(server.url + at);
      await page.locator('h1').first().waitFor();
      await then?.(page);
      await page.waitForTimeout(200);
      for (const text of await outsideBrackets(page)) faults.push(`${name}: ${text}`);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('a room where one waits for friends, and the hall of an event, say nothing by themselves', async () => {
    const page = await openPseudo(browser);
    await page.goto(`${server.url}#/new/online/wff`);
    await page
      .getByRole('button', { name: /^(Start|Open)/ })
      .first()
      .click();
    await page.locator('.waiting').waitFor();
    const seats = await page.locator('span.grow').allTextContents();
    const guests = seats.map(text => text.replace(/\s*\(?⟦.*/s, '').trim()).filter(Boolean);
    expect(await outsideBrackets(page, guests)).toEqual([]);
    await page.goto(`${server.url}#/e`);
    await page.getByLabel('Name of the event').fill('Spring Cup');
    await page.getByLabel('Your name').fill('Dora');
    await page.getByRole('button', { name: 'Open the event', exact: true }).click();
    await page.getByLabel('Rounds').waitFor();
    expect(await outsideBrackets(page)).toEqual([]);
    await page.context().close();
  });

  it.each(['on-sets', 'equations', 'wff'] as const satisfies readonly GameId[])(
    'a shake of %s from its first roll to its replay says nothing by itself',
    async game => {
      const page = await openPseudo(browser);
      const see = async (at: typeof page, name: string): Promise<readonly string[]> =>
        (await outsideBrackets(at)).map(text => `${name}: ${text}`);
      const faults = [...(await tour(page, server.url, game, 'desk', {}, see))];
      const id = page.url().split('/').at(-1) ?? '';
      await page.goto(`${server.url}#/review/${id}`);
      await page.locator('h1').first().waitFor();
      await page.waitForTimeout(1500);
      faults.push(...(await see(page, 'review')));
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );
});
