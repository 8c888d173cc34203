import { join, relative, sep } from 'node:path';
import { filesUnder, packageNames } from './project.mjs';

const isTest = path => /\.(?:test|test-help|long\.test)\.tsx?$/.test(path) || /\/test\//.test(path);

/** All code that ships, by its path in the project: not tests, and nothing that was written by a program. */
export const sourcesOf = base =>
  packageNames(base).flatMap(name =>
    [...filesUnder(join(base, 'packages', name, 'src'))]
      .map(path => relative(base, path).split(sep).join('/'))
      .filter(path => /\.tsx?$/.test(path) && !path.endsWith('.gen.ts') && !isTest(path)),
  );

/** What stands directly within a node of a syntax tree. */
export const childrenOf = node =>
  Object.values(node).flatMap(value =>
    Array.isArray(value) ? value.filter(x => x?.type) : value?.type && typeof value === 'object' ? [value] : [],
  );
