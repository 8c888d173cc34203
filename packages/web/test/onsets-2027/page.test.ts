import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registerEdition } from '@forceout/rulebook';
import type { Browser, Page } from 'playwright-core';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage, troubles } from '../help/browser.ts';
import { step } from '../help/hands.ts';
import { logOf, setUp } from '../help/table.ts';
import { contents } from './contents.ts';
import { edition } from './edition.ts';

registerEdition(edition, contents);

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Puts the edition beside the others wherever the page loads the rulebook, in its workers too. */
const withEdition: Plugin = {
  name: 'with-edition',
  transform: (code, file) =>
    file.endsWith('/rulebook/src/index.ts')
      ? [
          code,
          `import { contents } from ${JSON.stringify(join(here, 'contents.ts'))};`,
          `import { edition } from ${JSON.stringify(join(here, 'edition.ts'))};`,
          "import { registerEdition as register } from './editions/register.ts';",
          'register(edition, contents);',
        ].join('\n')
      : null,
};

const cacheDir = mkdtempSync(join(tmpdir(), 'forceout-page-'));
let server: ViteDevServer;
let browser: Browser;
let url = '';
beforeAll(async () => {
  server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir,
    logLevel: 'error',
    plugins: [withEdition],
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  await server.listen();
  url = server.resolvedUrls!.local[0]!;
  browser = await openBrowser();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(cacheDir, { recursive: true, force: true });
});

async function playTo(page: Page, table: Awaited<ReturnType<typeof setUp>>, phase: string): Promise<void> {
  for (let n = 0; n < 240; n++) {
    const state = await table.state();
    if (state.phase === phase) return;
    await step(table, 'tap', 'now', state);
  }
  throw new Error(`${phase} was never reached on ${page.url()}`);
}

it('the page of an edition that stands in this folder alone', { timeout: 120_000 }, async () => {
  const page = await openPage(browser);
  await page.goto(`${url}#/rules/${edition.id}/V-A-2-a`);
  await page.getByText('Now may be said only while three or more cubes are in Resources.').waitFor();
  expect(await page.getByText('scores 5 after Now').count()).toBe(1);

  const table = await setUp(page, url, 'on-sets', { division: 'Junior', more: [edition.name, 'The players'] });
  await playTo(page, table, 'variation');
  const twoOperations = page.getByRole('button', { name: 'Two Operations' });
  await twoOperations.click();
  await page.getByText('A Solution needs no fewer than two operation signs.').waitFor();
  await twoOperations.click();

  await playTo(page, table, 'check');
  await page.getByRole('button', { name: 'Reject' }).click();
  for (const reason of await page.locator('.reasons .reason').all()) {
    await reason.locator('button.clause').click();
    const link = page.getByRole('dialog').locator('a');
    expect(await link.getAttribute('href')).toContain(`rules/${edition.id}/`);
    await page.keyboard.press('Escape');
  }
  const cited = JSON.stringify(await logOf(page)).match(/\b(?:onsets|equations|wff)-\d{4}\b/g) ?? [];
  expect([...new Set(cited)]).toEqual([edition.id]);
  expect(troubles.get(page)).toEqual([]);
  await page.context().close();
});
