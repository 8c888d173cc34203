import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { at, filesUnder, packageNames, root } from './project.mjs';

/** Where what was last done is remembered; never committed. */
const stampFile = name => at('.cache', `${name}.stamp`);

export const isStamped = (name, value) =>
  existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === value;

export function stamp(name, value) {
  mkdirSync(dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), value);
}

/** Changes whenever a source is added, removed or written. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${relative(root, path)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const rootFiles = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json', 'vitest.config.ts'];

/** Every file that the build reads. */
export const sources = () => [
  ...rootFiles.map(name => at(name)).filter(path => existsSync(path)),
  ...packageNames().flatMap(name => [...filesUnder(at('packages', name))]),
];

/** Every file that a test may depend on. */
export const testSources = () => [...sources(), ...filesUnder(at('scripts')), ...filesUnder(at('cases'))];
