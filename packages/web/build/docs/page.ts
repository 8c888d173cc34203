import { dirname, relative } from 'node:path/posix';
import { Marked } from 'marked';

export interface Section {
  readonly heading: string;
  readonly anchor: string;
  readonly text: string;
}

export interface Page {
  /** Path under `docs/` without its ending. */
  readonly path: string;
  readonly title: string;
  readonly body: string;
  /** For the search. */
  readonly sections: readonly Section[];
  /** Links to other pages, as written. */
  readonly links: readonly string[];
}

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

export const anchorOf = (heading: string): string =>
  plain(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The page of the games stands a folder above the docs, wherever that is. */
const toGames = (path: string): string => `${relative(dirname(path), '..')}/`;

/** A Markdown file as a page: headings can be linked to, and links lead to pages instead of files. */
export function readPage(path: string, markdown: string): Page {
  const links: string[] = [];
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        return `<h${depth} id="${anchorOf(inner)}">${inner}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        links.push(href);
        const target = /^[a-z]+:/.test(href)
          ? href
          : href.startsWith('/')
            ? toGames(path) + href.slice(1)
            : href.replace(/\.md(?=#|$)/, '.html');
        return `<a href="${target}">${this.parser.parseInline(tokens)}</a>`;
      },
      table(token) {
        const row = (cells: typeof token.header, tag: string): string =>
          `<tr>${cells.map(cell => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const rows = token.rows.map(cells => row(cells, 'td')).join('\n');
        // Wide tables scroll by themselves, with the keyboard too.
        return `<div class="wide" tabindex="0" role="group"><table><thead>${row(token.header, 'th')}</thead><tbody>${rows}</tbody></table></div>\n`;
      },
      code({ text }) {
        const safe = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
        return `<pre tabindex="0"><code>${safe}</code></pre>\n`;
      },
    },
  });
  const body = marked.parse(markdown, { async: false });
  const parts = body.split(/(?=<h[1-3] id=)/);
  const sections = parts.flatMap(part => {
    const found = /^<h[1-3] id="([^"]*)">([\s\S]*?)<\/h[1-3]>/.exec(part);
    if (!found) return [];
    return [{ anchor: found[1]!, heading: plain(found[2]!), text: plain(part.slice(found[0].length)) }];
  });
  return { path, title: sections[0]?.heading ?? path, body, sections, links };
}

/** From one page to another, both as paths without their ending. */
export const hrefTo = (from: string, to: string): string => `${relative(dirname(from), to) || to}.html`;
