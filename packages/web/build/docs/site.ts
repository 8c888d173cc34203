import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { type Chapter, type Level, MENU } from './menu.ts';
import { hrefTo, type Page, readPage } from './page.ts';

/** What the search finds. */
export interface FoundSection {
  /** Its address under `docs/`. */
  readonly at: string;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
  readonly level: Level;
}

interface Built {
  readonly title: string;
  readonly level: Level;
  readonly pages: readonly Page[];
}

export interface Site {
  readonly chapters: readonly Built[];
  /** File name under `docs/` and its text. */
  readonly files: ReadonlyMap<string, string>;
  /** What is wrong with the sources, one sentence each. */
  readonly faults: readonly string[];
}

const markdownUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => name.replaceAll('\\', '/').slice(0, -3))
    .sort();

/** The docs as static files: one page a Markdown file, a list for the search with what stands `elsewhere`, a style, scripts. */
export function docsSite(docs: string, tokens: string, elsewhere: readonly FoundSection[] = []): Site {
  const there = markdownUnder(docs);
  const pathsOf = ({ pages }: Chapter): readonly string[] =>
    pages.flatMap(page => (page.endsWith('/') ? there.filter(name => name.startsWith(page)) : [page]));
  const listed = new Set(MENU.flatMap(pathsOf));
  const faults = [
    ...there.filter(path => !listed.has(path)).map(path => `docs/${path}.md has no place in the menu.`),
    ...[...listed]
      .filter(path => !there.includes(path))
      .map(path => `The menu names docs/${path}.md, which is missing.`),
  ];
  const chapters = MENU.map(chapter => ({
    title: chapter.title,
    level: chapter.level ?? 'middle',
    pages: pathsOf(chapter)
      .filter(path => there.includes(path))
      .map(path => readPage(path, readFileSync(join(docs, `${path}.md`), 'utf8'))),
  }));
  const pages = chapters.flatMap(chapter => chapter.pages);
  for (const page of pages) faults.push(...deadLinks(page, pages, docs));
  const files = new Map(pages.map(page => [`${page.path}.html`, htmlOf(page, chapters)]));
  const sections: readonly FoundSection[] = chapters.flatMap(({ level, pages: of }) =>
    of.flatMap(({ path, title: page, sections: all }) =>
      all.map(({ heading, anchor, text }) => ({ at: `${path}.html#${anchor}`, page, heading, text, level })),
    ),
  );
  for (const name of readdirSync(docs).filter(one => one.endsWith('.record')))
    files.set(name, readFileSync(join(docs, name), 'utf8'));
  files.set('search.json', JSON.stringify([...elsewhere, ...sections]));
  for (const script of ['docs.js', 'rank.js'])
    files.set(script, readFileSync(new URL(`./client/${script}`, import.meta.url), 'utf8'));
  const style = readFileSync(new URL('./client/docs.css', import.meta.url), 'utf8');
  files.set('docs.css', tokens.replace(/@font-face\s*\{[^}]*\}/g, '') + style);
  return { chapters, files, faults };
}

function deadLinks(page: Page, pages: readonly Page[], docs: string): readonly string[] {
  return page.links.flatMap(link => {
    if (/^[a-z]+:|^\//.test(link)) return [];
    const [file = '', anchor] = link.split('#');
    const path = file === '' ? page.path : join(dirname(page.path), file).replace(/\.md$/, '');
    const target = pages.find(other => other.path === path);
    if (!target)
      return existsSync(join(docs, path)) ? [] : [`docs/${page.path}.md links to ${link}, which is not there.`];
    const known = anchor === undefined || target.sections.some(section => section.anchor === anchor);
    return known ? [] : [`docs/${page.path}.md links to ${link}, but that page has no such heading.`];
  });
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function htmlOf(page: Page, chapters: readonly Built[]): string {
  const up = relative(dirname(page.path), '.') || '.';
  const menu = chapters
    .map(chapter => {
      const items = chapter.pages.map(other => {
        const here = other.path === page.path ? ' aria-current="page"' : '';
        return `<li><a href="${hrefTo(page.path, other.path)}"${here}>${escaped(other.title)}</a></li>`;
      });
      return `<h2>${escaped(chapter.title)}</h2><ul>${items.join('')}</ul>`;
    })
    .join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.title)} · Forceout docs</title>
<link rel="icon" href="${up}/../icon.svg">
<link rel="stylesheet" href="${up}/docs.css">
<script type="module" src="${up}/docs.js" data-root="${up}/"></script>${page.body.includes('<forceout-table ') ? `\n<script type="module" src="${up}/../forceout-table.js"></script>` : ''}
</head>
<body>
<a class="skip" href="#text">Skip to the text</a>
<header><a class="home" href="${up}/index.html">Forceout docs</a><a href="${up}/../">To the games</a>
<form role="search"><label for="q">Search</label><input id="q" type="search" autocomplete="off"></form></header>
<div id="found" role="region" aria-live="polite" aria-label="Found" hidden></div>
<div class="both"><nav aria-label="Pages"><details><summary>Pages</summary>${menu}</details></nav>
<main id="text" tabindex="-1">${page.body}</main></div>
</body>
</html>
`;
}
