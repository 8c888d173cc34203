import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { stripComments } from './imports.mjs';
import { filesUnder, packageNames } from './project.mjs';

const EDITION = /\b(?:onsets|equations|wff)-\d{4}\b/g;
/** `VII-B-4-c`, `XI-B stop`, `BASIC-IV-A`, `GLO goal-word`. */
const CLAUSE = /(?<![\w-])(?:BASIC-(?:0|[IVX]+)|NOTE-\d|[IVX]+-[A-Z](?![A-Za-z])|GLO [a-z])[\w-]*/g;

const isTest = path =>
  /\.(test|test-help|long\.test|long\.test-help)\.tsx?$/.test(path) || path.split(sep).includes('test');
/** Old logs and records carry the editions of their day. */
const isUpcaster = path => path.split(sep).some(part => part.startsWith('upcast'));
/** Addresses of the page that people have bookmarked. */
const isRoute = path => path.endsWith(`${sep}route.ts`);

/** Every edition and every clause that stands as a literal outside the package that knows them, one sentence each. */
export function citationFaults(base) {
  return packageNames(base)
    .filter(name => name !== 'rulebook')
    .flatMap(name => [...filesUnder(join(base, 'packages', name, 'src'))])
    .filter(
      path => /\.tsx?$/.test(path) && !path.endsWith('.gen.ts') && !isTest(path) && !isUpcaster(path) && !isRoute(path),
    )
    .flatMap(path => {
      const text = stripComments(readFileSync(path, 'utf8'));
      const found = new Set([...text.matchAll(EDITION), ...text.matchAll(CLAUSE)].map(([literal]) => literal));
      return [...found].map(
        literal => `${relative(base, path)} names "${literal}"; only packages/rulebook knows editions and clauses.`,
      );
    });
}
