import { citationFaults } from './citations.mjs';
import { complexityFaults } from './complexity.mjs';
import { floorFaults } from './floors.mjs';
import { homeFaults } from './homes.mjs';
import { importFaults } from './imports.mjs';
import { nameFaults } from './names.mjs';
import { root } from './project.mjs';
import { tool } from './run.mjs';
import { say, seconds, step, Trouble } from './say.mjs';
import { textFaults } from './texts.mjs';
import { registryFaults } from './words-registry.mjs';

const listed = faults => {
  for (const fault of faults) say(`  ${fault}`);
  return faults.length === 0;
};

const checks = [
  [
    'format and lint',
    async () => (await tool('@biomejs/biome', ['check', '--error-on-warnings', '.'], { command: 'biome' })) === 0,
    'Run `npm run format`; what it leaves has to be mended by hand.',
  ],
  [
    'types',
    async () => (await tool('typescript', ['-p', 'tsconfig.check.json'], { command: 'tsc' })) === 0,
    'Mend the type errors above.',
  ],
  [
    'unused code',
    async () => (await tool('knip', ['--no-progress', '--no-config-hints'])) === 0,
    'Delete what is listed above, or use it.',
  ],
  [
    'direction of imports',
    async () => listed(importFaults(root)),
    'Move the code to the package that may know both sides.',
  ],
  ['words of every language', async () => listed(registryFaults()), 'Add the files named, then run `npm run words`.'],
  [
    'editions and clauses',
    async () => listed(citationFaults(root)),
    'Cite through the rules of the edition; the address goes into its folder in packages/rulebook.',
  ],
  ['one home', async () => listed(homeFaults(root)), 'Move it to the place that is its home.'],
  [
    'names',
    async () => listed(nameFaults(root)),
    'Take the better name of scripts/lib/names.mjs, or one better still.',
  ],
  [
    'ways through a function',
    async () => {
      const { faults, figures } = await complexityFaults(root);
      say(`  ${figures}`);
      return listed(faults);
    },
    'Take the function apart; say by a type that a value is there.',
  ],
  ['no machine paths', async () => listed(await textFaults()), 'Take the paths and hosts out.'],
  [
    'clause floors',
    async () => listed(await floorFaults()),
    'Mend the floor file, or run `npm run clauses -- --raise`.',
  ],
];

/** Runs every check, also after one failed, so that one run shows everything. */
export async function check() {
  step('Checking');
  const failed = [];
  for (const [name, passes, cure] of checks) {
    const since = performance.now();
    const ok = await passes();
    say(`  ${ok ? '✓' : '✗'} ${name} (${seconds(since)})`);
    if (!ok) failed.push(`${name}: ${cure}`);
  }
  if (failed.length > 0) throw new Trouble(`Checks failed.\n  ${failed.join('\n  ')}`);
}
