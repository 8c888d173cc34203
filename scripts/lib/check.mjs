import { citationFaults } from './citations.mjs';
import { complexityFaults } from './complexity.mjs';
import { floorFaults } from './floors.mjs';
import { homeFaults } from './homes.mjs';
import { importFaults } from './imports.mjs';
import { nameFaults } from './names.mjs';
import { root } from './project.mjs';
import { proseFaults } from './prose.mjs';
import { capture, toolPath } from './run.mjs';
import { say, seconds, step, Trouble } from './say.mjs';
import { textFaults } from './texts.mjs';
import { twinFaults } from './twins.mjs';
import { registryFaults } from './words-registry.mjs';

const listed = faults => {
  for (const fault of faults) say(`  ${fault}`);
  return faults.length === 0;
};

/** Another program looks: it has a core to itself meanwhile, and what it finds is told in its turn. */
const asked = async (packageName, args, command) => {
  const { code, out, err } = await capture(process.execPath, [toolPath(packageName, command), ...args]);
  return { passed: code === 0, told: `${out}${err}`.trim() };
};

/** Programs of others; they run beside each other. */
const programs = [
  [
    'format and lint',
    () => asked('@biomejs/biome', ['check', '--error-on-warnings', '.'], 'biome'),
    'Run `npm run format`; what it leaves has to be mended by hand.',
  ],
  ['types', () => asked('typescript', ['-p', 'tsconfig.check.json'], 'tsc'), 'Mend the type errors above.'],
  [
    'unused code',
    () => asked('knip', ['--no-progress', '--no-config-hints']),
    'Delete what is listed above, or use it.',
  ],
];

const checks = [
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
  [
    'sentences',
    async () => listed(await proseFaults(root)),
    'Give a code with facts, and put its sentence into packages/words.',
  ],
  [
    'one home',
    async () => listed([...homeFaults(root), ...twinFaults(root)]),
    'Move it to the place that is its home.',
  ],
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
  const note = (name, since, ok, cure) => {
    say(`  ${ok ? '✓' : '✗'} ${name} (${seconds(since)})`);
    if (!ok) failed.push(`${name}: ${cure}`);
  };
  const begun = performance.now();
  const running = programs.map(([, ask]) => ask());
  for (const [name, passes, cure] of checks) {
    const since = performance.now();
    note(name, since, await passes(), cure);
  }
  for (const [i, [name, , cure]] of programs.entries()) {
    const { passed, told } = await running[i];
    if (!passed) say(told);
    note(name, begun, passed, cure);
  }
  if (failed.length > 0) throw new Trouble(`Checks failed.\n  ${failed.join('\n  ')}`);
}
