import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, PHONE, troubles } from './help/browser.ts';
import { step } from './help/hands.ts';
import { look } from './help/look.ts';
import { openSite, type Site } from './help/site.ts';
import { setUp, type TestTable } from './help/table.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

async function playTo(table: TestTable, phase: 'turn' | 'write'): Promise<void> {
  for (let i = 0; i < 40 && (await table.state()).phase !== phase; i++) await step(table);
  const page = table.pageOf(0);
  await page.locator(`.curtain, .phase-${phase} .now`).first().waitFor();
  const curtain = page.locator('.curtain .btn');
  if (await curtain.count()) await curtain.click();
}

/** Asks for all three with the keyboard; what was told, in order. */
async function allHints(page: Page, kind: string): Promise<readonly string[]> {
  const told: string[] = [];
  for (let n = 1; n <= 3; n++) {
    await page.getByRole('button', { name: `${kind} ${n} of 3`, exact: true }).press('Enter');
    const hint = page.locator('.hintsteps li', { hasText: /\S/ });
    await expect.poll(() => hint.count()).toBeGreaterThanOrEqual(n);
    told.push((await hint.nth(n - 1).textContent())!);
  }
  return told;
}

describe('hints at a practice table', () => {
  it('on turn: where to look, an idea, an answer that the table takes', async () => {
    const page = await openPage(browser);
    const table = await setUp(page, site.url, 'on-sets', { more: ['Hints and values'] });
    await playTo(table, 'turn');
    const told = await allHints(page, 'Hint');
    expect(told[2]).toMatch(/ to (Required|Permitted|Forbidden)|^Say (Now|Impossible)/);
    expect(new Set(told).size).toBe(3);
    await page.setViewportSize(PHONE);
    expect(await look(page, 'hints-turn-phone')).toEqual([]);
    expect(troubles.get(page)).toEqual([]);
    await page.context().close();
  });

  it('writing: a Solution, then a proof of it, line by line', async () => {
    const page = await openPage(browser);
    for (let tries = 0; tries < 4; tries++) {
      const table = await setUp(page, site.url, 'wff', { more: ['Hints and values'] });
      await playTo(table, 'write');
      if ((await table.state()).shake!.claim === 'now') break;
    }
    expect((await allHints(page, 'Hint'))[0]).toMatch(/There is a Solution\. It uses \d+ cubes?\./);
    const solution = await page.locator('.hintsteps .written dd').first().textContent();
    expect(await look(page, 'hints-write-desk')).toEqual([]);
    await page.getByRole('textbox', { name: /^Solution/ }).fill(solution!);
    await page.getByRole('button', { name: 'Copy the premises' }).click();
    const pad = page.locator('.gpad');
    for (const [n, words] of [/^Think of [A-Z]/, /^Write .+ by [A-Z]/, /^This is one way to prove it\./].entries()) {
      await pad.getByRole('button', { name: `Proof hint ${n + 1} of 3` }).click();
      await expect.poll(() => pad.locator('.hintsteps li').nth(n).textContent()).toMatch(words);
    }
    expect(await look(page, 'hints-proof-desk')).toEqual([]);
    expect(troubles.get(page)).toEqual([]);
    await page.context().close();
  });

  it('none where opponents have to notice mistakes', async () => {
    const page = await openPage(browser);
    const table = await setUp(page, site.url, 'equations', {
      more: ['Hints and values', 'Are for opponents to notice'],
    });
    await playTo(table, 'turn');
    expect(await page.getByRole('button', { name: /^Hint/ }).count()).toBe(0);
    await page.context().close();
  });
});
