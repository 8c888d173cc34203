#!/usr/bin/env node
// npm test: sets up, builds, checks and runs every test; `--long` runs the heavy ones instead. More arguments go to vitest.
import { check } from './lib/check.mjs';
import { readClauseTable } from './lib/clause-table.mjs';
import { shrunk } from './lib/floors.mjs';
import { readJson, root } from './lib/project.mjs';
import { readProof } from './lib/proof.mjs';
import { main, say, seconds, step, Trouble } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';
import { reportFile, runTests } from './lib/tests.mjs';

/** Clauses may only be gained. */
async function checkClauses() {
  const { byPackage, faults } = readProof(readJson(reportFile(false)), await readClauseTable(), root);
  const lost = shrunk(byPackage);
  for (const line of [...faults, ...lost]) say(`  ${line}`);
  if (faults.length > 0)
    throw new Trouble('Some test titles name too many clauses, or some that do not exist. Mend the titles.');
  if (lost.length > 0)
    throw new Trouble(
      'Fewer clauses are proved than before. Bring the tests back; `npm run clauses` shows what is left.',
    );
  say('  ✓ no clause was lost');
}

main(async given => {
  const since = performance.now();
  const long = given.includes('--long');
  const args = given.filter(arg => arg !== '--long');
  await install();
  await buildWhenStale();
  if (!long) await check();
  step(long ? 'Running the long tests' : 'Running the tests');
  if ((await runTests({ long, args })) !== 0)
    throw new Trouble(`Some tests failed (${seconds(since)} in all). The report above names them.`);
  if (!long && args.length === 0) await checkClauses();
  step(`Everything passed in ${seconds(since)}`);
});
