import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES, type GameId } from '@forceout/rulebook';
import { positionOf, replay, type State } from '@forceout/table';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dueSeats } from '../src/table/due.ts';
import { DESK, openBrowser, openPage, PHONE, TABLET, troubles } from './help/browser.ts';
import { liftBlock, moveCube, movedOn, press, step, typeSolution } from './help/hands.ts';
import { geometry } from './help/look.ts';
import { helpfulCube } from './help/plan.ts';
import { openSite, type Site } from './help/site.ts';
import { games, logOf, type TestTable } from './help/table.ts';

const folder = fileURLToPath(new URL('../../../artifacts/screens/', import.meta.url));
const SIZES = { phone: PHONE, tablet: TABLET, desktop: DESK } as const;

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
  mkdirSync(folder, { recursive: true });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const at = (page: Page, game: GameId): TestTable => ({
  game: games[game],
  state: async () => replay(await logOf(page)),
  pageOf: () => page,
  shared: false,
});

/** Waits until it is the newcomer's turn to move. */
async function myTurn(table: TestTable): Promise<State> {
  for (let i = 0; i < 200; i++) {
    const state = await table.state().catch(() => null);
    if (state?.phase === 'turn' && state.shake?.onTurn === 0) return state;
    await new Promise(done => setTimeout(done, 100));
  }
  throw new Error('it never was the turn of the newcomer');
}

/** What a newcomer does who always finds a Solution: allow what it needs, then say Now and write it. */
async function act(table: TestTable, page: Page, state: State): Promise<State> {
  const position = positionOf(state)!;
  const found = (claim: 'now' | 'impossible') => {
    const answer = table.game.solve(position, claim, { steps: 3_000_000 });
    return answer.exists ? answer.witness : null;
  };
  if (state.phase === 'turn') {
    await page.locator('.phase-turn #now-title').waitFor();
    if (state.shake!.lastMover !== 0 && (await page.locator('button.block:visible').count()) > 0 && found('now')) {
      await liftBlock(table, 0, '');
      const up = await movedOn(table, state);
      await press(page, /^Now/);
      return movedOn(table, up);
    }
    const cube = helpfulCube(table, state) ?? position.resources[0]!;
    await moveCube(page, cube.id, 'permitted', 'tap');
    return movedOn(table, state);
  }
  const paper = state.phase === 'write' ? found('now') : null;
  if (paper === null) return step(table, 'tap', 'now', state);
  await typeSolution(page, paper.solution);
  return movedOn(table, state);
}

const runs = GAMES.flatMap(game => Object.keys(SIZES).map(size => [game, size as keyof typeof SIZES] as const));

describe.each(runs)('a first game of %s on a %s', (game, size) => {
  it('is begun with three clicks at most, and played to its result', async () => {
    const page = await openPage(browser, { viewport: SIZES[size], hasTouch: size !== 'desktop' });
    const faults: string[] = [];
    let n = 0;
    const shot = async (name: string): Promise<void> => {
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${folder}run-${game}-${size}-${++n}-${name}.png` });
      faults.push(...(await geometry(page)).map(fault => `${name}: ${fault}`));
    };
    await page.goto(site.url);
    const began = Date.now();
    await shot('lobby');
    const name = { 'on-sets': 'Play now', equations: 'Play Equations', wff: "Play WFF 'N PROOF" }[game];
    await page.getByRole('button', { name }).click();
    let clicks = 1;
    await page.locator('.companion').waitFor();
    const table = at(page, game);
    const first = await myTurn(table);
    await page.locator('.phase-turn #now-title').waitFor();
    await shot('turn');
    const cube = first.shake!.mat.resources[0]!;
    const seconds = Math.round((Date.now() - began) / 100) / 10;
    await moveCube(page, cube.id, 'permitted', 'tap');
    // The cube and its place; saying it is the third click of the move.
    clicks += 2;
    let state = await movedOn(table, first);
    await shot('moved');
    if (game === 'on-sets') {
      // The newcomer thinks again: the move is taken back, and the table stands as before.
      await myTurn(table);
      await page.getByRole('button', { name: 'Take back my last move' }).click();
      for (let i = 0; i < 40 && !state.shake!.mat.resources.some(c => c.id === cube.id); i++) {
        await page.waitForTimeout(100);
        state = await table.state();
      }
      expect(state.shake!.mat).toEqual(first.shake!.mat);
      state = await myTurn(table);
    }
    const seen = new Set<string>();
    for (let i = 0; i < 200 && state.history.length === 0; i++) {
      // The block comes within reach when the page has found that a Now is open.
      await page.waitForTimeout(300);
      const due = dueSeats(state);
      if (!due.includes(0)) {
        state = await movedOn(table, state);
        continue;
      }
      if (!seen.has(state.phase) && state.phase !== 'turn') {
        seen.add(state.phase);
        await page.locator(`.phase-${state.phase} #now-title`).first().waitFor();
        await shot(state.phase);
      }
      state = await act(table, page, state);
    }
    expect(state.history.length).toBe(1);
    await page
      .getByRole('heading', { name: /said (Now|Impossible)|Nobody (challenged|wrote)|does not count|the result/ })
      .waitFor();
    await page.locator('.decided, .tlband').first().waitFor({ timeout: 60_000 });
    await shot('result');
    const heights = await page
      .locator('.tlband .band')
      .evaluateAll(all => all.map(band => band.getBoundingClientRect().height));
    expect(heights.filter(height => height < 16)).toEqual([]);
    writeFileSync(`${folder}run-${game}-${size}.json`, JSON.stringify({ game, size, clicks, seconds }));
    expect(clicks).toBeLessThanOrEqual(3);
    expect(faults).toEqual([]);
    expect(troubles.get(page)).toEqual([]);
    await page.context().close();
  });
});
