import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder, wherever it was cloned. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export const at = (...parts) => join(root, ...parts);

export const readJson = path => JSON.parse(readFileSync(path, 'utf8'));

/** Names of the folders under packages/ that are packages. */
export const packageNames = (base = root) =>
  readdirSync(join(base, 'packages'), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(base, 'packages', entry.name, 'package.json')))
    .map(entry => entry.name)
    .sort();

/** Every file under a folder, as paths; build output and installed packages are left out. */
export function* filesUnder(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.git', '.cache', 'data', 'artifacts'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesUnder(path);
    else if (entry.isFile()) yield path;
  }
}
