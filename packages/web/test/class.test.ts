import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, PHONE, troubles } from './help/browser.ts';
import { openServer, type Server } from './help/server.ts';
import { lookAt } from './help/sizes.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([openServer(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const unexpected = (page: Page): readonly string[] =>
  (troubles.get(page) ?? []).filter(text => !/Failed to load resource|reading 'addEventListener'/.test(text));

/** A puzzle that is on the shelf. */
const EXAMPLE = /"id":"(on-sets-now-[^"]+)"/.exec(
  readFileSync(new URL('../../players/puzzles/on-sets.jsonl', import.meta.url), 'utf8'),
)![1]!;

interface Card {
  readonly name: string;
  readonly pin: string;
}

/** A pupil whose page is not looked at. */
class Pupil {
  constructor(
    readonly name: string,
    readonly token: string,
  ) {}

  static async enter(code: string, { name, pin }: Card): Promise<Pupil> {
    const response = await fetch(`${server.url}api/classes/enter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, pupil: name, pin, token: true }),
    });
    expect(response.status).toBe(200);
    return new Pupil(name, ((await response.json()) as { token: string }).token);
  }

  async did(right: boolean): Promise<void> {
    const response = await fetch(`${server.url}api/class/did`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ kind: 'puzzle', game: 'on-sets', theme: 'now', right, puzzle: EXAMPLE }),
    });
    expect(response.status).toBe(200);
  }
}

describe("a coach's year", () => {
  it('from a class of twelve to its end, which leaves no byte of a name', async () => {
    const faults: string[] = [];
    const coach = await openPage(browser);
    await coach.goto(`${server.url}#/class`);
    await coach.getByLabel('Name others see').fill('Ms. Rivera');
    await coach.getByLabel('User name').fill('ms.rivera');
    await coach.getByLabel('Passphrase').fill('a long and good pass phrase');
    faults.push(...(await lookAt(coach, 'class-account', 'phone', 'desk')));
    await button(coach, 'Make my account').click();
    await coach.getByRole('dialog').locator('.codes li').nth(9).waitFor();
    await button(coach, 'I have them').click();
    await coach.getByLabel('What you call it').fill('Period 3');
    await button(coach, 'Make the class').click();
    await coach.getByRole('heading', { name: 'Period 3' }).waitFor();

    // Twelve pupils: two by name, ten made up; their cards are printed.
    await button(coach, 'Add pupils').click();
    faults.push(...(await lookAt(coach, 'class-add', 'narrow', 'desk')));
    const list = coach.getByLabel('Or a list, one name a line');
    const alert = coach.getByRole('dialog').getByRole('alert');
    await list.fill(Array.from({ length: 101 }, (_, n) => `Pupil ${n}`).join('\n'));
    await alert.getByText('A class has room for 100 pupils, and 0 are in this one.').waitFor();
    expect(await button(coach, 'Add 101 pupils').isDisabled()).toBe(true);
    await list.fill(`Zorblatt\n${'Q'.repeat(41)}`);
    await button(coach, 'Add 2 pupils').click();
    await alert.getByText(`“${'Q'.repeat(41)}” cannot be used as a name here.`).waitFor();
    await coach.getByLabel('How many, with made-up names').fill('10');
    await list.fill('Zorblatt\nQuimby X.');
    await button(coach, 'Add 12 pupils').click();
    await coach.locator('.logincard').nth(11).waitFor();
    expect(await coach.locator('.qr').count()).toBe(12);
    faults.push(...(await lookAt(coach, 'class-cards', 'phone', 'desk')));
    const cards = await coach.locator('.logincard').evaluateAll(all =>
      all.map(card => ({
        name: card.querySelector('h2')!.textContent!,
        pin: card.querySelectorAll('dd')[1]!.textContent!,
      })),
    );
    await button(coach, 'Done').click();
    const code = (await coach.locator('.classcode').innerText()).replace(/^.*:\s*/s, '').replace(/\s/g, '');

    // One pupil comes with a phone, in Spanish, by the field on the first page; the others come too.
    const phone = await openPage(browser, { viewport: PHONE, locale: 'es-ES' });
    await phone.goto(server.url);
    await phone.locator('#code').fill(code);
    await phone.locator('#code').press('Enter');
    await phone.getByLabel('Tu nombre en la clase').fill(cards[0]!.name);
    faults.push(...(await lookAt(phone, 'class-enter-es', 'phone')));
    await phone.getByLabel('Tu PIN').fill(cards[0]!.pin);
    await phone.getByRole('heading', { name: 'Hoy' }).waitFor();
    const others = await Promise.all(cards.slice(1).map(card => Pupil.enter(code, card)));

    // Work is set, done, and seen.
    await button(coach, '+ Set work').click();
    faults.push(...(await lookAt(coach, 'class-set-work', 'desk')));
    await coach.getByLabel('Theme').selectOption({ label: 'Is it Now?' });
    await coach.getByLabel('How many').fill('1');
    await button(coach, 'Set it for 12 pupils').click();
    await coach.getByText('1 puzzle: Is it Now?').waitFor();
    await phone.getByRole('link', { name: 'Empezar' }).click({ timeout: 20_000 });
    await phone.locator('.pyes .btn').first().click();
    await phone.locator('.pverdict').waitFor();
    for (const [i, pupil] of others.entries()) await pupil.did(i % 3 !== 0);
    await coach.getByText('12 of 12 done').waitFor({ timeout: 20_000 });
    await coach.getByText('12 here of 12').waitFor();
    const [projected] = await Promise.all([
      coach.context().waitForEvent('page'),
      coach.getByRole('link', { name: 'Project' }).first().click(),
    ]);
    await button(projected, 'Show the answer').click();
    await button(projected, 'Hide the answer').waitFor();
    const shown = await projected.locator('body').innerText();
    for (const card of cards) expect(shown.includes(card.name)).toBe(false);
    await projected.close();

    // Three clicks to tables for everybody; the pupil is called, the coach watches.
    await button(coach, 'Start tables').click();
    await coach.getByRole('dialog').getByText('Equations', { exact: true }).click();
    await button(coach, 'Start 4 tables').click();
    await coach.getByRole('heading', { name: '4 tables playing' }).waitFor();
    faults.push(...(await lookAt(coach, 'class-board', 'phone', 'desk')));
    await phone.goto(`${server.url}#/pupil`);
    await phone.getByRole('link', { name: 'Sentarme' }).waitFor({ timeout: 20_000 });
    faults.push(...(await lookAt(phone, 'pupil-home-es', 'phone')));
    await button(coach, 'More').click();
    const [csv] = await Promise.all([coach.waitForEvent('download'), button(coach, 'Save as CSV').click()]);
    await coach.keyboard.press('Escape');
    expect(readFileSync(await csv.path(), 'utf8').split('\r\n').length).toBe(14);
    await coach.getByRole('link', { name: 'Watch' }).first().click();
    await coach.locator('.seats, .waiting, .seat').first().waitFor();
    await coach.goBack();
    await coach.getByRole('heading', { name: 'Period 3' }).waitFor();
    // Who only watches has no match that goes on.
    expect(await coach.locator('.mytables').count()).toBe(0);

    // The end, with the list of what it deleted.
    await button(coach, 'More').click();
    await button(coach, 'End the class').click();
    expect(await button(coach, 'Delete everything now').isDisabled()).toBe(true);
    await coach.getByLabel(/Type/).fill('Period 3');
    faults.push(...(await lookAt(coach, 'class-end', 'phone', 'desk')));
    await button(coach, 'Delete everything now').click();
    await coach.getByText('12 pupils with names and PINs').waitFor();
    await coach.getByText('4 matches').waitFor();
    // Nowhere in its files, nor in a backup, whose name says when it goes; nor, once it is down, in an export.
    const program = fileURLToPath(new URL('../../forceout/bin/forceout.js', import.meta.url));
    const run = (...args: readonly string[]): string =>
      execFileSync(process.execPath, [program, ...args, '--data', server.data], { encoding: 'utf8' });
    const namesLeft = (): readonly string[] =>
      readdirSync(server.data, { recursive: true, withFileTypes: true }).flatMap(file => {
        if (!file.isFile()) return [];
        const bytes = readFileSync(join(file.parentPath, file.name));
        return cards.filter(({ name }) => bytes.includes(name)).map(({ name }) => `${name} in ${file.name}`);
      });
    expect(namesLeft()).toEqual([]);
    const backups = join(server.data, 'backups');
    mkdirSync(backups);
    run('backup', backups);
    expect(readdirSync(backups)).toEqual([
      expect.stringMatching(/^forceout-\d{4}-\d\d-\d\d-delete-\d{4}-\d\d-\d\d\.db$/),
    ]);
    await server.kill();
    run('export', join(server.data, 'all.jsonl'));
    expect(readFileSync(join(server.data, 'all.jsonl'), 'utf8')).toContain('"end"');
    expect(namesLeft()).toEqual([]);
    expect(faults).toEqual([]);
    expect(unexpected(coach)).toEqual([]);
    expect(unexpected(phone)).toEqual([]);
  });
});
