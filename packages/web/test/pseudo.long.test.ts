import type { GameId } from '@forceout/rulebook';
import type { Browser, Page } from 'playwright-core';
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

/** The coach of this page gives a pupil a new number. */
const newPin = (page: Page, name: string): Promise<string> =>
  page.evaluate(async wanted => {
    const [first] = (await (await fetch('./api/classes')).json()) as [
      { id: string; pupils: { id: string; name: string }[] },
    ];
    const pupil = first.pupils.find(one => one.name === wanted);
    const answer = await fetch(`./api/classes/${first.id}/pupils/${pupil?.id}/pin`, { method: 'POST' });
    return ((await answer.json()) as { pin: string }).pin;
  }, name);

describe('in the language of brackets', () => {
  it('no screen says anything by itself', async () => {
    const faults: string[] = [];
    const page = await openPseudo(browser);
    for (const { name, at, press } of SCREENS.filter(screen => !SAMPLE.includes(screen.name))) {
      await page.goto(server.url + at);
      await page.locator('h1').first().waitFor();
      await press?.(page);
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

  it('an account, a class with its dialogs, and a pupil at home say nothing by themselves', async () => {
    const page = await openPseudo(browser);
    const faults: string[] = [];
    const see = async (name: string, names: readonly string[] = []): Promise<void> => {
      for (const text of await outsideBrackets(page, names)) faults.push(`${name}: ${text}`);
    };
    await page.goto(`${server.url}#/class`);
    await page.getByLabel('Name others see').fill('Dora');
    await page.getByLabel('User name').fill('dora');
    await page.getByLabel('Passphrase').fill('four good words here');
    await page.getByRole('button', { name: 'Make my account' }).click();
    await page.getByRole('button', { name: 'I have them' }).waitFor();
    const codes = await page.locator('.codes li').allTextContents();
    await see('codes', codes);
    await page.getByRole('button', { name: 'I have them' }).click();
    await page.getByLabel('What you call it').fill('Ana');
    await page.getByRole('button', { name: 'Make the class' }).click();
    await page.getByRole('button', { name: 'Add pupils' }).click();
    const shown = await page.locator('.classcode').evaluate(code => code.lastChild?.textContent ?? '');
    await see('add pupils', [new URL(server.url).host, shown]);
    await page.getByLabel('How many, with made-up names').fill('0');
    await page.getByLabel('Or a list, one name a line').fill('Maya\nLeo\nMax');
    await page.getByRole('button', { name: 'Add 3 pupils' }).click();
    await page.locator('.logincard').nth(2).waitFor();
    const code = (await page.locator('.logincard dd').first().innerText()).trim();
    const pin = (await page.locator('.logincard dd').nth(1).innerText()).trim();
    const given = [new URL(server.url).host, code, pin];
    await see('cards', given);
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    for (const [name, ...presses] of [
      ['set work', '+ Set work'],
      ['start tables', 'Start tables'],
      ['new cards', 'Print cards'],
      ['more', 'More'],
      ['end', 'More', 'End the class'],
    ] as const) {
      for (const press of presses) await page.getByRole('button', { name: press }).first().click();
      await page.getByRole('dialog').waitFor();
      await see(name, given);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    for (const kind of ['Ladder', 'Lessons']) {
      await page.getByRole('button', { name: '+ Set work' }).click();
      await page.getByRole('dialog').getByText(kind, { exact: true }).click();
      await page.getByRole('button', { name: /Set it for/ }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.locator('.pupilrow').first().click();
    await see('a pupil', given);
    await page.keyboard.press('Escape');
    await page.goto(`${server.url}#/me`);
    await page.getByRole('heading', { name: 'Signed in on' }).waitFor();
    await see('me', ['Linux computer']);
    await page.goto(`${server.url}#/enter/${code.replace(/\s/g, '')}/Leo/${await newPin(page, 'Leo')}`);
    await page.reload();
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    await see('pupil');
    expect(faults).toEqual([]);
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
