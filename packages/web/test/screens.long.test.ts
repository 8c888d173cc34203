import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK, LAPTOP, NARROW, openBrowser, openPage, PHONE, PROJECTOR, TABLET } from './help/browser.ts';
import { openSite, type Site } from './help/site.ts';
import { lookAtPage, PAGES, type PageName, tour } from './help/tour.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

interface Kind {
  readonly context: BrowserContextOptions;
  readonly settings?: Readonly<Record<string, string | number>>;
}

const KINDS: Readonly<Record<string, Kind>> = {
  phone: { context: { viewport: PHONE, hasTouch: true, isMobile: true } },
  tablet: { context: { viewport: TABLET } },
  laptop: { context: { viewport: LAPTOP } },
  projector: { context: { viewport: PROJECTOR } },
  dark: { context: { viewport: DESK, colorScheme: 'dark' } },
  contrast: { context: { viewport: DESK }, settings: { contrast: 'more', palette: 'shapes' } },
  'left-hand': { context: { viewport: DESK }, settings: { hand: 'left' } },
  'large-text': { context: { viewport: PHONE }, settings: { text: 150 } },
};

async function open(kind: string) {
  const { context, settings } = KINDS[kind]!;
  const page = await openPage(browser, context);
  if (settings)
    await page.addInitScript(chosen => localStorage.setItem('forceout.settings', JSON.stringify(chosen)), settings);
  return page;
}

/** All pages one after the other in one window. */
async function lookAtAll(page: Page, kind: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const name of Object.keys(PAGES) as PageName[]) faults.push(...(await lookAtPage(page, site.url, name, kind)));
  return faults;
}

describe('every page', () => {
  it.each(['phone', 'tablet', 'dark', 'contrast', 'large-text'])('%s', async kind => {
    const page = await open(kind);
    expect(await lookAtAll(page, kind)).toEqual([]);
    await page.context().close();
  });

  it('in Spanish, narrow', async () => {
    const page = await openPage(browser, { viewport: NARROW, locale: 'es-MX' });
    expect(await lookAtAll(page, 'spanish')).toEqual([]);
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    await page.setViewportSize(PHONE);
    expect((await page.locator('.mainnav').boundingBox())!.height).toBeLessThan(60);
    await page.context().close();
  });
});

describe('every phase of a shake', () => {
  it.each([
    ['on-sets', 'phone'],
    ['on-sets', 'tablet'],
    ['equations', 'projector'],
    ['equations', 'left-hand'],
    ['wff', 'phone'],
    ['wff', 'dark'],
  ] as const)('%s, %s', async (game, kind) => {
    const page = await open(kind);
    expect(await tour(page, site.url, game, kind)).toEqual([]);
    await page.context().close();
  });

  it('on-sets with a large Universe, laptop', async () => {
    const page = await open('laptop');
    expect(await tour(page, site.url, 'on-sets', 'laptop', { division: 'Junior' })).toEqual([]);
    await page.context().close();
  });
});
