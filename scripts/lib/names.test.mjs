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
    ['packages/server/src/a.ts', 'class Hall {}'],
    ['packages/web/src/a.tsx', 'const view = <p>{tell(one)}</p>;'],
    ['packages/host/src/a.ts', 'const at = settings.beat;'],
    ['packages/wire/src/a.ts', 'const part = all / beat / 2;'],
    ['packages/on-sets/src/a.ts', 'export const desk = {};'],
    ['packages/equations/src/solve/a.ts', 'take(room);'],
    ['packages/wff/src/prove/a.ts', 'const { again } = context;'],
    ['packages/web/src/table/a.tsx', 'const { link } = useTable();'],
  ])('%s with %j is stopped', (path, text) => {
    expect(faultsOf(path, text)).toHaveLength(1);
  });

  it.each([
    ['packages/record/src/act-line.test.ts', ''],
    ['packages/web/src/i18n/x.test-help.ts', ''],
    ['packages/rulebook/src/a.ts', "// a shelf\nconst text = 'on the shelf';"],
    ['packages/tournament/src/seating/hall.ts', 'export interface Hall {}'],
    ['packages/wire/src/a.ts', 'const { room } = message;'],
    ['packages/web/src/hall/a.tsx', 'const { link, desk } = event;'],
    ['packages/wire/src/b.ts', 'const deskTop = shelfLife;'],
    ['packages/rulebook/src/b.ts', 'const VERB =\n  /stands?|tell/;'],
  ])('%s with %j may stay', (path, text) => {
    expect(faultsOf(path, text)).toEqual([]);
  });

  it('of this project explain themselves', () => {
    expect(nameFaults(root)).toEqual([]);
  });
});
