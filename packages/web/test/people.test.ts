import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, PHONE, troubles } from './help/browser.ts';
import { look } from './help/look.ts';
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

/** Asks the server as whoever this page is signed in as. */
const ask = <A>(page: Page, method: string, path: string, body?: object): Promise<A> =>
  page.evaluate(
    async ([how, where, what]) => {
      const response = await fetch(`./api/${where}`, {
        method: how as string,
        ...(what ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) } : {}),
      });
      return (await response.json()) as never;
    },
    [method, path, body] as const,
  );

const say = (page: Page, table: string, message: object): Promise<{ t: string }> =>
  ask(page, 'POST', `tables/${table}/messages`, { ask: 'a', table, ...message });

/** Two play online; the guest gives up, and both sign. */
async function finishMatch(winner: Page, loser: Page): Promise<string> {
  const setup = { edition: 'wff-2017', seats: 2 };
  const { table, code } = await ask<{ table: string; code: string }>(winner, 'POST', 'tables', { setup });
  await ask(loser, 'POST', 'guest', {});
  await ask(loser, 'POST', 'codes', { code });
  await say(loser, table, { t: 'sit' });
  for (let i = 0; i < 100; i++) {
    const { t } = await say(loser, table, { t: 'act', key: 'resign', act: { do: 'resign' } });
    if (t === 'ack') break;
    await new Promise(done => setTimeout(done, 200));
  }
  for (const [who, page] of [['w', winner] as const, ['l', loser] as const])
    await say(page, table, { t: 'act', key: `sign-${who}`, act: { do: 'sign' } });
  return table;
}

async function signUp(page: Page, login: string, name: string): Promise<void> {
  await page.goto(`${server.url}#/me`);
  await page.getByLabel('Name others see').fill(name);
  await page.getByLabel('User name').fill(login);
  await page.getByLabel('Passphrase').fill('four good words here');
  await page.getByRole('button', { name: 'Keep my matches' }).click();
  await page.getByRole('button', { name: 'I have them' }).waitFor();
  expect(await page.getByRole('dialog').locator('.codes li').count()).toBe(10);
}

describe('an account, from beginning to end', () => {
  it('is made by a guest, plays, finds the match in the history, takes a copy and is deleted', async () => {
    const page = await openPage(browser, { acceptDownloads: true });
    const other = await openPage(browser);
    await other.goto(server.url);
    await page.goto(`${server.url}#/me`);
    await page.getByRole('heading', { name: 'You play as a guest' }).waitFor();
    expect(await look(page, 'me-guest')).toEqual([]);
    await signUp(page, 'maya.k', 'Maya');
    expect(await look(page, 'me-codes')).toEqual([]);
    await page.getByRole('button', { name: 'I have them' }).click();
    await page.getByRole('heading', { name: 'Maya', exact: true }).waitFor();
    const table = await finishMatch(page, other);
    await page.reload();
    const match = page.locator('.match').first();
    await match.waitFor();
    expect(await match.textContent()).toContain('1st');
    await page.getByRole('heading', { name: 'Signed in on' }).waitFor();
    expect(await look(page, 'me-account')).toEqual([]);

    await page.getByLabel('Result', { exact: true }).selectOption('lost');
    await page.getByText('No match fits').waitFor();
    await page.getByLabel('Result', { exact: true }).selectOption('');
    await match.waitFor();
    const record = page.waitForEvent('download');
    await match.getByRole('button', { name: 'Save the record' }).click();
    expect((await record).suggestedFilename()).toBe(`forceout-${table}.txt`);
    const all = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save all records' }).click();
    expect((await all).suggestedFilename()).toBe('forceout-records.zip');
    await match.getByRole('button', { name: 'Watch it again' }).click();
    await page.locator('.scrubber').waitFor();
    await page.goto(`${server.url}#/me`);

    // A phone comes in with the code that is shown.
    await page.getByRole('button', { name: 'Show the code' }).click();
    const code = (await page.locator('.panel .mono').first().textContent())!;
    const phone = await openPage(browser, { viewport: PHONE });
    await phone.goto(`${server.url}#/link/${code.replace(' ', '').toLowerCase()}`);
    await phone.locator('.match').first().waitFor();
    await phone.getByRole('heading', { name: 'Signed in on' }).waitFor();
    expect(await look(phone, 'me-account-phone')).toEqual([]);
    await page.getByText('Not you?').waitFor();
    await page.getByRole('button', { name: 'Sign it out' }).click();
    await phone.reload();
    await phone.getByRole('heading', { name: 'You play as a guest' }).waitFor();

    const copy = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Take a copy of everything' }).click();
    expect((await copy).suggestedFilename()).toBe('forceout-my-data.json');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('button', { name: 'Delete everything' }).isDisabled()).toBe(true);
    await dialog.getByLabel('Type your name').fill('Maya');
    expect(await look(page, 'me-delete')).toEqual([]);
    const gone = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    await gone;
    await page.getByRole('heading', { name: 'You play as a guest' }).waitFor();
    expect(await page.locator('.match').count()).toBe(0);
    const others = await ask<{ matches: { others: { name: string | null }[] }[] }>(other, 'GET', 'me/matches');
    expect(others.matches[0]!.others[0]!.name).toBeNull();
    for (const each of [page, other]) expect(troubles.get(each)).toEqual([]);
    for (const each of [page, other, phone]) await each.context().close();
  });

  it('is opened with a passkey alone', async () => {
    const page = await openPage(browser);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
    } as const;
    await devtools.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, isUserVerified: true } });
    await page.goto(`${server.url}#/me`);
    await page.getByLabel('Name others see').fill('Noor');
    await page.getByLabel('User name').fill('noor.p');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByRole('button', { name: 'I have them' }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    await page.goto(`${server.url}#/sign-in`);
    await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
    expect(await look(page, 'sign-in')).toEqual([]);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByRole('heading', { name: 'Noor', exact: true }).waitFor();
    await page.context().close();
  });
});

describe('open tables', () => {
  it('two who look for people sit down at one table', async () => {
    const pages = [await openPage(browser), await openPage(browser, { viewport: PHONE })];
    for (const page of pages) {
      await page.goto(`${server.url}#/open`);
      await page.locator('.pairing select').nth(2).selectOption('2');
    }
    await pages[0]!.getByRole('button', { name: 'Find me a table' }).click();
    await pages[1]!.getByRole('button', { name: 'Join' }).first().waitFor();
    for (const [i, page] of pages.entries()) expect(await look(page, `open-tables-${i}`)).toEqual([]);
    await pages[1]!.getByRole('button', { name: 'Find me a table' }).click();
    for (const page of pages) await page.waitForURL(/#\/online\//);
    expect(new URL(pages[0]!.url()).hash).toBe(new URL(pages[1]!.url()).hash);
    for (const page of pages) await page.context().close();
  });
});

it('the pages of people read well on a phone, in Spanish too', async () => {
  const page = await openPage(browser, { viewport: PHONE, locale: 'es-ES' });
  for (const [place, title] of [
    ['me', 'Juegas como invitado'],
    ['sign-in', 'Entrar'],
    ['open', 'Mesas abiertas'],
    ['privacy', 'Qué se guarda y cuánto tiempo'],
    ['parents', 'Para madres, padres y tutores'],
    ['operator', 'Avisos, nombres, borrados'],
    ['', '¿A qué jugamos?'],
  ] as const) {
    await page.goto(`${server.url}#/${place}`);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    expect(await look(page, `people-${place || 'first'}-es-phone`)).toEqual([]);
  }
  await page.context().close();
});
