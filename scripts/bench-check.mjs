#!/usr/bin/env node
// npm run bench:check: the middle of three quick rounds against the committed ratios; `-- --write` renews them.
import { writeFileSync } from 'node:fs';
import { valueAfter } from './lib/arguments.mjs';
import { benchParts, measured } from './lib/bench-parts.mjs';
import { fallenBehind, middleOf, tableOf } from './lib/figures.mjs';
import { at, readJson, root } from './lib/project.mjs';
import { main, say, step, Trouble } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';

/** A ratio may grow by this part of one before somebody has to look. */
const MOST_WORSE = 0.25;
const ROUNDS = 3;
const FILE = at('bench', 'figures.json');

main(async args => {
  await install();
  await buildWhenStale();
  const only = valueAfter(args, '--only');
  const parts = benchParts(root, only);
  if (parts.length === 0) throw new Trouble(`There is no bench called ${only}.`);
  const rounds = [];
  for (let round = 1; round <= ROUNDS; round++) {
    step(`Round ${round} of ${ROUNDS}`);
    const figures = [];
    for (const part of parts) figures.push(...(await measured(part, ['--quick'])));
    rounds.push(figures);
  }
  const figures = middleOf(rounds);
  if (args.includes('--write')) {
    const kept = only === null ? [] : readJson(FILE).filter(old => !figures.some(({ name }) => name === old.name));
    writeFileSync(FILE, `${JSON.stringify([...kept, ...figures], null, 2)}\n`);
    say(`  ✓ ${figures.length} figures written to bench/figures.json`);
    return 0;
  }
  const committed = readJson(FILE);
  if (!figures.some(({ name }) => committed.some(old => old.name === name)))
    throw new Trouble('bench/figures.json has nothing to compare with. Run `npm run bench:check -- --write` first.');
  for (const line of tableOf(figures, committed)) console.log(line);
  const { worse, gone } = fallenBehind(committed, figures, MOST_WORSE);
  // A part alone measures only its own.
  const missing = only === null ? gone : [];
  for (const name of missing) say(`  ${name}: no longer measured`);
  if (worse.length + missing.length > 0)
    throw new Trouble(`${worse.length} figures are worse by more than a quarter: ${worse.join('; ')}`);
  say('  ✓ no ratio is worse by more than a quarter');
});
