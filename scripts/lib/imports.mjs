import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesUnder, packageNames, readJson } from './project.mjs';

const games = ['on-sets', 'equations', 'wff'];
const typesOnly = [...games, 'tournament'];
const core = ['rulebook', 'table', ...games, 'tournament'];
const library = [...core, 'record', 'wire', 'host', 'players'];

/** Imports point one way only: what each package may know of the others. */
export const mayImport = {
  rulebook: [],
  table: ['rulebook'],
  'on-sets': ['rulebook', 'table'],
  equations: ['rulebook', 'table'],
  wff: ['rulebook', 'table'],
  tournament: ['rulebook', 'table'],
  record: core,
  wire: ['rulebook', 'table', 'tournament'],
  host: [...core, 'wire', 'words'],
  words: [...library, 'tournament'],
  players: [...core, 'host'],
  server: [...library, 'words'],
  web: [...library, 'words'],
  forceout: [...library, 'words', 'server'],
};

const specifier =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

/** The modules a source names; `type` when the import vanishes on compiling. */
export const importsOf = text =>
  [...text.matchAll(specifier)].map(([, type, fixed, lazy]) => ({ type: type !== undefined, from: fixed ?? lazy }));

const isTest = path => /\.(test|test-help|long\.test)\.tsx?$/.test(path) || path.split(sep).includes('test');
const isBench = path => path.endsWith(`${sep}bench.ts`);

export const stripComments = text => text.replace(/\/\*[\s\S]*?\*\/|(^|[^:'"`])\/\/.*$/gm, '$1');

function faultsOfImport({ type, from }, path, name, base) {
  if (from.startsWith('.')) {
    const target = relative(join(base, 'packages', name), join(path, '..', from));
    return target.startsWith('..') ? [`imports ${from}, which is outside the package`] : [];
  }
  if (from.startsWith('node:') && library.includes(name) && !isTest(path) && !isBench(path))
    return [`imports ${from}; ${name} has to run in a page as well`];
  const scoped = /^@forceout\/([^/]+)(?:\/(.+))?$/.exec(from) ?? (from === 'forceout' ? [from, 'forceout'] : null);
  if (!scoped || scoped[1] === name) return [];
  const [, target, door] = scoped;
  // A table is tried out where it is served: tests of the packages below play at the host's virtual table.
  const tried = isTest(path) && target === 'host' && door === 'virtual-table';
  if (!tried && !mayImport[name]?.includes(target)) return [`imports ${from}, but ${name} may not know ${target}`];
  // Four things are taken from the table as code: the account of a search, the conditions of play, how a code is put
  // together and the tally of planted Solutions. They count cubes, lines and answers and know no game.
  const account = ['coverage', 'planted-run', 'rules', 'said'].includes(door);
  if (typesOnly.includes(name) && target === 'table' && !account && !type && !isTest(path) && !isBench(path))
    return [`imports ${from} as a value; ${name} may use only its types (import type)`];
  if (name === 'words' && !type && !isTest(path))
    return [`imports ${from} as a value; words may use only types (import type)`];
  const { exports = {} } = readJson(join(base, 'packages', target, 'package.json'));
  return door && !exports[`./${door}`] ? [`imports ${from}, which ${target} does not export`] : [];
}

/** Time and dice come in as data. */
function faultsOfPurity(text, path, name) {
  if (!core.includes(name) || isTest(path) || isBench(path)) return [];
  const found = stripComments(text).match(/\b(?:Date\.now|new Date|Math\.random|performance\.now)\b/g) ?? [];
  return [...new Set(found)].map(word => `uses ${word}; ${name} is pure, so time and chance have to come in as data`);
}

/** Everything that breaks the direction of imports or the purity of the core, one sentence each. */
export function importFaults(base) {
  return packageNames(base).flatMap(name => {
    const folder = join(base, 'packages', name, 'src');
    if (!mayImport[name]) return [`packages/${name} is not in the table of scripts/lib/imports.mjs; add it there.`];
    if (!existsSync(folder)) return [];
    return [...filesUnder(folder)]
      .filter(path => /\.tsx?$/.test(path))
      .flatMap(path => {
        const text = readFileSync(path, 'utf8');
        const faults = [
          ...importsOf(text).flatMap(found => faultsOfImport(found, path, name, base)),
          ...faultsOfPurity(text, path, name),
        ];
        return faults.map(fault => `${relative(base, path)} ${fault}.`);
      });
  });
}
