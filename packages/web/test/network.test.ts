import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, troubles } from './help/browser.ts';
import { ChangingSite } from './help/changing-site.ts';
import { step } from './help/hands.ts';
import { openServer, type Server } from './help/server.ts';
import { setUp } from './help/table.ts';

const HOST = 'math.school.example';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(`--host-resolver-rules=MAP ${HOST} 127.0.0.1`);
});
afterAll(async () => {
  await browser?.close();
});

/** The page's files are kept, and the one who keeps them answers for the page. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise(done => setTimeout(done, 50));
  });
}

describe('plain http at a foreign host name', () => {
  let server: Server;
  let base: string;
  beforeAll(async () => {
    server = await openServer();
    base = server.url.replace('localhost', HOST);
  });
  afterAll(async () => {
    await server?.close();
  });

  it('plays on this device: no name of a table needs https', async () => {
    const page = await openPage(browser);
    await page.goto(base);
    expect(await page.evaluate(() => [isSecureContext, typeof crypto.randomUUID])).toEqual([false, 'undefined']);
    const table = await setUp(page, base, 'equations');
    await step(table);
    expect((await table.state()).seq).toBeGreaterThan(0);
    expect(troubles.get(page)).toEqual([]);
    await page.context().close();
  });

  it('has a socket of its own and no other', async () => {
    const page = await openPage(browser);
    const answer = await page.goto(base);
    const csp = answer!.headers()['content-security-policy']!;
    expect(csp).toContain(`connect-src 'self' ws://${new URL(base).host} wss://${new URL(base).host}`);
    expect(csp).not.toContain('upgrade-insecure-requests');
    const opened = await page.evaluate(
      at =>
        new Promise(done => {
          const socket = new WebSocket(at);
          socket.onopen = () => done(true);
          socket.onerror = () => done(false);
        }),
      `${base.replace('http', 'ws')}socket`,
    );
    expect(opened).toBe(true);
    await page.context().close();
  });

  it('shows the page of the API', async () => {
    const page = await openPage(browser);
    await page.goto(`${base}api`);
    await page.getByText('/api/tables', { exact: true }).first().waitFor();
    expect(troubles.get(page)).toEqual([]);
    await page.context().close();
  });

  // The build holds the lobby to 95 KB in brotli. Over plain http browsers take gzip only, which is about a sixth more.
  it('sends the lobby compressed, in no more than 110 KB of text', async () => {
    const page = await openPage(browser);
    const sizes: { readonly path: string; readonly bytes: number; readonly encoding: string | undefined }[] = [];
    const coming: Promise<void>[] = [];
    page.on('response', response => {
      const type = response.headers()['content-type'] ?? '';
      if (/font|image/.test(type)) return;
      coming.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => {
            const path = new URL(response.url()).pathname;
            sizes.push({ path, bytes: responseBodySize, encoding: response.headers()['content-encoding'] });
          }),
      );
    });
    await page.goto(base);
    await page.getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await Promise.all(coming);
    const plain = sizes.filter(({ bytes, encoding }) => bytes > 1000 && encoding !== 'br' && encoding !== 'gzip');
    expect(plain).toEqual([]);
    const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(all).toBeGreaterThan(20_000);
    expect(all).toBeLessThan(110 * 1024);
    await page.context().close();
  });
});

describe('a page that was here before', () => {
  it('comes up within seconds at a server that takes the call and never answers', async () => {
    const site = await ChangingSite.open();
    const first = await openPage(browser, { serviceWorkers: 'allow' });
    await first.goto(site.url);
    await kept(first);
    await first.close();
    site.silent = true;
    const page = await first.context().newPage();
    const since = performance.now();
    await page.goto(site.url, { waitUntil: 'commit', timeout: 60_000 });
    await page.getByRole('heading').first().waitFor({ timeout: 60_000 });
    const ms = performance.now() - since;
    expect(ms).toBeGreaterThan(2500);
    expect(ms).toBeLessThan(12_000);
    await first.context().close();
    await site.close();
  });

  it('keeps the build of an open match when there is a new one, says so, and takes it when asked', async () => {
    const site = await ChangingSite.open();
    const page = await openPage(browser, { serviceWorkers: 'allow' });
    await page.goto(site.url);
    await kept(page);
    await page.reload();
    const table = await setUp(page, site.url, 'equations');
    await step(table);
    const script = await page.evaluate(
      () => document.querySelector<HTMLScriptElement>('script[type=module][src]')!.src,
    );
    site.update();
    expect(site.has(new URL(script).pathname.slice(1))).toBe(false);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const note = page.locator('.new-version');
    await note.waitFor({ timeout: 60_000 });
    // Parts of the old build that were never asked for are no longer at the server; the open match has them.
    const { seq } = await table.state();
    for (let i = 0; i < 3; i++) await step(table);
    expect((await table.state()).seq).toBeGreaterThan(seq);
    const where = page.url();
    await page.evaluate(() => {
      location.hash = '#/rules';
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => !document.body.textContent?.includes('Something broke'));
    expect(await page.evaluate(() => caches.keys())).toHaveLength(2);
    await page.goto(where);
    await note.getByRole('button').first().click();
    await page.waitForFunction(
      old => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src !== old,
      script,
    );
    await page.locator('.screen').waitFor();
    // Nobody uses the old build any more.
    await page.waitForFunction(async () => (await caches.keys()).length === 1, null, { timeout: 30_000 });
    await page.context().close();
    await site.close();
  });
});
