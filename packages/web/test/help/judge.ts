import type { Page } from 'playwright-core';

/** Rules with the first choice, by the keyboard; says what was asked and whether the page took it for right. */
export async function rule(page: Page, send: string): Promise<{ readonly kind: string; readonly right: boolean }> {
  const form = page.locator('.psolve form');
  await form.waitFor({ timeout: 30_000 });
  const kind = (await page.locator('.phead .tag').textContent())!;
  await form.locator('input').first().press('Space');
  await page.getByRole('button', { name: send }).press('Enter');
  const verdict = page.locator('.pverdict');
  await verdict.waitFor();
  return { kind, right: /rightly|bien/.test((await verdict.textContent())!) };
}
