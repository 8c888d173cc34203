import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
// @ts-expect-error a script of the project, without types
import { ensureChromium } from '../../../../scripts/lib/chromium.mjs';

export const DESK = { width: 1366, height: 768 };
export const LAPTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
export const NARROW = { width: 320, height: 640 };
export const TABLET = { width: 820, height: 1180 };
export const PROJECTOR = { width: 1920, height: 1080 };

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function openBrowser(...flags: readonly string[]): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? ((await ensureChromium()) as string);
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}

/** What went wrong in a page and nobody looked at. */
export const troubles = new WeakMap<Page, string[]>();

export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: DESK,
    locale: 'en-US',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const seen: string[] = [];
  troubles.set(page, seen);
  page.on('pageerror', error => seen.push(String(error)));
  page.on('console', message => message.type() === 'error' && seen.push(message.text()));
  return page;
}
