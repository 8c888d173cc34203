#!/usr/bin/env node
// npm run fuzz -- [--count 100000] [--seed 7]: sends a live server what nobody should send.
import { parseArgs } from 'node:util';
import { main } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';
import { runTests } from './lib/tests.mjs';

main(async args => {
  const { values } = parseArgs({ args, options: { count: { type: 'string' }, seed: { type: 'string' } } });
  await install();
  await buildWhenStale();
  process.env.FUZZ_COUNT = values.count ?? '100000';
  process.env.FUZZ_SEED = values.seed ?? String(Date.now() % 1e6);
  return await runTests({ long: false, args: ['packages/server/src/fuzz.test.ts'] });
});
