import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file of this package that a thread can run: of the build, also when the rest is run from its source. */
export function builtFile(path: string): URL {
  const beside = new URL(`./${path}`, import.meta.url);
  return existsSync(fileURLToPath(beside)) ? beside : new URL(`../dist/${path}`, import.meta.url);
}
