import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { step } from './hands.ts';
import type { TestTable } from './table.ts';

export async function playTo(table: TestTable, phase: 'turn' | 'write'): Promise<void> {
  for (let i = 0; i < 40 && (await table.state()).phase !== phase; i++) await step(table);
  const page = table.pageOf(0);
  await page.locator(`.pass-device, .phase-${phase} #now-title`).first().waitFor();
  const passButton = page.locator('.pass-device .btn');
  if (await passButton.count()) await passButton.click();
}

/** Asks for all three with the keyboard; what was told, in order. */
export async function allHints(page: Page, kind: string): Promise<readonly string[]> {
  const told: string[] = [];
  for (let n = 1; n <= 3; n++) {
    await page.getByRole('button', { name: `${kind} ${n} of 3`, exact: true }).press('Enter');
    const hint = page.locator('.hintsteps li', { hasText: /\S/ });
    await expect.poll(() => hint.count()).toBeGreaterThanOrEqual(n);
    told.push((await hint.nth(n - 1).textContent())!);
  }
  return told;
}
