import type { GameId } from '@forceout/rulebook';
import type { Phase } from '@forceout/table';
import type { Page } from 'playwright-core';
import { liftBlock, movedOn, step } from './hands.ts';
import { look } from './look.ts';
import { type NewTableOptions, setUp } from './table.ts';

export const PAGES = {
  lobby: '',
  'new-device': '#/new/device/on-sets',
  'new-bots': '#/new/bots/equations/learner',
  'new-online': '#/new/online/wff',
  settings: '#/settings',
  rules: '#/rules/onsets-2026',
  learn: '#/learn/on-sets',
  puzzles: '#/puzzles',
  judge: '#/judge/wff',
  'no-table': '#/table/none',
} as const;

export type PageName = keyof typeof PAGES;

export async function lookAtPage(page: Page, url: string, name: PageName, size: string): Promise<readonly string[]> {
  await page.goto(url + PAGES[name]);
  await page.locator('h1').first().waitFor();
  await page.waitForTimeout(300);
  return look(page, `${name}-${size}`);
}

/** Plays a shake on one device and looks at every phase once, at the dialogs, the result and the replay. */
export async function tour(
  page: Page,
  url: string,
  game: GameId,
  size: string,
  options: NewTableOptions = {},
  lookAt: typeof look = look,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const see = async (name: string): Promise<void> => {
    await page.waitForTimeout(250);
    faults.push(...(await lookAt(page, `${game}-${name}-${size}`)));
  };
  const table = await setUp(page, url, game, options);
  const seen = new Set<Phase | 'curtain'>();
  for (let i = 0; i < 120; i++) {
    const state = await table.state();
    if (state.shakeNo > 1) break;
    const passButton = page.locator('.pass-device .btn');
    if (await passButton.count()) {
      if (!seen.has('curtain')) await see('curtain');
      seen.add('curtain');
      await passButton.click();
    }
    // While the referee waits for a verdict the page is about to change.
    if (!seen.has(state.phase) && state.awaiting.length === 0) {
      seen.add(state.phase);
      await page.locator(`.phase-${state.phase} #now-title`).first().waitFor();
      if (state.phase === 'turn') {
        if (!(await page.locator('.seats').textContent())?.includes('Set the Goal'))
          faults.push('who has set the Goal?');
      }
      await see(state.phase);
    }
    if (state.phase === 'turn' && state.shake!.moves > 0 && !seen.has('block-up')) {
      seen.add('block-up');
      await liftBlock(table, state.shake!.onTurn!, state.config.players[state.shake!.onTurn!]!);
      await page.locator('.phase-block-up #now-title').waitFor();
      await see('block-up');
      const up = await table.state();
      await page.getByRole('button', { name: /^Put it back/ }).click();
      await movedOn(table, up);
      continue;
    }
    await step(table, 'tap', 'now', state);
  }
  await page.getByRole('list', { name: 'Points', exact: true }).waitFor();
  if (!(await page.locator('.where').textContent())?.includes('Shake 1')) faults.push('the result is of another shake');
  await see('result');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await see('menu');
  await page.getByRole('link', { name: /replay the match/ }).click();
  await page.locator('.scrubber').waitFor();
  await see('replay');
  return faults;
}
