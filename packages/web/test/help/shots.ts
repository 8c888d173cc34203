import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '@forceout/rulebook';
import type { Phase } from '@forceout/table';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { DESK, openBrowser, openPage, PHONE } from './browser.ts';
import { step } from './hands.ts';
import { openSite } from './site.ts';
import { setUp } from './table.ts';

/** One picture: what is played, until when, and a last touch. */
interface Shot {
  readonly name: string;
  readonly game: GameId;
  readonly until: Phase;
  readonly context?: BrowserContextOptions;
  /** Moves made before the picture is taken. */
  readonly moves?: number;
  readonly judging?: 'players';
  readonly touch?: (page: Page) => Promise<void>;
}

const phone: BrowserContextOptions = { viewport: PHONE, deviceScaleFactor: 2 };

const shots: readonly Shot[] = [
  {
    name: 'on-sets',
    game: 'on-sets',
    until: 'turn',
    moves: 2,
    touch: async page => {
      await page.locator('.tray button.cube').first().click();
      await page.getByRole('button', { name: /in Permitted$/ }).click();
    },
  },
  {
    name: 'equations-write',
    game: 'equations',
    until: 'write',
    touch: async page => {
      for (const cube of await page.locator('.zone.per [data-cube] button').all()) await cube.click();
    },
  },
  { name: 'wff-check', game: 'wff', until: 'check', judging: 'players' },
  { name: 'equations-phone', game: 'equations', until: 'turn', moves: 1, context: phone },
  { name: 'on-sets-phone', game: 'on-sets', until: 'turn', moves: 2, context: phone },
  { name: 'wff-dark', game: 'wff', until: 'turn', moves: 2, context: { colorScheme: 'dark' } },
];

/** Plays until each picture is there, and takes it. */
export async function takeShots(folder: string): Promise<readonly string[]> {
  mkdirSync(folder, { recursive: true });
  const [site, browser] = [await openSite(), await openBrowser()];
  const taken: string[] = [];
  const take = async (page: Page, name: string): Promise<void> => {
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    taken.push(`${name}.png`);
    await page.context().close();
  };
  try {
    const lobby = await openPage(browser, { viewport: DESK });
    await lobby.goto(site.url);
    await lobby.locator('h1').waitFor();
    await take(lobby, 'lobby');
    for (const { name, game, until, context, moves = 0, judging, touch } of shots) {
      const page = await openPage(browser, { viewport: DESK, ...context });
      const table = await setUp(page, site.url, game, judging ? { more: ['The players'] } : {});
      for (let i = 0; i < 60; i++) {
        const state = await table.state();
        if (state.phase === until && (state.shake?.moves ?? 0) >= moves) break;
        await step(table, 'tap', until === 'turn' ? 'forceout' : 'now', state);
      }
      const passButton = page.locator('.pass-device .btn');
      await page.locator('.pass-device, .screen').first().waitFor();
      if (await passButton.count()) await passButton.click();
      await touch?.(page);
      await take(page, name);
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return taken;
}
