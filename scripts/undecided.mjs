#!/usr/bin/env node
// npm run undecided -- [--seed 1] [--count n] [--ms n] [--from n] [--division d,e] [--mode m,n] [--json]: asks the solver of
// Equations about mats from the middle of a shake and counts what it leaves undecided. Nothing is planted there.
import { pathToFileURL } from 'node:url';
import { cpuBudget } from './lib/cpu.mjs';
import { at } from './lib/project.mjs';
import { main, say, step, Trouble } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';

const DIVISIONS = { elementary: 2000, middle: 2000, junior: 1000, senior: 1000 };
/** Time of the processor for one question; whoever hears "Now" waits less long. */
const MODES = { impossible: 2000, now: 1000, forceout: 2000, stop: 2000 };
/** So many are asked at a time, so that something can be told meanwhile. */
const BATCH = 50;

const NUMBERS = ['seed', 'count', 'ms', 'from'];

function optionsOf(args) {
  const options = { division: Object.keys(DIVISIONS), mode: Object.keys(MODES) };
  for (let i = 0; i < args.length; i++) {
    const key = args[i].replace(/^--/, '');
    const value = args[i + 1];
    if (args[i] === '--json') options.json = true;
    else if (NUMBERS.includes(key) && /^\d+$/.test(value ?? '')) options[key] = Number(args[++i]);
    else if (Array.isArray(options[key]) && value?.split(',').every(v => options[key].includes(v)))
      options[key] = args[++i].split(',');
    else throw new Trouble(`undecided does not know ${args[i]} ${value ?? ''}. See the top of scripts/undecided.mjs.`);
  }
  return options;
}

/** With 95 % certainty the true share is not above this (Wilson's bound). */
function atMost(k, n) {
  const z = 1.645;
  const p = k / n;
  return (p + (z * z) / (2 * n) + z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
}

const percent = share => `${(100 * share).toFixed(2)} %`;

main(async args => {
  const { seed = 1, from = 0, division, mode, json = false, ...options } = optionsOf(args);
  await install();
  await buildWhenStale();
  const { undecided } = await import(pathToFileURL(at('packages', 'equations', 'dist', 'undecided.js')).href);
  let faults = 0;
  for (const after of mode) {
    for (const name of division) {
      const count = options.count ?? DIVISIONS[name];
      const ms = options.ms ?? MODES[after];
      if (!json) step(`${name}, ${after}: ${count} mats from ${from} on, seed ${seed}, ${ms} ms of the processor each`);
      const total = { asked: 0, found: 0, none: 0, undecided: 0, faults: 0 };
      while (total.asked < count) {
        const size = Math.min(BATCH, count - total.asked);
        const budget = () => cpuBudget(ms);
        const tally = undecided({ division: name, after, seed, count: size, from: from + total.asked, budget });
        total.asked += size;
        total.found += tally.found;
        total.none += tally.none;
        total.undecided += tally.open.length;
        total.faults += tally.faults.length;
        for (const wrong of tally.faults) say(`✗ ${wrong}`);
        if (!json) for (const one of tally.open) say(`  undecided ${one}`);
      }
      faults += total.faults;
      const most = atMost(total.undecided, total.asked);
      if (json) console.log(JSON.stringify({ division: name, after, seed, from, ms, ...total, most }));
      else
        say(
          `${name}, ${after}: ${total.found} found, ${total.none} none, ${total.undecided} of ${total.asked} undecided, ` +
            `${percent(total.undecided / total.asked)}, with 95 % certainty under ${percent(most)}`,
        );
    }
  }
  return faults > 0 ? 1 : 0;
});
