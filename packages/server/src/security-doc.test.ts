import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const rows = read('../../../docs/security.md')
  .split('\n')
  .flatMap(line => {
    const found = /^\| (?<item>[\d][^|]*) \|[^|]*\| `(?<file>[^`]+)` (?<title>[^|]+) \|$/.exec(line);
    return found?.groups === undefined ? [] : [found.groups as { item: string; file: string; title: string }];
  });

/** What the verification standard asks of a server of games over sockets. */
const ASKED =
  `2.2.1 2.2.2 2.3.1 2.3.2 2.3.3 2.3.4 2.4.1 2.4.2 3.3.1 3.4.1 4.4.1 4.4.2 4.4.3 4.4.4 6.2.1 6.3.1 7.2.1 7.2.2
  7.2.3 7.2.4 7.4.1 7.4.2 7.4.5 8.2.1 8.2.2 8.2.3 8.3.1 8.3.2 8.4.1 11.5.1 14.2.1 15.1.3 15.2.2 15.3.1 15.3.3 15.3.6 15.4.2
  16.2.1 16.3.1 16.4.1 16.5.1 16.5.2 16.5.3 16.5.4`.split(/\s+/);

const NOT = /^\| (?<item>[\d][^|]*) \| +(?<why>[^|`]{30,})\|$/;

/** `7.2.1–7.2.4` are four. */
const itemsOf = (text: string): readonly string[] =>
  text.split(',').flatMap(part => {
    const [from = '', to = from] = part.trim().split('–');
    const [head, first] = [from.slice(0, from.lastIndexOf('.')), Number(from.split('.').at(-1))];
    const last = Number(to.split('.').at(-1));
    return Array.from({ length: last - first + 1 }, (_, i) => `${head}.${first + i}`);
  });

describe('the list of what applies', () => {
  it('has all of it: shown by a test, or left out with a reason', () => {
    const left = read('../../../docs/security.md')
      .split('\n')
      .flatMap(line => NOT.exec(line)?.groups?.item?.trim() ?? []);
    const told = new Set([...rows.map(row => row.item), ...left].flatMap(itemsOf));
    expect(ASKED.filter(item => !told.has(item))).toEqual([]);
  });

  it.each(rows)('$item is shown by a test that is there', ({ file, title }) => {
    expect(read(`./${file}`)).toContain(title.trim());
  });
});
