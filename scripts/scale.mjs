#!/usr/bin/env node
// npm run scale -- [--matches 100000] [--runs 1x10,1x100,2x100,3x100,1x1000] [--ms 6000] [--notes file]: CPU of an act in
// nodes and PostgreSQL, by nodes and tables, and a server that has seen many matches.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { main } from './lib/say.mjs';
import { buildWhenStale, install } from './lib/setup.mjs';
import { runTests } from './lib/tests.mjs';

main(async args => {
  const text = { type: 'string' };
  const { values } = parseArgs({ args, options: { matches: text, runs: text, ms: text, notes: text } });
  await install();
  await buildWhenStale();
  process.env.SCALE_MATCHES = values.matches ?? '100000';
  process.env.SCALE_RUNS = values.runs ?? '1x10,1x100,2x100,3x100,1x1000,2x1000,3x1000,1x5000';
  process.env.SCALE_MS = values.ms ?? '6000';
  if (values.notes !== undefined) process.env.SCALE_NOTES = resolve(values.notes);
  return await runTests({ long: true, args: ['packages/server/src/scale.long.test.ts'] });
});
