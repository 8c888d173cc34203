import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { importFaults, importsOf, mayImport } from './imports.mjs';
import { packageNames } from './project.mjs';

const made = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A project with these sources; every package of the table exists. */
function project(files) {
  const base = mkdtempSync(join(tmpdir(), 'forceout-imports-'));
  made.push(base);
  for (const name of Object.keys(mayImport)) {
    const doors = { rulebook: { './clauses': {} }, table: { './coverage': {} } };
    const exports = { '.': {}, ...doors[name] };
    write(base, `packages/${name}/package.json`, JSON.stringify({ name: `@forceout/${name}`, exports }));
  }
  for (const [path, text] of Object.entries(files)) write(base, path, text);
  return base;
}

function write(base, path, text) {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), text);
}

const faultsOf = (path, text) => importFaults(project({ [path]: text }));

describe('direction of imports', () => {
  it('reads every form of import', () => {
    const text = `import a from 'a';\nimport type { b } from 'b';\nimport 'c';\nexport * from 'd';\nexport {\n  e,\n} from 'e';\nconst f = await import('f');\n`;
    expect(importsOf(text).map(({ from }) => from)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(importsOf(text).map(({ type }) => type)).toEqual([false, true, false, false, false, false]);
  });

  it.each([
    ['packages/table/src/a.ts', "import { rulesOf } from '@forceout/rulebook';"],
    ['packages/wff/src/a.ts', "import type { Game } from '@forceout/table';"],
    ['packages/wff/src/a.ts', "import { CoverageAccount } from '@forceout/table/coverage';"],
    ['packages/wff/src/a.test.ts', "import { decide } from '@forceout/table';\nimport 'node:fs';"],
    ['packages/web/src/a.tsx', "import { clausesOf } from '@forceout/rulebook/clauses';"],
    ['packages/server/src/a.ts', "import { readFile } from 'node:fs/promises';"],
    ['packages/wff/src/a.ts', '// new Date never comes in here'],
  ])('lets %s say %s', (path, text) => {
    expect(faultsOf(path, text)).toEqual([]);
  });

  it.each([
    ['packages/rulebook/src/a.ts', "import type { Game } from '@forceout/table';"],
    ['packages/table/src/a.ts', "import { game } from '@forceout/on-sets';"],
    ['packages/table/src/a.test.ts', "import { game } from '@forceout/on-sets';"],
    ['packages/wff/src/a.ts', "import { decide } from '@forceout/table';"],
    ['packages/wff/src/a.ts', "import { game } from '@forceout/equations';"],
    ['packages/web/src/a.ts', "const server = await import('@forceout/server');"],
    ['packages/record/src/a.ts', "import { readFileSync } from 'node:fs';"],
    ['packages/table/src/a.ts', "import { x } from '../../rulebook/src/names.ts';"],
    ['packages/table/src/a.ts', "import { x } from '@forceout/rulebook/src/names.ts';"],
    ['packages/table/src/a.ts', 'const at = Date.now();'],
    ['packages/equations/src/a.ts', 'const at = Math.random();'],
  ])('stops %s saying %s', (path, text) => {
    expect(faultsOf(path, text)).toHaveLength(1);
  });

  it('wants a place in the table for every package', () => {
    const base = project({ 'packages/extra/package.json': '{}' });
    expect(importFaults(base)).toHaveLength(1);
  });

  it('has a place for every package of this project', () => {
    expect(packageNames().filter(name => !mayImport[name])).toEqual([]);
  });
});
