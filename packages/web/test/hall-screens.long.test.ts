import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, PHONE, troubles } from './help/browser.ts';
import { type FullEvent, fullEvent, hallScreens } from './help/hall.ts';
import { axe, geometry } from './help/look.ts';
import { openPseudo, outsideBrackets } from './help/pseudo.ts';
import { openServer, type Server } from './help/server.ts';

/** A laptop in the hall, as the phones of the hall know it: plain http and no name that a browser trusts. */
const HOST = 'hall-laptop.school';
let server: Server;
let browser: Browser;
let event: FullEvent;
let at = '';
beforeAll(async () => {
  [server, browser] = await Promise.all([openServer(), openBrowser(`--host-resolver-rules=MAP ${HOST} 127.0.0.1`)]);
  event = await fullEvent(server.url);
  at = server.url.replace('localhost', HOST);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

/** Whether there are words left when what people are called and wrote, and the addresses of clauses, are taken away. */
function saysMore(text: string): boolean {
  const known = [...event.names].sort((a, b) => b.length - a.length);
  const rest = known.reduce((left, name) => left.replaceAll(name, ''), text.slice(text.indexOf(': ') + 2));
  return /\p{L}{2,}/u.test(rest.replace(/\b[a-z]+-\d{4} [IVX][\w-]*/g, ''));
}

describe('every screen of a hall, over plain http at a name of its own', () => {
  it('in Spanish, on a desk and on a phone: nothing is cut off, and axe finds nothing', async () => {
    const faults: string[] = [];
    const page = await openPage(browser, { locale: 'es-ES' });
    for (const [name, path] of Object.entries(hallScreens(event))) {
      await page.goto(at + path);
      await page.locator('h1').first().waitFor();
      await page.waitForTimeout(150);
      const found = [...(await geometry(page)), ...(await axe(page))];
      await page.setViewportSize(PHONE);
      found.push(...(await geometry(page)));
      await page.setViewportSize({ width: 1366, height: 768 });
      faults.push(...found.map(fault => `${name}: ${fault}`));
    }
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    expect(faults).toEqual([]);
    expect(troubles.get(page)).toEqual([]);
  });

  it('in Spanish people do their work: one agrees, one initials, one confirms, and anybody sees it', async () => {
    const [judge, second, anybody] = await Promise.all(
      [event.judge, event.second, ''].map(async link => {
        const page = await openPage(browser, { locale: 'es-ES' });
        await page.goto(`${at}#/e/${event.id}${link === '' ? '' : `/${link}`}`);
        return page;
      }),
    );
    await judge!.getByRole('button', { name: 'De acuerdo' }).click();
    await judge!.getByRole('button', { name: 'Poner iniciales en la mesa 4' }).click();
    await judge!.getByText('The ruling stands.').waitFor();
    const before = await anybody!.locator('.hall-rank').first().textContent();
    await second!
      .getByRole('button', { name: /Mesa 4$/ })
      .first()
      .click();
    await second!.getByRole('button', { name: 'Es correcto' }).click();
    await anybody!.waitForFunction(was => document.querySelector('.hall-rank')?.textContent !== was, before);
    for (const page of [judge!, second!, anybody!]) expect(troubles.get(page)).toEqual([]);
  });

  it('in the language of brackets no screen says anything by itself', async () => {
    const faults: string[] = [];
    const page = await openPseudo(browser);
    for (const [name, path] of Object.entries(hallScreens(event))) {
      await page.goto(at + path);
      await page.locator('h1').first().waitFor();
      await page.waitForTimeout(150);
      for (const text of await outsideBrackets(page)) if (saysMore(text)) faults.push(`${name}: ${text}`);
    }
    expect(faults).toEqual([]);
  });
});
