import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder, packageNames } from './project.mjs';

const read = (base, name) => readFileSync(join(base, 'docs', name), 'utf8');

/** What can be cited: rulings by id, laws by number, parts of the protocol by theirs. */
export function citable(base) {
  return {
    rulings: new Set([...read(base, 'rulings.md').matchAll(/^\| (R-[A-Z]+-\d+)/gm)].map(([, id]) => id)),
    laws: new Set([...read(base, 'laws.md').matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => number)),
    parts: new Set([...read(base, 'protocol.md').matchAll(/^#+ (\d+(?:\.\d+)?)\.? /gm)].map(([, part]) => part)),
  };
}

/** Everything that a text cites: `R-VAR-3`, `Law 9`, `protocol part 2`, `protocol 1.2`. */
export const citedIn = text => ({
  rulings: [...text.matchAll(/\bR-[A-Z]+-\d+\b/g)].map(([id]) => id),
  laws: [...text.matchAll(/\bLaws? (\d+)\b/g)].map(([, number]) => number),
  parts: [...text.matchAll(/\bprotocol(?:,? part)? \(?(\d+(?:\.\d+)?)\b/g)].map(([, part]) => part),
});

/** Citations in the sources that lead nowhere, one sentence each. */
export function brokenCitations(base) {
  const known = citable(base);
  return packageNames(base)
    .flatMap(name => [...filesUnder(join(base, 'packages', name))])
    .filter(path => /\.(?:tsx?|md)$/.test(path))
    .flatMap(path => {
      const cited = citedIn(readFileSync(path, 'utf8'));
      return Object.entries(cited).flatMap(([kind, all]) =>
        [...new Set(all)]
          .filter(one => !known[kind].has(one))
          .map(one => `${relative(base, path)} cites ${kind} ${one}, which docs/ does not have.`),
      );
    });
}
