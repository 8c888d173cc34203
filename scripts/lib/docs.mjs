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

/** Pages that speak of the code by the names of its files and of what is in them. */
const speaksOfCode = path =>
  /^docs\/(?:architecture|glossary|laws|record-format|performance)\.md$|^docs\/(?:decisions|solvers)\/|^packages\/[^/]+\/README\.md$/.test(
    path,
  );

const isCode = path => /\.(?:tsx?|mjs|cjs|json)$/.test(path);

/** Formulas of WFF 'N PROOF look like names. */
const isFormula = name => /^[CAKENRpqrsio]+$/.test(name);

const isName = name => /^[A-Za-z_]\w*$/.test(name) && /[a-z][A-Z]|^[A-Z][a-z]/.test(name) && !isFormula(name);

/** What stands in backticks: paths, and names of functions, types and fields. */
export function namedIn(text) {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, quote]) => quote);
  const isPath = quote => /^[\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|md|json)$/.test(quote);
  return {
    paths: quoted.filter(isPath),
    names: quoted
      .filter(quote => !isPath(quote))
      .flatMap(quote => /^([\w.]+)(?:\([^)]*\))?$/.exec(quote)?.[1].split('.') ?? [])
      .filter(isName),
  };
}

/** What the pages name and the code does not have (any more), one sentence each. */
export function brokenNames(base) {
  const files = ['packages', 'scripts', 'docs', 'bench']
    .flatMap(folder => [...filesUnder(join(base, folder))])
    .map(path => relative(base, path).split('\\').join('/'))
    .filter(path => !/(?:^|\/)(?:node_modules|dist)\//.test(path));
  const words = new Set(
    files.filter(isCode).flatMap(path => readFileSync(join(base, path), 'utf8').match(/[A-Za-z_]\w*/g) ?? []),
  );
  const isThere = path => files.some(file => file === path || file.endsWith(`/${path}`));
  return files.filter(speaksOfCode).flatMap(page => {
    const { paths, names } = namedIn(readFileSync(join(base, page), 'utf8'));
    return [
      ...paths.filter(path => !isThere(path)).map(path => `${page} names the file ${path}, which is not there.`),
      ...names.filter(name => !words.has(name)).map(name => `${page} names ${name}, which the code does not have.`),
    ];
  });
}
