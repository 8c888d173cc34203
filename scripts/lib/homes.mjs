import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripComments } from './imports.mjs';
import { sourcesOf } from './sources.mjs';

/** What has one home: how it looks, and the folders it may stand in. */
const HOMES = [
  {
    what: 'SQL',
    pattern: /\b(?:SELECT\s[^;]*?\sFROM|INSERT INTO|DELETE FROM|UPDATE \w+ SET)\s/,
    within: 'packages/',
    home: ['packages/server/src/store/'],
    cure: 'put it behind the contract of a store',
  },
  {
    what: 'a variation asked for by its name',
    pattern: /\bhas\.has\(\s*'[a-z-]+'/,
    within: 'packages/equations/src/',
    // What plants Solutions stands apart from the engine that has to find them.
    home: ['packages/equations/src/planted/'],
    cure: 'say what the variation does in its object, and ask for that',
  },
  {
    what: 'words of the page in an act',
    // Names of teams and competitions are proposed in the language of whoever makes them, and are names from then on.
    pattern: /\bact\([^;)]*?\b(?:reason|text|note|why):\s*t\(/,
    within: 'packages/web/src/',
    home: [],
    cure: 'a log has codes: send one, and say it in words where it is read',
  },
];

/** What stands outside its home, one sentence each. Tests may look anywhere. */
export function homeFaults(base) {
  return sourcesOf(base).flatMap(path => {
    const asked = HOMES.filter(
      ({ within, home }) => path.startsWith(within) && !home.some(folder => path.startsWith(folder)),
    );
    if (asked.length === 0) return [];
    const code = stripComments(readFileSync(join(base, path), 'utf8'));
    return asked.flatMap(({ what, pattern, cure }) => {
      const found = pattern.exec(code);
      return found === null ? [] : [`${path} has ${what} (${found[0].trim().slice(0, 40)}): ${cure}.`];
    });
  });
}
