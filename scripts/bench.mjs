#!/usr/bin/env node
// npm run bench: measures every package that has a bench. `-- --json`, `-- --quick`, `-- --only <package>`.
import { existsSync } from 'node:fs';
import { at, packageNames } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { main, say, step, Trouble } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';

const benchOf = name => at('packages', name, 'dist', 'bench.js');

main(async args => {
  await install();
  await buildWhenStale();
  const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : null;
  const names = packageNames().filter(name => existsSync(benchOf(name)) && (only === null || name === only));
  if (names.length === 0)
    throw new Trouble(only ? `There is no bench in packages/${only}.` : 'No package has a bench yet (src/bench.ts).');
  const passed = args.filter(arg => arg === '--json' || arg === '--quick');
  let missed = 0;
  for (const name of names) {
    step(`Measuring ${name}`);
    // A process each: no figure is spoilt by what another package left in memory.
    missed += await run(process.execPath, [
      '--expose-gc',
      at('scripts', 'lib', 'bench-one.mjs'),
      benchOf(name),
      ...passed,
    ]);
  }
  if (missed > 0) say('\nSome figures miss their target.');
  return missed > 0 ? 1 : 0;
});
