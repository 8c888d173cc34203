import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesUnder, root } from './project.mjs';
import { capture } from './run.mjs';

const machinePath = /(?:^|[^\w./:-])(\/(?:work|root|home\/\w+|Users\/\w+)\/[\w./-]*)/m;
const registryHost = /(https?:\/\/[\w.-]*(?:registry|npmjs|artifactory|nexus)[\w.-]*)/;
const readable =
  /\.(?:[cm]?[jt]sx?|json|jsonl|md|html|css|svg|ya?ml|tsv|txt|sh)$|(?:^|\/)(?:\.npmrc|\.gitignore|LICENSE|run)$/;

/** Files that would be committed; every file when this is no git checkout. */
async function projectFiles() {
  const { code, out } = await capture('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']).catch(
    () => ({ code: 1, out: '' }),
  );
  return code === 0 ? out.split('\0').filter(Boolean) : [...filesUnder(root)].map(path => relative(root, path));
}

/** Paths of somebody's machine and hosts of somebody's registry do not belong in the project. */
export async function textFaults() {
  const faults = [];
  for (const path of await projectFiles()) {
    if (!readable.test(path)) continue;
    let text;
    try {
      text = readFileSync(`${root}/${path}`, 'utf8');
    } catch {
      continue;
    }
    const found = machinePath.exec(text)?.[1] ?? registryHost.exec(text)?.[1];
    if (found) faults.push(`${path} names ${found}; nothing in the project may depend on one machine or registry.`);
  }
  return faults;
}
