import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const rows = read('../../../docs/security.md')
  .split('\n')
  .flatMap(line => {
    const found = /^\| (?<item>[\d][^|]*) \|[^|]*\| `(?<file>[^`]+)` (?<title>[^|]+) \|$/.exec(line);
    return found?.groups === undefined ? [] : [found.groups as { item: string; file: string; title: string }];
  });

describe('the list of what applies', () => {
  it('has all of it', () => {
    expect(rows.length).toBeGreaterThan(18);
  });

  it.each(rows)('$item is shown by a test that is there', ({ file, title }) => {
    expect(read(`./${file}`)).toContain(title.trim());
  });
});
