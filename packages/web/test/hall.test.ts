import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, PHONE, PROJECTOR, TABLET, troubles } from './help/browser.ts';
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

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

/** The server is killed in the middle, and the browser of a test registers no keeper of files; all else is a fault. */
const unexpected = (page: Page): readonly string[] =>
  (troubles.get(page) ?? []).filter(text => !/ERR_|Failed to load resource|reading 'addEventListener'/.test(text));

/** Appoints an official on the entries page and opens the link in a browser of its own. */
async function official(director: Page, name: string, role: string): Promise<Page> {
  await tab(director, 'Entries');
  await director.getByLabel('Name', { exact: true }).fill(name);
  await director.getByLabel('Role').selectOption({ label: role });
  await button(director, 'Appoint').click();
  const note = director.getByRole('status').filter({ hasText: `Link for ${name}.` });
  const link = await note.getByRole('link').evaluate((a: HTMLAnchorElement) => a.href);
  const page = await openPage(browser);
  await page.goto(link);
  return page;
}

describe('an event in the hall', () => {
  it('goes from a pasted list to standings that anybody sees, with a second person and a judge', async () => {
    const faults: string[] = [];
    const director = await openPage(browser);
    await director.goto(server.url);
    await director.getByRole('link', { name: 'Run a tournament' }).click();
    await director.getByLabel('Name of the event').fill('Spring Cup');
    await director.getByLabel('Your name').fill('Dora');
    faults.push(...(await look(director, 'hall-new')));
    await button(director, 'Open the event').click();
    await director.getByLabel('Rounds').fill('2');
    await button(director, 'Add this game').click();

    const pupils = Array.from({ length: 9 }, (_, i) => `Pupil Nr${i},Team ${i % 3},School ${i % 2}`);
    await director.getByLabel(/^Paste players/).fill(`Name;Team;School\n;Team 0;School 1\nAnn;Red;North`);
    await director.getByText('Line 2: there is no name').waitFor();
    expect(await button(director, 'Enter 1 player').isDisabled()).toBe(true);
    await director.getByLabel(/^Paste players/).fill(pupils.join('\n'));
    await button(director, 'Enter 9 players').click();
    await director.getByText('Here 0 of 9').waitFor();
    await button(director, 'Everybody is here').click();
    await director.getByText('Here 9 of 9').waitFor();
    faults.push(...(await look(director, 'hall-entries')));

    await tab(director, 'Seats');
    await button(director, 'Seat round 1').click();
    await director.getByText('Round 1: seen by officials only').waitFor();
    const anybody = await openPage(browser, { viewport: PHONE });
    const place = new URL(director.url()).hash.split('/');
    await anybody.goto(`${server.url}#/e/${place[2]}`);
    await anybody.getByText('The first results come after round 1.').waitFor();
    expect(await anybody.getByText('Table 1').count()).toBe(0);
    faults.push(...(await look(director, 'hall-seats')));
    await button(director, 'Publish the seats of round 1').click();
    // Pushed, not asked for: the phone shows the seats, with no name of a pupil.
    await anybody.getByText('Table 1').waitFor();
    expect(await anybody.getByText('Pupil').count()).toBe(0);

    const [kay, kit] = [await official(director, 'Kay', 'Scorekeeper'), await official(director, 'Kit', 'Scorekeeper')];
    const judge = await official(director, 'Jim', 'Judge');
    await tab(director, 'Board');
    await button(director, 'Start round 1 at 3 tables').click();
    await director
      .getByRole('timer')
      .getByText(/^29:5\d$|^30:00$/)
      .waitFor();
    faults.push(...(await look(director, 'hall-board')));

    await director.getByRole('button', { name: /^Table 2/ }).click();
    await button(director, 'Call a judge to table 2').click();
    await button(judge, 'I go to table 2').click();
    await judge.getByLabel('Your ruling').fill('The Goal stands.');
    await judge.getByLabel('Clause').fill('XX-9');
    await judge.getByText('This rulebook has no such clause.').waitFor();
    await judge.getByLabel('Clause').fill('III-B');
    await judge.getByText('This rulebook has no such clause.').waitFor({ state: 'detached' });
    faults.push(...(await look(judge, 'hall-judge')));
    await button(judge, 'Rule').click();
    await judge.getByText('Nobody waits.').waitFor();
    await judge.getByText('onsets-2026 III-B', { exact: true }).waitFor();

    await button(kay, 'Table 1, Not in').click();
    const cells = kay.locator('.hall-big3 input');
    for (const [i, points] of ['6', '6', '2'].entries()) await cells.nth(i).fill(points);
    await button(kay, 'Save the result').click();
    await kay.getByText('No match ends with these points.').waitFor();
    await cells.nth(1).fill('4');
    faults.push(...(await look(kay, 'hall-results')));
    await button(kay, 'Save the result').click();
    await button(kay, 'Table 1, To confirm').click();
    await button(kay, 'It is right').click();
    await kay.getByText('You typed this yourself.').waitFor();
    const total = anybody.locator('.hall-rank tbody tr').first().locator('td').last();
    expect(await total.textContent()).toBe('0');
    // The code printed on a scoresheet opens that sheet on the scorekeeper's own device, and on no other.
    await kay.goto(`${server.url}#/e/${place[2]}/-/type-1-1-2`);
    await kay.getByRole('heading', { name: 'Table 2, round 1' }).waitFor();
    await anybody.goto(`${server.url}#/e/${place[2]}/-/type-1-1-2`);
    await anybody.getByText('Open your own link as a scorekeeper').waitFor();
    await anybody.goto(`${server.url}#/e/${place[2]}`);

    await button(kit, 'Table 1, To confirm').click();
    faults.push(...(await look(kit, 'hall-confirm')));
    await button(kit, 'It is right').click();
    await anybody.locator('.hall-rank tbody tr').first().locator('.total').getByText('6', { exact: true }).waitFor();
    faults.push(...(await look(anybody, 'hall-public-phone')));

    const timer = await openPage(browser, { viewport: PROJECTOR });
    await timer.goto(`${server.url}#/e/${place[2]}/-/timer`);
    await timer.getByText('Play on.').waitFor();
    faults.push(...(await look(timer, 'hall-timer')));
    await button(director, 'Pause').click();
    await timer.getByText('The clock stands.').waitFor();
    await button(director, 'Go on').click();
    await timer.getByText('Play on.').waitFor();

    // The laptop goes down in mid-round and comes back: everything is there.
    await server.kill();
    await server.restart();
    await director.reload();
    await director.getByText('Round 1 of 2').first().waitFor();
    await director.setViewportSize(TABLET);
    faults.push(...(await look(director, 'hall-board-tablet')));
    await director.setViewportSize(PHONE);
    await director.reload();
    // In a hand: calls before what changes the hall, and only tables that need somebody.
    const [calls, controls] = await Promise.all([
      director.getByRole('region', { name: 'Calls for a judge' }).boundingBox(),
      button(director, 'Pause').boundingBox(),
    ]);
    expect(calls!.y).toBeLessThan(controls!.y);
    await director.getByText('No table is like that now.').waitFor();
    faults.push(...(await look(director, 'hall-board-phone')));
    expect(faults).toEqual([]);
    for (const page of [director, kay, kit, anybody, timer, judge]) expect(unexpected(page)).toEqual([]);
  });

  it('players and coaches come by link and see their own', async () => {
    const director = await openPage(browser);
    await director.goto(`${server.url}#/e/new`);
    await director.getByLabel('Name of the event').fill('Autumn Cup');
    await director.getByLabel('Your name').fill('Dora');
    await button(director, 'Open the event').click();
    await button(director, 'Add this game').click();
    await director.getByLabel(/^Paste players/).fill('Ann,Red,North\nBen,Blue,South\nCy,Green,South');
    await button(director, 'Enter 3 players').click();
    await button(director, 'Everybody is here').click();
    await tab(director, 'Seats');
    await button(director, 'Seat round 1').click();
    await button(director, 'Publish the seats of round 1').click();
    await tab(director, 'Entries');
    await button(director, 'Look').click();
    const linkOf = (name: string) =>
      director.getByRole('link', { name, exact: true }).evaluate((a: HTMLAnchorElement) => a.href);
    const player = await openPage(browser, { viewport: PHONE });
    await player.goto(await linkOf('Ben'));
    await player.getByText('Your table').waitFor();
    expect(await player.locator('.hall-hero .n').textContent()).toBe('1');
    expect(await player.getByText('Ann').count()).toBe(0);
    expect(await look(player, 'hall-player-phone')).toEqual([]);
    const coach = await openPage(browser, { viewport: PHONE });
    await coach.goto(await linkOf('South'));
    await coach.getByText('Cy').waitFor();
    expect(await coach.getByText('Ann').count()).toBe(0);
    expect(await look(coach, 'hall-coach-phone')).toEqual([]);
    for (const page of [director, player, coach]) expect(unexpected(page)).toEqual([]);
  });
});
