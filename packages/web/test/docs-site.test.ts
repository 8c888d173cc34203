import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bestOf } from '../build/docs/client/rank.js';
import { howToPlay } from '../build/docs/how-to-play.ts';
import { readPage } from '../build/docs/page.ts';
import { docsSite, type FoundSection } from '../build/docs/site.ts';
import { NARROW, openBrowser, openPage, troubles } from './help/browser.ts';
import { look } from './help/look.ts';
import { openServer, type Server } from './help/server.ts';

const docs = fileURLToPath(new URL('../../../docs', import.meta.url));
const tokens = readFileSync(fileURLToPath(new URL('../src/styles/tokens.css', import.meta.url)), 'utf8');

describe('the docs site', () => {
  const site = docsSite(docs, tokens);

  it('has every file of docs in its menu, and every link leads somewhere', () => {
    expect(site.faults).toEqual([]);
    expect(site.chapters.flatMap(({ pages }) => pages).length).toBeGreaterThan(30);
  });

  it('can be searched by heading', () => {
    const sections = JSON.parse(site.files.get('search.json')!) as { at: string; heading: string }[];
    expect(sections.find(({ heading }) => heading === 'Backup and restore')?.at).toBe(
      'self-hosting.html#backup-and-restore',
    );
    for (const { at } of sections) expect(site.files.has(at.split('#')[0]!)).toBe(true);
  });

  it.each([
    ['how do I win', 'How to play On-Sets', 'Points'],
    ['what is impossible', 'How to play On-Sets', 'Take the block'],
    ['how to play equations', 'How to play Equations', ''],
    ['challenge', 'Rulings', '6. Challenge'],
    ['forgot password', 'Coach: five minutes', ''],
    ['reset a password', 'Operator: five minutes', ''],
    ['docker', 'Operator: five minutes', ''],
    ['tournament', 'Director: five minutes', ''],
    ['bot in python', 'Write a bot', ''],
    ['api token', 'Developer: five minutes', ''],
    ['import pupils', 'Coach: five minutes', ''],
  ])('answers “%s” with %s %s', async (question, page, heading) => {
    const { files } = docsSite(docs, tokens, await howToPlay());
    const [best] = bestOf(JSON.parse(files.get('search.json')!) as FoundSection[], question);
    expect(best?.page).toBe(page);
    if (heading !== '') expect(best?.heading).toBe(heading);
  });

  it('finds nothing where no word stands, and the beginning of a word while it is typed', () => {
    const section = {
      at: 'x.html',
      page: 'Host it yourself',
      heading: 'Backup',
      text: 'Knowing it',
      level: 'middle',
    } as const;
    expect(bestOf([section], 'now')).toEqual([]);
    expect(bestOf([section], 'back')).toEqual([section]);
    expect(bestOf([section], 'backups nowhere')).toEqual([section]);
  });

  it('finds the games from any folder it is put into', () => {
    expect(readPage('start/x', '[y](/#/howto/wff)').body).toContain('href="../../#/howto/wff"');
    expect([...site.files.values()].filter(text => /(?:href|src)="\//.test(text))).toEqual([]);
  });

  it('is told of a dead link, and writes no markup that a page did not mean', () => {
    const page = readPage('x', '# A `<b>` & c\n\nsee [y](z.md#w)\n\n    if (a < b) {}\n');
    expect(page.links).toEqual(['z.md#w']);
    expect(page.body).toContain('href="z.html#w"');
    expect(page.body).toContain('if (a &lt; b) {}');
    expect(page.title).toBe('A <b> & c');
  });
});

describe('a server has the docs at /docs/', () => {
  let server: Server;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([openServer(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it.each([{ viewport: { width: 1366, height: 768 } }, { viewport: NARROW }])(
    'to read and to search at $viewport.width',
    async size => {
      const page = await openPage(browser, size);
      await page.goto(`${server.url}docs/`);
      await page.getByRole('heading', { name: 'Forceout', level: 1 }).waitFor();
      await page.getByLabel('Search').fill('backup');
      await page.getByRole('link', { name: /Backup and restore/ }).click();
      await page.getByRole('heading', { name: 'Backup and restore' }).waitFor();
      expect(await look(page, `docs-${size.viewport.width}`)).toEqual([]);
      expect(troubles.get(page)).toEqual([]);
      await page.context().close();
    },
  );
});
