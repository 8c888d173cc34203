#!/usr/bin/env node
// npm run soak -- [--minutes 30] [--tables 300] [--seed 1] [--notes bench/soak.jsonl]: a server under steady play, watched
// for whatever grows; its figures go to the file of notes minute by minute, the report last.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { main } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';
import { runTests } from './lib/tests.mjs';

main(async args => {
  const options = {
    minutes: { type: 'string' },
    tables: { type: 'string' },
    seed: { type: 'string' },
    notes: { type: 'string' },
  };
  const { values } = parseArgs({ args, options });
  await install();
  await buildWhenStale();
  process.env.SOAK_MINUTES = values.minutes ?? '30';
  process.env.SOAK_TABLES = values.tables ?? '300';
  process.env.SOAK_SEED = values.seed ?? '1';
  if (values.notes !== undefined) process.env.SOAK_NOTES = resolve(values.notes);
  return await runTests({ long: true, args: ['packages/server/src/soak.long.test.ts'] });
});
