import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameId } from '@forceout/rulebook';
import type { Page } from 'playwright-core';
import { step } from './hands.ts';
import { geometry } from './look.ts';
import { type NewTableOptions, setUp } from './table.ts';
import { throughAShake } from './through-a-shake.ts';

const artifacts = fileURLToPath(new URL('../../../../artifacts/frame', import.meta.url));

/** Phones, tablets and laptops both ways up, also with the bars of Safari and of a Chromebook's browser. */
export const VIEWPORTS = [
  [320, 568],
  [375, 553],
  [390, 664],
  [390, 844],
  [640, 360],
  [844, 390],
  [768, 954],
  [820, 1180],
  [1024, 698],
  [1180, 820],
  [1366, 641],
  [1366, 768],
  [2560, 1440],
] as const;

/** What has to be in sight whatever the size: the clock and what to do, the answers, and the cubes that are needed. */
const inSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight + 1)
      faults.push(`the page itself scrolls by ${root.scrollHeight - innerHeight}`);
    const name = (e: Element): string =>
      `${e.className.toString().slice(0, 30)} "${(e.getAttribute('aria-label') ?? e.textContent ?? '').slice(0, 30)}"`;
    const within = (e: Element): boolean => {
      const box = e.getBoundingClientRect();
      return (
        box.width > 0 && box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
      );
    };
    const stage = document.querySelector('.stage');
    const below = (e: Element): boolean =>
      stage !== null &&
      getComputedStyle(stage).display !== 'contents' &&
      e.getBoundingClientRect().bottom > stage.getBoundingClientRect().bottom + 1;
    // In the last seconds the countdown says what to do.
    const title = document.querySelector('.barhead .countdown') ?? document.querySelector('#now-title');
    if (title === null || !within(title)) faults.push('what to do is out of sight');
    for (const control of document.querySelectorAll('.barmain :is(button, a), .barminor button, .bar > .block')) {
      if (!within(control)) faults.push(`out of sight: ${name(control)}`);
      else {
        const box = control.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (hit !== null && hit !== control && !control.contains(hit)) faults.push(`covered: ${name(control)}`);
      }
    }
    const head = document.querySelector('.barhead');
    for (const clock of document.querySelectorAll('.barhead :is(.clock, .countdown)')) {
      const [box, frame] = [clock.getBoundingClientRect(), head!.getBoundingClientRect()];
      if (box.right > frame.right + 1 || frame.height > 160) faults.push(`bursts the bar: ${name(clock)}`);
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (hit !== null && hit !== clock && !clock.contains(hit)) faults.push(`covered: ${name(clock)}`);
    }
    const turn = document.querySelector('.screen.phase-turn');
    if (turn)
      for (const part of turn.querySelectorAll('.zone, .tray .cube'))
        if (!within(part) || below(part))
          faults.push(`out of sight: ${name(part)} ${Math.round(part.getBoundingClientRect().bottom - innerHeight)}`);
    return faults;
  });

/** What the page shows in the last ten seconds, put where the clock is: nobody waits two minutes for it here. */
const COUNTDOWN = `<div class="countdown"><span class="n">8</span><div><b>Time is up. Finish before 0.</b>
<p class="small">Then you lose 1 point and get one more minute.</p>
<div class="pips">${'<i></i>'.repeat(10)}</div></div></div>`;

/** A turn that runs out of time, in every size. */
export async function countdowns(page: Page, url: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const table = await setUp(page, url, 'equations', { more: ['As in the rules'] });
  let state = await table.state();
  while (state.phase !== 'turn') state = await step(table, 'tap', 'now', state);
  await page.locator('.phase-turn .now-head .clock').evaluate((clock, html) => {
    clock.outerHTML = html;
  }, COUNTDOWN);
  for (const [width, height] of VIEWPORTS) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(60);
    await page.screenshot({ path: join(artifacts, `countdown-${width}x${height}.png`) });
    faults.push(...(await inSight(page)).map(fault => `countdown ${width}x${height}: ${fault}`));
  }
  return faults;
}

/** A phone's turn of On-Sets with the Universe as each of its charts. */
export async function charts(page: Page, url: string): Promise<readonly string[]> {
  const faults: string[] = [];
  const table = await setUp(page, url, 'on-sets');
  let state = await table.state();
  while (state.phase !== 'turn') state = await step(table, 'tap', 'now', state);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Chart', { exact: true }).click();
  const form = page.locator('.uhead select');
  for (const chart of await form.locator('option').allInnerTexts()) {
    await form.selectOption(chart);
    await page.waitForTimeout(120);
    faults.push(...[...(await inSight(page)), ...(await geometry(page))].map(fault => `${chart}: ${fault}`));
  }
  return faults;
}

/** Opens each phase of a shake once, and looks at it in every size. */
export async function frames(
  page: Page,
  url: string,
  game: GameId,
  options: NewTableOptions = {},
  viewports: readonly (readonly [number, number])[] = VIEWPORTS,
): Promise<readonly string[]> {
  const faults: string[] = [];
  mkdirSync(artifacts, { recursive: true });
  const see = async (phase: string): Promise<void> => {
    for (const [width, height] of viewports) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(120);
      await page.screenshot({ path: join(artifacts, `${game}-${phase}-${width}x${height}.png`) });
      faults.push(
        ...[...(await inSight(page)), ...(await geometry(page))].map(f => `${game} ${phase} ${width}x${height}: ${f}`),
      );
    }
    await page.setViewportSize({ width: 1366, height: 768 });
  };
  const table = await setUp(page, url, game, options);
  const inForce = () => page.locator('header.top nav .num').first().textContent();
  let played: string | null = null;
  await throughAShake(page, table, async phase => {
    if (phase !== 'curtain') await see(phase);
    if (phase === 'turn') played = await inForce();
  });
  await see('result');
  const shown = await inForce();
  if (shown !== played) faults.push(`${game} result: ${shown} in force, where the shake had ${played}`);
  return faults;
}
