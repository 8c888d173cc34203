import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage } from './browser.ts';
import { openServer } from './server.ts';

/** A school's Chromebook on a slow line: 1.6 Mbit/s, 150 ms, a quarter of this machine's speed. */
const SLOW_CPU = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

export interface PageFigure {
  readonly page: string;
  readonly what: string;
  /** The middle and the best of the runs, in milliseconds since the address was entered. */
  readonly ms: number;
  readonly best: number;
  readonly atMost: number;
  /** What came over the line until then, as it was sent, and in how many files. */
  readonly kb: number;
  readonly files: number;
}

interface Watched {
  readonly page: string;
  readonly hash: string;
  readonly what: string;
  readonly atMost: number;
  /** When it is there, by the page's own clock. */
  readonly ready: (page: Page) => Promise<number>;
}

const painted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(done => {
        const seen = (entries: readonly PerformanceEntry[]): void => {
          const first = entries.find(({ name }) => name === 'first-contentful-paint');
          if (first) done(first.startTime);
        };
        new PerformanceObserver(list => seen(list.getEntries())).observe({ type: 'paint', buffered: true });
      }),
  );

/** "Play now" stands on the page. */
async function playable(page: Page): Promise<number> {
  await page.waitForFunction(() => document.querySelector('main .btn.pri'), null, { polling: 'raf', timeout: 60_000 });
  return page.evaluate(() => performance.now());
}

/** A puzzle stands on the page, and something can be pressed to answer it. */
async function usable(page: Page): Promise<number> {
  await page.waitForFunction(
    () => document.querySelector('.smalltable') && document.querySelector('main :is(button.pri, input, .cube)'),
    null,
    { polling: 'raf', timeout: 60_000 },
  );
  return page.evaluate(() => performance.now());
}

/** The first cube is pressed as soon as there is one, and the page has drawn what came of it. */
async function firstAct(page: Page): Promise<number> {
  await usable(page);
  return page.evaluate(async () => {
    document.querySelector<HTMLElement>('main :is(.cube, input, button.pri)')?.click();
    for (let frames = 0; frames < 2; frames++) await new Promise(drawn => requestAnimationFrame(drawn));
    return performance.now();
  });
}

const WATCHED: readonly Watched[] = [
  { page: 'lobby', hash: '', what: 'paints', atMost: 1500, ready: painted },
  { page: 'lobby', hash: '', what: 'can be used', atMost: 2500, ready: playable },
  { page: 'puzzles', hash: '#/puzzles/on-sets/elementary', what: 'can be used', atMost: 2500, ready: usable },
  {
    page: 'puzzles',
    hash: '#/puzzles/on-sets/elementary',
    what: 'has taken a first act',
    atMost: 2500,
    ready: firstAct,
  },
];

interface Run {
  readonly ms: number;
  readonly kb: number;
  readonly files: number;
}

async function measure(browser: Browser, url: string, { hash, ready }: Watched): Promise<Run> {
  const page = await openPage(browser, { viewport: { width: 1366, height: 641 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  let bytes = 0;
  let files = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    files += 1;
  });
  await page.goto(url + hash, { waitUntil: 'commit' });
  const ms = await ready(page);
  const run = { ms, kb: bytes / 1024, files };
  await page.context().close();
  return run;
}

/** How soon a first visitor sees the lobby and can use the puzzles, at the real server with nothing kept. */
export async function pageSpeed(rounds: number): Promise<readonly PageFigure[]> {
  const [server, browser] = [await openServer(), await openBrowser()];
  try {
    const figures: PageFigure[] = [];
    for (const watched of WATCHED) {
      const runs: Run[] = [];
      for (let i = 0; i < rounds; i++) runs.push(await measure(browser, server.url, watched));
      runs.sort((a, b) => a.ms - b.ms);
      const [best, middle] = [runs[0], runs[Math.floor(rounds / 2)]];
      if (!best || !middle) continue;
      const { page, what, atMost } = watched;
      figures.push({
        page,
        what,
        atMost,
        ms: Math.round(middle.ms),
        best: Math.round(best.ms),
        kb: Math.round(middle.kb),
        files: middle.files,
      });
    }
    return figures;
  } finally {
    await browser.close();
    await server.close();
  }
}
