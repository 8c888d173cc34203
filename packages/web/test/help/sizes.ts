import type { Page } from 'playwright-core';
import { DESK, NARROW, PHONE } from './browser.ts';
import { look } from './look.ts';

const SIZES = { narrow: NARROW, phone: PHONE, desk: DESK };

/** Looks at the page in these sizes; the last one stays. */
export async function lookAt(
  page: Page,
  name: string,
  ...sizes: readonly (keyof typeof SIZES)[]
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    faults.push(...(await look(page, `${name}-${size}`)));
  }
  return faults;
}
