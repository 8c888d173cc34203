import type { EventView } from '@forceout/tournament';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, PHONE, troubles } from './help/browser.ts';
import { crowdedEvent, type FullEvent, fullEvent, hallScreens } from './help/hall.ts';
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
      .getByRole('button', { name: /^Mesa 4, / })
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

  it('everything on paper fits its page, on Letter and on A4, also with many and long names', async () => {
    const { id, link } = await crowdedEvent(server.url, 180);
    const page = await openPage(browser);
    await page.goto(`${at}#/e/${id}/${link}/paper`);
    const choose = page.locator('.paper-choose');
    await choose.getByText('Seat lists').waitFor();
    const names = await choose.locator('label').allInnerTexts();
    const faults: string[] = [];
    for (const size of ['Letter', 'A4'])
      for (const paper of names.filter(name => name !== 'Letter' && name !== 'A4')) {
        await choose.getByText(size, { exact: true }).click();
        await choose.getByText(paper, { exact: true }).click();
        await page.locator('.paper-page').first().waitFor();
        const over = await page
          .locator('.paper-page')
          .evaluateAll(
            all =>
              all.filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
                .length,
          );
        const sheets = await page.locator('.paper-page').count();
        const pdf = await page.pdf({ preferCSSPageSize: true });
        const printed = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;
        if (over > 0 || printed !== sheets) faults.push(`${paper}, ${size}: ${over} over, ${printed} of ${sheets}`);
      }
    expect(names.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });

  it('a director says the days, the order of the wishes and who plays on', async () => {
    const page = await openPage(browser);
    const open = (tab: string) => page.goto(`${at}#/e/${event.id}/${event.director}/${tab}`);
    await open('settings');
    await page.getByLabel('Date', { exact: true }).fill('2027-03-13');
    await page.getByLabel('What it is called').fill('Saturday');
    await page.getByRole('button', { name: 'Add this day' }).click();
    await page.getByLabel('On-Sets Middle is played on').selectOption('Saturday');
    await page.getByRole('button', { name: 'Leave out: Against each other' }).click();
    await open('standings');
    await page.getByText('Saturday, March 13, 2027').waitFor();
    await page.getByText('Playoff', { exact: true }).click();
    await page.getByRole('button', { name: /^Start a playoff of \d+ players$/ }).click();
    await page.getByText('On-Sets Middle, playoff 1 is a game of its own now.').waitFor();
    await page.getByLabel('Game and division').selectOption('On-Sets Middle, playoff 1');
    await page.getByRole('navigation').getByRole('link', { name: 'Seats', exact: true }).click();
    await page.getByText('What counts more', { exact: true }).click();
    await page.getByRole('button', { name: 'Up: Schools apart' }).click();
    await page.getByRole('button', { name: 'Leave out: First seats shared out' }).click();
    await page.getByLabel('One player left over').selectOption('one sits out');
    await page.getByRole('button', { name: 'Back to the usual order' }).waitFor();
    const look = async () => {
      const headers = { 'x-event-link': event.director };
      const response = await fetch(`${server.url}api/events/${event.id}`, { headers });
      return (await response.json()) as EventView;
    };
    await expect
      .poll(async () => (await look()).competitions.at(-1))
      .toMatchObject({
        playoffOf: 'On-Sets Middle',
        leftover: 'bye',
        order: ['sameSchool', 'repeats', 'secondBye', 'secondTwo'],
      });
    const view = await look();
    expect(view.sessions).toMatchObject([{ name: 'Saturday', date: '2027-03-13' }]);
    expect(view.competitions[0]).toMatchObject({ session: '2027-03-13 Saturday', metrics: ['sum'] });
    expect(troubles.get(page)).toEqual([]);
  });
});
