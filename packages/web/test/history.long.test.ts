import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage } from './help/browser.ts';
import { longestTask } from './help/cpu.ts';
import { openServer, type Server } from './help/server.ts';
import { lookAt } from './help/sizes.ts';

const MATCHES = 10_000;

/** The year of people on which the server's routes are measured, with all matches one person's. */
interface People {
  readonly askerToken: (who: 'me') => string;
  readonly peopleData: (sizes: Readonly<Record<string, number>>) => AsyncIterable<string>;
}
const people = (): Promise<People> => import(new URL('../../server/dist/bench/people-data.js', import.meta.url).href);
const data = async (): Promise<AsyncIterable<string>> =>
  (await people()).peopleData({ matches: MATCHES, classes: 0, pupils: 0, mine: MATCHES, did: 0 });

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([openServer({}, data), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it('a history of ten thousand matches comes in pages and scrolls without a long task', async () => {
  const page = await openPage(browser);
  await page.context().addCookies([{ name: 'forceout', value: (await people()).askerToken('me'), url: server.url }]);
  let pages = 0;
  page.on('response', response => {
    if (/\/api\/me\/matches\?/.test(response.url())) pages++;
  });
  await page.goto(server.url);
  await page.evaluate(() =>
    localStorage.setItem('forceout.me', JSON.stringify({ id: 'bench-me', name: 'The me', kind: 'account' })),
  );
  await page.goto(`${server.url}#/me`);
  await page.reload();
  await page.locator('.match').first().waitFor();
  await page.getByText(String(MATCHES), { exact: true }).waitFor();
  const rows = () => page.locator('.matches .spacer > li');
  expect(await rows().count()).toBeLessThan(60);
  expect(pages).toBeLessThanOrEqual(3);
  expect(await lookAt(page, 'me-many', 'phone', 'desk')).toEqual([]);

  // Down to the very last match, a page at a time.
  await page.evaluate(async last => {
    for (let turn = 0; turn < 2000 && document.querySelector(`[aria-posinset="${last}"]`) === null; turn++) {
      const list = document.querySelector('.matches');
      scrollBy(0, (list?.getBoundingClientRect().bottom ?? 0) - innerHeight);
      await new Promise(done => setTimeout(done, 20));
    }
  }, MATCHES);
  await page.locator(`[aria-posinset="${MATCHES}"]`).waitFor({ state: 'attached' });
  expect(pages).toBeGreaterThanOrEqual(MATCHES / 100);
  expect(await rows().count()).toBeLessThan(60);

  // Through the whole of it with the wheel: what is drawn anew is drawn within a frame or two.
  const longest = await longestTask(browser, page, async () => {
    for (let turn = 0; turn < 60; turn++) {
      await page.mouse.wheel(0, -(turn % 3 === 0 ? 9000 : 400));
      await page.waitForTimeout(16);
    }
  });
  expect(longest).toBeLessThan(50);
  await page.context().close();
});
