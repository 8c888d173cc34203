import { isWff, RULES } from '@forceout/wff';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openPage } from './browser.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const GAP = '[⟦⟧]*';

/** A name as tests know it, also where brackets stand round it or round a part of it. */
function inBrackets(name: string | RegExp, exact: boolean): RegExp {
  const source = typeof name === 'string' ? (exact ? `^${escaped(name)}$` : escaped(name)) : name.source;
  const spaced = source.replace(/\s+/g, `${GAP} ${GAP}`).replace(/“/g, `“${GAP}`).replace(/”/g, `${GAP}”`);
  const begun = spaced.startsWith('^') ? `^${GAP}${spaced.slice(1)}` : spaced;
  const ended = begun.endsWith('$') && !begun.endsWith('\\$') ? `${begun.slice(0, -1)}${GAP}$` : begun;
  return new RegExp(ended, typeof name === 'string' && !exact ? 'i' : typeof name === 'string' ? '' : name.flags);
}

type Options = { readonly name?: string | RegExp; readonly hasText?: string | RegExp; readonly exact?: boolean };
type Finder = (first: string | RegExp, options?: Options) => unknown;

const patched = new WeakSet<object>();

/** From here on, tests in this process find controls by their English names whether or not these stand in brackets. */
function patch(prototype: Record<string, Finder>): void {
  if (patched.has(prototype)) return;
  patched.add(prototype);
  const { getByRole, getByText, getByLabel, filter, locator } = prototype;
  const named = (options: Options = {}): Options => ({
    ...options,
    ...(options.name === undefined ? {} : { name: inBrackets(options.name, options.exact === true) }),
    ...(options.hasText === undefined ? {} : { hasText: inBrackets(options.hasText, false) }),
  });
  prototype.getByRole = function (role, options) {
    return getByRole!.call(this, role, named(options));
  };
  for (const [key, find] of [['getByText', getByText] as const, ['getByLabel', getByLabel] as const])
    prototype[key] = function (text, options) {
      return find!.call(this, inBrackets(text, options?.exact === true));
    };
  if (filter)
    prototype.filter = function (options) {
      return filter.call(this, named(options as Options) as never);
    };
  if (locator)
    prototype.locator = function (selector, options) {
      return options === undefined ? locator.call(this, selector) : locator.call(this, selector, named(options));
    };
}

/** A page whose every text stands in ⟦ ⟧. */
export async function openPseudo(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await openPage(browser, options);
  await page.addInitScript(() => {
    localStorage.setItem('forceout.pseudo', 'on');
    localStorage.setItem('forceout.settings', JSON.stringify({ name: 'Maya' }));
  });
  patch(Object.getPrototypeOf(page));
  patch(Object.getPrototypeOf(page.locator('body')));
  return page;
}

/** Names of games, editions, keys, languages and of the people and computer players of the tests. */
const NAMES = new Set(
  [
    "On-Sets, Equations, WFF 'N PROOF, Forceout, English, Español, Esc, Enter, Tab",
    'Maya, Leo, Ana, Dora, Spring Cup, Pupil Nr, Team, School, Pip, Dot, Max, Ace',
  ].flatMap(names => names.match(/\p{L}+/gu) ?? []),
);

/** `VII-B`, `XIII`: the address of a clause. */
const ADDRESS = /^(?:[IVX]+|BASIC|GLO)$/;

const isWord = (text: string): boolean =>
  !NAMES.has(text) && !ADDRESS.test(text) && !isWff(text) && !(RULES as readonly string[]).includes(text);

/**
 * Texts, names and hints of the page that stand outside the brackets: a component says them by itself. `guests`: names
 * that a server gave.
 */
export async function outsideBrackets(page: Page, guests: readonly string[] = []): Promise<readonly string[]> {
  const found = await page.evaluate(() => {
    // Cubes, formulas and addresses of clauses are no words; what somebody typed is his own.
    const NOT_WORDS =
      'script, style, noscript, .bigcode, .cube, .clause, .card, .formula, .mono, code, kbd, math, textarea, [data-names], .setname, .wff, .scratch';
    const out: string[] = [];
    let depth = 0;
    const rest = (text: string): string => {
      let plain = '';
      for (const sign of text) {
        if (sign === '⟦') depth++;
        else if (sign === '⟧') depth = Math.max(0, depth - 1);
        else if (depth === 0) plain += sign;
      }
      return plain;
    };
    const where = (element: Element | null): string =>
      element === null ? '' : `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const plain = rest(node.textContent ?? '');
      if (parent?.closest(NOT_WORDS) === null && plain.trim() !== '') out.push(`${where(parent)}: ${plain.trim()}`);
    }
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription']) {
        depth = 0;
        const plain = rest(element.getAttribute(name) ?? '').trim();
        if (plain !== '' && element.closest('.cube, .card') === null) out.push(`${where(element)}[${name}]: ${plain}`);
      }
    depth = 0;
    const title = rest(document.title);
    if (title.trim() !== '') out.push(`title: ${title}`);
    return out;
  });
  const words = (text: string): readonly string[] =>
    (text.slice(text.indexOf(': ') + 2).match(/\p{L}{2,}/gu) ?? []).filter(isWord);
  return [
    ...new Set(found.filter(text => words(text).length > 0 && !guests.some(guest => text.endsWith(`: ${guest}`)))),
  ];
}
