#!/usr/bin/env node
// npm run planted -- --game on-sets [--count 100000] [--seed 1] [--steps n] [--ms n] [--moves n] [--open]
// [--json]: plants correct Solutions and asks the solver about each mat. One contradiction fails the run. With
// --open the mats left undecided are told.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { cpuBudget, cpuMs } from './lib/cpu.mjs';
import { at, packageNames } from './lib/project.mjs';
import { main, say, step, Trouble } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';

const runnerOf = name => at('packages', name, 'dist', 'planted.js');

/** Of a whole run so many are planted at a time, so that something can be told meanwhile. */
const BATCH = 5000;

function optionsOf(args) {
  const known = ['--game', '--count', '--seed', '--steps', '--ms', '--moves'];
  const options = {};
  for (let i = 0; i < args.length; i++) {
    if (args[i] === '--json' || args[i] === '--open') options[args[i].slice(2)] = true;
    else if (known.includes(args[i]) && args[i + 1] !== undefined) options[args[i].slice(2)] = args[++i];
    else throw new Trouble(`planted does not know ${args[i]}. Give it ${known.join(' …, ')} … or --json.`);
  }
  for (const key of ['count', 'seed', 'steps', 'ms', 'moves']) {
    if (options[key] === undefined) continue;
    options[key] = Number(options[key]);
    if (!Number.isSafeInteger(options[key]) || options[key] < 0)
      throw new Trouble(`--${key} takes a whole number, 0 or more.`);
  }
  return options;
}

main(async args => {
  const { game, count = 10_000, seed = 1, steps, ms, moves = 0, open = false, json = false } = optionsOf(args);
  await install();
  await buildWhenStale();
  const games = packageNames().filter(name => existsSync(runnerOf(name)));
  if (!games.includes(game)) throw new Trouble(`Name a game: --game ${games.join(', --game ')}.`);
  const { planted } = await import(pathToFileURL(runnerOf(game)).href);
  if (!json) step(`Planting ${count} Solutions of ${game}, seed ${seed}`);
  const total = { planted: 0, found: 0, undecided: 0, contradictions: 0 };
  const since = cpuMs();
  for (let batch = 0; total.planted < count; batch++) {
    const size = Math.min(BATCH, count - total.planted);
    const asked = Math.round((moves * size) / count);
    const limit = { ...(steps ? { steps } : {}), ...(ms ? { budget: () => cpuBudget(ms) } : {}) };
    const tally = planted({ count: size, seed: seed * 10_007 + batch, moves: asked, ...limit });
    total.planted += tally.planted;
    total.found += tally.found;
    total.undecided += tally.undecided;
    total.contradictions += tally.contradictions.length;
    for (const wrong of tally.contradictions) say(`✗ ${wrong}`);
    if (open) for (const one of tally.open ?? []) say(`  undecided ${one}`);
    if (!json) say(`  ${total.planted}: ${total.undecided} undecided, ${total.contradictions} contradictions`);
  }
  const cpuSeconds = Number(((cpuMs() - since) / 1000).toFixed(1));
  if (json) console.log(JSON.stringify({ game, seed, ...total, cpuSeconds }));
  else say(`${total.found} of ${total.planted} found, ${total.undecided} undecided, ${cpuSeconds} s of CPU.`);
  return total.contradictions > 0 ? 1 : 0;
});
