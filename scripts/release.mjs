#!/usr/bin/env node
// npm run release -- 1.2.3: checks everything, then writes the version and packs. `--check` stops before it writes.
// Nothing is published and nothing is committed: the last lines say how.
import { readFileSync } from 'node:fs';
import { packAll, sizeTable } from './lib/packed.mjs';
import { at, readJson } from './lib/project.mjs';
import { releaseFaults, writeRelease } from './lib/release.mjs';
import { capture, npm } from './lib/run.mjs';
import { main, say, step, Trouble } from './lib/say.mjs';
import { build } from './lib/setup.mjs';

main(async given => {
  const [version = ''] = given.filter(arg => !arg.startsWith('--'));
  const only = given.includes('--check');
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
  // The tests pack and install the tarballs, lint the API, and compare what is exported with docs/api.
  for (const script of ['test', 'test:long'])
    if ((await npm(['run', script])) !== 0)
      throw new Trouble(`npm run ${script} failed. Nothing was changed; mend it and try again.`);
  if (only) return step(`${version} can be released`) ?? 0;
  writeRelease(version, new Date().toISOString().slice(0, 10));
  await build();
  const packed = await packAll(at('artifacts', 'packages'));
  say(sizeTable(packed));
  step(`${version} is ready in artifacts/packages. Then:`);
  say(`  git commit -am "Release ${version}" && git tag v${version} && git push --follow-tags`);
  say('  npm publish --workspaces');
});
