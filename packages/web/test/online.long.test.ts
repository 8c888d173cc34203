import { GAMES } from '@forceout/rulebook';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './help/browser.ts';
import { playShake, step } from './help/hands.ts';
import { look } from './help/look.ts';
import { gather, type OnlineTable } from './help/online.ts';
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

/** Plays until somebody has to write. */
async function toWriting(table: OnlineTable, shake: number): Promise<void> {
  for (let i = 0; i < 120; i++) {
    const { phase, shakeNo } = await table.state();
    if (shakeNo > shake || phase === 'write') return;
    await step(table);
  }
}

describe.each(GAMES)('three browsers and a judge play %s', game => {
  it('a Now, a reload while writing, an Impossible, a killed server, a forceout, to the signed scoresheet', async () => {
    const table = await gather(browser, server.url, game, true);

    await toWriting(table, 1);
    const writer = (await table.state()).shake!.writers.find(w => w.role === 'must' && !w.done)!.seat;
    const page = table.pageOf(writer);
    const field = page.getByRole('textbox').first();
    await field.pressSequentially(game === 'wff' ? 'p' : game === 'equations' ? '1+1' : 'B');
    const typed = await field.inputValue();
    expect(typed).not.toBe('');
    await page.reload();
    await page.locator('.screen').waitFor();
    await expect.poll(() => field.inputValue()).toBe(typed);
    await field.fill('');
    await playShake(table, 1);

    await page.getByRole('list', { name: 'Points', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: /^Review/ }).count()).toBe(0);

    await playShake(table, 2, 'keys', 'impossible');
    expect((await table.state()).history).toHaveLength(2);

    await step(table);
    await server.kill();
    for (const each of table.pages) await each.getByText('The connection is lost').waitFor();
    await server.restart();
    for (const each of table.pages)
      await each.getByText('The connection is lost').waitFor({ state: 'detached', timeout: 30_000 });
    await playShake(table, 3, 'tap', 'forceout');
    const { history } = await table.state();
    expect(history).toHaveLength(3);
    expect(history[2]!.lines.every(line => line.points === 4 || line.points === 2)).toBe(true);

    const judge = table.judge!;
    expect(await look(judge, `judge-${game}`)).toEqual([]);
    await judge.getByRole('button', { name: 'Announce: stop' }).click();
    for (const each of table.pages) {
      await each.getByRole('button', { name: 'To the scoresheet' }).click();
      await each.getByRole('button', { name: 'Sign', exact: true }).click();
    }
    for (const each of table.pages)
      await each.getByRole('heading', { name: /the match with|share first place/ }).waitFor();
    expect((await table.state()).phase).toBe('closed');
    await table.close();
  });
});
