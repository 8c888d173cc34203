import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenCitations, brokenNames, citable, citedIn, namedIn } from './docs.mjs';
import { mayImport } from './imports.mjs';
import { filesUnder, packageNames, root } from './project.mjs';

describe('what the sources cite', () => {
  it('is in docs/', () => {
    const { rulings, laws, parts } = citable(root);
    expect(rulings.size).toBeGreaterThan(50);
    expect(laws.size).toBe(12);
    expect(parts.has('1.2')).toBe(true);
    expect(brokenCitations(root)).toEqual([]);
  });

  it('is found in every form', () => {
    expect(citedIn('R-VAR-3, see Law 9; protocol part 2 and protocol 1.2')).toEqual({
      rulings: ['R-VAR-3'],
      laws: ['9'],
      parts: ['2', '1.2'],
    });
  });
});

describe('what the pages name of the code', () => {
  it('is there', () => {
    expect(brokenNames(root)).toEqual([]);
  });

  it('is seen in backticks: files, functions, types and fields, no formulas', () => {
    expect(
      namedIn('`table/src/state.ts`, `Tender.look(now)`, `decideWithDice`, `KpNq`, `move` and Plain words'),
    ).toEqual({
      paths: ['table/src/state.ts'],
      names: ['Tender', 'decideWithDice'],
    });
  });
});

it('the table of packages in docs/architecture.md says what may be imported', () => {
  const page = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8');
  const games = ['on-sets', 'equations', 'wff'];
  const rows = [...page.matchAll(/^\| ((?:`[\w-]+`(?:, )?)+) +\|[^|]*\| ([^|]*?) +\|$/gm)].flatMap(([, names, may]) =>
    [...names.matchAll(/`([\w-]+)`/g)].map(([, name]) => [name, may]),
  );
  const told = rows
    .filter(([, may]) => !/^(?:all|types only)/.test(may))
    .map(([name, may]) => [
      name,
      may
        .replace(/types of |nothing/g, '')
        .split(', ')
        .flatMap(one => (one === 'games' ? games : one === '' ? [] : [one])),
    ]);
  expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(mayImport).sort());
  expect(told.length).toBeGreaterThan(8);
  for (const [name, may] of told) expect([name, may.sort()]).toEqual([name, [...mayImport[name]].sort()]);
});

it('every link between the pages of docs/ leads somewhere', () => {
  const broken = [...filesUnder(join(root, 'docs'))]
    .filter(path => path.endsWith('.md'))
    .flatMap(path =>
      [...readFileSync(path, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)]
        .map(([, target]) => join(path, '..', target))
        .filter(target => !existsSync(target)),
    );
  expect(broken).toEqual([]);
});

/** Lines of a terminal that is not full screen. */
const SCREEN = 45;

it('what the five-minute starts tell people to press is on the page', () => {
  const english = [...filesUnder(join(root, 'packages', 'words', 'src', 'en'))]
    .map(path => readFileSync(path, 'utf8'))
    .join('\n');
  const named = [...filesUnder(join(root, 'docs', 'start'))].flatMap(path =>
    [...readFileSync(path, 'utf8').matchAll(/\*\*([^*]+)\*\*/g)].map(([, label]) => label.replace(/\s+/g, ' ')),
  );
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter(label => !english.includes(`: '${label}',`))).toEqual([]);
});

it('every package says in a README of one screen what it is', () => {
  const missing = packageNames(root).filter(name => !existsSync(join(root, 'packages', name, 'README.md')));
  expect(missing).toEqual([]);
  const lines = name => readFileSync(join(root, 'packages', name, 'README.md'), 'utf8').split('\n').length;
  expect(packageNames(root).filter(name => lines(name) > SCREEN)).toEqual([]);
});

it('the variation in docs/how-to/variation.md is the one the program has', () => {
  const page = readFileSync(join(root, 'docs', 'how-to', 'variation.md'), 'utf8');
  const [, shown] = /^```ts\n([\s\S]*?)^```$/m.exec(page);
  expect(shown).toBe(readFileSync(join(root, 'packages/equations/src/variations/number-of-factors.ts'), 'utf8'));
});
