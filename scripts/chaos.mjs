#!/usr/bin/env node
// npm run chaos -- [--minutes 10] [--tables 1000] [--seed 1]: PostgreSQL and three nodes, with everything going wrong in turn.
import { parseArgs } from 'node:util';
import { main } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';
import { runTests } from './lib/tests.mjs';

main(async args => {
  const options = { minutes: { type: 'string' }, tables: { type: 'string' }, seed: { type: 'string' } };
  const { values } = parseArgs({ args, options });
  await install();
  await buildWhenStale();
  process.env.CHAOS_MINUTES = values.minutes ?? '10';
  process.env.CHAOS_TABLES = values.tables ?? '1000';
  process.env.CHAOS_SEED = values.seed ?? '1';
  return await runTests({ long: true, args: ['packages/server/src/chaos.long.test.ts'] });
});
