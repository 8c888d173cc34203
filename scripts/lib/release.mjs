import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { at, packageNames, readJson } from './project.mjs';

const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?$/;

/** Is one version after another? A pre-release comes before its release. */
export function isNewer(version, before) {
  const [a, b] = [VERSION.exec(version), VERSION.exec(before)];
  if (a === null || b === null) return false;
  for (const part of [1, 2, 3]) if (a[part] !== b[part]) return Number(a[part]) > Number(b[part]);
  if (a[4] === b[4]) return false;
  return a[4] === undefined || (b[4] !== undefined && a[4] > b[4]);
}

const isOurs = name => name === 'forceout' || name.startsWith('@forceout/');

/** A manifest at another version, with the packages beside it at the same one. */
export function manifestAt(manifest, version) {
  const moved = dependencies =>
    Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [name, isOurs(name) ? version : range]));
  const parts = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'].filter(
    part => manifest[part] !== undefined,
  );
  return { ...manifest, version, ...Object.fromEntries(parts.map(part => [part, moved(manifest[part])])) };
}

/** What users are told of the next release; empty where nothing is. */
export function unreleased(changelog) {
  const [, text = ''] = /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog) ?? [];
  return text.trim();
}

/** The changelog once `version` is out: what was unreleased is its chapter. */
export const changelogAt = (changelog, version, day) =>
  changelog.replace(/^## Unreleased\n/m, () => `## Unreleased\n\n## ${version} (${day})\n`);

/** Why a release cannot be made, one sentence each; `git` tells what is not committed. */
export function releaseFaults({ version, before, changelog, uncommitted }) {
  const faults = [];
  if (version === '') faults.push('Say which version: npm run release -- 1.2.3');
  else if (!VERSION.test(version))
    faults.push(`"${version}" is no version. Write it as 1.2.3: npm run release -- 1.2.3`);
  else if (!isNewer(version, before)) faults.push(`${version} is not after ${before}. Choose a later one.`);
  if (unreleased(changelog) === '')
    faults.push('CHANGELOG.md has nothing under "Unreleased". Write down what changes for users.');
  if (uncommitted !== '') faults.push('There are changes that are not committed. Commit them or put them aside.');
  return faults;
}

const manifests = () => [at('package.json'), ...packageNames().map(name => at('packages', name, 'package.json'))];

/** The files that a release changes. */
export const WRITTEN = ['package.json', 'package-lock.json', 'CHANGELOG.md', 'packages/*/package.json'];

/** Every manifest, the lock file and the changelog at the new version. */
export function writeRelease(version, day) {
  for (const path of manifests())
    writeFileSync(path, `${JSON.stringify(manifestAt(readJson(path), version), null, 2)}\n`);
  const lock = readJson(at('package-lock.json'));
  const packages = Object.fromEntries(
    Object.entries(lock.packages).map(([path, entry]) => [
      path,
      path === '' || path.startsWith('packages/') ? manifestAt(entry, version) : entry,
    ]),
  );
  writeFileSync(at('package-lock.json'), `${JSON.stringify({ ...lock, version, packages }, null, 2)}\n`);
  const changelog = at('CHANGELOG.md');
  if (existsSync(changelog)) writeFileSync(changelog, changelogAt(readFileSync(changelog, 'utf8'), version, day));
}
