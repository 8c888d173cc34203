import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, PHONE, troubles } from './help/browser.ts';
import { look } from './help/look.ts';
import { openServer, type Server } from './help/server.ts';

const PROGRAM = fileURLToPath(new URL('../../forceout/bin/forceout.js', import.meta.url));

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

/** The program of whoever runs the server, beside it. */
const forceout = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [PROGRAM, ...args, '--data', server.data], { encoding: 'utf8' });

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

describe('what a guest did on this device', () => {
  it('goes along into the account: match, puzzles and settings, and to a second device', async () => {
    const [page, friend] = [await openPage(browser), await openPage(browser)];
    for (const each of [page, friend]) await each.goto(server.url);
    await ask(page, 'POST', 'guest', {});
    const online = await finishMatch(page, friend);
    await friend.context().close();
    // The same match once more, as one that was played on this device with a bot.
    await expect.poll(() => ask<{ total: number }>(page, 'GET', 'me/matches')).toMatchObject({ total: 1 });
    await page.evaluate(async id => {
      const { events } = (await (await fetch(`./api/me/matches/${id}/log`)).json()) as {
        events: { event: string; seq: number; config?: object }[];
      };
      const base = await new Promise<IDBDatabase>(done => {
        const request = indexedDB.open('forceout', 1);
        request.onsuccess = () => done(request.result);
      });
      const tx = base.transaction(['tables', 'events'], 'readwrite');
      const bot = { kind: 'bot', bot: { level: 'newcomer', style: 'steady', seed: 1 } };
      const about = { clocks: true, practice: false, createdAt: 1, sitters: [{ kind: 'person' }, bot] };
      for (const event of events) tx.objectStore('events').add({ id: 'here', seq: event.seq, event });
      tx.objectStore('tables').put({
        ...{ id: 'here', savedAt: 1_700_000_000_000, shake: 1, scores: [0, 0], over: true },
        setup: { ...about, id: 'here', config: events[0]?.config },
      });
      await new Promise(done => tx.addEventListener('complete', done));
    }, online);
    await page.goto(`${server.url}#/puzzles/on-sets/elementary/now`);
    await page.locator('.pyes .btn').first().click();
    await page.locator('.pverdict').waitFor();
    await page.goto(`${server.url}#/settings`);
    await page.getByText('Dark', { exact: true }).click();
    // The list of a guest is the list of an account: filters, replay, review and records.
    await page.goto(`${server.url}#/me`);
    await page.locator('.match').first().waitFor();
    await page.getByLabel('Game', { exact: true }).selectOption('on-sets');
    await page.getByText('No match fits').waitFor();
    await page.getByLabel('Game', { exact: true }).selectOption('wff');
    const record = page.waitForEvent('download');
    await page.locator('.match').first().getByRole('button', { name: 'Save the record' }).click();
    await record;

    await signUp(page, 'moves.in', 'Mover');
    const [lost] = await page.getByRole('dialog').locator('.codes li').allTextContents();
    await page.getByRole('button', { name: 'I have them' }).click();
    await page.locator('.match').first().waitFor();
    await expect.poll(() => ask<{ total: number }>(page, 'GET', 'me/matches')).toMatchObject({ total: 2 });
    await expect
      .poll(() => ask<object>(page, 'GET', 'me/puzzles'))
      .toMatchObject({ 'on-sets': { progress: { tried: 1 } } });
    await expect.poll(() => ask<object>(page, 'GET', 'me/settings')).toMatchObject({ theme: 'dark' });

    // The passphrase is forgotten: one of the ten codes sets another, on another device, and ends what was signed in.
    const other = await openPage(browser, { viewport: PHONE });
    const setNew = async (code: string): Promise<void> => {
      await other.goto(`${server.url}#/sign-in`);
      await other.getByRole('button', { name: 'I forgot my passphrase' }).click();
      await other.getByLabel('User name').fill('moves.in');
      await other.getByLabel('One of your ten codes').fill(code);
      await other.getByLabel('New passphrase').fill('another four good words');
      await other.getByRole('button', { name: 'Set the new passphrase' }).click();
      await other.getByRole('heading', { name: 'Mover', exact: true }).waitFor();
    };
    await setNew(lost ?? '');
    await other.locator('.match').first().waitFor();
    expect(await other.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await page.reload();
    await page.getByRole('heading', { name: 'You play as a guest' }).waitFor();
    // All codes are gone too: whoever runs the server gives one.
    const given = forceout('reset', 'moves.in', '--json');
    await setNew((JSON.parse(given) as { code: string }).code);
    expect(troubles.get(page)?.filter(text => !/status of 40/.test(text))).toEqual([]);
    for (const each of [page, other]) await each.context().close();
  });
});

describe('at a table that counts', () => {
  it('nobody analyses; a name is reported, and whoever runs the server has it blocked and changed', async () => {
    const rude = await openPage(browser);
    await signUp(rude, 'rude.one', 'Rudest');
    const other = await openPage(browser);
    await other.goto(server.url);
    const setup = { edition: 'wff-2017', seats: 2 };
    const { table, code } = await ask<{ table: string; code: string }>(rude, 'POST', 'tables', { setup });
    await ask(other, 'POST', 'guest', {});
    await ask(other, 'POST', 'codes', { code });
    await say(other, table, { t: 'sit' });
    await expect.poll(() => ask<object>(other, 'GET', 'analysis')).toEqual({ table });
    for (const place of ['analyse', 'pocket']) {
      await other.goto(`${server.url}#/${place}`);
      await other.getByRole('link', { name: /Back to/ }).waitFor();
      expect(await other.locator('.pickcard, .anverdict').count()).toBe(0);
    }
    expect(await look(other, 'analyse-off')).toEqual([]);

    await other.goto(`${server.url}#/online/${table}`);
    await other.getByRole('button', { name: 'Table', exact: true }).click();
    const [tab] = await Promise.all([
      other.context().waitForEvent('page'),
      other.getByRole('link', { name: 'Report a name' }).click(),
    ]);
    await tab.getByLabel('The name, as you saw it').fill('rudest');
    await tab.getByRole('button', { name: 'Report it' }).click();
    await tab.getByText('Thank you. It will be looked at.').waitFor();
    await tab.close();

    const operator = await openPage(browser);
    await signUp(operator, 'runs.it', 'Keeper');
    forceout('operator', 'runs.it');
    await operator.goto(`${server.url}#/operator`);
    await operator.getByRole('button', { name: 'Block and rename' }).click();
    await operator.getByText('No report is open.').waitFor();
    await operator.getByRole('button', { name: 'Let it be used' }).waitFor();
    expect(await look(operator, 'operator')).toEqual([]);
    expect((await ask<{ name: string }>(rude, 'GET', 'me')).name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(JSON.stringify(await ask(other, 'GET', `tables/${table}`))).not.toContain('Rudest');
    for (const each of [rude, other, operator]) await each.context().close();
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
