import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { homeFaults } from './homes.mjs';
import { root } from './project.mjs';

const made = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

function faultsOf(path, text) {
  const base = mkdtempSync(join(tmpdir(), 'forceout-homes-'));
  made.push(base);
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), text);
  writeFileSync(join(base, ...path.split('/').slice(0, 2), 'package.json'), '{}');
  return homeFaults(base);
}

const SQL = "await engine.query('SELECT id FROM people WHERE id = $1', [id]);";

it.each([
  ['packages/server/src/people/classes.ts', SQL],
  ['packages/host/src/a.ts', "write({ text: 'UPDATE log SET body = $1' })"],
  ['packages/equations/src/values/a.ts', "if (rules.has.has('average')) return mean(a, b);"],
  ['packages/web/src/hall/a.tsx', "void event.act('dispute', { ...where, reason: t('hall.why') });"],
])('%s with %j is stopped', (path, text) => {
  expect(faultsOf(path, text)).toHaveLength(1);
});

it.each([
  ['packages/server/src/store/people.ts', SQL],
  ['packages/server/src/people/people.test.ts', SQL],
  ['packages/server/src/test/kill.ts', SQL],
  ['packages/equations/src/values/a.ts', "if (effects(rules).plusIsMean && signs.has('+')) return mean(a, b);"],
  [
    'packages/web/src/hall/a.tsx',
    "void event.act('dispute', { ...where, reason: NUMBERS_DIFFER }); say(t('hall.done'));",
  ],
  ['packages/host/src/a.ts', "// SELECT id FROM people\nconst text = 'Select a cube from Resources';"],
])('%s with %j may stay', (path, text) => {
  expect(faultsOf(path, text)).toEqual([]);
});

it('everything of this project is at home', () => {
  expect(homeFaults(root)).toEqual([]);
});
