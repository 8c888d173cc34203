import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiOf, apiPackages } from './api-report.mjs';
import { at, filesUnder, packageNames } from './project.mjs';

const IMPORT = /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'((?:@forceout\/|forceout)[^']*)'/g;
const LOADED = /const\s+\{([^}]*)\}\s*=\s*await import\(\s*'((?:@forceout\/|forceout)[^']*)'/g;

/** A game that is loaded whole gives what every game has. */
const WHOLE = /=> import\('(@forceout\/[^']*)'\)/g;
const OF_A_GAME = ['game', 'adjudicator'];

/** What a text takes from each door of the packages: `[[door, name], …]`. */
export const takenIn = text => [
  ...[...text.matchAll(WHOLE)].flatMap(([, from]) => OF_A_GAME.map(name => [from, name])),
  ...[...text.matchAll(IMPORT), ...text.matchAll(LOADED)].flatMap(([, names, from]) =>
    names
      .split(',')
      .map(one =>
        one
          .trim()
          .replace(/^type /, '')
          .split(/\s+as\s+|:/)[0]
          .trim(),
      )
      .filter(one => one !== '')
      .map(name => [from, name]),
  ),
];

/** Tests are let in by the sources beside them; what only they take is no promise to anybody. */
const isTest = path => /\.test\.|test-help|[\\/]test[\\/]/.test(path);

const sourcesOf = folder =>
  [...filesUnder(folder)].filter(path => /\.(?:[cm]?[jt]sx?|md)$/.test(path) && !isTest(path));

/** Every name that somebody else takes: other packages, scripts, examples, and the pages that show how. */
function takenElsewhere() {
  const taken = new Map();
  const note = (from, name) => taken.set(from, (taken.get(from) ?? new Set()).add(name));
  const folders = [...packageNames().map(name => join('packages', name)), 'scripts', 'examples'];
  for (const folder of folders)
    for (const path of [...sourcesOf(at(folder)), ...(folder === 'scripts' ? [at('README.md')] : [])])
      for (const [from, name] of takenIn(readFileSync(path, 'utf8')))
        if (!from.startsWith(`@forceout/${folder.slice('packages/'.length)}`)) note(from, name);
  return taken;
}

/** Names nobody here takes by an import, and why they are there all the same. */
const KEPT = {
  // A league adds an edition of its own from outside: docs/how-to/edition.md.
  rulebook: ['registerEdition', 'ExtendingEdition', 'ExtendingContents', 'UnknownEdition'],
  // A whole match between computer players, without a server: tests of the page play them.
  players: ['playMatch', 'ArenaTable', 'MatchResult'],
  // Tests of the server, which has the virtual tables to try them at.
  host: ['DelayedFeed', 'wishCommand'],
};

/**
 * Names the main door of a package exports that nobody takes, by whatever door, and that no taken name speaks of. A
 * sub-path is a module that its own package uses as well, so nothing can be said of its names.
 */
export function unneeded() {
  const taken = takenElsewhere();
  return apiPackages()
    .filter(name => name !== 'forceout')
    .flatMap(name => {
      const doors = apiOf(name);
      const texts = new Map(doors.flatMap(({ names }) => names).map(one => [one.name, one.text]));
      const needed = new Set();
      const need = one => {
        if (needed.has(one) || !texts.has(one)) return;
        needed.add(one);
        for (const [word] of texts.get(one).matchAll(/[A-Za-z_$][\w$]*/g)) need(word);
      };
      for (const { door } of doors) for (const one of taken.get(`@forceout/${name}${door.slice(1)}`) ?? []) need(one);
      const [main] = doors;
      return main.names
        .map(({ name: one }) => one)
        .filter(one => !needed.has(one) && !KEPT[name]?.includes(one))
        .map(one => `@forceout/${name} exports ${one}, which nobody outside takes.`);
    });
}
