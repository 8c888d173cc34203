import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { stripComments } from './imports.mjs';
import { filesUnder, packageNames } from './project.mjs';

/** Names that do not explain themselves, with what to write instead. */
const RENAMED = {
  Hall: 'table registry',
  Tender: 'table scheduler',
  Pulse: 'node heartbeat',
  refereed: 'seeded play',
  watchful: 'wrapStoreErrors',
  bury: 'removeNode',
  struck: 'anonymize',
  Doer: 'participant',
  Why: 'refusal reason',
  isWhy: 'isRefusalReason',
  whyOf: 'reasonOf',
  Scribe: 'transaction',
  shelf: 'loaders, usable cubes or cache',
  shelves: 'loaders',
  Told: 'log line',
  useSay: 'useRefereeText',
  Spoken: 'live region',
  weave: 'align goal',
  goOver: 'retry thoroughly',
  twin: 'reference implementation, oracle, or what it is compared with',
  curtain: 'pass-the-device screen',
};

/** Packages that have none of them any more; the list grows until every package is on it. */
const DONE = ['rulebook', 'record', 'words'];

/** Packages whose files are not yet all named in kebab-case. */
const FILES_TO_COME = [];

const isKebab = name => /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*\.tsx?$/.test(name);

/** Names that a stranger would not understand, one sentence each. */
export function nameFaults(base) {
  return packageNames(base).flatMap(name => {
    const files = [...filesUnder(join(base, 'packages', name, 'src'))].filter(path => /\.tsx?$/.test(path));
    const oddFiles = FILES_TO_COME.includes(name) ? [] : files.filter(path => !isKebab(basename(path)));
    return [
      ...oddFiles.map(path => `${relative(base, path)} is not named in kebab-case.`),
      ...(DONE.includes(name) ? files.flatMap(path => oldWords(base, path)) : []),
    ];
  });
}

function oldWords(base, path) {
  const code = stripComments(readFileSync(path, 'utf8')).replace(/(['"`])(?:\\.|(?!\1)[^\\])*\1/g, '');
  return Object.entries(RENAMED).flatMap(([old, better]) =>
    new RegExp(`\\b${old}\\b`).test(code) ? [`${relative(base, path)} says ${old}; better: ${better}.`] : [],
  );
}
