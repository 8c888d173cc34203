import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const artifacts = fileURLToPath(new URL('../../../../artifacts/screens', import.meta.url));

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
  }[];
}

/** Every rule of WCAG 2.2 A and AA that a program can check, and axe's own best practices. */
export async function axe(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  const result = await page.evaluate<AxeResult>(
    '(async () => axe.run(document, { resultTypes: ["violations"], rules: { "target-size": { enabled: true } } }))()',
  );
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      node => `${id}: ${node.html.slice(0, 160)} ${(node.failureSummary ?? '').replace(/\s+/g, ' ').slice(0, 200)}`,
    ),
  );
}

/** What is wrong with the layout, measured and not compared with a picture. */
export const geometry = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.className.toString().replace(/\s+/g, '.')} "${(
        element.getAttribute('aria-label') ?? element.textContent ?? ''
      ).slice(0, 40)}"`;
    // Only the first page has the name of the whole and nothing else.
    if (document.title === 'Forceout' && /^#\/(?!table|online|t\/|join|$)/.test(location.hash))
      faults.push(`the title says nothing: ${location.hash}`);
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1)
      faults.push(`the page scrolls sideways: ${root.scrollWidth} > ${innerWidth}`);

    const shown = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, summary')].filter(
      element => shown(element) && !element.closest('.sr') && !element.classList.contains('sr'),
    );
    const modal = document.querySelector('dialog[open]');
    for (const control of controls) {
      if (modal && !modal.contains(control)) continue;
      const box = control.getBoundingClientRect();
      if (box.left < -1 || box.right > innerWidth + 1) {
        if (!control.closest('.vars, .mainnav, .sheet, .skip, .tlscroll'))
          faults.push(`reaches outside: ${name(control)}`);
        continue;
      }
      const inText = control.classList.contains('clause') || control.closest('.clauselink, p a, .cite');
      const cube = control.classList.contains('cube');
      if (
        !inText &&
        !cube &&
        (box.width < 43.5 || box.height < 43.5) &&
        !control.matches('.seg > *, input[type=radio], input[type=checkbox], .cite, .gap, .apart, .termlink, .mono.id')
      )
        faults.push(`smaller than 44: ${name(control)} ${Math.round(box.width)}x${Math.round(box.height)}`);
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (y < 0 || y > innerHeight) continue;
      const hit = document.elementFromPoint(x, y);
      if (hit === null || hit === control || control.contains(hit) || hit.contains(control)) continue;
      const cover = hit.closest('.scrubber');
      const label = control.closest('label');
      // Scrolled out of the part it is in.
      let part = control.parentElement;
      while (part !== null) {
        const frame = part.getBoundingClientRect();
        const scrolls = getComputedStyle(part).overflowY !== 'visible';
        if (scrolls && (y < frame.top + 2 || y > frame.bottom - 2 || x < frame.left || x > frame.right)) break;
        part = part.parentElement;
      }
      if (cover || label?.contains(hit) || hit.classList.contains('drophere')) continue;
      if (part !== null) continue;
      faults.push(`covered: ${name(control)} by ${name(hit)}`);
    }

    for (const zone of document.querySelectorAll('.mat > .zone')) {
      const frame = zone.getBoundingClientRect();
      for (const cube of zone.querySelectorAll('.cube')) {
        const box = cube.getBoundingClientRect();
        if (box.right > frame.right + 3 || box.bottom > frame.bottom + 3) faults.push(`a cube leaves ${name(zone)}`);
      }
    }
    // Where the stage scrolls, its parts may lie above or below what is seen of it.
    const stage = document.querySelector('.stage');
    const scrolls = stage !== null && getComputedStyle(stage).display !== 'contents';
    const parts = [...document.querySelectorAll(scrolls ? '.side, .stage, .bar' : '.side, .main, .right')].filter(
      shown,
    );
    for (const [i, a] of parts.entries())
      for (const b of parts.slice(i + 1)) {
        const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
        const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        if (across > 2 && down > 2) faults.push(`${name(a)} lies over ${name(b)}`);
      }
    for (const element of document.querySelectorAll('h1, h2, h3, p, b, span, td, th, button, a, label')) {
      const style = getComputedStyle(element);
      const cut = style.overflowX === 'hidden' || style.overflowX === 'clip';
      if (
        cut &&
        element.scrollWidth > element.clientWidth + 1 &&
        !element.closest('.sr') &&
        style.textOverflow !== 'ellipsis'
      )
        faults.push(`text is cut: ${name(element)}`);
    }
    for (const element of document.querySelectorAll('h1, h2, h3, p, b, label')) {
      const { width, height } = element.getBoundingClientRect();
      if (width < 40 && height > 80 && shown(element)) faults.push(`text is squeezed: ${name(element)}`);
    }
    return [...new Set(faults)];
  });

/** Looks at a screen: says what is not accessible or badly laid out, and keeps the picture. */
export async function look(page: Page, name: string): Promise<readonly string[]> {
  await page.evaluate(() => document.fonts.ready);
  mkdirSync(artifacts, { recursive: true });
  await page.screenshot({ path: join(artifacts, `${name}.png`) });
  return [...(await geometry(page)), ...(await axe(page))].map(fault => `${name}: ${fault}`);
}
