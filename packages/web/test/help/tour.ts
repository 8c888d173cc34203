import type { GameId } from '@forceout/rulebook';
import type { Page } from 'playwright-core';
import { look } from './look.ts';
import { type NewTableOptions, setUp } from './table.ts';
import { throughAShake } from './through-a-shake.ts';

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
  await throughAShake(page, table, async phase => {
    if (phase === 'turn' && !(await page.locator('.seats').textContent())?.includes('Set the Goal'))
      faults.push('who has set the Goal?');
    await see(phase);
  });
  if (!(await page.locator('.where').textContent())?.includes('Shake 1')) faults.push('the result is of another shake');
  await see('result');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await see('menu');
  await page.getByRole('link', { name: /replay the match/ }).click();
  await page.locator('.scrubber').waitFor();
  await see('replay');
  return faults;
}
