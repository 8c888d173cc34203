import { clausesOf } from '@forceout/rulebook/clauses';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, PHONE, troubles } from './help/browser.ts';
import { rule } from './help/judge.ts';
import { look } from './help/look.ts';
import { openSite, type Site } from './help/site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

describe('the judge trainer', () => {
  it('asks about Solutions and about the rulebook, and shows the clause afterwards', async () => {
    const page = await openPage(browser, { viewport: PHONE });
    await page.goto(`${site.url}#/puzzles`);
    await page.getByRole('link', { name: 'Train as a judge: On-Sets' }).click();
    const clauses = await clausesOf('onsets-2026');
    const met = new Set<string>();
    for (let n = 1; n <= 8 && met.size < 3; n++) {
      const { kind, right } = await rule(page, 'This is my ruling');
      if (!met.has(kind)) expect(await look(page, `judge-${met.size}-phone`)).toEqual([]);
      met.add(kind);
      const answer = page.locator('.psolve .panel');
      if (kind === 'Is it correct?')
        expect((await answer.locator('p', { hasText: 'It is correct' }).count()) > 0).toBe(right);
      else {
        const cited = (await answer.locator('button.clause').textContent())!;
        const said = await answer.textContent();
        // Parts of a clause are cited by the address that is printed, so that several texts may have it.
        const texts = clauses.filter(({ clause }) => clause.split(' ')[0] === cited).map(({ text }) => text);
        expect(texts.filter(text => said!.includes(text))).not.toEqual([]);
      }
      await page.getByText(new RegExp(`\\d of ${n} rulings? right`)).waitFor();
      await page.getByRole('button', { name: 'Next situation' }).click();
      await page.locator('.pverdict').waitFor({ state: 'detached' });
    }
    expect(met).toContain('Is it correct?');
    expect(met.size).toBeGreaterThanOrEqual(2);
    expect(troubles.get(page)).toEqual([]);
    await page.context().close();
  });
});
