import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { at, filesUnder, packageNames } from './project.mjs';
import { npm, tool } from './run.mjs';
import { seconds, step, Trouble } from './say.mjs';
import { fingerprint, isStamped, sources, stamp } from './stamp.mjs';

const lock = at('package-lock.json');
const installed = at('node_modules', '.package-lock.json');
const installStamp = at('node_modules', '.forceout-lock');

const lockHash = () => createHash('sha256').update(readFileSync(lock)).digest('hex');

/** A lock file that only looks newer (a fresh checkout of the same text) is no reason to install again. */
function needsInstall() {
  if (!existsSync(installed)) return true;
  if (statSync(lock).mtimeMs <= statSync(installed).mtimeMs) return false;
  return !existsSync(installStamp) || readFileSync(installStamp, 'utf8') !== lockHash();
}

export async function install() {
  if (!needsInstall()) return;
  step('Installing packages (npm ci; the first time takes a minute or two)');
  if ((await npm(['ci', '--no-audit', '--no-fund'])) !== 0)
    throw new Trouble('Installing packages failed. Check the network connection, then run the command again.');
  writeFileSync(installStamp, lockHash());
}

const viteConfig = () =>
  ['ts', 'js', 'mts', 'mjs'].map(end => at('packages', 'web', `vite.config.${end}`)).find(existsSync);

/** Output of a source that is gone would live on: a removed command would still be listed. */
function sweep() {
  for (const name of packageNames()) {
    if (!existsSync(at('packages', name, 'tsconfig.json')) || name === 'web') continue;
    const dist = at('packages', name, 'dist');
    for (const file of existsSync(dist) ? filesUnder(dist) : []) {
      const source = at('packages', name, 'src', relative(dist, file).replace(/(\.d\.ts|\.js)(\.map)?$/, ''));
      if (/\.(js|d\.ts)(\.map)?$/.test(file) && !existsSync(`${source}.ts`) && !existsSync(`${source}.tsx`))
        rmSync(file);
    }
  }
}

/** Compiles every package, and the page when there is one. */
export async function build() {
  const since = performance.now();
  step('Building');
  const mark = fingerprint(sources());
  sweep();
  if ((await tool('typescript', ['-b'], { command: 'tsc' })) !== 0)
    throw new Trouble('The build failed. The errors above say where; mend them and run the command again.');
  // Loaded here: its tool is there once packages are installed.
  const { bundleCommand, bundlePackages } = await import('./bundle.mjs');
  await bundlePackages();
  await bundleCommand();
  // A caller that has loaded vite or vitest is in another mode by then; what is sent is always the same.
  const page = { cwd: at('packages', 'web'), env: { NODE_ENV: 'production' } };
  if (viteConfig() && (await tool('vite', ['build', '--logLevel', 'warn'], page)) !== 0)
    throw new Trouble('Building the page failed. The errors above say where.');
  stamp('build', mark);
  step(`Built in ${seconds(since)}`);
}

const isBuilt = () =>
  packageNames().every(
    name => !existsSync(at('packages', name, 'tsconfig.json')) || existsSync(at('packages', name, 'dist')),
  );

export async function buildWhenStale() {
  if (!isBuilt() || !isStamped('build', fingerprint(sources()))) await build();
}
