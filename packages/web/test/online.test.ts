import { GAMES } from '@forceout/rulebook';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, troubles } from './help/browser.ts';
import { playShake } from './help/hands.ts';
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
      await page.getByRole('heading', { name: 'Shake 1: the result' }).waitFor();
      expect(troubles.get(page)).toEqual([]);
    }
    await table.close();
  });
});
