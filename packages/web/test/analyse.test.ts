import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, PHONE, troubles } from './help/browser.ts';
import { openSite, type Site } from './help/site.ts';
import { lookAt } from './help/sizes.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** A page without a server asks in vain whether its reader sits at a table; all else is a fault. */
const unexpected = (page: Page): readonly string[] =>
  (troubles.get(page) ?? []).filter(text => !/Failed to load resource/.test(text));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const tile = (page: Page, n: number) => page.locator('.anverdict').nth(n);

describe('the analysis board in a browser', () => {
  it('answers for an example, rules on a line with its clause, lists short Solutions', async () => {
    const page = await openPage(browser);
    await page.goto(`${site.url}#/analyse`);
    await tile(page, 0).getByText('No', { exact: true }).waitFor();
    await tile(page, 1).getByText('Solutions exist.').waitFor();
    await page.locator('.safemarks').first().waitFor();

    const line = page.getByRole('textbox', { name: /Set-Name/ });
    await line.fill('RUB-B');
    await button(page, 'Rule on it').click();
    await page.getByRole('heading', { name: 'Not correct' }).waitFor();
    expect(await page.locator('.ruled .clause').count()).toBeGreaterThan(0);

    await button(page, 'Show them').click();
    await page.locator('.shortline').nth(9).waitFor();
    await button(page, 'Show more').click();
    await page.locator('.shortline').nth(10).waitFor();
    await page.locator('.shortline').first().click();
    await page.locator('.shortlist .written').waitFor();
    expect(await lookAt(page, 'analyse', 'phone', 'desk')).toEqual([]);
    expect(unexpected(page)).toEqual([]);
    await page.context().close();
  });

  it('is set up by hand, shared as a link and a picture, and played on against a bot', async () => {
    const page = await openPage(browser);
    await page.goto(`${site.url}#/analyse/on-sets`);
    await button(page, 'Empty the board').click();
    await button(page, 'Set it up').click();
    for (const card of ['B', 'R', 'BR', 'G']) {
      const at = ['blank', 'B', 'R', 'G', 'Y', 'BR'].indexOf(card);
      await page.locator('.pickcard').nth(at).click();
    }
    await button(page, 'Lay a Goal').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('.cubes .cube').first().click();
    await dialog.getByRole('button', { name: 'This is the Goal' }).click();
    const put = (face: string) => page.locator(`.box [data-face="${face}"] button`).click();
    await put('B');
    await button(page, 'Put cubes into Permitted').click();
    await put('N');
    await button(page, 'Put cubes into Resources').click();
    await put('R');
    await put('Y');
    await tile(page, 0).getByText('Yes', { exact: true }).waitFor();
    // A cube is moved by hand, and the answers follow.
    await page.locator('.smallzone.permitted .cube').click();
    await page.locator('.cubeacts').getByRole('button', { name: 'Forbidden' }).click();
    await tile(page, 1).getByText('Yes', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Why it is Impossible' }).waitFor();
    await page.locator('.smallzone.forbidden .cube').click();
    await page.locator('.cubeacts').getByRole('button', { name: 'Permitted' }).click();
    await tile(page, 0).getByText('Yes', { exact: true }).waitFor();

    const link = page.url();
    expect(link.length).toBeLessThan(500);
    const other = await openPage(browser, { viewport: PHONE, locale: 'es-ES' });
    await other.goto(link);
    await tile(other, 0).getByText('Sí', { exact: true }).waitFor();
    expect(await other.locator('.smallzone.permitted .cube').count()).toBe(1);
    expect(await lookAt(other, 'analyse-es', 'phone')).toEqual([]);
    await other.goto(link.replace('.now', '.nothing'));
    await other.reload();
    await other.getByRole('alert').waitFor();
    expect(unexpected(other)).toEqual([]);
    await other.context().close();

    const [picture] = await Promise.all([page.waitForEvent('download'), button(page, 'Save a picture').click()]);
    const file = readFileSync(await picture.path());
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect(file.length).toBeGreaterThan(10_000);

    await button(page, 'Play').click();
    await page.locator('.tray .cube').first().waitFor();
    expect(await page.locator('.tray .cube').count()).toBe(2);
    await page
      .getByText(/Your turn/)
      .first()
      .waitFor();
    expect(unexpected(page)).toEqual([]);
    await page.context().close();
  });
});
