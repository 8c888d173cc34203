#!/usr/bin/env node
// npm run scale -- [--matches 100000] [--runs 1x10,1x100,2x100,3x100,1x1000] [--ms 12000] [--notes file]: CPU of an act in
// nodes and PostgreSQL, by nodes and tables, and a server that has seen many matches.
import { longRun } from './lib/long-run.mjs';

longRun('SCALE', 'packages/server/src/scale.long.test.ts', {
  matches: '100000',
  runs: '1x10,1x30,1x100,1x300,1x1000,2x100,3x100,2x1000,1x5000',
  ms: '12000',
});
