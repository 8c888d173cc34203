#!/usr/bin/env node
// npm run release -- 1.2.3: checks everything, writes the version, packs, and tries the tarballs and their publication.
// `--check` stops before it writes. `--rehearse` leaves out the two long test runs and puts everything back at the end.
// Nothing is published and nothing is committed: the last lines say how.
import { readFileSync } from 'node:fs';
import { npmRun, packAll } from './lib/packed.mjs';
import { at, readJson } from './lib/project.mjs';
import { releaseFaults, WRITTEN, writeRelease } from './lib/release.mjs';
import { capture, npm, tool } from './lib/run.mjs';
import { main, say, step, Trouble } from './lib/say.mjs';
import { build, install } from './lib/setup.mjs';

/** What depends on the version: the tarballs in an empty folder, the changelog, what the command says of itself. */
const MOVES_WITH_THE_VERSION = ['scripts/packages.test.mjs', 'scripts/lib/release.test.mjs'];

async function makeRelease(version) {
  writeRelease(version, new Date().toISOString().slice(0, 10));
  await build();
  step('Packing; the sizes stand below, where the tarballs are tried');
  await packAll(at('artifacts', 'packages'));
  if ((await tool('vitest', ['run', ...MOVES_WITH_THE_VERSION])) !== 0)
    throw new Trouble(`The tests of the tarballs fail at ${version}. \`git checkout .\` puts the version back.`);
  step('Trying whether npm would publish it');
  // What it says of every file is worth reading only when it would not.
  const { code, err } = await npmRun(['publish', '--workspaces', '--dry-run']);
  if (code !== 0)
    throw new Trouble(`${err}\nnpm would not publish ${version}. \`git checkout .\` puts the version back.`);
}

main(async given => {
  const [version = ''] = given.filter(arg => !arg.startsWith('--'));
  const rehearsed = given.includes('--rehearse');
  const { out: uncommitted } = await capture('git', ['status', '--porcelain']);
  const before = readJson(at('package.json')).version;
  const faults = releaseFaults({
    version,
    before,
    changelog: readFileSync(at('CHANGELOG.md'), 'utf8'),
    uncommitted: uncommitted.trim(),
  });
  for (const fault of faults) say(`  ${fault}`);
  if (faults.length > 0) throw new Trouble('The release cannot be made yet.');
  await install();
  if (!rehearsed)
    for (const script of ['test', 'test:long'])
      if ((await npm(['run', script])) !== 0)
        throw new Trouble(`npm run ${script} failed. Nothing was changed; mend it and try again.`);
  if (given.includes('--check')) {
    step(`${version} can be released`);
    return;
  }
  // Ctrl-C ends what runs just now; what was written is put back or told of all the same.
  process.on('SIGINT', () => {});
  try {
    await makeRelease(version);
  } finally {
    // Nothing was uncommitted, so nothing of anybody's is lost.
    if (rehearsed) await capture('git', ['checkout', '--', ...WRITTEN]);
  }
  if (rehearsed) {
    step(`${version} can be packed and published; everything is as it was`);
    return;
  }
  step(`${version} is ready in artifacts/packages. Then:`);
  say(`  git commit -am "Release ${version}" && git tag v${version} && git push --follow-tags`);
  say('  npm publish --workspaces');
});
