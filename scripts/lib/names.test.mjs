import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { nameFaults } from './names.mjs';
import { root } from './project.mjs';

const made = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function faultsOf(path, text) {
  const base = mkdtempSync(join(tmpdir(), 'forceout-names-'));
  made.push(base);
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), text);
  writeFileSync(join(base, ...path.split('/').slice(0, 2), 'package.json'), '{}');
  return nameFaults(base);
}

describe('names', () => {
  it.each([
    ['packages/record/src/actLine.ts', ''],
    ['packages/rulebook/src/a.ts', 'const shelf = new Map();'],
    ['packages/record/src/a.ts', 'export class Scribe {}'],
  ])('%s with %j is stopped', (path, text) => {
    expect(faultsOf(path, text)).toHaveLength(1);
  });

  it.each([
    ['packages/record/src/act-line.test.ts', ''],
    ['packages/web/src/i18n/x.test-help.ts', ''],
    ['packages/rulebook/src/a.ts', "// a shelf\nconst text = 'on the shelf';"],
    ['packages/server/src/a.ts', 'class Hall {}'],
  ])('%s with %j may stay', (path, text) => {
    expect(faultsOf(path, text)).toEqual([]);
  });

  it('of this project explain themselves where that is done', () => {
    expect(nameFaults(root)).toEqual([]);
  });
});
