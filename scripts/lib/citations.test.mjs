import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { citationFaults } from './citations.mjs';
import { root } from './project.mjs';

const made = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function faultsOf(path, text) {
  const base = mkdtempSync(join(tmpdir(), 'forceout-citations-'));
  made.push(base);
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), text);
  writeFileSync(join(base, ...path.split('/').slice(0, 2), 'package.json'), '{}');
  return citationFaults(base);
}

describe('editions and clauses outside the rulebook', () => {
  it.each([
    ['packages/wff/src/a.ts', "const edition = 'wff-2017';"],
    ['packages/web/src/a.tsx', '<p>onsets-2026</p>'],
    ['packages/on-sets/src/a.ts', "refuse('VII-B-4-c');"],
    ['packages/table/src/a.ts', "cite('XI-B stop');"],
    ['packages/table/src/a.ts', "cite('V-A');"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source that is looked at
    ['packages/table/src/a.ts', 'cite(`${edition} X-B-2`);'],
    ['packages/table/src/a.ts', "cite('BASIC-IV-A-1');"],
    ['packages/forceout/src/a.ts', "cite('GLO goal-word');"],
    ['packages/equations/src/a.ts', "/* fine */ cite('III-C-2-a'); // fine"],
  ])('stops %s saying %s', (path, text) => {
    expect(faultsOf(path, text)).toHaveLength(1);
  });

  it.each([
    ['packages/rulebook/src/editions/a.ts', "const id = 'wff-2017';"],
    ['packages/wff/src/a.test.ts', "const id = 'wff-2017';"],
    ['packages/wff/src/a.test-help.ts', "const id = 'wff-2017';"],
    ['packages/web/test/a.ts', "const id = 'wff-2017';"],
    ['packages/record/src/upcast/a.ts', "const id = 'wff-2017';"],
    ['packages/web/src/route.ts', "const old = 'wff-2017';"],
    ['packages/table/src/a.ts', '/** V-A-2: two cubes are left. */\n// onsets-2014 says otherwise\nconst x = 1;'],
    ['packages/table/src/a.ts', "const season = '2014-15'; const seat = 'X-ray'; const a = V - A;"],
  ])('lets %s say %s', (path, text) => {
    expect(faultsOf(path, text)).toEqual([]);
  });

  it('are not there in this project', () => {
    expect(citationFaults(root)).toEqual([]);
  });
});
