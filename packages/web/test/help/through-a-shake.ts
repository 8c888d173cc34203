import type { Phase } from '@forceout/table';
import type { Page } from 'playwright-core';
import { liftBlock, movedOn, step } from './hands.ts';
import type { TestTable } from './table.ts';

/** Longer no shake is. */
const MOST_STEPS = 120;

/** Plays a shake on one device, to its points, and shows each phase once, and the screen between two players. */
export async function throughAShake(
  page: Page,
  table: TestTable,
  see: (seen: Phase | 'curtain') => Promise<void>,
): Promise<void> {
  const seen = new Set<Phase | 'curtain'>();
  const once = async (what: Phase | 'curtain'): Promise<void> => {
    if (seen.has(what)) return;
    seen.add(what);
    if (what !== 'curtain') await page.locator(`.phase-${what} #now-title`).first().waitFor();
    await see(what);
  };
  for (let i = 0; i < MOST_STEPS; i++) {
    const state = await table.state();
    if (state.shakeNo > 1) break;
    const passButton = page.locator('.pass-device .btn');
    if (await passButton.count()) {
      await once('curtain');
      await passButton.click();
    }
    // While the referee waits for a verdict the page is about to change.
    if (state.awaiting.length === 0) await once(state.phase);
    if (state.phase === 'turn' && state.shake!.moves > 0 && !seen.has('block-up')) {
      await liftBlock(table, state.shake!.onTurn!, state.config.players[state.shake!.onTurn!]!);
      await once('block-up');
      const up = await table.state();
      await page.getByRole('button', { name: /^Put it back/ }).click();
      await movedOn(table, up);
      continue;
    }
    await step(table, 'tap', 'now', state);
  }
  await page.getByRole('list', { name: 'Points', exact: true }).waitFor();
}
